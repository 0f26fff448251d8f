"""What a compiled bot of the dice game decides."""

from heliopolis.bots.dice.merchant.rolls import think_of_rolls, worth_of_roll
from heliopolis.bots.dice.merchant.spend import think_of_uses, worth_of_use
from heliopolis.bots.dice.merchant.taste import civ_standing
from heliopolis.bots.dice.pad import Pad, take_on
from heliopolis.bots.dice.traits import Sense, Traits
from heliopolis.bots.dice.valuation.harm import loss_of_monument
from heliopolis.bots.dice.valuation.outlook import NO_STEPS, look_ahead
from heliopolis.core.bits import wide
from heliopolis.core.compile import constant, rule
from heliopolis.core.stream import Stream, below
from heliopolis.dice.catalogue import LOSE_CIV_BASE, LOSE_MONUMENT_BASE
from heliopolis.dice.components import CIV
from heliopolis.dice.kernel import IN_ORDER, find_distinct
from heliopolis.dice.state import APPLY, REROLL, State

_NOISE_STEPS = constant(1 << 20)


@rule
def decide(s: State, traits: Traits, stream: Stream, pad: Pad) -> int:
    """The number of the decision that a bot with these traits takes."""
    found = pad.found
    count = find_distinct(s, IN_ORDER, found)
    if traits.uniform > 0.0:
        return int(found[below(stream, count)])
    if count == 1:
        return int(found[0])
    take_on(traits, wide(s.players), pad)
    sense = pad.sense[0]
    if s.phase == REROLL:
        think_of_rolls(s, sense, pad)
    else:
        look_ahead(s, NO_STEPS, pad.looks[0])
        if s.phase == APPLY:
            think_of_uses(s, sense, pad)
    chosen = int(found[0])
    most = -1.0e9
    for at in range(count):
        number = int(found[at])
        if s.phase == REROLL:
            worth = worth_of_roll(s, number, sense, pad)
        elif s.phase == APPLY:
            worth = worth_of_use(s, number, sense, pad)
        else:
            worth = worth_of_loss(s, number, sense, pad)
        if sense.noise > 0.0:
            worth += sense.noise * below(stream, _NOISE_STEPS) / _NOISE_STEPS
        if worth > most:
            most = worth
            chosen = number
    return chosen


@rule
def worth_of_loss(s: State, number: int, sense: Sense, pad: Pad) -> float:
    """What a victim that gives up a marker has left of the area, up to a constant."""
    victim = wide(s.acting)
    look = pad.looks[0]
    if s.disaster == CIV:
        left = wide(s.civ[victim]) & ~(1 << number - LOSE_CIV_BASE)
        return civ_standing(s, victim, left, look, sense)
    own = wide(s.monuments[victim])
    return -loss_of_monument(s, victim, own, number - LOSE_MONUMENT_BASE, look, sense)
