"""The report of a tournament: as typed data, as text and as what JSON can hold."""

from importlib.util import find_spec
from typing import Any

import msgspec

from heliopolis.arena import ladder, plots
from heliopolis.arena.figures import Figures
from heliopolis.arena.result import GameResult
from heliopolis.arena.running import Ended
from heliopolis.arena.schedule import Tournament
from heliopolis.arena.sections import make_sections
from heliopolis.arena.writing import Section, plain
from heliopolis.core.value import value


@value
class Report:
    """What a tournament at one table size says about its bots.

    - `figures`: everything that the tables show, of whole deals;
    - `results`: the games that the figures are made from, in order;
    - `wanted`: how many games the tournament has when it is complete; `ended`: why it stopped;
    - `notes`: sentences about this tournament, such as what the sequential test proved.
    """

    tournament: Tournament
    figures: Figures
    results: tuple[GameResult, ...]
    wanted: int
    ended: Ended
    notes: tuple[str, ...] = ()

    @property
    def partial(self) -> bool:
        """Whether the time was over before all games were played."""
        return self.ended == "time"

    def text(self) -> str:
        """The report for a terminal, at most 100 columns wide."""
        notes = (*self._about_itself(), *self.notes, *missing_extras())
        sections = make_sections(self.figures)
        if notes:
            sections.append(Section("Notes", notes=notes))
        return plain(sections)

    def _about_itself(self) -> list[str]:
        notes = []
        if self.partial:
            notes.append(
                f"This is partial: the time was over after {self.figures.games:,} of "
                f"{self.wanted:,} games in whole deals."
            )
        if not self.tournament.all_rotations:
            notes.append("Every deal was played in one rotation, the next deal in the next one.")
        return notes

    def to_json(self) -> dict[str, Any]:
        """All figures as what `json` can write; None where there is no figure."""
        plain_figures: dict[str, Any] = _plain(self.figures)
        for line, told in zip(plain_figures["lines"], self.figures.lines, strict=True):
            line["elo"] = _plain(told.elo)
        edition = self.tournament.setup.edition
        return {
            **plain_figures,
            "edition": edition.name,
            "overrides": dict(edition.overrides),
            "seed": self.tournament.seed,
            "rotations": self.tournament.rotations,
            "wanted": self.wanted,
            "ended": self.ended,
            "notes": list(self.notes),
        }


def _plain(figures: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(figures))


def missing_extras() -> tuple[str, ...]:
    """A sentence for everything that the report cannot have here, and how to get it."""
    needed = {"matplotlib": plots.MISSING, "openskill": ladder.MISSING}
    return tuple(
        f"{sentence[0].upper()}{sentence[1:]}."
        for module, sentence in needed.items()
        if find_spec(module) is None
    )
