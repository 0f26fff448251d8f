"""Why a move is not allowed, in words and with the number of the rule."""

from typing import assert_never

from heliopolis.core.errors import Refusal
from heliopolis.ra.fields import Fields
from heliopolis.ra.moves import MOVES, Bid, Done, Draw, Drawn, InvokeRa, Lose, Move, Pass, PlayGod
from heliopolis.ra.state import BID, DRAW, GODS, LOSE, OVER, TURN
from heliopolis.ra.suns import suns_of
from heliopolis.ra.tiles import GOD, KIND_OF, TILES, UNREST, Tile

Reason = tuple[str, str]
"""A reason and the number of its rule."""

_ASKED = {
    TURN: ("it is time to draw, invoke Ra or play a god", "R-3.1"),
    DRAW: ("a tile is being drawn, so an outcome such as +nile comes next", "R-3.2"),
    GODS: ("it is time to play another god or be done", "R-11.3"),
    BID: ("it is time to bid or pass", "R-4.1"),
    OVER: ("the game is over", "R-8.4"),
}


def refusal_of(record: bytes, number: int) -> Refusal:
    """Why the move with a number, which is illegal in a record, is illegal there."""
    reason, rule = refusal(Fields(record), MOVES[number])
    return Refusal(reason, {}, rule)


def refusal(fields: Fields, move: Move) -> Reason:
    """Why an illegal move is illegal."""
    match move:
        case Draw():
            return _no_draw(fields)
        case InvokeRa():
            return _not_asked(fields)
        case Done():
            return _not_asked(fields)
        case PlayGod(tile=tile):
            return _no_god(fields, tile)
        case Bid(sun=sun):
            return _no_bid(fields, sun)
        case Pass():
            return _no_pass(fields)
        case Lose(tile=tile):
            return _no_loss(fields, tile)
        case Drawn(tile=tile):
            return _no_outcome(fields, tile)
    assert_never(move)


def _not_asked(fields: Fields) -> Reason:
    if fields.phase == LOSE:
        family = "civilization" if fields.losing_to == UNREST else "monument"
        return (f"seat {fields.acting} must choose a {family} tile to lose", "R-11.4")
    return _ASKED[fields.phase]


def _no_draw(fields: Fields) -> Reason:
    if fields.phase != TURN:
        return _not_asked(fields)
    return ("the auction track is full", "R-3.2")


def _no_god(fields: Fields, tile: Tile) -> Reason:
    if fields.phase not in (TURN, GODS):
        return _not_asked(fields)
    if fields.tiles(fields.acting)[GOD] == 0:
        return (f"seat {fields.acting} has no god", "R-3.4")
    return (f"no {tile.value} lies on the auction track", "R-3.4")


def _no_bid(fields: Fields, sun: int) -> Reason:
    if fields.phase != BID:
        return _not_asked(fields)
    if not fields.face_up[fields.acting] >> sun & 1:
        suns = ", ".join(str(own) for own in suns_of(fields.face_up[fields.acting]))
        return (f"seat {fields.acting} has no face-up sun {sun}, only {suns}", "R-4.1")
    return (f"a bid must be higher than {fields.best_bid}", "R-4.1")


def _no_pass(fields: Fields) -> Reason:
    if fields.phase != BID:
        return _not_asked(fields)
    return ("who invoked Ra must bid when nobody else did and the track is not full", "R-4.2")


def _no_loss(fields: Fields, tile: Tile) -> Reason:
    if fields.phase != LOSE:
        return _not_asked(fields)
    disaster = TILES[fields.losing_to]
    if fields.tiles(fields.acting)[KIND_OF[tile]] == 0:
        return (f"seat {fields.acting} has no {tile.value} to lose", "R-5.1")
    return (f"{disaster.value} does not take {tile.value}", "R-5.1")


def _no_outcome(fields: Fields, tile: Tile) -> Reason:
    if fields.phase != DRAW:
        reason, rule = _not_asked(fields)
        return (f"no tile is being drawn: {reason}", rule)
    return (f"no {tile.value} is left in the bag", "R-1.1")
