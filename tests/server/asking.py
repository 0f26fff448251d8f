"""Requests for a house in the same event loop, without a network."""

import json
from typing import Any

from fastapi import FastAPI

from heliopolis.server.allowed import Allowed
from heliopolis.server.app import make_app
from heliopolis.server.house import House
from heliopolis.server.metrics import Metrics
from heliopolis.server.premises import Premises


def app_of(house: House) -> FastAPI:
    """The app of a house that is open."""
    app = make_app(house.settings, house)
    app.state.premises = Premises(house, Allowed(house.settings), Metrics())
    return app


class Told:
    """What was answered."""

    def __init__(self, sent: list[Any]) -> None:
        self.status = int(sent[0]["status"])
        self.headers = sent[0]["headers"]
        self.text = b"".join(message.get("body", b"") for message in sent[1:]).decode()

    @property
    def body(self) -> Any:
        return json.loads(self.text)

    @property
    def code(self) -> str:
        """The code of a refusal, "" for what was done."""
        return str(self.body["refusal"]["code"]) if self.status >= 400 else ""


async def ask(app: FastAPI, method: str, path: str, body: Any = None) -> Told:
    """Send a request under /api, as a program at this machine does."""
    data = b"" if body is None else json.dumps(body).encode()
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": data, "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    headers = {"host": "127.0.0.1:8000", "content-type": "application/json"}
    headers["content-length"] = str(len(data))
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http",
        "method": method,
        "path": f"/api{path}",
        "raw_path": f"/api{path}".encode(),
        "query_string": b"",
        "headers": [(name.encode(), text.encode()) for name, text in headers.items()],
        "client": ("127.0.0.1", 50_000),
        "server": ("127.0.0.1", 8000),
    }
    await app(scope, receive, send)
    return Told(sent)
