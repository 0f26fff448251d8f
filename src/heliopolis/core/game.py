"""What a table set up for a game is in every game."""

from typing import Any, ClassVar, Generic, TypeVar, get_args

from heliopolis.core.contract import Scores
from heliopolis.core.editions import Edition, key_of
from heliopolis.core.encoding import Encoding
from heliopolis.core.errors import InvalidPosition, InvalidSetup, shown

EditionT = TypeVar("EditionT", bound=Edition)


class StateGame(Generic[EditionT]):
    """A table for a game whose positions are states: its players, its edition and its scores.

    A game's own class names how many may play, whether points may be hidden, and how its positions
    are encoded.
    """

    name: ClassVar[str]
    table_sizes: ClassVar[range]
    may_hide_scores: ClassVar[bool] = False
    encoding: ClassVar[Encoding[Any]]

    def __init__(self, players: int, edition: EditionT, scores: Scores = "open") -> None:
        self.players = players
        self.edition = edition
        self.scores = self._checked_scores(scores)

    @classmethod
    def _checked_players(cls, players: int) -> int:
        """The number itself; raise `InvalidSetup` when the game is not for so many."""
        sizes = cls.table_sizes
        if not isinstance(players, int) or players not in sizes:
            told = players if isinstance(players, int) else shown(str(players))
            ends = {"fewest": sizes[0], "most": sizes[-1]}
            raise InvalidSetup("wrong-number-of-players", game=cls.name, players=told, **ends)
        return players

    @classmethod
    def _checked_scores(cls, scores: Scores) -> Scores:
        """The same; raise `InvalidSetup` for anything else, or when this game hides nothing."""
        choices = get_args(Scores)
        if scores not in choices:
            raise InvalidSetup("no-such-scores", text=shown(str(scores)), choices=choices)
        if scores == "hidden" and not cls.may_hide_scores:
            raise InvalidSetup("scores-cannot-be-hidden", game=cls.name)
        return scores

    def _decoded(self, data: bytes) -> tuple[bytes, tuple[Any, ...]]:
        """The state and the sheets in bytes of this game, neither of them judged."""
        edition, state, sheets = self.encoding.decode(data)
        if edition != key_of(self.edition):
            name, overrides = edition
            raise InvalidPosition("other-edition", edition=name, overrides=overrides)
        return state, sheets

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        return (self.players, self.edition, self.scores) == (
            other.players,
            other.edition,
            other.scores,
        )

    def __hash__(self) -> int:
        return hash((self.players, self.edition, self.scores))

    def __repr__(self) -> str:
        overrides, scores = dict(self.edition.overrides), self.scores
        told = f"players={self.players}, edition={self.edition.name!r}, {overrides=}, {scores=}"
        return f"Game({told})"
