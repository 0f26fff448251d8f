"""Whole games told in every language, compared with how they were told before.

A snapshot is made anew by deleting its file and running this test, which then fails once.
"""

from pathlib import Path
from typing import Any

import pytest

from heliopolis.record import Record, load_record, replay
from heliopolis.texts import LANGUAGES
from heliopolis.texts.dice import DiceTexts
from heliopolis.texts.ra import RaTexts
from tests.texts.tables import catalogue

GAMES = Path(__file__).parents[1] / "golden" / "moves"
SNAPSHOTS = Path(__file__).parent / "snapshots"
TOLD = {"ra": ("ra-3-windrider-gods", RaTexts), "dice": ("dice-3-disasters", DiceTexts)}
YOU = 1


def told(record: Record, texts: Any) -> str:
    """Everything that is said of a game: what is played, every turn, and what may be done in it."""
    steps = list(replay(record))
    start = steps[0].position.view(None)
    lines = [texts.setting(record.game), texts.seated(), texts.opening(start)]
    news: list[Any] = []
    for step in steps:
        position = step.position
        news += step.events
        if position.begins_turn or position.over:
            lines += texts.paragraphs(news)
            news = []
        if position.phase in ("lose", "gods") or (position.epoch == 3 and not position.over):
            view = position.view(None)
            lines.append(f"  > {texts.headline(view)}")
            offered = position.options() if position.actor in range(position.game.players) else ()
            lines += [f"    {move}: {texts.move(move, view)}" for move in offered[-3:]]
    last = steps[-1].position.sheet()[-1]
    for item in texts.items:
        for name, line in zip(texts.seats, last, strict=True):
            lines.append(f"{name}, {item}: {texts.counts(line, item)}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOLD)
def test_a_whole_game_is_told_as_before(game: str, language: str) -> None:
    name, make = TOLD[game]
    record = load_record(GAMES / f"{name}.ra")
    snapshot = SNAPSHOTS / f"{game}-{language}.txt"

    said = told(record, make(catalogue(language), record.game, record.seats, YOU))

    if not snapshot.exists():
        snapshot.parent.mkdir(exist_ok=True)
        snapshot.write_text(said, encoding="utf-8")
        pytest.fail(f"{snapshot.name} is new: read it, and run again")
    assert said == snapshot.read_text(encoding="utf-8")
