"""What a table set up for a game is in every game."""

from typing import Any, ClassVar, Generic, TypeVar

from heliopolis.core.editions import Edition, key_of
from heliopolis.core.encoding import Encoding
from heliopolis.core.errors import InvalidPosition, InvalidSetup

EditionT = TypeVar("EditionT", bound=Edition)


class RecordGame(Generic[EditionT]):
    """A table for a game whose positions are records: its players and its edition.

    A game's own class names how many may play and how its positions are encoded.
    """

    name: ClassVar[str]
    table_sizes: ClassVar[range]
    encoding: ClassVar[Encoding[Any]]

    def __init__(self, players: int, edition: EditionT) -> None:
        self.players = players
        self.edition = edition

    @classmethod
    def _checked_players(cls, players: int) -> int:
        """The number itself; raise `InvalidSetup` when the game is not for so many."""
        sizes = cls.table_sizes
        if not isinstance(players, int) or players not in sizes:
            told = players if isinstance(players, int) else str(players)[:40]
            ends = {"fewest": sizes[0], "most": sizes[-1]}
            raise InvalidSetup("wrong-number-of-players", game=cls.name, players=told, **ends)
        return players

    def _decoded(self, data: bytes) -> tuple[bytes, tuple[Any, ...]]:
        """The record and the sheets in bytes of this game, neither of them judged."""
        edition, record, sheets = self.encoding.decode(data)
        if edition != key_of(self.edition):
            name, overrides = edition
            raise InvalidPosition("other-edition", edition=name, overrides=overrides)
        return record, sheets

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        return (self.players, self.edition) == (other.players, other.edition)

    def __hash__(self) -> int:
        return hash((self.players, self.edition))

    def __repr__(self) -> str:
        overrides = dict(self.edition.overrides)
        return f"Game(players={self.players}, edition={self.edition.name!r}, {overrides=})"
