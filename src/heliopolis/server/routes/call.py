"""One request: who sends it, what it may do, and what the answer has besides its body."""

import hmac
import re
from contextlib import suppress
from functools import cached_property
from typing import Final

from starlette.requests import Request

from heliopolis import games
from heliopolis.core.errors import HeliopolisError, Refusal
from heliopolis.match import Match
from heliopolis.server.allowed import is_loopback_host
from heliopolis.server.callers import Caller, caller_of, set_cookie
from heliopolis.server.house import House
from heliopolis.server.limits import Buckets
from heliopolis.server.premises import Compiler, Premises
from heliopolis.server.rooms.knowing import Gone
from heliopolis.server.rooms.room import Accepted, Room, Step
from heliopolis.server.routes.answers import Refused
from heliopolis.server.store.protocol import Stored
from heliopolis.server.tables.document import Document, read
from heliopolis.server.tables.seating import is_host, proves
from heliopolis.server.tables.tokens import digest, new_token
from heliopolis.wire.links import Errand, Link
from heliopolis.wire.server import Farewell

HOUSE_KEY: Final = "x-house-key"
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
_FORWARDING: Final = (
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
)
_LOOPBACK: Final = ("127.0.0.1", "::1")
_NO_REVISION: Final = -1
_NO_MOVES: Final = 1 << 30


class Call:
    """A request on its way through a route."""

    def __init__(self, request: Request, premises: Premises) -> None:
        self.request = request
        self.premises = premises
        self.house: House = premises.house
        self.caller: Caller = caller_of(dict(request.scope), premises.house)
        self.cookies: list[str] = []
        """The headers that give the browser a cookie."""

    # ---- who calls --------------------------------------------------------------------------

    @cached_property
    def has_key(self) -> bool:
        """Whether the caller knows the key of the house, where there is one."""
        given, key = self.request.headers.get(HOUSE_KEY, ""), self.house.settings.house_key
        return bool(key) and hmac.compare_digest(given.encode("latin-1"), key.encode())

    @property
    def from_loopback(self) -> bool:
        """Whether the request comes from this machine, and a proxy says nothing else."""
        client, headers = self.request.client, self.request.headers
        forwarded = any(name in headers for name in _FORWARDING)
        return client is not None and client.host in _LOOPBACK and not forwarded

    @property
    def is_local(self) -> bool:
        """Whether somebody at this machine calls; where a proxy is trusted, nobody can tell."""
        by_name = is_loopback_host(self.request.headers.get("host", ""))
        return self.from_loopback and by_name and not self.house.settings.trusted_proxy

    async def is_known(self) -> bool:
        """Whether the browser has a table: only then is it somebody, for cookies cost nothing."""
        browser = self.caller.browser
        return bool(browser) and bool(await self.house.store.tables_of(browser, 1))

    async def browser(self) -> str:
        """The digest for a seat of this browser; one without any table gets a fresh cookie.

        So a cookie that somebody else has planted never opens a seat.
        """
        if await self.is_known():
            return self.caller.browser
        token = new_token()
        self.cookies.append(set_cookie(self.house, token, self.caller.secure))
        return digest(token)

    async def limit(self, browsers: Buckets, newcomers: Buckets) -> None:
        """Raise `Refused` where the caller has done something too often; the key lifts limits.

        Whoever is nobody yet is counted with all newcomers of the address.
        """
        if self.has_key:
            return
        known = await self.is_known()
        may = browsers.take(self.caller.browser) if known else newcomers.take(self.caller.address)
        if not may:
            raise Refused(Refusal("too-fast", {}))

    # ---- tables -----------------------------------------------------------------------------

    @property
    def table(self) -> str:
        """The id in the path; raise `Refused` for what can be none."""
        identifier = str(self.request.path_params["table"])
        if not _ID.fullmatch(identifier):
            raise Refused(Refusal("no-such-table", {}))
        return identifier

    async def stored_at(self, identifier: str) -> Stored | None:
        """The table of an id without its moves; None where there is none, or can be none."""
        if not _ID.fullmatch(identifier):
            return None
        return await self.house.store.tail(identifier, _NO_REVISION, _NO_MOVES)

    async def stored(self) -> Stored:
        """The table in the path without its moves; raise `Refused` where there is none."""
        found = await self.stored_at(self.table)
        if found is None:
            raise Refused(Refusal("no-such-table", {}))
        return found

    async def room(self) -> Room:
        """The room of the table in the path; raise `Refused` where there is none, or none yet."""
        if self.house.rooms.known(self.table) is None:
            self.check_ready(read((await self.stored()).document).game)
        try:
            return await self.house.rooms.get(self.table)
        except Gone:
            raise Refused(Refusal("no-such-table", {})) from None

    def check_ready(self, game: str) -> None:
        """Raise `Refused` while a game is not compiled, and let it be the next."""
        compiler = self.premises.compiler
        if game not in games.names() or compiler.ready(game):
            return
        self.house.spawn(_hurry(compiler, game))
        progress = compiler.progress(game)
        if progress.stage == "failed":
            raise Refused(Refusal("not-compiled", {"game": game}))
        raise Refused(Refusal("game-compiling", {"game": game}))

    def by_seat(self, seat: int, secret: str, step: Step) -> Step:
        """A step for the person at a seat alone, proved by the table that it changes.

        What this process knows may be old: another one may have given the seat to somebody else.
        """

        def proved(document: Document, match: Match | None, now: int) -> Document | Refusal:
            if not proves(document, seat, secret, self.caller.browser):
                return Refusal("not-your-seat", {"seat": seat})
            return step(document, match, now)

        return proved

    def by_host(self, organiser: str, step: Step) -> Step:
        """A step for the host of a table alone, likewise."""

        def proved(document: Document, match: Match | None, now: int) -> Document | Refusal:
            if not is_host(document, self.caller.browser, organiser):
                return Refusal("not-the-host", {})
            return step(document, match, now)

        return proved

    async def change(self, room: Room, step: Step, parting: Farewell = "replaced") -> None:
        """Change a table; raise `Refused` where that cannot be, as far as any process knows.

        `parting` is said on the sockets of those who lose their seats by it.
        """
        try:
            outcome = await room.change(step, parting=parting)
            if not isinstance(outcome, Accepted):  # news of what would let it be may be on the way
                await room.refresh()
                outcome = await room.change(step, parting=parting)
        except Gone:
            outcome = Refusal("no-such-table", {})
        if not isinstance(outcome, Accepted):
            raise Refused(outcome)

    # ---- links ------------------------------------------------------------------------------

    @property
    def address(self) -> str:
        """What links begin with: for others in the same network where that is open to them."""
        headers = self.request.headers
        host = headers.get("host", "")
        if self.premises.lan.address and is_loopback_host(host):
            return self.premises.lan.address
        if "origin" in headers:
            return headers["origin"]  # the guard knows it
        return f"{'https' if self.caller.secure else 'http'}://{host}"

    def link(self, errand: Errand, table: str, token: str) -> str:
        """A link to a table."""
        return str(Link(self.address, errand, table, token))


async def _hurry(compiler: Compiler, game: str) -> None:
    with suppress(HeliopolisError):  # whoever asks again is told
        await compiler.wait(game)
