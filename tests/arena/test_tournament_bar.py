"""How far a tournament is, on a terminal and elsewhere."""

import io
import re

import pytest

from heliopolis.arena import ladder
from heliopolis.core.errors import HeliopolisError
from heliopolis.terminal.tournament_bar import TournamentBar
from tests.arena.builders import result_of

BOTS = ("merchant", "uniform")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Clock:
    """A clock that shows what it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def usual_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("WT_SESSION", "a terminal of Windows")
    monkeypatch.delenv("NO_COLOR", raising=False)


def pictures(stream: io.StringIO) -> list[str]:
    """What was drawn, picture by picture, without codes."""
    drawn = re.split(r"\033\[[0-9]+A\r", stream.getvalue())
    return [re.sub(r"\033\[[KJ]", "", picture) for picture in drawn]


def test_a_terminal_shows_games_pace_time_left_and_the_ladder() -> None:
    stream, clock = Terminal(), Clock()
    with TournamentBar(stream, BOTS, 1_000, clock=clock) as bar:
        clock.now += 2
        bar.tell([result_of(number) for number in range(250)])

    bar_line, *rungs = pictures(stream)[0].splitlines()
    assert bar_line == "[#####...............] 250 of 1,000 games, 125 games/s, 0:06 left"
    assert sorted(rung.split()[1] for rung in rungs) == ["merchant", "uniform"]


def test_pictures_are_drawn_over_each_other_and_cleared_at_the_end() -> None:
    stream, clock = Terminal(), Clock()
    with TournamentBar(stream, BOTS, 10, clock=clock) as bar:
        for number in range(3):
            clock.now += 1
            bar.tell([result_of(number)])

    assert stream.getvalue().count("\033[3A\r") == 3
    assert stream.getvalue().endswith("\033[3A\r\033[J")


def test_a_terminal_is_not_drawn_on_more_often_than_anybody_sees() -> None:
    stream, clock = Terminal(), Clock()
    with TournamentBar(stream, BOTS, 10_000, clock=clock) as bar:
        for number in range(1_000):
            clock.now += 0.001
            bar.tell([result_of(number)])

    assert 5 <= len(pictures(stream)) <= 12


def test_games_from_before_are_counted_but_not_timed() -> None:
    stream, clock = Terminal(), Clock()
    with TournamentBar(stream, BOTS, 400, 100, clock) as bar:
        clock.now += 50
        bar.tell([result_of(number) for number in range(100)])
        clock.now += 10
        bar.tell([result_of(number) for number in range(100, 200)])

    assert "200 of 400 games, 10 games/s, 0:20 left" in pictures(stream)[0]


def test_a_pipe_gets_a_plain_line_now_and_then() -> None:
    stream, clock = io.StringIO(), Clock()
    with TournamentBar(stream, BOTS, 7_300, clock=clock) as bar:
        for number in range(40):
            clock.now += 1
            bar.tell([result_of(number)])

    assert stream.getvalue().splitlines() == [
        "15 of 7,300 games, 1 games/s, 2:01:25 left",
        "30 of 7,300 games, 1 games/s, 2:01:10 left",
    ]


def test_a_short_tournament_in_a_pipe_says_nothing() -> None:
    stream = io.StringIO()
    with TournamentBar(stream, BOTS, 10) as bar:
        bar.tell([result_of(number) for number in range(10)])

    assert stream.getvalue() == ""


@pytest.mark.parametrize("bots", [BOTS, ("merchant",)])
def test_without_openskill_or_rivals_there_is_a_bar_but_no_ladder(
    bots: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(_self: object, _names: object) -> None:
        raise HeliopolisError(ladder.MISSING)

    if len(bots) > 1:
        monkeypatch.setattr(ladder.Ladder, "__init__", missing)
    stream, clock = Terminal(), Clock()
    with TournamentBar(stream, bots, 10, clock=clock) as bar:
        clock.now += 1
        bar.tell([result_of(0)])

    assert len(pictures(stream)[0].splitlines()) == 1


def test_no_line_is_wider_than_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    stream, clock = Terminal(), Clock()
    with TournamentBar(stream, BOTS, 10, clock=clock) as bar:
        clock.now += 1
        bar.tell([result_of(0)])

    assert all(len(line) < 40 for line in pictures(stream)[0].splitlines())
