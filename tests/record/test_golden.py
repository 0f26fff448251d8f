"""Old games replay for ever; a change to these files needs a reason in its commit."""

from collections import Counter
from pathlib import Path

import pytest

from heliopolis.games import Game
from heliopolis.record import Proved, read_record, verify, write_record
from tools.golden import Plan, main, plans, play

from .builders import GOLDEN, golden

PLANS = {plan.name: plan for plan in plans()}


def test_the_golden_games_are_those_that_the_tool_writes() -> None:
    assert sorted(path.stem for path in GOLDEN.glob("ra-*.ra")) == sorted(PLANS)


@pytest.mark.parametrize("name", PLANS)
def test_a_golden_game_replays_to_the_same_text_and_is_proved(name: str) -> None:
    text = golden(name)

    record = read_record(text)

    assert write_record(record) == text
    assert isinstance(verify(record), Proved)


@pytest.mark.parametrize("plan", PLANS.values(), ids=PLANS)
def test_a_golden_game_is_played_the_same_again(plan: Plan) -> None:
    assert write_record(play(plan)) == golden(plan.name)


def test_the_golden_games_show_every_edition_table_and_move() -> None:
    records = [read_record(golden(name)) for name in PLANS]
    tables: Counter[tuple[int, str]] = Counter(
        (record.game.players, record.game.edition.name) for record in records
    )
    verbs = {str(move).split()[0] for record in records for move in record.moves}

    assert min(tables.values()) >= 2
    assert len(tables) == 12
    assert {verb for verb in verbs if not verb.startswith("+")} == {
        *("draw", "ra", "god", "done", "bid", "pass", "lose")
    }
    assert len([verb for verb in verbs if verb.startswith("+")]) == 23


def test_the_tool_names_what_it_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = list(PLANS.values())[:2]
    monkeypatch.setattr("tools.golden.FOLDER", tmp_path)
    monkeypatch.setattr("tools.golden.plans", lambda: [first, second])
    (tmp_path / f"{second.name}.ra").write_text("old")

    main()
    main()

    assert capsys.readouterr().out.splitlines() == [
        f"new: {first.name}.ra",
        f"changed: {second.name}.ra",
        "2 golden games, 2 changed",
        "2 golden games, none changed",
    ]
    assert isinstance(first.game, Game)
    assert (tmp_path / f"{second.name}.ra").read_text("utf-8") == golden(second.name)
