"""The last turn of an epoch solved exactly: every throw, every way to spend the dice.

Nothing here knows what a bot thinks. The worth of a throw is the best end that any order of
distinct moves leads to, by the margin of who is on turn over the mean of its rivals. Where the
game is over that is what the rules score; where it goes on, in later epochs or because a third
Sun keeps Ra where it is, the first merchant estimates what is to come, always by the same numbers.
"""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.compiled import stack_traits
from heliopolis.bots.dice.pad import new_pad, take_on
from heliopolis.bots.dice.valuation.evaluate import evaluate
from heliopolis.bots.minds import mind_of
from heliopolis.core.log import new_log
from heliopolis.core.stream import make_streams
from heliopolis.dice import kernel
from heliopolis.dice.catalogue import ACTIONS, KEEP_ACTION
from heliopolis.dice.components import CIV, DICE, MONUMENT, SIDES, SUN
from heliopolis.dice.state import LOSE, OVER, REROLL, ROLL
from heliopolis.games import make_game
from tests.bots.dice.thinking import TRAITS_OF, decided

Worth = NDArray[np.float64]
"""A number for every throw: an axis for each die, along it the faces."""
SETS: Final = [set_of for size in range(1, DICE + 1) for set_of in combinations(range(DICE), size)]
"""Every set of dice but none."""
JUDGE: Final = "merchant-1"


def suns_of(states: Any) -> list[int]:
    """The dice that show a Sun and stay (D-3)."""
    return [die for die in range(DICE) if int(states[0]["showing"][SUN]) >> die & 1]


def ends_epoch(states: Any) -> bool:
    """Whether the epoch is over after this turn if it gets no more Suns."""
    suns = len(suns_of(states))
    left = int(states[0]["sun_track"]) - int(states[0]["ra"])
    return suns in (1, 2) and left <= suns


def last_turns(players: int, games: int, seed: int) -> Iterator[Any]:
    """Where dice may be rolled in turns that end an epoch, of games between first merchants."""
    mind = mind_of("ra-dice")
    generator = np.random.default_rng((seed, players))
    for _ in range(games):
        chance = make_streams(generator, 1)
        states = mind.begin(make_game("ra-dice", players), chance)
        while states[0]["phase"] != OVER:
            if states[0]["phase"] == REROLL and ends_epoch(states):
                yield states
            thrown = states[0]["phase"] == ROLL
            states = after(
                states, int(mind.outcome(states, chance)) if thrown else decided(states, JUDGE)
            )


def margin(states: Any, seat: int) -> float:
    """What a seat has more than the mean of its rivals at the end, scored or estimated."""
    players = int(states[0]["players"])
    points = np.zeros(4)
    if states[0]["phase"] == OVER:
        points[:players] = states[0]["points"][:players]
    else:
        pad = new_pad()
        take_on(stack_traits([TRAITS_OF[JUDGE]])[0], players, pad)
        evaluate(states[0], pad.sense[0], pad, points)
    rivals = np.delete(points[:players], seat)
    return float(points[seat] - rivals.mean())


def best_end(states: Any, seat: int) -> float:
    """The margin of a seat that spends its dice in the best way; victims choose for themselves."""
    phase = int(states[0]["phase"])
    if phase in (ROLL, OVER):
        return margin(states, seat)
    if phase == LOSE:
        return best_end(after(states, decided(states, JUDGE)), seat)
    found = np.zeros(ACTIONS, dtype=np.int64)
    count = kernel.distinct_of(states, kernel.IN_ORDER, found)
    return max(best_end(after(states, int(number)), seat) for number in found[:count])


def after(states: Any, number: int) -> Any:
    """The state that a move leads to."""
    states = states.copy()
    assert kernel.play(states, number, new_log())
    return states


def worth_of_throws(states: Any) -> Worth:
    """What every throw that may still lie there is worth when it is kept."""
    seat = int(states[0]["turn"])
    locked = suns_of(states)
    worth = np.full((SIDES,) * DICE, np.nan)
    known: dict[tuple[int, ...], float] = {}
    for throw in product(*([SUN] if die in locked else range(SIDES) for die in range(DICE))):
        shown = [
            sum(1 << die for die in range(DICE) if throw[die] == face) for face in range(SIDES)
        ]
        alike = tuple(
            dice if face in (CIV, MONUMENT) else dice.bit_count() for face, dice in enumerate(shown)
        )
        if alike not in known:  # only of these two it matters which die shows them
            whole = states.copy()
            whole[0]["showing"][:] = shown
            known[alike] = best_end(after(whole, KEEP_ACTION), seat)
        worth[throw] = known[alike]
    return worth


def thrown(worth: Worth, dice: tuple[int, ...]) -> Worth:
    """What throws are worth to who throws some of their dice once more."""
    return np.broadcast_to(worth.mean(axis=dice, keepdims=True), worth.shape)


def chosen(worth: Worth) -> Worth:
    """What throws are worth to who may throw any of their dice but Suns once more, or none."""
    best = worth.copy()
    faces = np.indices(worth.shape)
    for dice in SETS:
        free = (faces[list(dice)] != SUN).all(axis=0)
        best = np.where(free, np.fmax(best, thrown(worth, dice)), best)
    return best


def worth_of_choices(states: Any) -> dict[int, float]:
    """What each decision is worth where dice may be rolled again, if all that follows is best."""
    assert states[0]["phase"] == REROLL
    whole = worth_of_throws(states)
    later = chosen(whole) if states[0]["throws"] == 1 else whole
    shown = tuple(
        next(face for face in range(SIDES) if int(states[0]["showing"][face]) >> die & 1)
        for die in range(DICE)
    )
    found = {KEEP_ACTION: float(whole[shown])}
    for dice in SETS:
        if not set(dice) & set(suns_of(states)):
            found[sum(1 << die for die in dice)] = float(thrown(later, dice)[shown])
    return found
