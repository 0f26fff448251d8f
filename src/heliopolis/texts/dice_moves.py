"""Which message says what a move of the dice game would do, and with which numbers."""

from typing import assert_never

from heliopolis import dice
from heliopolis.dice.components import END_OF_TRACK, Face
from heliopolis.dice.moves import Dice
from heliopolis.dice.rulebook import ANKH_PAIR_POINTS, ANKHS_OF_A_PAIR
from heliopolis.dice.view import FREE
from heliopolis.texts.keys import kebab
from heliopolis.texts.table import Arguments

Described = tuple[str, Arguments]
"""The end of a key that begins with ``dice-move-``, and the arguments of the message."""


def described(move: dice.Move, view: dice.View) -> Described:
    """What a move would do here; how dice fell is for the caller to add."""
    kind = kebab(move)
    match move:
        case dice.Roll():
            return kind, {"n": len(move.dice)}
        case dice.Keep() | dice.Rolled():
            return kind, {}
        case dice.AdvancePharaoh():
            return _steps(_own(view).pharaoh, move.dice)
        case dice.AdvanceNile():
            return _steps(_own(view).nile, move.dice)
        case dice.FloodNile():
            own = _own(view)
            variant = f"{kind}-again" if own.floods else kind
            return variant, {"nile": own.nile, "number": own.floods + 1}
        case dice.PlaceCiv():
            markers = len(move.markers)
            return kind, {"n": markers, "total": len(_own(view).civilization) + markers}
        case dice.PlaceMonument():
            there, columns = _own_in(view, move.column)
            variant = f"{kind}-again" if there else kind
            return variant, {"there": there + 1, "columns": columns + 1}
        case dice.DeclareDisaster():
            return f"{kind}-{move.area.value}", {}
        case dice.Lose():
            return _loss(move, view)
        case dice.End():
            ankhs = sum(die.face is Face.ANKH and die.state == FREE for die in view.dice)
            points = ankhs // ANKHS_OF_A_PAIR * ANKH_PAIR_POINTS
            return f"{kind}-scoring" if points else kind, {"points": points}
    assert_never(move)


def _own(view: dice.View) -> dice.SeatView:
    assert view.acting is not None
    return view.seats[view.acting]


def _steps(before: int, spent: Dice) -> Described:
    after = min(END_OF_TRACK, before + len(spent))
    variant = "steps" if after > before else "no-step"
    return variant, {"steps": after - before, "before": before, "after": after}


def _own_in(view: dice.View, column: int) -> tuple[int, int]:
    """How many markers the acting seat has in a column, and in how many columns it has any."""
    columns = [place for _, place in _own(view).monuments]
    return columns.count(column), len(set(columns))


def _loss(move: dice.Lose, view: dice.View) -> Described:
    if move.column is None:
        return "lose-civ", {"left": len(_own(view).civilization) - 1}
    there, columns = _own_in(view, move.column)
    variant = "lose-monument" if there > 1 else "lose-monument-last"
    return variant, {"left": there - 1, "columns": columns - 1}
