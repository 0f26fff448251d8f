"""The report of a tournament: as text and as plain data."""

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

import msgspec

from heliopolis.arena import ladder, plots
from heliopolis.arena.figures import Figures
from heliopolis.arena.sections import make_sections
from heliopolis.arena.writing import Section, plain
from heliopolis.core.value import value


@value
class Report:
    """What a tournament at one table size says about its bots."""

    figures: Figures

    def text(self, notes: Sequence[str] = ()) -> str:
        """The report for a terminal, at most 100 columns wide, with further notes at its end."""
        return plain(self._sections(notes))

    def _sections(self, notes: Sequence[str]) -> list[Section]:
        sections = make_sections(self.figures)
        if notes:
            sections.append(Section("Notes", notes=tuple(notes)))
        return sections

    def to_json(self) -> dict[str, Any]:
        """All figures as what `json` can write; None where there is no figure."""
        plain_figures: dict[str, Any] = _plain(self.figures)
        for line, told in zip(plain_figures["lines"], self.figures.lines, strict=True):
            line["elo"] = _plain(told.elo)
        return plain_figures


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
