"""A table set up for Ra: players, edition and what the table overrides."""

from collections.abc import Mapping, Sequence

import numpy as np

from heliopolis.core.chance import Dealer, shuffled
from heliopolis.core.compile import records
from heliopolis.core.errors import InvalidPosition, InvalidSetup
from heliopolis.ra.checks import check_record, check_sheets
from heliopolis.ra.editions import Disasters, edition_of
from heliopolis.ra.encoding import decode
from heliopolis.ra.position import Position
from heliopolis.ra.setup import set_up
from heliopolis.ra.state import STATE
from heliopolis.ra.suns import PLAYERS, bits_of


class Game:
    """A game of Ra for 2 to 5 players, in one edition."""

    name = "ra"

    def __init__(
        self,
        players: int = 4,
        edition: str = "rio-grande",
        overrides: Mapping[str, str] | None = None,
    ) -> None:
        if not isinstance(players, int) or players not in PLAYERS:
            raise InvalidSetup(f"Ra is for 2 to 5 players, not {players}")
        self.players = players
        self.edition = edition_of(edition, overrides or {})

    @property
    def sun_groups(self) -> tuple[tuple[int, ...], ...]:
        """R-2.2: the groups of suns of which every seat gets one."""
        return self.edition.sun_groups[self.players]

    @property
    def at_once(self) -> int:
        """R-3.5: 1 when disasters taken with gods strike at once, as the kernel wants it."""
        return int(self.edition.disasters is Disasters.AT_ONCE)

    def start(
        self, dealer: Dealer | None = None, *, suns: Sequence[Sequence[int]] | None = None
    ) -> Position:
        """The first position, its suns dealt by a dealer or given seat by seat."""
        if (dealer is None) == (suns is None):
            raise InvalidSetup("a game starts with a dealer or with given suns, one of the two")
        dealt = shuffled(dealer, self.sun_groups) if dealer else self._checked(suns or ())
        states = records(1, STATE)
        hands = np.array([bits_of(tuple(group)) for group in dealt], dtype=np.int32)
        set_up(states[0], self.at_once, hands)
        return Position(self, states.tobytes())

    def _checked(self, suns: Sequence[Sequence[int]]) -> Sequence[Sequence[int]]:
        """R-2.2: every group of suns goes to one seat."""
        dealt = sorted(tuple(sorted(group, reverse=True)) for group in suns)
        if dealt != sorted(self.sun_groups):
            groups = ", ".join("-".join(map(str, group)) for group in self.sun_groups)
            raise InvalidSetup(f"the suns of {self.players} players are the groups {groups}")
        return suns

    def from_bytes(self, data: bytes) -> Position:
        """Read what `Position.to_bytes` wrote; raise `InvalidPosition` for anything else."""
        edition, record, sheets = decode(data)
        if edition != (self.edition.name, self.edition.overrides):
            raise InvalidPosition(f"a position of another edition: {edition[0]}")
        check_record(self, record)
        check_sheets(record, sheets)
        return Position(self, record, sheets)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.players, self.edition) == (other.players, other.edition)

    def __hash__(self) -> int:
        return hash((self.players, self.edition))

    def __repr__(self) -> str:
        overrides = dict(self.edition.overrides)
        return f"Game(players={self.players}, edition={self.edition.name!r}, {overrides=})"
