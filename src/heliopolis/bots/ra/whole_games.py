"""Whole games of Ra between compiled bots, and what is counted of them."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.ra.merchant.decide import decide
from heliopolis.bots.ra.valuation.worth import new_pad
from heliopolis.core.bits import count_bits, wide
from heliopolis.core.compile import rule, zeroed
from heliopolis.core.log import ROW, ROWS, clear
from heliopolis.core.seats import NOBODY
from heliopolis.core.stream import Stream
from heliopolis.ra import kernel
from heliopolis.ra.apply import apply
from heliopolis.ra.facts import (
    AUCTION_OPENED,
    AUCTION_WON,
    GOD_PLAYED,
    LISTED,
    SCORED,
)
from heliopolis.ra.game import Game
from heliopolis.ra.kernel import draw_kind
from heliopolis.ra.moves import ACTIONS
from heliopolis.ra.state import DRAW, OVER, RA_INVOKED, STATE, State
from heliopolis.ra.suns import RA_SPACES, bits_of
from heliopolis.ra.tiles import RA

COLUMNS: Final = (
    "gods",
    "gold",
    "pharaohs",
    "river",
    "civilization",
    "monuments",
    "suns",
    "auctions won",
    "tiles won",
    "suns paid",
    "Ra invoked",
    "gods played",
    "suns unspent",
)
"""What is counted of a seat: points by item of the score sheet, then what it did."""
ITEMS: Final = 7
RATES: Final = (
    ("tiles a lot", "tiles won", "auctions won"),
    ("sun paid a lot", "suns paid", "auctions won"),
)
"""What is looked at besides the columns: a name, and the column that is divided by another."""
_WON: Final = ITEMS
_TILES: Final = ITEMS + 1
_PAID: Final = ITEMS + 2
_INVOKED: Final = ITEMS + 3
_GODS: Final = ITEMS + 4
_UNSPENT: Final = ITEMS + 5


def begin(game: Game, chance: Stream) -> Any:
    """A state for every stream, which deals the suns."""
    states = zeroed(len(chance), STATE)
    groups = np.array([bits_of(group) for group in game.sun_groups], dtype=np.int32)
    kernel.start(states, game.at_once, game.hidden, groups, chance)
    return states


@rule
def outcome(states: Any, chance: Stream) -> int:
    """The number of the tile that the first state's game draws."""
    return ACTIONS + draw_kind(states[0], chance)


@rule
def count(states: Any, number: int, log: NDArray[np.int16], tally: NDArray[np.int64]) -> None:
    """Add what a move does in the first state, and what it logged, to the tally of every seat."""
    count_unspent(states[0], number, tally)
    count_facts(log, tally)


@rule
def play_counted(s: State, number: int, log: NDArray[np.int16], tally: NDArray[np.int64]) -> None:
    """Play a decision or an outcome, and add what happened to the tally of every seat."""
    count_unspent(s, number, tally)
    clear(log)
    apply(s, number, log)
    count_facts(log, tally)


@rule
def count_unspent(s: State, number: int, tally: NDArray[np.int64]) -> None:
    """Add the suns that nobody can spend any more when a drawn Ra ends the epoch."""
    if number == ACTIONS + RA and s.ra_tiles + 1 == RA_SPACES[s.players]:
        for seat in range(wide(s.players)):
            tally[seat, _UNSPENT] += count_bits(int(s.face_up[seat]))


@rule
def count_facts(log: NDArray[np.int16], tally: NDArray[np.int64]) -> None:
    """Add what happened to the tally of every seat: int64[players, columns]."""
    winner = NOBODY
    for row in range(1, int(log[0, 0]) + 1):
        fact = int(log[row, 0])
        seat = int(log[row, 1])
        if fact == LISTED:
            if winner != NOBODY:
                tally[winner, _TILES] += log[row, 2]
            continue
        winner = NOBODY
        if fact == SCORED:
            tally[seat, log[row, 2]] += log[row, 3]
        elif fact == AUCTION_WON:
            winner = seat
            tally[seat, _WON] += 1
            tally[seat, _PAID] += log[row, 2]
        elif fact == AUCTION_OPENED and log[row, 2] == RA_INVOKED:
            tally[seat, _INVOKED] += 1
        elif fact == GOD_PLAYED:
            tally[seat, _GODS] += 1


@rule
def decide_in(states: Any, traits: Any, stream: Stream) -> int:
    """What a bot with the first traits decides in the first state."""
    return decide(states[0], traits[0], stream, new_pad())


@rule
def decide_each(
    states: Any, asked: NDArray[np.bool_], traits: Any, streams: Stream, actions: NDArray[np.int64]
) -> None:
    """Write what a bot with the first traits decides in every state where it is asked."""
    pad = new_pad()
    for game in range(len(states)):
        if asked[game]:
            actions[game] = decide(states[game], traits[0], streams[game : game + 1], pad)


@rule
def play_games(
    states: Any, chance: Stream, streams: Stream, traits: Any, tallies: NDArray[np.int64]
) -> None:
    """Play every game to its end, a compiled bot in every seat."""
    log = np.zeros((ROWS, ROW), dtype=np.int16)
    pad = new_pad()
    players = len(traits)
    for game in range(len(states)):
        s = states[game]
        dealer = chance[game : game + 1]
        tally = tallies[game]
        while s.phase != OVER:
            if s.phase == DRAW:
                number = ACTIONS + draw_kind(s, dealer)
            else:
                seat = int(s.acting)
                own = game * players + seat
                number = decide(s, traits[seat], streams[own : own + 1], pad)
            play_counted(s, number, log, tally)
