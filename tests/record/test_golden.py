"""Old games replay for ever; a change to these files needs a reason in its commit."""

import hashlib
from collections import Counter
from pathlib import Path

import pytest

from heliopolis.core.contract import CHANCE
from heliopolis.record import Proved, Record, read_record, replay, verify, write_record
from tools.golden import Plan, main, plans, play

from .builders import GOLDEN, golden

PLANS = {plan.name: plan for plan in plans()}
MOVES = sorted(path.stem for path in (GOLDEN / "moves").glob("*.ra"))


def test_the_golden_games_are_those_that_the_tool_writes() -> None:
    assert sorted(path.stem for path in GOLDEN.glob("*.ra")) == sorted(PLANS)


def test_the_games_from_before_chance_could_be_taken_up_again_never_change() -> None:
    digest = hashlib.sha256()
    for name in MOVES:
        digest.update(golden(f"moves/{name}").encode("utf-8"))

    assert len(MOVES) == 34
    assert digest.hexdigest() == "91c6d5345a2e7a18d306263aaf19a3be9344f9592fa0b3afe75b5072e5402dc6"


@pytest.mark.parametrize("name", MOVES)
def test_the_moves_of_an_older_game_replay_to_the_same_text(name: str) -> None:
    text = golden(f"moves/{name}")

    record = read_record(text)

    assert write_record(record) == text
    assert record.seals == ()
    *_, end = replay(record)
    assert end.position.over


@pytest.mark.parametrize("name", PLANS)
def test_a_golden_game_replays_to_the_same_text_and_is_proved(name: str) -> None:
    text = golden(name)

    record = read_record(text)

    assert write_record(record) == text
    assert isinstance(verify(record), Proved)


@pytest.mark.parametrize("plan", PLANS.values(), ids=PLANS)
def test_a_golden_game_is_played_the_same_again(plan: Plan) -> None:
    assert write_record(play(plan)) == golden(plan.name)


def records_of(name: str) -> list[Record]:
    return [read_record(golden(plan.name)) for plan in PLANS.values() if plan.game.name == name]


def test_the_golden_games_of_ra_show_every_edition_table_and_move() -> None:
    records = records_of("ra")
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


def test_the_golden_games_of_dice_show_every_table_move_and_disaster() -> None:
    records = records_of("ra-dice")
    tables = Counter(record.game.players for record in records)
    moves = {str(move) for record in records for move in record.moves}
    verbs = {move.split()[0] for move in moves if not move.startswith("+")}

    assert min(tables[players] for players in (2, 3, 4)) >= 2
    assert verbs == {
        *("roll", "keep", "pharaoh", "nile", "flood", "civ", "monument", "disaster", "lose", "end")
    }
    assert {f"disaster {area}" for area in ("pharaoh", "nile", "civ", "monument")} <= moves


def test_some_golden_games_of_dice_choose_moves_that_no_bot_would() -> None:
    told = {plan.name: plan.distinct for plan in PLANS.values() if plan.game.name == "ra-dice"}

    for name, distinct in told.items():
        record = read_record(golden(name))
        before = [step.position for step in replay(record)]
        odd = [
            move
            for position, move in zip(before, record.moves, strict=False)
            if position.actor is not CHANCE and move not in position.moves(distinct=True)
        ]
        assert (odd == []) == distinct, name


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
    assert (tmp_path / f"{second.name}.ra").read_text("utf-8") == golden(second.name)
