"""Bots that misbehave lose their game, with one sentence, and nobody else is harmed."""

import signal
import time
from pathlib import Path
from typing import Any

import pytest

from heliopolis.arena.patience import USUAL_LIMIT, OutOfTime, Watch, limit_of, read_face
from heliopolis.arena.playing import Playing
from heliopolis.arena.result import GameResult
from heliopolis.bots.base import Budget
from heliopolis.bots.registry import read_bot
from heliopolis.core.position import StatePosition
from heliopolis.record import read_record
from tests.arena.builders import tournament_of, write_bots

needs_alarm = pytest.mark.skipif(
    not hasattr(signal, "setitimer"), reason="this system has no alarms"
)


def first_games(folder: Path, bot: str, limit: float = 60, game: str = "ra") -> list[GameResult]:
    """Two games of a bot in a file with one that behaves, so that each begins once."""
    path = write_bots(folder)
    tournament = tournament_of(f"{path}:{bot}", f"{path}:Fine", game=game)
    return list(Playing(tournament, limit).play(0, 2))


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Raises", "raised ValueError: <heliopolis_bot_N.Raises object at 0x…> has no idea"),
        ("RaisesMute", "raised Mute"),
        ("Exits", "raised SystemExit: enough"),
        ("Interrupts", "raised KeyboardInterrupt"),
        ("RaisesOdd", "raised Odd"),
        ("Illegal", 'chose "fly", which is no legal move'),
        ("Nothing", 'chose "None", which is no legal move'),
        ("Unborn", "cannot be made: RuntimeError: not today"),
        pytest.param("Loops", "took more than 1 s for a move", marks=needs_alarm),
        pytest.param("Sleeps", "took more than 1 s for a move", marks=needs_alarm),
        pytest.param("Catches", "took more than 1 s for a move", marks=needs_alarm),
        pytest.param("Stillborn", "took more than 1 s to be made", marks=needs_alarm),
    ],
)
def test_a_fault_costs_its_bot_the_game_and_is_told_in_one_sentence(
    bot: str, why: str, tmp_path: Path
) -> None:
    games = first_games(tmp_path, bot, limit=1.0 if "took" in why else 60)

    for seat, result in enumerate(games):
        assert result.forfeit is not None
        assert result.forfeit.seat == seat
        assert result.places[seat] == 2
        assert result.places[1 - seat] == 1
        said = result.forfeit.why
        assert said.startswith(f"{tmp_path / 'bots.py'}:{bot} ")
        assert "\n" not in said
        numberless = "heliopolis_bot_N".join(_around_number(said))
        assert why in numberless
        assert all(type(points) is int for points in result.points)


def _around_number(text: str) -> list[str]:
    """What stands around the number that a loaded file gets."""
    import re

    return re.split(r"heliopolis_bot_[0-9]+", text)


def test_a_bot_that_is_only_noisy_plays_its_game_to_the_end(tmp_path: Path) -> None:
    assert [result.forfeit for result in first_games(tmp_path, "Prints")] == [None, None]


def test_points_and_tallies_of_a_lost_game_are_as_they_stood(tmp_path: Path) -> None:
    late, early = (first_games(tmp_path, bot)[0] for bot in ("Raises", "Unborn"))

    assert early.points == (10, 10)
    assert not any(map(any, early.tallies))
    assert late.points == (10, 10)
    assert any(map(any, late.tallies))


def test_any_legal_move_may_be_chosen_not_only_a_distinct_one(tmp_path: Path) -> None:
    results = first_games(tmp_path, "Pedantic", game="ra-dice")

    assert [result.forfeit for result in results] == [None, None]


def test_every_move_is_played_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write_bots(tmp_path)
    tournament = tournament_of(f"{path}:Fine", "merchant")
    (result,) = Playing(tournament, records=True).play(0, 1)
    assert result.record is not None
    moves = [str(move) for move in read_record(result.record).moves]
    played: list[str] = []
    play = StatePosition.play

    def counted(position: Any, move: Any) -> Any:
        played.append(str(move))
        return play(position, move)

    monkeypatch.setattr(StatePosition, "play", counted)
    Playing(tournament).play(0, 1)

    assert played == moves


def test_a_bot_is_made_anew_for_every_game(tmp_path: Path) -> None:
    """Each counts how often it was asked, and misbehaves at the third time."""
    assert all(result.forfeit for result in first_games(tmp_path, "Raises"))


@pytest.mark.parametrize(
    ("text", "wanted", "limit"),
    [
        ("merchant", None, USUAL_LIMIT),
        ("search:ms=50", None, USUAL_LIMIT),
        ("search:ms=20000", None, 200.0),
        ("search:ms=20000", 3.0, 3.0),
        ("search:sims=500", None, USUAL_LIMIT),
    ],
)
def test_who_thinks_by_the_clock_may_take_ten_times_as_long(
    text: str, wanted: float | None, limit: float
) -> None:
    assert limit_of(read_bot("ra", text), wanted) == limit
    assert Budget() == read_bot("ra", "merchant").budget


def test_a_watch_shows_who_thinks_and_nobody_afterwards() -> None:
    face = [0.0] * 4
    watch = Watch(face)

    thought = watch.ask(17, 2, 5.0, lambda: read_face(face))

    assert thought is not None
    assert (thought.number, thought.seat, thought.limit) == (17, 2, 5.0)
    assert 0 <= thought.seconds < 5
    assert read_face(face) is None


@needs_alarm
def test_an_alarm_rings_again_for_those_who_did_not_listen() -> None:
    heard = []

    def stubborn() -> None:
        for _ in range(2):
            try:
                time.sleep(100)
            except OutOfTime:
                heard.append("once")
        time.sleep(100)

    with pytest.raises(OutOfTime):
        Watch().ask(0, 0, 0.05, stubborn)

    assert heard == ["once", "once"]


@needs_alarm
def test_a_watch_leaves_the_alarms_of_others_as_they_were() -> None:
    before = signal.getsignal(signal.SIGALRM)

    Watch().ask(0, 0, 5.0, lambda: None)

    assert signal.getsignal(signal.SIGALRM) is before
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
