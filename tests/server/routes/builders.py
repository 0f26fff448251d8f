"""An app in this process for the tests, and browsers and programs that send it requests."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from heliopolis.server.app import make_app
from heliopolis.server.house import House
from heliopolis.server.news.local import LocalNews
from heliopolis.server.premises import Compiler, Limits, Premises
from heliopolis.server.settings import Settings
from heliopolis.server.store import store_at
from heliopolis.server.workers.jobs import AdviseJob, BotLost, ChooseJob
from tests.server.asgi_line import with_lines

ORIGIN = "http://127.0.0.1:8000"
KEY = "a key for the house"
ME = {"kind": "me", "name": "Ana"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "uniform"}


class FirstMove:
    """Bots that always choose the first move."""

    async def choose(self, job: ChooseJob) -> str:
        return str(job.distinct[0])

    async def advise(self, job: AdviseJob) -> msgspec.Raw:
        raise BotLost("bot-lost", bot=job.bot)


class Answer:
    """What came back."""

    def __init__(self, status: int, text: str, headers: Any) -> None:
        self.status = status
        self.text = text
        self.headers = headers

    @property
    def body(self) -> Any:
        return msgspec.json.decode(self.text)

    @property
    def code(self) -> str:
        """The code of a refusal, "" for what was done."""
        return str(self.body["refusal"]["code"]) if self.status >= 400 else ""


class Program:
    """Whoever sends requests without cookies and without an origin."""

    def __init__(self, client: TestClient, **headers: str) -> None:
        self._client = client
        self.headers = headers

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """Send a request under /api; None is no body."""
        sent = {} if body is None else {"json": body}
        told = self._client.request(
            method, f"/api{path}", headers={**self.headers, **headers}, **sent
        )
        self._client.cookies.clear()
        self._heard(told.headers)
        return Answer(told.status_code, told.text, told.headers)

    def _heard(self, headers: Any) -> None:
        """Take note of what an answer says besides its body."""

    def get(self, path: str, **headers: str) -> Answer:
        return self.ask("GET", path, None, **headers)

    def post(self, path: str, body: Any, **headers: str) -> Answer:
        return self.ask("POST", path, body, **headers)

    def make(self, *seats: Any, game: str = "ra", **more: Any) -> Any:
        """A new table; what its maker is told."""
        answer = self.post("/tables", {"game": game, "seats": list(seats), **more})
        assert answer.status == 201, answer.text
        return answer.body


class Browser(Program):
    """A program that keeps cookies, and says from which page it comes."""

    def __init__(self, client: TestClient, **headers: str) -> None:
        super().__init__(client, origin=ORIGIN, **headers)

    @property
    def cookie(self) -> str:
        """The one cookie, "" for none."""
        return self.headers.get("cookie", "")

    def _heard(self, headers: Any) -> None:
        given = headers.get("set-cookie")
        if given:
            self.headers["cookie"] = given.partition(";")[0]


class Stage:
    """An app, and whoever comes to it."""

    def __init__(self, client: TestClient, premises: Premises) -> None:
        self.client = client
        self.premises = premises
        self.house = premises.house

    def browser(self, **headers: str) -> Browser:
        return Browser(self.client, **headers)

    def program(self, **headers: str) -> Program:
        return Program(self.client, **headers)

    def stop_time(self) -> None:
        """Let no bucket fill again, however slow this machine is."""
        self.premises.limits = Limits(clock=lambda: 0.0)


@contextmanager
def stage(
    folder: Path,
    peer: str = "127.0.0.1",
    compiler: Compiler | None = None,
    client: Path | None = None,
    database: str = "",
    **settings: Any,
) -> Iterator[Stage]:
    """An app on a new database, for requests from a peer; without a client for browsers.

    The database is a file in the folder, unless another one is named.
    """
    chosen = Settings(database or str(folder / "tables.db"), **settings)
    house = House(chosen, store_at(chosen.database), LocalNews(), FirstMove())
    app = make_app(chosen, house, client=client or folder / "no-client")
    with TestClient(with_lines(app), base_url=ORIGIN, client=(peer, 50_000)) as sender:
        premises: Premises = app.state.premises
        if compiler is not None:
            premises.compiler = compiler
        yield Stage(sender, premises)


def token_of(link: str) -> str:
    """The token in a link."""
    return link.rpartition("/")[2]


def farewell(socket: Any) -> str:
    """Listen to a socket until the server closes it; the code of the last message."""
    last: Any = {}
    try:
        while True:
            last = socket.receive_json()
    except WebSocketDisconnect:
        return str(last["code"])
