"""What a compiled bot of Ra decides: it compares points, and thinks no move ahead."""

from typing import Final

from heliopolis.bots.ra.merchant.prices import decide_bid, surplus_of_winning
from heliopolis.bots.ra.traits import Traits
from heliopolis.bots.ra.valuation.hands import strike_hand, take_hand, take_track, worth_of_hand
from heliopolis.bots.ra.valuation.outlook import Outlook, look
from heliopolis.bots.ra.valuation.worth import Pad
from heliopolis.core.bits import count_bits, lowest_bit, wide
from heliopolis.core.compile import rule
from heliopolis.core.stream import Stream, below
from heliopolis.ra.kernel import random_action
from heliopolis.ra.legal import legal_actions
from heliopolis.ra.moves import (
    DONE_ACTION,
    DRAW_ACTION,
    GOD_BASE,
    LOSE_BASE,
    RA_ACTION,
)
from heliopolis.ra.state import BID, GODS, LOSE, State, track_is_full
from heliopolis.ra.tiles import GOD, KINDS
from heliopolis.ra.turn import tiles_for_gods

_NOTHING: Final = -1


@rule
def decide(s: State, traits: Traits, stream: Stream, pad: Pad) -> int:
    """The number of the decision that a bot with these traits takes."""
    if traits.uniform > 0.0:
        return random_action(s, stream)
    outlook = look(s, traits)
    if s.phase == LOSE:
        return decide_loss(s, outlook, traits, pad)
    if s.phase != BID:
        kind = kind_for_god(s, outlook, traits, pad)
        if kind != _NOTHING:
            return GOD_BASE + kind
        if s.phase == GODS:
            return DONE_ACTION
        if track_is_full(s):
            return RA_ACTION
    weigh_track(s, outlook, traits, pad)
    pad.gains[s.acting] += misjudged(traits, stream)
    if s.phase == BID:
        return decide_bid(s, pad.gains, outlook, traits)
    wanted = traits.patience * outlook.hope
    if outlook.bidders == 1:  # nobody else can take the lot
        wanted *= 1.0 - traits.calm
    wanted -= traits.fear * outlook.ends * max(0.0, pad.gains[s.acting])
    surplus = surplus_of_winning(s, pad.gains, outlook, traits)
    return RA_ACTION if surplus > wanted else DRAW_ACTION


@rule
def misjudged(traits: Traits, stream: Stream) -> float:
    """The points by which something is misjudged this time."""
    if traits.noise == 0.0:
        return 0.0
    return traits.noise * (below(stream, 2001) - 1000) / 1000.0


@rule
def weigh_track(s: State, outlook: Outlook, traits: Traits, pad: Pad) -> None:
    """Write down what every seat's hand gains when it wins the track with any of its suns."""
    for seat in range(wide(s.players)):
        suns = count_bits(int(s.face_up[seat]))
        gain = 0.0
        take_hand(s, seat, pad.hand)
        for taken in range(2 if suns > 0 else 0):
            if taken == 1:
                take_track(s, pad.hand)
            sign = 2 * taken - 1
            gain += sign * worth_of_hand(s, seat, suns - taken, outlook, traits, pad)
        pad.gains[seat] = gain


@rule
def kind_for_god(s: State, outlook: Outlook, traits: Traits, pad: Pad) -> int:
    """The kind of tile that is worth a god most, or nothing."""
    own = wide(s.acting)
    if s.tiles[own, GOD] == 0:
        return _NOTHING
    kinds = tiles_for_gods(s)
    suns = count_bits(int(s.face_up[own]))
    best = _NOTHING
    enough = 0.0
    for kind in range(GOD, KINDS):
        # To take a god for a god changes nothing, so the first is what the hand is worth now.
        if kind == GOD or kinds >> kind & 1:
            take_hand(s, own, pad.hand)
            pad.hand[GOD] -= 1
            pad.hand[kind] += 1
            strike_hand(pad.hand)
            worth = worth_of_hand(s, own, suns, outlook, traits, pad)
            if kind == GOD:
                enough = worth + traits.god_margin * outlook.hope
            elif worth > enough:
                best = kind
                enough = worth
    return best


@rule
def decide_loss(s: State, outlook: Outlook, traits: Traits, pad: Pad) -> int:
    """Lose the tile without which the rest is worth most."""
    own = wide(s.acting)
    suns = count_bits(int(s.face_up[own]))
    actions = legal_actions(s)
    best = _NOTHING
    best_worth = 0.0
    while actions != 0:
        number = lowest_bit(actions)
        actions &= actions - 1
        take_hand(s, own, pad.hand)
        pad.hand[number - LOSE_BASE] -= 1
        worth = worth_of_hand(s, own, suns, outlook, traits, pad)
        if best == _NOTHING or worth > best_worth:
            best = number
            best_worth = worth
    return best
