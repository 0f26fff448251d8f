"""Games at a table server, at the prompt: the same screens, and a line that may be cut."""

import importlib.util
import io
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from pathlib import Path
from types import ModuleType

import pytest

from heliopolis.record import Proved, load_record, verify
from heliopolis.terminal.console import Console
from heliopolis.terminal.join import Options, join
from heliopolis.texts import Catalogue
from heliopolis.wire.links import read_link
from tests.terminal.stage import ENGLISH, Keyboard, Script, saved_game
from tests.terminal.table_server import BOT, OPEN, TableServer

ROOT = Path(__file__).parents[2]


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[TableServer]:
    """A server that does not mind how fast somebody types."""
    with TableServer(tmp_path / "tables.db") as server:
        yield server


@pytest.fixture
def remote_bot(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The example, which does not wait here."""
    spec = importlib.util.spec_from_file_location("remote_bot", ROOT / "examples/remote_bot.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "sleep", lambda seconds: None)
    return module


class Sitting:
    """Somebody at a prompt."""

    def __init__(self, script: Script = (), catalogue: Catalogue = ENGLISH) -> None:
        self._out = io.StringIO()
        self._catalogue = catalogue
        self._console = Console(Keyboard(script), self._out)

    @property
    def text(self) -> str:
        return self._out.getvalue()

    def join(self, link: str, name: str = "") -> int:
        return join(Options(link, name), self._console, self._catalogue)


@pytest.mark.parametrize(
    ("game", "players"), [("ra", 2), ("ra", 4), ("ra", 5), ("ra-dice", 2), ("ra-dice", 4)]
)
def test_a_person_and_a_remote_bot_play_a_whole_game(
    game: str, players: int, tables: TableServer, remote_bot: ModuleType, data_folder: Path
) -> None:
    overrides = {"sun_track": "3"} if game == "ra-dice" else {}
    made = tables.make(OPEN, OPEN, *[BOT] * (players - 2), game=game, overrides=overrides)
    ana = Sitting(cycle(["1", "keep"]))

    with ThreadPoolExecutor() as pool:
        bot = pool.submit(remote_bot.play, read_link(made.invites[1]), "uniform")
        status = ana.join(made.invites[0], "Ana")
        result = bot.result(timeout=20)

    assert status == 0
    record = load_record(saved_game(data_folder))
    assert record == made.record()
    assert isinstance(verify(record), Proved)
    assert all(record.seals[-1].words[:2])
    assert "Final points\n  1  " in ana.text
    for seat, points in enumerate(result.scores):
        name = "You" if seat == 0 else record.seats[seat]
        assert f"  {name} " in ana.text.rpartition("Final points")[2]
        assert str(points) in ana.text.rpartition("Final points")[2]
    assert not list((data_folder / "heliopolis" / "seats").iterdir())
