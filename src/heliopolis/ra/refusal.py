"""Why a move is not allowed: a code, its parameters and the number of the rule."""

from typing import Final, assert_never

from heliopolis.core.errors import Refusal
from heliopolis.ra.fields import Fields
from heliopolis.ra.moves import MOVES, Bid, Done, Draw, Drawn, InvokeRa, Lose, Move, Pass, PlayGod
from heliopolis.ra.state import BID, DRAW, GODS, LOSE, OVER, TURN
from heliopolis.ra.suns import suns_of
from heliopolis.ra.tiles import GOD, KIND_OF, TAKEN_BY, TILES, Tile

_ASKED: Final = {
    TURN: ("choose-an-action", "R-3.1"),
    GODS: ("more-gods-or-done", "R-11.3"),
    BID: ("bid-or-pass", "R-4.1"),
}


def refusal_of(state: bytes, number: int) -> Refusal:
    """Why the move with a number, which is illegal in a state, is illegal there."""
    return refusal(Fields(state), MOVES[number])


def refusal(fields: Fields, move: Move) -> Refusal:
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


def _not_asked(fields: Fields) -> Refusal:
    """What it is time for instead."""
    if fields.phase == OVER:
        return Refusal("game-over", {"ended": "finished"}, "R-8.4")
    if fields.phase == DRAW:
        return Refusal("tile-being-drawn", {}, "R-3.2")
    if fields.phase == LOSE:
        disaster = TILES[fields.losing_to].value
        return Refusal("choose-a-loss", {"seat": fields.acting, "disaster": disaster}, "R-11.4")
    code, rule = _ASKED[fields.phase]
    return Refusal(code, {"seat": fields.acting}, rule)


def _no_draw(fields: Fields) -> Refusal:
    if fields.phase != TURN:
        return _not_asked(fields)
    return Refusal("track-full", {}, "R-3.2")


def _no_god(fields: Fields, tile: Tile) -> Refusal:
    if fields.phase not in (TURN, GODS):
        return _not_asked(fields)
    if fields.tiles(fields.acting)[GOD] == 0:
        return Refusal("no-god", {"seat": fields.acting}, "R-3.4")
    return Refusal("tile-not-on-track", {"tile": tile.value}, "R-3.4")


def _no_bid(fields: Fields, sun: int) -> Refusal:
    if fields.phase != BID:
        return _not_asked(fields)
    face_up = fields.face_up[fields.acting]
    if not face_up >> sun & 1:
        parameters = {"seat": fields.acting, "sun": sun, "suns": suns_of(face_up)}
        return Refusal("no-such-sun", parameters, "R-4.1")
    return Refusal("bid-too-low", {"sun": sun, "best_bid": fields.best_bid}, "R-4.1")


def _no_pass(fields: Fields) -> Refusal:
    if fields.phase != BID:
        return _not_asked(fields)
    return Refusal("must-bid", {"seat": fields.acting}, "R-4.2")


def _no_loss(fields: Fields, tile: Tile) -> Refusal:
    if fields.phase != LOSE:
        return _not_asked(fields)
    first, end = TAKEN_BY[fields.losing_to]
    if not first <= KIND_OF[tile] < end:
        disaster = TILES[fields.losing_to].value
        return Refusal("disaster-spares-tile", {"disaster": disaster, "tile": tile.value}, "R-5.1")
    return Refusal("no-tile-to-lose", {"seat": fields.acting, "tile": tile.value}, "R-5.1")


def _no_outcome(fields: Fields, tile: Tile) -> Refusal:
    if fields.phase == OVER:
        return _not_asked(fields)
    if fields.phase != DRAW:
        return Refusal("nothing-drawn", {}, "R-3.2")
    return Refusal("none-in-bag", {"tile": tile.value}, "R-1.1")
