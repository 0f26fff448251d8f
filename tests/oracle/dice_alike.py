"""What the distinct moves of the dice game promise, checked by exhausting the rest of a turn."""

from collections.abc import Callable, Hashable, Sequence
from typing import Self

from tests.oracle.dice import DiceReferee
from tests.oracle.dice_components import COLOURS, COLUMNS
from tests.oracle.dice_table import Table

Choices = Callable[[DiceReferee], Sequence[str]]
"""The moves that may be played in a position."""
Column = tuple[int | None, ...]
End = tuple[Hashable, tuple[int, ...]]
"""The end of a turn: the board without the order of its columns, and every seat's points."""
Path = tuple[str, ...]
Visit = tuple["Turn", Path, Sequence[str]]
"""A position of the turn, how it was reached and what may be played in it."""

MOST_MOVES = 4_000


class TooManyMoves(Exception):
    """A turn has too many ways to go on to try them all."""


class Turn(DiceReferee):
    """A game that stops when the turn passes on, before an epoch is scored.

    Scoring takes civilization markers and flood cubes away, so that ends would look alike that
    are not; where they are alike before it, they are after it.
    """

    @classmethod
    def of(cls, state: DiceReferee) -> Self:
        """Go on from a position of a game, which is left alone."""
        turn = cls.__new__(cls).copy_from(state)
        turn.reached.clear()
        return turn

    def _pass_on(self) -> None:
        self._legal = None
        self.phase = "passed"


class Moment(Turn):
    """A turn in which nothing follows a move by itself.

    A forced loss or the end of the turn may level what two moves made different; the moves are
    two all the same.
    """

    def _go_on(self) -> None:
        self._legal = None
        self.phase = "apply"

    def _hit(self, victims: Sequence[int]) -> None:
        self._legal = None
        self.phase = "hit"

    def _finish_turn(self) -> None:
        self.phase = "passed"


def column_of(table: Table, column: int) -> Column:
    """The owners of a column's five spaces."""
    return tuple(table.monuments.get((column, colour)) for colour in COLOURS)


def board_key(table: Table) -> Hashable:
    """Equal for two boards that differ only in the order of the columns."""
    columns = [column_of(table, column) for column in COLUMNS]
    return (
        table.epoch,
        table.ra,
        tuple(table.pharaoh),
        tuple(table.nile),
        tuple(table.floods),
        tuple(frozenset(table.civ[colour]) for colour in COLOURS),
        tuple(sorted(columns, key=repr)),
    )


def dice_key(table: Table) -> Hashable:
    """Equal for dice that are alike: by number, or by colour where the colour still matters."""
    if table.phase in ("roll", "reroll"):
        # A die that may be thrown again keeps its colour, which may matter on its next face.
        return (table.throws, tuple(table.faces.items()), tuple(table.states.items()))
    if table.phase not in ("apply", "lose"):
        return None
    return (
        table.suns(),
        *(len(table.free(face)) for face in ("pharaoh", "nile", "ankh")),
        *(tuple(table.free(face)) for face in ("civ", "monument")),
        # What was done decides what may be done: a second disaster, Ankhs alone, a first marker.
        frozenset(table.groups & {"disaster", "pharaoh", "nile", "monument"}),
    )


def alike_key(table: Table) -> Hashable:
    """Equal for positions that differ only by interchangeable dice or the order of columns."""
    return (
        board_key(table),
        tuple(table.points),
        table.phase,
        table.turn,
        table.victim,
        table.disaster,
        table.owed,
        dice_key(table),
    )


def exact_key(table: Table) -> Hashable:
    """Equal only for positions that are the same in everything that a player may look at."""
    return (
        alike_key(table),
        tuple(table.faces.items()),
        tuple(table.states.items()),
        frozenset(table.groups),
        frozenset(table.paired),
        table.lost,
        frozenset(table.monuments.items()),
    )


def legal_by_column(state: DiceReferee) -> list[str]:
    """The legal moves, but only one of those that differ by columns with the same markers.

    Swapping two such columns leaves the position as it is and turns the one move into the other,
    so they lead to positions that differ only in the order of the columns.
    """
    found: dict[Hashable, str] = {}
    for text in state.legal():
        verb, *words = text.split()
        key: list[Hashable] = [verb, *words]
        if verb in ("monument", "lose") and len(words) > 1:
            key[2] = column_of(state, int(words[1]))
        found.setdefault(tuple(key), text)
    return list(found.values())


def explore(
    start: DiceReferee, choices: Choices, key: Callable[[Table], Hashable]
) -> tuple[dict[End, Path], list[Visit]]:
    """The ends of the turn that these moves reach, and the positions on the way.

    Of the positions with the same key only one is gone on from.
    """
    ends: dict[End, Path] = {}
    visited: dict[Hashable, Visit] = {}
    waiting: list[tuple[Turn, Path]] = [(Turn.of(start), ())]
    moves = 0
    while waiting:
        state, path = waiting.pop()
        if state.phase == "passed":
            ends.setdefault((board_key(state), tuple(state.points)), path)
            continue
        here = key(state)
        if here in visited:
            continue
        chosen = choices(state)
        visited[here] = (state, path, chosen)
        moves += len(chosen)
        if moves > MOST_MOVES:
            raise TooManyMoves(f"more than {MOST_MOVES:,} in the rest of a turn")
        for text in chosen:
            following = state.copy()
            following.play(text)
            waiting.append((following, (*path, text)))
    return ends, list(visited.values())


def reachable_ends(start: DiceReferee) -> dict[End, Path]:
    """Every end of the turn that legal moves reach, whatever victims give up."""
    # Alike positions have alike legal moves, so that it is enough to go on from one of them.
    return explore(start, legal_by_column, alike_key)[0]


def complain_about_moves(state: DiceReferee, chosen: Sequence[str]) -> str | None:
    """Say what is wrong with the distinct moves of one position; None if nothing is."""
    legal = state.legal()
    for text in chosen:
        if text not in legal:
            return f"{text!r} is distinct but not legal"
    if legal and not chosen:
        return f"no distinct move among {', '.join(legal)}"
    seen: dict[Hashable, str] = {}
    for text in chosen:
        following = Moment.of(state)
        following.play(text)
        other = seen.setdefault(alike_key(following), text)
        if other != text:
            return f"{other!r} and {text!r} lead to alike positions"
    if len(set(chosen)) < len(chosen):
        return f"a distinct move is given twice: {', '.join(chosen)}"
    return None


def complain_about_turn(start: DiceReferee, distinct: Choices) -> str | None:
    """Say where the distinct moves break a promise in the rest of a turn; None if nowhere.

    The start is a position in which dice are to be spent and none was: distinct moves keep an
    order, so that they lack ends once it was broken. `TooManyMoves` if the turn is too rich.
    """
    all_ends = reachable_ends(start)
    # Distinct moves may depend on anything visible, so that only the same position counts once.
    ends, visited = explore(start, distinct, exact_key)
    for state, path, chosen in visited:
        complaint = complain_about_moves(state, chosen)
        if complaint:
            return f"after {', '.join(path) or 'no move'}: {complaint}"
    best: dict[Hashable, list[tuple[int, ...]]] = {}
    for board, points in ends:
        best.setdefault(board, []).append(points)
    for (board, points), path in all_ends.items():
        if not any(at_least(other, points) for other in best.get(board, [])):
            lacking = "as many points" if board in best else "that board"
            return f"no distinct moves reach {lacking}: {', '.join(path)}"
    return None


def at_least(these: Sequence[int], those: Sequence[int]) -> bool:
    """Whether no seat has fewer points here than there."""
    return all(here >= there for here, there in zip(these, those, strict=True))
