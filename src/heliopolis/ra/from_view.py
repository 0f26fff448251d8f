"""A position to think in, rebuilt from what a seat may know."""

from typing import Final

from heliopolis.core.seats import NOBODY
from heliopolis.core.view import rebuilt_from
from heliopolis.ra.checks import check_sheets, check_state
from heliopolis.ra.fields import LAYOUT, PHASES, REASONS
from heliopolis.ra.game import Game
from heliopolis.ra.hidden import hidden_points
from heliopolis.ra.position import Position
from heliopolis.ra.state import NO_AUCTION
from heliopolis.ra.suns import SEATS, bits_of
from heliopolis.ra.tiles import EMPTY, KIND_OF, KINDS, TILES, Tile
from heliopolis.ra.view import View

_PHASE_OF: Final = {name: phase for phase, name in PHASES.items()}
_REASON_OF: Final = {name: reason for reason, name in REASONS.items()}


def from_view(view: View) -> Position:
    """Rebuild a position from a view; raise `InvalidPosition` when it is none.

    A table that cannot be set up at all raises `InvalidSetup`.

    Points that the view hides are those of `hidden_points`: such a position is for thinking.
    """
    return rebuilt_from(view, _rebuild)


def _rebuild(view: View) -> Position:
    game = Game(view.players, view.edition, view.overrides, view.scores)
    empty = SEATS - view.players
    turn = _or_nobody(view.turn)
    state = LAYOUT.pack(
        {
            "players": view.players,
            "at_once": game.at_once,
            "hidden": game.hidden,
            "epoch": view.epoch,
            "phase": _PHASE_OF[view.phase],
            "turn": turn,
            "acting": turn if view.acting is None else view.acting,
            "auction": NO_AUCTION if view.auction is None else _REASON_OF[view.auction],
            "best_bid": view.best_bid or 0,
            "best_bidder": _or_nobody(view.best_bidder),
            "owed": view.owed,
            "losing_to": EMPTY if view.losing_to is None else KIND_OF[view.losing_to],
            "centre_sun": view.centre_sun,
            "ra_tiles": view.ra_tiles,
            "track": tuple(EMPTY if tile is None else KIND_OF[tile] for tile in view.track),
            "bag": _numbers(view.bag),
            "tiles": sum((_numbers(seat.tiles) for seat in view.seats), ())
            + (0,) * (KINDS * empty),
            "points": _points(view) + (0,) * empty,
            "face_up": tuple(bits_of(seat.face_up) for seat in view.seats) + (0,) * empty,
            "face_down": tuple(bits_of(seat.face_down) for seat in view.seats) + (0,) * empty,
        }
    )
    check_state(game, state)
    check_sheets(state, view.sheets)
    return Position(game, state, view.sheets)


def _points(view: View) -> tuple[int, ...]:
    """The points of every seat as the view's owner knows them, or what they are taken for."""
    owner = _or_nobody(view.seat)
    own = view.seats[owner].points or 0 if owner in range(view.players) else 0
    hidden = int(hidden_points(owner, own))
    return tuple(hidden if seat.points is None else seat.points for seat in view.seats)


def _or_nobody(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _numbers(counts: dict[Tile, int]) -> tuple[int, ...]:
    return tuple(counts.get(tile, 0) for tile in TILES)
