"""Bots in files are known to everybody by their aliases: no path goes out, and none comes in."""

import asyncio
import hashlib
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from heliopolis.core.errors import InvalidSetup
from heliopolis.record import Proved, read_record, verify
from heliopolis.server.bot_files import aliases
from heliopolis.server.offers import offers_of, read_offer
from heliopolis.server.workers.jobs import BotLost
from heliopolis.wire import VERSION
from tests.server.routes.builders import BOT, ME, OPEN, Stage, stage, token_of
from tests.server.workers.builders import choose_job, open_pool, write_bots

MY_BOT = '''
class MyBot:
    """Plays the first move."""

    games = ("ra",)

    def __init__(self, rng, budget):
        pass

    def choose(self, view, legal):
        return legal[0]
'''
ALIAS = "file:MyBot"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with a bot, in a folder that is nobody's business."""
    folder = tmp_path / "secret-folder"
    folder.mkdir()
    file = folder / "my_bot.py"
    file.write_text(MY_BOT)
    return file


@pytest.fixture
def here(tmp_path: Path, path: Path) -> Iterator[Stage]:
    with stage(tmp_path, bot_files=(f"{path}:MyBot",)) as opened:
        yield opened


def seat(bot: str) -> Any:
    return {"kind": "bot", "bot": bot}


def test_aliases_are_unique_and_the_first_keeps_its_name() -> None:
    assert aliases(["a.py:Bot", "b/a.py:Bot", "b.py:Other", "a.py:Bot", "c.py:Bot"]) == {
        "file:Bot": "a.py:Bot",
        "file:Bot-2": "b/a.py:Bot",
        "file:Other": "b.py:Other",
        "file:Bot-3": "c.py:Bot",
    }


def test_every_offer_in_a_file_can_be_chosen_by_its_alias(path: Path) -> None:
    other = path.with_name("other.py")
    other.write_text(MY_BOT)
    files = (f"{path}:MyBot", f"{other}:MyBot")

    offered = [one for one in offers_of("ra", files) if one.file]

    assert [(one.bot, one.name) for one in offered] == [(ALIAS, "MyBot"), ("file:MyBot-2", "MyBot")]
    assert [read_offer("ra", one.bot, files).text for one in offered] == [ALIAS, "file:MyBot-2"]


def test_no_path_leaves_the_server(here: Stage, path: Path) -> None:
    """Not in lists, tables, frames and records, nor in refusals."""
    ana = here.browser()
    told = [ana.get("/bots?game=ra").text]
    made = ana.make(ME, seat(ALIAS), seat(ALIAS), pace="instant")
    table = made["table"]["id"]
    told += [str(made), ana.get(f"/tables/{table}").text, ana.get("/mine").text]
    headers = {"host": "127.0.0.1:8000", "origin": "http://127.0.0.1:8000", "cookie": ana.cookie}
    with here.client.websocket_connect("/ws", headers=headers) as socket:
        socket.send_json({"type": "hello", "wire": VERSION, "table": table, "seat": 0, "since": 0})
        frames = [socket.receive_text()]
        ana.ask("DELETE", f"/tables/{table}", {})
        with suppress(WebSocketDisconnect):
            while True:
                frames.append(socket.receive_text())
    told += ["".join(frames)]
    bots = ana.make(seat(ALIAS), seat(ALIAS), pace="instant")["table"]["id"]
    for _ in range(2_000):
        if here.program().get(f"/tables/{bots}").body["table"]["stage"] == "over":
            break
        time.sleep(0.01)
    record = ana.get(f"/tables/{bots}/record").text
    told.append(record)

    for text in told:
        assert "secret-folder" not in text
        assert ".py" not in text
        assert ALIAS in text
    assert isinstance(verify(read_record(record)), Proved)
    numbers = hashlib.sha256(path.read_bytes()).hexdigest()[:16]
    assert f"played-by 1: {ALIAS}; file {numbers}\n" in record
    assert record.count(f"; file {numbers}") == 2


def test_no_path_is_taken_from_the_network(here: Stage, path: Path) -> None:
    """Also the path of a bot that is offered, by its alias."""
    ana = here.browser()
    made = ana.make(ME, OPEN)
    hosting = f"/tables/{made['table']['id']}/host"
    for bot in (f"{path}:MyBot", f"{path}:MyBot:sims=5", "file:Other", "file:", f"file:{path}"):
        refused = ana.post("/tables", {"game": "ra", "seats": [ME, seat(bot)]})
        seated = ana.post(hosting, {"organiser": "", "action": "seat_bot", "seat": 1, "bot": bot})

        assert (refused.status, refused.code) == (400, "bot-not-offered")
        assert seated.code == "bot-not-offered"
        with pytest.raises(InvalidSetup, match="bot-not-offered"):
            here.house.read_bot("ra", bot)
    assert here.house.read_bot("ra", ALIAS) == ALIAS
    hosted = ana.post(hosting, {"organiser": "", "action": "seat_bot", "seat": 1, "bot": ALIAS})
    assert hosted.body["table"]["seats"][1]["bot"] == ALIAS
    assert token_of(made["link"])


@pytest.mark.parametrize("text", ["class MyBot: pass", "1 / 0", "def", None])
def test_a_file_that_does_not_work_any_more_is_refused_without_its_path(
    here: Stage, path: Path, text: str | None
) -> None:
    if text is None:
        path.unlink()
    else:
        path.write_text(text)

    refused = here.browser().post("/tables", {"game": "ra", "seats": [ME, seat(ALIAS)]})

    assert (refused.status, refused.code) == (400, "bot-not-offered")
    assert "secret-folder" not in refused.text
    assert here.browser().make(ME, BOT)


def test_workers_know_what_is_behind_an_alias(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    bots = write_bots(tmp_path)

    async def main() -> None:
        async with open_pool(1, (f"{bots}:Settled", f"{bots}:First")) as pool:
            assert await pool.choose(choose_job("file:First")) == "draw"
            assert await pool.choose(choose_job("file:First:sims=5")) == "draw"
            for other in ("file:Hangs", "file:First-2", "file:"):
                with pytest.raises(BotLost, match="bot-not-offered"):
                    await pool.choose(choose_job(other))

    asyncio.run(main())
