"""A position to think in, rebuilt from what a seat may know."""

from typing import Final

from heliopolis.core.seats import NOBODY
from heliopolis.core.view import rebuilt_from
from heliopolis.dice.catalogue import bits_of, space_of
from heliopolis.dice.checks import check_sheets, check_state
from heliopolis.dice.components import AREAS, COLOUR_OF, COLUMNS, FACES, SEATS, Colour
from heliopolis.dice.fields import GROUPS, LAYOUT, PHASES
from heliopolis.dice.game import Game
from heliopolis.dice.position import Position
from heliopolis.dice.state import NO_DISASTER, NO_MARKER
from heliopolis.dice.view import SPENT, SeatView, View

_PHASE_OF: Final = {name: phase for phase, name in PHASES.items()}
_GROUP_OF: Final = {name: use for use, name in GROUPS.items()}


def from_view(view: View) -> Position:
    """Rebuild a position from a view; raise `InvalidPosition` when it is none.

    A table that cannot be set up at all raises `InvalidSetup`.
    """
    return rebuilt_from(view, _rebuild)


def _rebuild(view: View) -> Position:
    game = Game(view.players, view.edition, view.overrides)
    turn = NOBODY if view.turn is None else view.turn
    state = LAYOUT.pack(
        {
            "players": view.players,
            "sun_track": view.sun_track,
            "epoch": view.epoch,
            "phase": _PHASE_OF[view.phase],
            "turn": turn,
            "acting": turn if view.acting is None else view.acting,
            "ra": view.ra,
            "throws": view.throws,
            "spent": bits_of(tuple(die.colour for die in view.dice if die.state == SPENT)),
            "used": sum(_GROUP_OF[group] for group in view.groups),
            "paired": bits_of(view.paired),
            "disaster": NO_DISASTER if view.disaster is None else AREAS.index(view.disaster),
            "lost": NO_MARKER if view.lost is None else _marker(*view.lost),
            "showing": tuple(
                bits_of(tuple(die.colour for die in view.dice if die.face == face))
                for face in FACES
            ),
            **_of_seats(view.seats),
        }
    )
    check_state(game, state)
    check_sheets(state, view.sheets)
    return Position(game, state, view.sheets)


def _of_seats(seats: tuple[SeatView, ...]) -> dict[str, int | tuple[int, ...]]:
    empty = (0,) * (SEATS - len(seats))
    return {
        "pharaoh": tuple(seat.pharaoh for seat in seats) + empty,
        "nile": tuple(seat.nile for seat in seats) + empty,
        "civ": tuple(bits_of(seat.civilization) for seat in seats) + empty,
        "floods": tuple(seat.floods for seat in seats) + empty,
        "points": tuple(seat.points for seat in seats) + empty,
        "sun_points": tuple(seat.suns for seat in seats) + empty,
        "ankh_points": tuple(seat.ankhs for seat in seats) + empty,
        "monuments": tuple(
            sum(1 << _marker(colour, column) for colour, column in seat.monuments) for seat in seats
        )
        + empty,
    }


def _marker(colour: Colour, column: int | None) -> int:
    """The kernel's number of a marker: its colour, or with a column its space."""
    if column is None:
        return COLOUR_OF[colour]
    if not 1 <= column <= COLUMNS:
        raise ValueError(f"columns go from 1 to {COLUMNS}, not {column}")
    return space_of(colour, column)
