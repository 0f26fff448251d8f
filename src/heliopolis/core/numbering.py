"""The kernel's number of every move, which positions, arrays of games and bots share."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from heliopolis.core.errors import InvalidNotation, shown

MoveT = TypeVar("MoveT")


class Numbering(Generic[MoveT]):
    """Moves and their numbers: those of decisions, from 0 on, are actions; outcomes follow them.

    `moves` are all that are listed, each at its number; `grammar` says what texts moves have.
    """

    def __init__(self, moves: Sequence[MoveT], actions: int, grammar: tuple[str, ...]) -> None:
        numbers: dict[MoveT, int] = {move: number for number, move in enumerate(moves)}
        self._grammar = grammar
        self.decisions: Sequence[MoveT] = moves[:actions]
        self.number_of: Callable[[MoveT], int] = numbers.__getitem__
        """The number of a move; `KeyError` for a value that is none."""
        self.move_of: Callable[[int], MoveT] = moves.__getitem__
        """The move with a number."""
        self.number_of_text: Mapping[str, int] = {
            str(move): number for move, number in numbers.items()
        }
        """The numbers of the listed moves by their texts; `parse_number` knows all."""

    def parse_number(self, text: str) -> int:
        """The number of what `str(move)` writes; raise `InvalidNotation` for all other texts."""
        number = self.number_of_text.get(text)
        if number is None:
            raise InvalidNotation("not-a-move", text=shown(text), moves=self._grammar)
        return number

    def parse_freely(self, text: str) -> int:
        """The same where more spaces than needed do no harm."""
        try:
            return self.parse_number(text)
        except InvalidNotation:
            plain = " ".join(text.split())
        return self.parse_number(plain)

    def parse_move(self, text: str) -> MoveT:
        """Read a move, as strictly."""
        return self.move_of(self.parse_number(text))
