"""How far compiling is."""

import io

from heliopolis.terminal.progress import Progress
from tests.terminal.stage import ENGLISH, Terminal


def test_a_terminal_shows_one_line_and_clears_it() -> None:
    screen = Terminal()

    with Progress(screen, "ra", ENGLISH) as progress:
        progress.report(1, 2)
        progress.report(2, 2)

    assert screen.getvalue().count("\n") == 0
    *_, last, cleared, empty = screen.getvalue().split("\r")
    assert last.rstrip() == "Compiling Ra, once: 2 of 2 ..."
    assert cleared.strip() == empty == ""


def test_a_pipe_gets_one_line() -> None:
    pipe = io.StringIO()

    with Progress(pipe, "ra", ENGLISH) as progress:
        for number in (1, 2, 3):
            progress.report(number, 3)

    assert pipe.getvalue().count("\n") == 1


def test_who_waits_for_another_process_is_told_so() -> None:
    pipe = io.StringIO()

    with Progress(pipe, "ra", ENGLISH) as progress:
        progress.report(0, 3)

    assert pipe.getvalue() == "Waiting for another process that compiles Ra ...\n"
