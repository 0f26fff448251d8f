"""The page about the bot interface is true: a server answers as the session there has it."""

import importlib.util
import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

import pytest
from websockets.sync.client import ClientConnection, connect

from heliopolis.record import Proved, replay, verify
from heliopolis.server.settings import Settings
from heliopolis.server.socket import HELLO_WITHIN
from heliopolis.server.tables.sealing import PATIENCE
from heliopolis.wire import VERSION, decode_client
from heliopolis.wire.limits import FRAME, NAME, WORD
from heliopolis.wire.links import read_link
from tests.terminal.table_server import BOT, OPEN, Made, TableServer

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bot-api.md").read_text("utf-8")
BLOCKS = re.findall(r"^```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
LINES = [line for block in BLOCKS for line in block.splitlines()]
TABLES = [
    ("ra", 2),
    ("ra", 3),
    ("ra", 4),
    ("ra", 5),
    ("ra-dice", 2),
    ("ra-dice", 3),
    ("ra-dice", 4),
]
"""Every game at every size of its table."""


def is_shown(shown: str, heard: str) -> bool:
    """Whether a message is what the page shows; … there stands for anything."""
    pattern = ".*".join(map(re.escape, shown.split("…")))
    return re.fullmatch(pattern, heard) is not None


class Session:
    """Sends what the page sends, with the secrets of a real table in it."""

    def __init__(self, tables: TableServer, made: Made) -> None:
        self._tables = tables
        self._made = made
        self._secrets = {"TABLE": made.id, "TOKEN": read_link(made.invites[0]).token}

    def claim(self, path: str, sent: str, heard: str) -> None:
        """Take the seat, and see what the page shows of that."""
        answer = self._tables.post(
            self._filled(path).removeprefix("/api"), json.loads(self._filled(sent))
        )
        self._secrets["SECRET"] = answer["secret"]
        assert is_shown(self._filled(heard), json.dumps(answer, separators=(",", ":")))

    def go_through(self, line: ClientConnection, shown: list[str]) -> int:
        """Send and hear line by line; how many lines there were."""
        for text in shown:
            sign, message = text[0], self._filled(text[2:])
            if sign == "→":
                decode_client(message)
                line.send(message)
                continue
            heard = line.recv(timeout=100)
            assert isinstance(heard, str)
            assert is_shown(message, heard), (message, heard)
        return len(shown)

    def _filled(self, text: str) -> str:
        for name, secret in self._secrets.items():
            text = text.replace(name, secret)
        return text


@pytest.mark.usefixtures("nobody_looks_around")
def test_a_server_answers_as_the_session_on_the_page_has_it(tmp_path: Path) -> None:
    path, sent, heard, *others = LINES
    with TableServer(tmp_path / "tables.db") as tables:
        made = tables.make(OPEN, BOT)
        session = Session(tables, made)
        session.claim(path.removeprefix("POST "), sent[2:], heard[2:])
        with connect(read_link(made.link).socket) as line:
            assert session.go_through(line, others) == 21


def test_what_differs_from_the_page_is_noticed() -> None:
    assert is_shown('{"a":1,…}', '{"a":1,"b":2}')
    assert not is_shown('{"a":1,…}', '{"a":2,"b":2}')
    assert not is_shown('{"a":1}', '{"a":1,"b":2}')


def test_the_bot_on_the_page_is_the_file_that_runs() -> None:
    (shown,) = re.findall(r"^```py\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)

    assert shown == (ROOT / "examples" / "remote_bot.py").read_text("utf-8")


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A server for all the games."""
    with TableServer(tmp_path_factory.mktemp("tables") / "tables.db") as server:
        yield server


def remote_bot() -> ModuleType:
    """The example, which does not wait here."""
    spec = importlib.util.spec_from_file_location("remote_bot", ROOT / "examples/remote_bot.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.sleep = lambda seconds: None  # type: ignore[attr-defined]
    return module


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_remote_bots_alone_play_whole_games_at_tables_of_every_size(
    game: str, players: int, tables: TableServer
) -> None:
    made, example = tables.make(*[OPEN] * players, game=game), remote_bot()

    with ThreadPoolExecutor(players) as pool:
        links = [read_link(invite) for invite in made.invites]
        ends = [*pool.map(lambda link: example.play(link, "uniform"), links, timeout=300)]

    record = made.record()
    *_, last = replay(record)
    assert last.position.over
    assert record.bots == ()  # to the server they are people
    assert isinstance(verify(record), Proved)
    assert [(end.scores, end.winners) for end in ends] == [
        (last.position.scores, last.position.winners)
    ] * players


def test_the_limits_on_the_page_are_those_of_the_server() -> None:
    assert f"at most {FRAME} bytes, a name {NAME} characters, a word {WORD}." in PAGE
    assert f"reads {Settings('').commands:.0f} messages a second" in PAGE
    assert f"`hello` comes within {HELLO_WITHIN:.0f} seconds." in PAGE
    assert f"in {PATIENCE // 1000} seconds loses the seat" in PAGE
    assert f"`wire` is {VERSION}." in PAGE
