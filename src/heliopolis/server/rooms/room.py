"""A room: one table in this process, played on, stored, and then told to whoever listens.

Everything that changes goes one way: under the lock, from what the store is known to hold, to the
store, and from there to the listeners: nobody ever hears of what is not kept.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from typing import Final

from msgspec.structs import replace

from heliopolis.core.contract import Seat
from heliopolis.core.errors import Refusal
from heliopolis.core.value import value
from heliopolis.match import Advance, Match, Occupant, Person
from heliopolis.server.rooms.attention import is_served
from heliopolis.server.rooms.knowing import Known
from heliopolis.server.rooms.listeners import UNTOLD, Listener, Listeners
from heliopolis.server.rooms.showing import table_struct
from heliopolis.server.rooms.stages import Moment, renewed, settled
from heliopolis.server.rooms.telling import Telling, tell
from heliopolis.server.store.protocol import Change, Conflict, NewTable, Store
from heliopolis.server.tables.document import Document, is_private, standing_anew
from heliopolis.server.tables.playing import closed, rows_of, standing_of
from heliopolis.wire.server import Farewell
from heliopolis.wire.tables import TableStruct

_TRIES: Final = 3
"""How often something is tried again that another process was quicker with."""

Step = Callable[[Document, Match | None, int], Document | Refusal]
"""A change of a table at a wall time; it may also change the match, but for playing moves."""


@value
class Accepted:
    """What was asked is done, and stored; the table is now at this version."""

    version: int


Answer = Accepted | Refusal


class Room(Known):
    """One table in this process; `Rooms` makes them."""

    def __init__(
        self,
        identifier: str,
        store: Store,
        clock: Callable[[], int],
        secret: Callable[[], bytes],
        prepare: Callable[[str], Awaitable[None]],
    ) -> None:
        super().__init__(identifier, store, clock, prepare)
        self.lock: Final = asyncio.Lock()
        self.listeners: Final = Listeners(clock())
        self.stored: Callable[[Room], None] = lambda room: None
        """Told of every change that was stored here, after the listeners."""
        self.doubted: Callable[[Room], None] = lambda room: None
        """Told where a change may be stored of which nobody heard: who asked for it has gone."""
        self.answers: Final[dict[Seat, tuple[object, OrderedDict[str, bytes]]]] = {}
        """Who holds a seat, and what they were answered, by the ids of their last commands."""
        self._secret = secret
        self._told: Document | None = None
        """The table as everybody who listens was told last."""
        self._there: object = None
        """Who was there when that was told last."""

    # ---- from the store ---------------------------------------------------------------------

    async def refresh(self) -> None:
        """Learn what other processes have stored, and tell it; also who came and went there."""
        async with self.lock:
            await self._learn()
            self._tell(table=not self.presence_is_told)

    # ---- moves ------------------------------------------------------------------------------

    async def submit(
        self,
        seat: Seat,
        move: str,
        version: int,
        command: str | None,
        *,
        by: Occupant | None = None,
        asker: Listener | None = None,
    ) -> Answer:
        """Play a move for the person at a seat, or for `by`; a repeated command plays nothing.

        An `asker` must still listen: whoever has lost the seat meanwhile does not.
        """
        async with self.lock:
            for _ in range(_TRIES):
                await self.catch_up(version)
                if asker is not None and asker not in self.listeners:
                    return Refusal("not-your-seat", {"seat": seat})
                if command is not None and (seat, command) in self._commands:
                    return Accepted(self._commands[seat, command])
                match = self.match
                if match is None or self.document.stage != "playing":
                    return Refusal("not-playing", {"stage": self.document.stage})
                if by is None and match.fallen(self.now) == seat:  # though nobody has looked yet
                    return Refusal("time-is-up", {})
                who = Person(str(seat)) if by is None else by
                try:
                    first = match.attempt(who, seat, move, version, self.now)
                    if isinstance(first, Refusal):
                        return first
                    await self._keep([first, *self._deal(self._known)], command)
                    return Accepted(first.version)
                except BaseException as fault:
                    self.spoil(fault)
            await self.catch_up()
            return Refusal("old-version", {"version": version, "current": self.version})

    def spoil(self, fault: BaseException | None = None) -> None:
        """Trust the match no more; whoever hangs up while a change is stored looks at nothing."""
        if isinstance(fault, asyncio.CancelledError):
            self.doubted(self)
        super().spoil(fault)

    async def catch_up(self, version: int = 0) -> None:
        """Load what is missing, for whoever holds the lock, and tell it.

        That is at first, after a failure, and when somebody has seen more.
        """
        if self._moment is None or self._spoilt or version > self.version:
            await self._learn()

    async def _learn(self) -> None:
        """Load what is missing, and tell it; to other processes too, if it may be of this one."""
        unsure = self._unsure
        before = self._revision + self.version if unsure else 0
        await self._load()
        self._tell()
        if unsure and self._revision + self.version > before:
            self.stored(self)

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
        await self._write(Moment(document, match, rows))
        known.rows.extend(rows)
        known.document = document
        if command is not None:
            assert rows[0].actor is not None
            self._commands[rows[0].actor, command] = rows[0].number
        self._tell()
        self.stored(self)

    # ---- everything else --------------------------------------------------------------------

    async def change(
        self,
        step: Step,
        seen: int = 0,
        asker: Listener | None = None,
        parting: Farewell = "replaced",
        fork: Callable[[], NewTable] | None = None,
    ) -> Answer:
        """Change the table by a step of who has seen a version, and what follows by itself.

        `parting` is said to those who lose their seats by it; a `fork` is stored with the change.
        """
        async with self.lock:
            for _ in range(_TRIES):
                await self.catch_up(seen)
                if asker and asker not in self.listeners:
                    return Refusal("not-your-seat", {"seat": asker.seat})
                try:
                    return await self._change(step, parting, fork)
                except BaseException as fault:
                    self.spoil(fault)
            await self.catch_up()
            return Refusal("table-busy", {})

    async def _change(
        self, step: Step, parting: Farewell, fork: Callable[[], NewTable] | None
    ) -> Answer:
        known = self._known
        outcome = step(known.document, known.match, self._clock())
        if isinstance(outcome, Refusal):
            return outcome
        after = settled(Moment(outcome, known.match, known.rows), self._clock(), self._secret)
        rows = rows_of(self._deal(after), None)
        beside = None if fork is None else fork()
        await self._write(Moment(after.document, after.match, rows), beside)
        self._moment = renewed(known, after, rows)
        self._tell(parting=parting)
        self.stored(self)
        return Accepted(self.version)

    async def put_off(self, until: int) -> None:
        """Let nobody else look at a table before a wall time, where a bot or a bid is served."""
        async with self.lock:
            await self.catch_up()
            if is_served(self.document, self.match):
                with suppress(Conflict):  # whoever was quicker serves it
                    await self._store.write(
                        Change(self.id, self._revision, self.version, wake=until)
                    )

    # ---- telling ----------------------------------------------------------------------------

    def shown(self) -> TableStruct:
        """The table as everybody may see it."""
        return table_struct(self.id, self._known, self.listeners, self._clock())

    async def listen(self, listener: Listener, since: int, greet: Callable[[], None]) -> bool:
        """Greet somebody, tell what it has missed, and everything from now on.

        Whoever asks for a seat of others gets nothing, and False.
        """
        async with self.lock:
            await self.catch_up(since)
            if not listener.belongs(self.document):
                return False
            listener.version = UNTOLD
            greet()
            self._resend(listener, since)
            self.listeners.add(listener)
            return True

    @property
    def presence_is_told(self) -> bool:
        """Whether everybody who listens knows who is there."""
        return self._there == self.listeners.there(self._clock())

    async def tell_table(self) -> None:
        """Tell everybody how the table is, and who is there; nothing that is still being stored."""
        async with self.lock:
            if self._moment is not None and not self._spoilt:
                self._tell(table=True)

    async def resend(self, listener: Listener, since: int) -> None:
        """Tell somebody everything after a version again, and how the game stands."""
        async with self.lock:
            self._resend(listener, since)

    def _resend(self, listener: Listener, since: int) -> None:
        if not self._spoilt and self.match is not None:
            told = Telling(self.match, self.now)
            listener.send(told.update(listener.seat, min(since, self.version)))
            listener.version = self.version

    def _tell(self, table: bool = False, parting: Farewell = "replaced") -> None:
        """Tell what nobody has heard yet: moves, and the table if it has changed or on demand."""
        before, self._told = self._told, self.document
        anew: Collection[Seat | None] = ()
        if before is not None and before is not self._told:
            if is_private(before, self._told):
                anew = standing_anew(before, self._told)
            else:
                table, anew = True, (None, *range(self._told.players))
                self.listeners.send_strangers_away(self._told, self._clock(), parting)
        if table:
            self._there = self.listeners.there(self._clock())
        tell(self, table, anew)
