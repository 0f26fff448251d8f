"""The page about the server says what the code does: limits, metrics and events of the log."""

import re
from pathlib import Path

from heliopolis.server import (
    guard,
    house,
    limits,
    metrics,
    network,
    offers,
    outbox,
    requests,
    socket,
)
from heliopolis.server.commands import AWAY, MOST_SIMULATIONS
from heliopolis.server.limits import Buckets
from heliopolis.server.news.local import LocalNews
from heliopolis.server.premises import Limits
from heliopolis.server.rooms.attention import NEVER_FULL
from heliopolis.server.routes import mine, tables
from heliopolis.server.settings import DAY, Settings
from heliopolis.server.store.protocol import CHAT_KEPT, EXPIRED_AT_ONCE
from heliopolis.server.store.sqlite import SqliteStore
from heliopolis.server.tables.sealing import ABANDONED, PATIENCE
from heliopolis.server.tables.seating import LONGEST_NAME
from heliopolis.server.workers import jobs, pool
from heliopolis.wire import limits as wire
from heliopolis.wire.rest import NewTable, Tables
from tests.server.rooms.builders import FirstMove

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "server.md").read_text("utf-8")
SERVER = ROOT / "src" / "heliopolis" / "server"


def section(title: str) -> str:
    """The part of the page under a heading."""
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def rows(title: str) -> list[tuple[str, ...]]:
    """The rows of the table under a heading."""
    lines = [line for line in section(title).splitlines() if line.startswith("| ")]
    return [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines[1:]]


def often(buckets: Buckets, of: str = "minute") -> str:
    """How often something may be done, as the page says it."""
    rate = buckets._rate * (60 if of == "minute" else 1)
    return f"{rate:.0f} a {of}, {buckets._burst:.0f} at once"


def test_the_limits_are_those_of_the_code() -> None:
    asked, here = Limits(), house_of_nobody()
    commands = Settings("").commands
    script = NewTable.__annotations__["script"].__args__[0].__metadata__[0].max_length

    assert {row[0]: row[1] for row in rows("Limits")} == {
        "the time until a connection must have brought the whole head of its next request": (
            f"{requests.HEAD_WITHIN:.0f} seconds"
        ),
        "the body of a request": f"{guard.LARGEST:,} bytes",
        "the body of a request with a game file in it": f"{guard.LARGEST_WITH_RECORD:,} bytes",
        "the time in which a body must arrive": f"{guard._PATIENCE:.0f} seconds",
        "requests by a browser": often(asked.requests, "second"),
        "requests from an address": often(asked.requests_of_address, "second"),
        "new tables by a browser": often(asked.tables),
        "new tables from an address, newcomers' or not": often(asked.tables_of_address),
        "unfinished tables of a browser": f"{tables.MOST_TABLES}",
        "seats claimed, and rematches, by a browser": often(asked.claims),
        "seats claimed by the newcomers of an address": often(asked.claims_of_newcomers),
        "game files turned into views for a browser": often(asked.replays),
        "game files turned into views for the newcomers of an address": often(
            asked.replays_of_newcomers
        ),
        "games fetched as files by a browser": often(asked.records),
        "games fetched as files by the newcomers of an address": often(asked.records_of_newcomers),
        "tables in one list": f"{tables.LISTED}",
        "sockets of a browser": f"{limits.BROWSER_SOCKETS}",
        "sockets from an address": f"{limits.ADDRESS_SOCKETS}",
        "the time until a socket must have said hello": f"{socket.HELLO_WITHIN:.0f} seconds",
        "a message to the server": f"{wire.FRAME:,} bytes",
        "commands over a socket": f"{commands:.0f} a second, {2 * commands:.0f} at once",
        "commands too many until the socket is closed": f"{socket._PATIENCE_WITH_FLOODS}",
        "commands from an address": often(here.limits.commands, "second"),
        "frames that wait for a slow reader": f"{outbox.MOST}",
        "bytes that wait for a slow reader": f"{outbox.MOST_BYTES:,}",
        "the time in which a reader must take a frame": f"{outbox.PATIENCE:.0f} seconds",
        "lines of chat by a seat": often(here.limits.chat),
        "lines of chat that a table keeps": f"{CHAT_KEPT}",
        "advice for a seat": often(here.limits.advice),
        "changes of hands by a seat": often(here.limits.hands),
        "moves taken back by a browser, or by whoever has the secret of a seat": often(
            here.limits.take_backs
        ),
        "simulations for advice": f"{MOST_SIMULATIONS:,}",
        "simulations a move of a bot": f"{offers.MOST_SIMULATIONS:,}",
        "the name of a person": f"{LONGEST_NAME} characters",
        "a line of chat": f"{wire.CHAT} characters",
        "a word for the seal": f"{wire.WORD} characters",
        "a game file": f"{wire.RECORD:,} characters",
        "outcomes in the script of a guided game": f"{script:,}",
        "the time for a promise, and again for a word": f"{PATIENCE // 1_000} seconds",
        "the time after which others may give a seat to a bot": f"{AWAY // 60_000} minutes",
        "a table whose seats are never all taken": f"{NEVER_FULL // DAY} days",
        "a game without a clock in which nobody does anything": f"{ABANDONED // DAY} days",
        "ports that are tried": f"{network.PORTS}",
    }
    assert mine.LISTED == tables.LISTED == 50
    assert "`tables`: at most fifty." in (Tables.__doc__ or "")
    assert wire.NAME == LONGEST_NAME


def house_of_nobody() -> house.House:
    """A house that is never opened."""
    return house.House(Settings(""), SqliteStore(Path("")), LocalNews(), FirstMove())


def test_what_is_said_of_time_in_words_is_true() -> None:
    assert f"{Settings('').keep_days} unless told otherwise" in PAGE
    assert f"removes at most {EXPIRED_AT_ONCE} each time" in PAGE
    assert house._UPKEEP * house.LOOK_AROUND == 10 * 60
    assert "when it starts and every ten minutes" in PAGE
    assert house.LOOK_AROUND == 2
    assert "every two seconds" in PAGE
    milliseconds = jobs._SECONDS_A_SIMULATION * 1_000
    patience = f"after {pool.PATIENCE:.0f} seconds and {milliseconds:.0f} milliseconds a simulation"
    assert patience in PAGE


def test_the_series_are_those_of_the_code() -> None:
    found = metrics.Metrics()._registry.collect()

    told = {
        (one.name + ("_total" if one.type == "counter" else ""), one.type, one.documentation)
        for one in found
    }

    assert {(name.strip("`"), kind, says) for name, kind, says in rows("Metrics")} == told


def test_the_events_of_the_log_are_those_of_the_code() -> None:
    named = {event for names, _ in rows("Logs") for event in re.findall(r"`([a-z-]+)`", names)}
    logged = {
        event
        for path in SERVER.rglob("*.py")
        for event in re.findall(r"_log\.\w+\(\s*\"([^\"]+)\"", path.read_text("utf-8"))
    }

    assert named == logged
