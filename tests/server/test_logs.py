"""Logs: a line for everything, by its name, whoever has something to say."""

import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from heliopolis.server import logs


@pytest.fixture(autouse=True)
def left_as_it_was() -> Iterator[None]:
    """Let other tests log as they like."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    structlog.reset_defaults()
    root.handlers[:] = handlers
    root.setLevel(level)


def test_what_happens_is_a_line_of_json_with_its_table_and_seat(
    capsys: pytest.CaptureFixture[str],
) -> None:
    logs.set_up(as_json=True)

    logs.logger("heliopolis.server").info("seat-claimed", game="abc", seat=1)

    said = json.loads(capsys.readouterr().err)
    assert (said["event"], said["game"], said["seat"], said["level"]) == (
        "seat-claimed",
        "abc",
        1,
        "info",
    )
    assert said["timestamp"].endswith("Z")


def test_a_fault_in_a_library_is_one_line_of_json_too(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up(as_json=True)

    try:
        raise OSError("gone")
    except OSError:
        logging.getLogger("asyncpg.pool").warning("no connection", exc_info=True)
    logging.getLogger("asyncpg.pool").info("of no interest")

    [line] = capsys.readouterr().err.splitlines()
    said = json.loads(line)
    assert (said["event"], said["logger"]) == ("no connection", "asyncpg.pool")
    assert "OSError: gone" in said["exception"]


def test_who_watches_reads_words_instead(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up(as_json=False)

    logs.logger("heliopolis.server").warning("store-trouble", fault="StoreAway")

    said = capsys.readouterr().err
    assert "store-trouble" in said
    assert not said.startswith("{")


@pytest.mark.parametrize("as_json", [False, True])
def test_what_goes_wrong_is_told_without_the_values_of_variables(
    capsys: pytest.CaptureFixture[str], as_json: bool
) -> None:
    logs.set_up(as_json)

    def fail(secret: str) -> None:
        raise OSError("gone")

    for where in (logs.logger("heliopolis.server"), logging.getLogger("asyncpg.pool")):
        try:
            fail("papyrus-" + "lotus")
        except OSError:
            where.error("task-failed", exc_info=True)

    said = capsys.readouterr().err
    assert said.count("OSError: gone") == 2
    assert "papyrus-lotus" not in said
