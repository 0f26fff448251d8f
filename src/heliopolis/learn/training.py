"""A training from its settings to a network: lessons, matches, checkpoints, until it is over."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import torch

from heliopolis import games
from heliopolis.core.errors import InvalidSetup
from heliopolis.learn.checkpoints import Kept, code_of, keep, take_up
from heliopolis.learn.diary import Diary
from heliopolis.learn.export import export
from heliopolis.learn.field import Field
from heliopolis.learn.improving import improve
from heliopolis.learn.lessons import play_lesson
from heliopolis.learn.matches import play_match
from heliopolis.learn.network import Network, new_network
from heliopolis.learn.settings import Settings
from heliopolis.learn.tables import Tables

OPPONENT: Final = "merchant-1"
"""Whom a learner is measured by; what it always was."""
_MINUTE: Final = 60.0

Say = Callable[[str], object]
"""Whatever hears a line."""


class Training:
    """One training, which can be stopped at any time and goes on from its last checkpoint."""

    def __init__(self, settings: Settings, folder: Path, device: Any, threads: int) -> None:
        """Begin, or go on where the folder has a checkpoint; it must be of the same settings."""
        self.settings = settings
        self.folder = folder
        self.device = device
        folder.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(settings.seed)
        self.network = new_network(settings).to(device)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=settings.rate, eps=1e-5)
        self.decisions = 0
        self.seconds = 0.0
        self._codes: list[str] = []
        selves = self._take_up()
        self._codes = list(dict.fromkeys((*self._codes, code_of(settings.game))))
        # Games begin anew; the seed says how, from where the training is.
        seed = (settings.seed << 40) + self.decisions
        torch.manual_seed(seed % (1 << 63))
        self.tables = Tables(settings.game, settings.tables, seed, threads)
        self.field = Field(settings, self.tables, seed, selves)

    def _take_up(self) -> list[Network]:
        """Go on from a checkpoint, if there is one; the selves that it remembers."""
        kept = take_up(self.folder, self.device)
        if kept is None:
            return []
        if kept.settings != self.settings:
            raise InvalidSetup("other-training", folder=str(self.folder))
        self.network.load_state_dict(kept.network)
        self.optimizer.load_state_dict(kept.optimizer)
        self.decisions, self.seconds, self._codes = kept.decisions, kept.seconds, kept.codes
        selves = [new_network(self.settings).to(self.device).eval() for _ in kept.selves]
        for own, weights in zip(selves, kept.selves, strict=True):
            own.load_state_dict(weights)
        return selves

    def run(self, diary: Diary, show: Say, tell: Say, minutes: float | None = None) -> None:
        """Go on until all decisions are played, or so many minutes are over."""
        began = time.monotonic() - self.seconds
        end = None if minutes is None else time.monotonic() + minutes * _MINUTE
        kept_at = matched_at = time.monotonic()
        try:
            while self.decisions < self.settings.decisions:
                if end is not None and time.monotonic() > end:
                    break
                self._learn(diary, show)
                now = time.monotonic()
                self.seconds = now - began
                if now - matched_at > self.settings.match_minutes * _MINUTE:
                    self.measure(diary, tell)
                    self.field.remember(self.network)
                    matched_at = time.monotonic()
                if now - kept_at > self.settings.keep_minutes * _MINUTE:
                    self.keep()
                    kept_at = time.monotonic()
        finally:
            self.keep()
        self.measure(diary, tell)

    def _learn(self, diary: Diary, show: Say) -> None:
        before = time.monotonic()
        settings = self.settings
        lesson = play_lesson(self.network, self.tables, self.field, settings, self.device)
        left = max(0.0, 1.0 - self.decisions / settings.decisions)
        seen = improve(self.network, self.optimizer, lesson, settings, left)
        played = settings.steps * self.tables.count
        self.decisions += played
        rate = played / (time.monotonic() - before)
        diary.note(decisions=self.decisions, seconds=round(self.seconds, 1), rate=rate, **seen)
        to_go = (settings.decisions - self.decisions) / rate / _MINUTE
        show(
            f"{self.decisions / 1e6:.1f} of {settings.decisions / 1e6:.0f} million decisions, "
            f"{rate:,.0f} a second, {max(0.0, to_go):.1f} minutes left; "
            f"surprise about winners {seen['shares']:.3f}"
        )

    def measure(self, diary: Diary, tell: Say) -> None:
        """Play matches at tables of all sizes, and tell how they went."""
        settings = self.settings
        found = []
        for players in games.ruleset(settings.game).game.table_sizes:
            match = play_match(
                self.network,
                settings.game,
                players,
                OPPONENT,
                settings.match_games,
                settings.seed + self.decisions,
                self.device,
            )
            found.append(match)
            diary.note(decisions=self.decisions, match=match._asdict())
        shares = ", ".join(f"{100 * one.share:.1f} % at {one.players}" for one in found)
        tell(
            f"{self.decisions / 1e6:.1f} million decisions: wins {shares} players "
            f"against {OPPONENT}"
        )

    def keep(self) -> None:
        """Write a checkpoint, and what bots read."""
        kept = Kept(
            settings=self.settings,
            codes=self._codes,
            network=self.network.state_dict(),
            optimizer=self.optimizer.state_dict(),
            selves=[one.state_dict() for one in self.field.selves],
            decisions=self.decisions,
            seconds=self.seconds,
        )
        keep(self.folder, kept)
        export(self.folder / f"{self.settings.game}.weights", self.network, kept)
