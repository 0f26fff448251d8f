"""A table set up for Ra: players, edition and what the table overrides."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np

from heliopolis.core.chance import Dealer, shuffled
from heliopolis.core.compile import zeroed
from heliopolis.core.contract import Scores
from heliopolis.core.errors import InvalidSetup, shown
from heliopolis.core.game import StateGame
from heliopolis.ra.checks import check_sheets, check_state
from heliopolis.ra.editions import Disasters, Edition, edition_of
from heliopolis.ra.encoding import ENCODING
from heliopolis.ra.position import Position
from heliopolis.ra.setup import set_up
from heliopolis.ra.state import STATE
from heliopolis.ra.suns import PLAYERS, bits_of

_SUNS: Final = re.compile(r"[0-9]{1,3}(?:-[0-9]{1,3})*")


class Game(StateGame[Edition]):
    """A game of Ra for 2 to 5 players, in one edition; a table may hide the points (R-1.4)."""

    name = "ra"
    opening = "suns"
    table_sizes = PLAYERS
    may_hide_scores = True
    encoding = ENCODING

    def __init__(
        self,
        players: int = 4,
        edition: str = "rio-grande",
        overrides: Mapping[str, str | int] | None = None,
        scores: Scores = "open",
    ) -> None:
        table = edition_of(edition, overrides or {})
        super().__init__(self._checked_players(players), table, scores)

    @property
    def sun_groups(self) -> tuple[tuple[int, ...], ...]:
        """R-2.2: the groups of suns of which every seat gets one."""
        return self.edition.sun_groups[self.players]

    @property
    def at_once(self) -> int:
        """R-3.5: 1 when disasters taken with gods strike at once, as the kernel wants it."""
        return int(self.edition.disasters is Disasters.AT_ONCE)

    @property
    def hidden(self) -> int:
        """R-1.4: 1 when the points of others are hidden, as the kernel wants it."""
        return int(self.scores == "hidden")

    def start(
        self, dealer: Dealer | None = None, *, suns: Sequence[Sequence[int]] | None = None
    ) -> Position:
        """The first position, its suns dealt by a dealer or given seat by seat."""
        if (dealer is None) == (suns is None):
            raise InvalidSetup("dealer-or-opening", opening=self.opening)
        dealt = shuffled(dealer, self.sun_groups) if dealer else self._checked(suns or ())
        states = zeroed(1, STATE)
        hands = np.array([bits_of(tuple(group)) for group in dealt], dtype=np.int32)
        set_up(states[0], self.at_once, self.hidden, hands)
        return Position(self, states.tobytes())

    def _checked(self, suns: Sequence[Sequence[int]]) -> Sequence[Sequence[int]]:
        """R-2.2: every group of suns goes to one seat."""
        dealt = sorted(tuple(sorted(group, reverse=True)) for group in suns)
        if dealt != sorted(self.sun_groups):
            groups = tuple("-".join(map(str, group)) for group in self.sun_groups)
            raise InvalidSetup("wrong-suns", players=self.players, groups=groups)
        return suns

    def start_with(self, opening: str) -> Position:
        """The first position from what `opening_of` wrote; raise `InvalidSetup` for all else."""
        groups = opening.split(" ")
        for group in groups:
            if not _SUNS.fullmatch(group):
                raise InvalidSetup("unreadable-suns", text=shown(group))
        return self.start(suns=[tuple(map(int, group.split("-"))) for group in groups])

    def opening_of(self, start: Position) -> str:
        """What was dealt before the first move, as text: the suns seat by seat, highest first."""
        return " ".join("-".join(map(str, seat.face_up)) for seat in start.view(None).seats)

    def from_bytes(self, data: bytes) -> Position:
        """Read what `Position.to_bytes` wrote; raise `InvalidPosition` for anything else."""
        state, sheets = self._decoded(data)
        check_state(self, state)
        check_sheets(state, sheets)
        return Position(self, state, sheets)
