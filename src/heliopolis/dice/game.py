"""A table set up for the dice game: players, edition and the length of the Sun track."""

from collections.abc import Mapping

from heliopolis.core.chance import Dealer
from heliopolis.core.compile import zeroed
from heliopolis.core.contract import Scores, Seat
from heliopolis.core.errors import InvalidSetup, shown
from heliopolis.core.game import StateGame
from heliopolis.dice.checks import check_sheets, check_state
from heliopolis.dice.components import PLAYERS
from heliopolis.dice.editions import Edition, edition_of
from heliopolis.dice.encoding import ENCODING
from heliopolis.dice.position import Position
from heliopolis.dice.setup import set_up
from heliopolis.dice.state import STATE


class Game(StateGame[Edition]):
    """A game of Ra: The Dice Game for 2 to 4 players."""

    name = "ra-dice"
    opening = "starter"
    table_sizes = PLAYERS
    encoding = ENCODING

    def __init__(
        self,
        players: int = 4,
        edition: str = "rio-grande",
        overrides: Mapping[str, str | int] | None = None,
        scores: Scores = "open",
    ) -> None:
        players = self._checked_players(players)
        super().__init__(players, edition_of(edition, overrides or {}, players), scores)

    def start(self, dealer: Dealer | None = None, *, starter: Seat | None = None) -> Position:
        """The first position, its starter chosen by a dealer or given by its seat."""
        if (dealer is None) == (starter is None):
            raise InvalidSetup("dealer-or-opening", opening=self.opening)
        seat = dealer.below(self.players) if dealer else starter
        if type(seat) is not int or seat not in range(self.players):
            raise ValueError(f"seats go from 0 to {self.players - 1}, so {seat} cannot start")
        states = zeroed(1, STATE)
        set_up(states[0], self.players, self.edition.sun_track, seat)
        return Position(self, states.tobytes())

    def start_with(self, opening: str) -> Position:
        """The first position from what `opening_of` wrote; raise `InvalidSetup` for all else."""
        if opening not in map(str, range(1, self.players + 1)):
            raise InvalidSetup("not-a-starter", text=shown(opening), players=self.players)
        return self.start(starter=int(opening) - 1)

    def opening_of(self, start: Position) -> str:
        """What was dealt before the first move, as text: the starter's seat, counted from 1."""
        return str(start.state[start.layout.offset("turn")] + 1)

    def from_bytes(self, data: bytes) -> Position:
        """Read what `Position.to_bytes` wrote; raise `InvalidPosition` for anything else."""
        state, sheets = self._decoded(data)
        check_state(self, state)
        check_sheets(state, sheets)
        return Position(self, state, sheets)
