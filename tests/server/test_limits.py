"""What happens at the limits: commands too many, tables too many, bodies too slow, never full."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from heliopolis.server import guard
from heliopolis.server import socket as sockets
from heliopolis.server.limits import Bucket
from heliopolis.server.rooms.attention import NEVER_FULL
from heliopolis.server.routes import tables
from heliopolis.wire.client import Ping
from heliopolis.wire.server import Pong, Refused
from tests.server.routes.builders import ME, OPEN, stage

from .asking import app_of, ask
from .live import Client, served
from .rooms.builders import Clock, begin, make_room, open_house, run, table, until

DAY = 24 * 60 * 60 * 1_000


class Still(Bucket):
    """A bucket that never fills again, however slow this machine is."""

    def __init__(self, rate: float, burst: float) -> None:
        super().__init__(rate, burst, clock=lambda: 0.0)


def test_a_socket_may_send_forty_messages_at_once_and_is_closed_after_two_hundred_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "Bucket", Still)

    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await begin(house, table("person", "person"))
            flood, calm = [
                await Client.join(address, room.id, seat, f"secret-{seat}") for seat in (0, 1)
            ]
            for number in range(300):
                await flood.send(Ping(f"ping-{number}"))
            heard: list[Any] = []
            while (message := await flood.next()) is not None:
                heard.append(message)

            assert sum(isinstance(one, Pong) for one in heard) == 39  # the hello was the first
            refused = [one for one in heard if isinstance(one, Refused)]
            assert {one.refusal.code for one in refused} == {"too-fast"}
            assert len(refused) == 200
            assert flood.farewell is not None
            assert flood.farewell.code == "too-fast"
            await calm.send(Ping("calm"))
            assert await calm.hear(lambda message: isinstance(message, Pong)) is not None

    run(test)


def test_who_was_too_fast_may_send_twenty_more_after_a_second() -> None:
    now = 0.0
    bucket = Bucket(20, 40, clock=lambda: now)
    assert [bucket.take() for _ in range(41)] == [True] * 40 + [False]

    now = 1.0

    assert [bucket.take() for _ in range(21)] == [True] * 20 + [False]


def test_a_browser_with_a_hundred_unfinished_tables_makes_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MOST_TABLES", 3)  # a hundred take their time
    with stage(tmp_path) as here:
        ana, ben = here.browser(), here.browser()
        first, *_ = [ana.make(ME, OPEN) for _ in range(3)]

        answer = ana.post("/tables", {"game": "ra", "seats": [ME, OPEN]})

        assert (answer.status, answer.code) == (429, "too-many-tables")
        assert answer.body["refusal"]["parameters"] == {"limit": 3}
        assert ben.make(ME, OPEN)
        ana.ask("DELETE", f"/tables/{first['table']['id']}", {})
        assert ana.make(ME, OPEN)


def test_a_body_that_takes_too_long_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "_PATIENCE", 0.05)

    async def test() -> None:
        async with open_house(tmp_path / "t") as house:
            app = app_of(house)
            sent: list[Any] = []
            parts = [{"type": "http.request", "body": b'{"game":', "more_body": True}]

            async def receive() -> Any:
                if parts:
                    return parts.pop()
                return await asyncio.Event().wait()

            async def send(message: Any) -> None:
                sent.append(message)

            headers = {b"host": b"127.0.0.1:8000", b"content-type": b"application/json"}
            scope = {
                "type": "http",
                "asgi": {"version": "3.0"},
                "http_version": "1.1",
                "scheme": "http",
                "method": "POST",
                "path": "/api/tables",
                "raw_path": b"/api/tables",
                "query_string": b"",
                "headers": list(headers.items()),
                "client": ("127.0.0.1", 50_000),
                "server": ("127.0.0.1", 8000),
            }
            await app(scope, receive, send)

            assert sent[0]["status"] == 408
            assert (b"connection", b"close") in sent[0]["headers"]
            assert json.loads(sent[1]["body"])["refusal"]["code"] == "too-slow"
            assert (await ask(app, "GET", "/health")).status == 200

    run(test)


def test_a_table_that_is_never_full_is_closed_after_seven_days(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        assert NEVER_FULL == 7 * DAY
        async with open_house(tmp_path / "t", clock) as house:
            room = await make_room(house, table("person", "open"))
            begun = await begin(house, table("person", "person"))

            clock.now += 7 * DAY - 1
            assert await house.store.due(clock(), 10) == []
            house.driver.heed(room)
            await until(lambda: not house.driver._serving)
            assert room.document.stage == "gathering"

            clock.now += 1
            assert await house.store.due(clock(), 10) == [room.id]
            house.driver.heed(room)
            await until(lambda: room.document.stage == "over")

            assert begun.document.stage == "playing"
            assert await house.store.due(clock(), 10) == []

    run(test)
