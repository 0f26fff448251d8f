"""A table server in a thread of the tests, on a loopback port; it can be stopped and started."""

import asyncio
import json
import threading
import urllib.request
from pathlib import Path
from typing import Any, Self

import msgspec

from heliopolis.record import Record, read_record
from heliopolis.server.app import make_app
from heliopolis.server.house import House
from heliopolis.server.network import Server, listen, port_of, server_of
from heliopolis.server.news.local import LocalNews
from heliopolis.server.serve import say_goodbye
from heliopolis.server.settings import Settings
from heliopolis.server.store.sqlite import SqliteStore
from heliopolis.server.workers.jobs import AdviseJob, BotLost, ChooseJob
from heliopolis.terminal.remote_line import Heard, Line
from heliopolis.wire import client, next_word, server
from heliopolis.wire.links import read_link

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "uniform"}
SECRET = bytes([32]) * 32
"""What deals at every table here: Ana, who has the first seat and `SEED`, begins."""
SEED = "a seed"
_HEADERS = {"Content-Type": "application/json"}


class FirstMove:
    """Bots that always choose the first move."""

    async def choose(self, job: ChooseJob) -> str:
        return str(job.distinct[0])

    async def advise(self, job: AdviseJob) -> msgspec.Raw:
        raise BotLost("bot-lost", bot=job.bot)


class TableServer:
    """A server on a file, with bots that answer at once."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._port = 0
        self._thread: threading.Thread | None = None
        self._server: Server | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._app: Any = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_error: object) -> None:
        if self._thread is not None:
            self.stop()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Serve, the second time on the same port."""
        ear = listen("127.0.0.1", self._port)
        self._port = port_of(ear)
        settings = Settings(str(self._path), port=self._port, commands=1e6)
        house = House(
            settings, SqliteStore(self._path), LocalNews(), FirstMove(), secret=lambda: SECRET
        )
        self._app = make_app(settings, house)
        self._server = server_of(self._app, lifespan=True)
        begun = threading.Event()

        async def serve() -> None:
            assert self._server is not None
            self._loop = asyncio.get_running_loop()
            serving = asyncio.ensure_future(self._server.serve([ear]))
            while not self._server.started and not serving.done():
                await asyncio.sleep(0.002)
            begun.set()
            await serving

        self._thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
        self._thread.start()
        assert begun.wait(120)

    def stop(self) -> None:
        """Say goodbye to everybody and stop."""
        assert self._loop is not None
        assert self._server is not None
        assert self._thread is not None
        asyncio.run_coroutine_threadsafe(say_goodbye(self._app.state.premises), self._loop).result(
            60
        )
        self._server.should_exit = True
        self._thread.join(60)
        assert not self._thread.is_alive()
        self._thread = None

    def restart(self) -> None:
        """Stop, and start on the same port."""
        self.stop()
        self.start()

    def post(self, path: str, body: Any) -> Any:
        """Send a request as a program does; the answer."""
        data = json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/api{path}", data, _HEADERS)
        with urllib.request.urlopen(request, timeout=120) as answer:
            return json.load(answer)

    def make(self, *seats: Any, game: str = "ra", **more: Any) -> "Made":
        """A new table."""
        body = {"game": game, "seats": list(seats), "pace": "instant", "program": True, **more}
        return Made(self, self.post("/tables", body))


class Made:
    """A table that was made, with all its links."""

    def __init__(self, server: TableServer, told: Any) -> None:
        self._server = server
        self.id: str = told["table"]["id"]
        self.invites: list[str] = [key["invite"] for key in told["seats"]]
        self.link: str = told["link"]
        self.organiser: str = told["organiser"]
        self.watch = f"{server.address}/#watch/{self.id}"

    def claim(self, seat: int, name: str) -> Any:
        """Take a seat as a program does."""
        body = {"token": read_link(self.invites[seat]).token, "name": name, "program": True}
        return self._server.post(f"/tables/{self.id}/claim", body)

    def leave(self, seat: int, secret: str) -> None:
        """Leave a seat for good."""
        self._server.post(f"/tables/{self.id}/leave", {"seat": seat, "secret": secret})

    def host(self, action: str, seat: int | None = None) -> Any:
        """Do what only the host may."""
        token = read_link(self.organiser).token
        body = {"organiser": token, "action": action, "seat": seat}
        return self._server.post(f"/tables/{self.id}/host", body)

    def record(self) -> Record:
        """The game so far."""
        url = f"{self._server.address}/api/tables/{self.id}/record"
        with urllib.request.urlopen(url, timeout=120) as answer:
            return read_record(answer.read().decode())


class Other:
    """Somebody else at a table, who gives words and does what a test says."""

    def __init__(self, made: Made, seat: int, name: str) -> None:
        link = read_link(made.invites[seat])
        claimed = made.claim(seat, name)
        self.seat: int = claimed["seat"]
        self.secret: str = claimed["secret"]
        self._update: server.Update | None = None
        self._heard = threading.Condition()
        self._line = Line(link, self.seat, self.secret, 0, self._hear)
        self._line.open()

    def _hear(self, message: Heard) -> None:
        if isinstance(message, (server.Welcome, server.Table)):
            word = next_word(message.table, self.seat, SEED)
            if word is not None:
                self._line.send(word)
        elif isinstance(message, server.Update):
            with self._heard:
                self._update = message
                self._heard.notify_all()

    def say(self, text: str) -> None:
        """Say something to everybody."""
        self._line.send(client.Say("said", text))

    def play(self, move: str) -> None:
        """Play a move, as soon as the seat is asked."""
        with self._heard:
            assert self._heard.wait_for(lambda: self._is_asked, timeout=120)
            assert self._update is not None
            version = self._update.version
        self._line.send(client.Move(f"move-{version}", version, move))

    @property
    def _is_asked(self) -> bool:
        return self._update is not None and self._update.asked == self.seat

    def resign(self) -> None:
        """Let a bot play."""
        self._line.send(client.HandOver("resign", self.seat, "merchant"))

    def take_back(self) -> None:
        """Play again."""
        self._line.send(client.TakeSeatBack("back"))

    def agree(self, number: int = 0) -> None:
        """Agree to end the game."""
        self._line.send(client.AgreeEnd(f"agree-{number}"))

    def disagree(self) -> None:
        """Play on after all."""
        self._line.send(client.DisagreeEnd("disagree"))

    def close(self) -> None:
        """Be gone, for a while."""
        self._line.close()
