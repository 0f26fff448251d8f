"""A room: one table in this process, played on, stored, and then told to whoever listens.

Everything that changes goes one way: under the lock, from what the store is known to hold, to the
store, and from there to the listeners. When storing fails, what this process holds is thrown away
and loaded anew, so nobody ever hears of what is not kept.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from msgspec.structs import replace

from heliopolis.core.contract import CHANCE, Seat
from heliopolis.core.errors import Refusal
from heliopolis.core.value import value
from heliopolis.match import Advance, Match, Occupant, Person
from heliopolis.server.rooms.attention import wake_at
from heliopolis.server.rooms.listeners import UNTOLD, Listener, Listeners
from heliopolis.server.rooms.showing import table_struct
from heliopolis.server.rooms.stages import Moment, settled
from heliopolis.server.rooms.telling import Telling, tell
from heliopolis.server.store.protocol import Change, Conflict, MoveRow, Store
from heliopolis.server.tables.document import Document, browsers_of, read, written
from heliopolis.server.tables.playing import closed, match_of, rows_of
from heliopolis.wire.tables import TableStruct

_TRIES: Final = 3
"""How often something is tried again that another process was quicker with."""

Step = Callable[[Document, Match | None, int], Document | Refusal]
"""A change of a table at a wall time; it may also change the match, but for playing moves."""


@value
class Accepted:
    """What was asked is done, and stored; the table is now at this version."""

    version: int


class Gone(Exception):
    """The table was deleted."""


class Room:
    """One table as this process knows it; `open_room` and `Rooms` make them."""

    def __init__(
        self,
        identifier: str,
        store: Store,
        clock: Callable[[], int],
        secret: Callable[[], bytes],
        prepare: Callable[[str], Awaitable[None]],
    ) -> None:
        """`prepare` waits until a game is compiled, so that nobody else waits for it."""
        self.id: Final = identifier
        self.lock: Final = asyncio.Lock()
        self.listeners: Final = Listeners(clock())
        self.stored: Callable[[Room], None] = lambda room: None
        """Told of every change that was stored here, after the listeners."""
        self.said = 0
        """The number of the last line of chat that was told here."""
        self._store = store
        self._clock = clock
        self._secret = secret
        self._prepare = prepare
        self._moment: Moment | None = None
        self._revision = 0
        self._commands: dict[tuple[Seat, str], int] = {}

    @property
    def document(self) -> Document:
        """The table but for its moves."""
        return self._known.document

    @property
    def match(self) -> Match | None:
        """The match, once it has begun."""
        return self._known.match

    @property
    def rows(self) -> Sequence[MoveRow]:
        """All moves as they are stored."""
        return self._known.rows

    @property
    def version(self) -> int:
        """How many moves were played."""
        return len(self._known.rows)

    @property
    def now(self) -> int:
        """The time of the game: milliseconds since it began."""
        return max(0, self._clock() - self.document.began)

    @property
    def _known(self) -> Moment:
        assert self._moment is not None, "nobody uses a room before it was loaded"
        return self._moment

    # ---- from the store ---------------------------------------------------------------------

    async def refresh(self, presence: bool = False) -> None:
        """Learn what other processes have stored, and tell it; also who came and went there."""
        async with self.lock:
            before = self._revision
            await self._load()
            self._tell(table=presence or self._revision != before)

    async def _load(self) -> None:
        """Bring what this process knows up to what is stored; raise `Gone` where nothing is."""
        known = self._moment
        if known is None:
            found = await self._store.load(self.id)
        else:
            found = await self._store.tail(self.id, self._revision, len(known.rows))
        if found is None:
            raise Gone(self.id)
        if known is None:
            document = read(found.document)
            if document.stage != "gathering":
                await self._prepare(document.game)
            self._take(document, found.moves, found.revision)
        elif found.document or found.moves:
            document = read(found.document) if found.document else known.document
            self._take(document, (*known.rows, *found.moves), found.revision)

    def _take(self, document: Document, rows: Sequence[MoveRow], revision: int) -> None:
        playing = document.stage in ("playing", "over") and bool(document.opening)
        match = match_of(document, rows) if playing else None
        self._moment = Moment(document, match, list(rows))
        self._revision = revision
        self._commands = {
            (row.actor, row.command): row.number
            for row in rows
            if row.command is not None and row.actor is not None
        }

    # ---- moves ------------------------------------------------------------------------------

    async def submit(
        self, seat: Seat, move: str, version: int, command: str | None, by: Occupant | None = None
    ) -> Accepted | Refusal:
        """Play a move for the person at a seat, or for `by`; a repeated command plays nothing."""
        async with self.lock:
            for _ in range(_TRIES):
                await self._catch_up(version)
                if command is not None and (seat, command) in self._commands:
                    return Accepted(self._commands[seat, command])
                match = self.match
                if match is None or self.document.stage != "playing":
                    return Refusal("not-playing", {"stage": self.document.stage})
                who = Person(str(seat)) if by is None else by
                first = match.attempt(who, seat, move, version, self.now)
                if isinstance(first, Refusal):
                    return first
                try:
                    await self._keep([first, *self._deal(self._known)], command)
                except Conflict:
                    continue
                return Accepted(first.version)
            return Refusal("old-version", {"version": version, "current": self.version})

    async def catch_up(self) -> None:
        """Load the table if nothing is known of it; for whoever holds the lock."""
        await self._catch_up(0)

    def spoil(self) -> None:
        """Forget what is known, because the match was changed without being stored."""
        self._moment = None

    async def _catch_up(self, version: int) -> None:
        """Load what is missing: at first, after a failure, or when somebody has seen more."""
        if self._moment is None or version > self.version:
            await self._load()

    def _deal(self, moment: Moment) -> list[Advance]:
        """Let chance act until a seat is asked."""
        dealt, match = [], moment.match
        while match is not None and match.actor is CHANCE:
            dealt.append(match.deal(max(0, self._clock() - moment.document.began)))
        return dealt

    async def _keep(self, advances: Sequence[Advance], command: str | None) -> None:
        """Store moves that were played, then tell of them."""
        known, match = self._known, self.match
        assert match is not None
        document = known.document
        if match.over:
            document = closed(document, match)
        elif document.standing:
            document = replace(document, standing=standing_of(match))
        rows = rows_of(advances, command)
        await self._write(document, rows)
        known.rows.extend(rows)
        known.document = document
        if command is not None:
            assert rows[0].actor is not None
            self._commands[rows[0].actor, command] = rows[0].number
        self._tell()
        self.stored(self)

    # ---- everything else --------------------------------------------------------------------

    async def change(self, step: Step) -> Accepted | Refusal:
        """Change the table by a step, and whatever follows from it by itself."""
        async with self.lock:
            for _ in range(_TRIES):
                await self._catch_up(0)
                known = self._known
                outcome = step(known.document, known.match, self._clock())
                if isinstance(outcome, Refusal):
                    return outcome
                after = settled(
                    Moment(outcome, known.match, known.rows), self._clock(), self._secret
                )
                rows = rows_of(self._deal(after), None)
                try:
                    await self._write(after.document, rows, after)
                except Conflict:
                    continue
                self._moment = Moment(after.document, after.match, [*known.rows, *rows])
                self._tell(table=not is_private(known.document, after.document))
                self.stored(self)
                return Accepted(self.version)
            return Refusal("table-busy", {})

    async def _write(
        self, document: Document, rows: tuple[MoveRow, ...], after: Moment | None = None
    ) -> None:
        """One transaction; whatever keeps it from happening makes this room forget what it knew."""
        known = self._known
        changed = document is not known.document and document != known.document
        match = after.match if after is not None else known.match
        change = Change(
            self.id,
            self._revision,
            len(known.rows),
            document=written(document) if changed else None,
            stage=document.stage if changed else None,
            public=document.public if changed else None,
            browsers=browsers_of(document) if changed else None,
            moves=rows,
            wake=wake_at(document, match, self._clock()),
            now=self._clock(),
        )
        try:
            await self._store.write(change)
        except BaseException:
            self._moment = None
            raise
        self._revision += changed

    # ---- telling ----------------------------------------------------------------------------

    def shown(self) -> TableStruct:
        """The table as everybody may see it."""
        return table_struct(self.id, self._known, self.listeners, self._clock())

    async def listen(self, listener: Listener, since: int, greet: Callable[[], None]) -> None:
        """Greet somebody, tell what it has missed, and everything from now on."""
        async with self.lock:
            await self._catch_up(since)
            listener.version = UNTOLD
            greet()
            self.resend(listener, since)
            self.listeners.add(listener)

    def tell_table(self) -> None:
        """Tell everybody how the table is, and who is there."""
        if self._moment is not None:
            self._tell(table=True)

    def resend(self, listener: Listener, since: int) -> None:
        """Tell somebody everything after a version, and how the game stands."""
        if self.match is not None:
            told = Telling(self.match, self.now)
            listener.send(told.update(listener.seat, min(since, self.version)))
            listener.version = self.version

    def _tell(self, table: bool = False) -> None:
        tell(self, table)


def is_private(before: Document, after: Document) -> bool:
    """Whether a change is nobody's business but of one seat: even that it happened is not told."""
    return replace(before, standing={}) == replace(after, standing={})


def standing_of(match: Match) -> dict[str, int]:
    """The standing bids as they are stored."""
    limits = {str(seat): match.look(seat).standing for seat in match.people}
    return {seat: limit for seat, limit in limits.items() if limit is not None}
