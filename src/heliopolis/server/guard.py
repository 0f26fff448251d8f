"""The guard before everything, websockets included: who may call at all, and how large it may be.

It looks at every request before anybody reads it, and puts the headers on every answer that tell
browsers what a page of ours may do.
"""

import asyncio
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any, Final

from heliopolis.core.errors import Refusal
from heliopolis.server.allowed import Allowed
from heliopolis.server.pages import refusal_page
from heliopolis.wire.rest import Failure, encode_body
from heliopolis.wire.structs import RefusalStruct

Scope = dict[str, Any]
Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]

_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_WITH_RECORD: Final = ("/api/tables", "/api/replays")
LARGEST: Final = 16_384
LARGEST_WITH_RECORD: Final = 262_144
"""The bytes of a body, where a game file may be in it and elsewhere."""
_PATIENCE: Final = 20.0
"""So many seconds may a body take to arrive."""
_HTML: Final = b"text/html; charset=utf-8"
_PLAIN: Final = b"text/plain; charset=utf-8"
_JSON: Final = b"application/json"

SECURITY: Final[Headers] = [
    (
        b"content-security-policy",
        b"default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
        b"object-src 'none'",
    ),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
]


class Guard:
    """Lets through what may pass, and answers everything else itself."""

    def __init__(self, app: App, allowed: Allowed) -> None:
        self._app = app
        self._allowed = allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or socket."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        refused = self._why_not(scope)
        if scope["type"] == "websocket":
            if refused is None:
                await self._app(scope, receive, send)
            else:
                await _turn_away(scope, receive, send, *refused)
            return
        send = _with_security(scope, send)
        body = None if refused is not None else await _read(scope, receive)
        if refused is None and isinstance(body, tuple):
            refused = body
        if refused is not None:
            await _answer(scope, send, *refused)
            return
        assert isinstance(body, bytes)
        await self._app(scope, _told(body, receive), send)

    def _why_not(self, scope: Scope) -> tuple[HTTPStatus, Refusal] | None:
        """Why a request may not pass, with its status; None where it may."""
        headers = scope["headers"]
        hosts = _all(headers, b"host")
        if len(hosts) > 1:
            return HTTPStatus.BAD_REQUEST, Refusal("two-hosts", {})
        if not hosts or not self._allowed.has_host(hosts[0]):
            named = hosts[0][:100] if hosts else ""
            return HTTPStatus.MISDIRECTED_REQUEST, Refusal("foreign-host", {"host": named})
        if scope["type"] == "http" and scope["method"] in _SAFE:
            return None
        refusal = self._why_not_from(headers)
        if refusal is not None:
            return HTTPStatus.FORBIDDEN, refusal
        if scope["type"] == "http" and not _is_json(headers):
            return HTTPStatus.UNSUPPORTED_MEDIA_TYPE, Refusal("not-json", {})
        return None

    def _why_not_from(self, headers: Headers) -> Refusal | None:
        """Why whoever wants to change something may not; a program has no origin and no cookie."""
        origins = _all(headers, b"origin")
        if not origins:
            return Refusal("no-origin", {}) if _all(headers, b"cookie") else None
        if len(origins) == 1 and self._allowed.has_origin(origins[0]):
            return None
        return Refusal("foreign-origin", {"origin": origins[0][:100]})


def _all(headers: Headers, name: bytes) -> list[str]:
    return [found.decode("latin-1") for key, found in headers if key == name]


def _is_json(headers: Headers) -> bool:
    kinds = _all(headers, b"content-type")
    return len(kinds) == 1 and kinds[0].partition(";")[0].strip().lower() == "application/json"


# ---- bodies ---------------------------------------------------------------------------------


async def _read(scope: Scope, receive: Receive) -> bytes | tuple[HTTPStatus, Refusal]:
    """The whole body of a request, unless it is too large or takes too long."""
    limit = LARGEST_WITH_RECORD if scope["path"] in _WITH_RECORD else LARGEST
    too_large = HTTPStatus.REQUEST_ENTITY_TOO_LARGE, Refusal("body-too-large", {"limit": limit})
    told = _all(scope["headers"], b"content-length")
    if told and (not told[0].isdecimal() or int(told[0][:12]) > limit):
        return too_large
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(_PATIENCE):
            while True:
                message = await receive()
                parts.append(message.get("body", b""))
                size += len(parts[-1])
                if size > limit:
                    return too_large
                if not message.get("more_body", False):
                    return b"".join(parts)
    except TimeoutError:
        return HTTPStatus.REQUEST_TIMEOUT, Refusal("too-slow", {})


def _told(body: bytes, receive: Receive) -> Receive:
    """Tells a body that was read already, and then whatever comes."""
    left = [{"type": "http.request", "body": body, "more_body": False}]

    async def tell() -> Message:
        return left.pop() if left else await receive()

    return tell


# ---- answers --------------------------------------------------------------------------------


def _with_security(scope: Scope, send: Send) -> Send:
    """Puts the headers on an answer that every answer has."""
    api = scope["path"].startswith("/api/")

    async def tell(message: Message) -> None:
        if message["type"] == "http.response.start":
            more = [*SECURITY, (b"cache-control", b"no-store")] if api else SECURITY
            message = {**message, "headers": [*message.get("headers", ()), *more]}
        await send(message)

    return tell


def _said(scope: Scope, refusal: Refusal) -> tuple[bytes, bytes]:
    """The type and the text of an answer: codes for programs, a page for people."""
    headers = scope["headers"]
    if scope["type"] == "websocket" or scope["path"].startswith("/api/"):
        told = RefusalStruct(refusal.code, refusal.parameters, refusal.rule)
        return _JSON, encode_body(Failure(told))
    reads_html = "text/html" in ",".join(_all(headers, b"accept"))
    language = ",".join(_all(headers, b"accept-language"))
    return (_HTML if reads_html else _PLAIN), refusal_page(refusal, language, reads_html)


async def _answer(scope: Scope, send: Send, status: HTTPStatus, refusal: Refusal) -> None:
    kind, text = _said(scope, refusal)
    headers = [
        (b"content-type", kind),
        (b"content-length", b"%d" % len(text)),
        (b"connection", b"close"),  # a body that nobody has read may follow
    ]
    await send({"type": "http.response.start", "status": int(status), "headers": headers})
    await send({"type": "http.response.body", "body": text})


async def _turn_away(
    scope: Scope, receive: Receive, send: Send, status: HTTPStatus, refusal: Refusal
) -> None:
    """Refuse a socket before it is accepted."""
    await receive()  # websocket.connect
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    kind, text = _said(scope, refusal)
    start: Message = {"type": "websocket.http.response.start", "status": int(status)}
    await send({**start, "headers": [(b"content-type", kind)]})
    await send({"type": "websocket.http.response.body", "body": text})
