"""The house: all that one process of the server has, and what it does by itself."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from heliopolis.core.chance import SECRET_BYTES
from heliopolis.server.bot_files import remember
from heliopolis.server.condition import Condition
from heliopolis.server.heart import Heart
from heliopolis.server.limits import SocketLimits
from heliopolis.server.logs import logger
from heliopolis.server.news import News
from heliopolis.server.news.said import CHANGED, STILL_HERE, Said, read_said
from heliopolis.server.offers import read_offer
from heliopolis.server.outbox import Post
from heliopolis.server.rooms.attention import UNSERVED, is_served
from heliopolis.server.rooms.driving import Driver, Thinkers
from heliopolis.server.rooms.knowing import Gone
from heliopolis.server.rooms.room import Room
from heliopolis.server.rooms.rooms import Rooms
from heliopolis.server.rooms.talking import keep_line, tell_chat
from heliopolis.server.rooms.waking import Waking
from heliopolis.server.settings import DAY, Settings
from heliopolis.server.store.protocol import (
    EXPIRED_AT_ONCE,
    ChatRow,
    Conflict,
    Store,
    StoreAway,
    StoreFull,
)

LOOK_AROUND: Final = 2.0
"""Every so many seconds a process looks for tables that nobody serves."""
_A_FEW: Final = 20
_SELDOM: Final = 15
"""Every so many looks, all rooms are looked up, though news should have told of every change."""
_UPKEEP: Final = 300
"""Every so many looks, old tables are removed; at each, while there are more of them."""
_TOGETHER: Final = 0.2
"""Who comes and leaves within so many seconds is told of at once."""

_log = logger(__name__)


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_secret() -> bytes:
    """A secret for the chance of a game."""
    return secrets.token_bytes(SECRET_BYTES)


async def nothing_to_prepare(game: str) -> None:
    """Whoever asks compiles the game, or it is compiled already."""


class House:
    """One process of the server, without its network."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        news: News,
        bots: Thinkers,
        *,
        clock: Callable[[], int] = wall_clock,
        secret: Callable[[], bytes] = new_secret,
        prepare: Callable[[str], Awaitable[None]] = nothing_to_prepare,
    ) -> None:
        """`prepare` waits until a game is compiled."""
        self.settings: Final = settings
        remember(settings.bot_files)
        self.store: Final = store
        self.news: Final = news
        self.clock: Final = clock
        self.process: Final = secrets.token_hex(4)
        """What this process is called in news."""
        self.bots: Final = bots
        self.limits: Final = SocketLimits(settings.commands)
        self.post: Final = Post()
        self.moved: Callable[[float], None] = lambda seconds: None  # hears how long moves take
        self.rooms: Final = Rooms(store, clock, secret, self._stored, self._look_at, prepare)
        self.driver: Final = Driver(bots, clock, self.spawn)
        alone = settings.many and not settings.redis
        self.heart: Final = Heart(store, self.rooms, clock, self.spawn, alone)
        self._waking = Waking(store, self.rooms, self.driver, clock, self.spawn)
        self._coming: set[str] = set()
        """The tables where somebody came or left just now."""
        self.condition: Final = Condition(clock)
        self._missed = False
        """Whether something may be stored of which nobody here was told."""
        self._old_ones_left = False
        """Whether there may be more old tables than went in the last turn."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open the store, and go on with whatever was being played."""
        await self.store.open()
        try:
            await self.heart.begin(sole=not self.settings.many)
        except StoreFull as fault:  # there is much to see, also where nothing can be stored
            self.note(fault)
        self.news.subscribe(self._heard)
        await self.news.open()
        self.spawn(self._look_around())

    async def close(self) -> None:
        """Say goodbye to everybody, and stop; nothing that was stored is lost."""
        for room in self.rooms:
            for listener in room.listeners:
                listener.dismiss("stopping")
        await self.news.close()
        while self._tasks:  # the last news may have begun some more
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.heart.end()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Do something beside everything else; what goes wrong is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if isinstance(fault, StoreAway | StoreFull):
            self.note(fault)
        elif fault is not None:
            _log.error("task-failed", exc_info=fault)

    def note(self, fault: Exception) -> None:
        """Take note of what the store could not do."""
        _log.warning("store-trouble", fault=type(fault).__name__)
        self.condition.note(fault)
        if isinstance(fault, StoreAway):
            self._missed = True

    def _stored(self, room: Room) -> None:
        """A room has stored a change: others should know, and its bots are asked."""
        self.condition.stored()
        self._publish(room)
        if is_served(room.document, room.match):
            self.driver.heed(room)

    def _publish(self, room: Room, what: str = CHANGED) -> None:
        """Let other processes know of a room, where there may be any."""
        if self.settings.redis:
            seats, watching = sorted(room.listeners.seats_here), room.listeners.spectators_here
            self._tell_others(Said(room.id, self.process, tuple(seats), watching, what))

    # ---- news -------------------------------------------------------------------------------

    def _tell_others(self, said: Said) -> None:
        if self.settings.redis:
            self.spawn(self.news.publish(said.text))

    def tell_presence(self, room: Room) -> None:
        """Let everybody at a table know, soon, who is there: a crowd that comes is told once."""
        if room.id not in self._coming:
            self._coming.add(room.id)
            self.spawn(self._tell_presence(room))

    async def _tell_presence(self, room: Room) -> None:
        await asyncio.sleep(_TOGETHER)
        self._coming.discard(room.id)
        await room.tell_table()
        self._publish(room, STILL_HERE)

    def _heard(self, said: str | None) -> None:
        """Hear that a table has changed elsewhere, or with None that anything may have."""
        if said is None:
            for room in self.rooms:
                self._look_at(room)
            return
        news = read_said(said)
        known = self.rooms.known(news.table)
        if known is None or news.process == self.process:
            return
        known.listeners.hear(news.process, news.seats, news.spectators, self.clock())
        if news.what == CHANGED:
            self._look_at(known)
        elif not known.presence_is_told:
            self.spawn(known.tell_table())

    def _look_at(self, room: Room) -> None:
        """Learn soon of what may have happened to a room."""
        self.spawn(self._refresh(room))

    async def _refresh(self, room: Room) -> None:
        """Learn of what happened in other processes, and tell it here."""
        try:
            await room.refresh()
            await tell_chat(self.store, room)
        except Gone:
            self.gone(room)

    async def delete(self, room: Room) -> None:
        """Delete a table, and send away whoever is there, in all processes."""
        await self.store.delete(room.id)
        self._publish(room)
        self.gone(room)

    def gone(self, room: Room) -> None:
        """A table is not there any more."""
        self.rooms.forget(room.id)
        for listener in room.listeners:
            listener.dismiss("deleted")

    # ---- talking, and bots ------------------------------------------------------------------

    async def say(self, room: Room, line: ChatRow) -> None:
        """Keep a line of chat, and tell it to everybody at the table."""
        await keep_line(self.store, room, line)
        self._publish(room)

    def read_bot(self, game: str, bot: str) -> str:
        """The text of a bot that may be chosen here; raise `InvalidSetup` for all others."""
        return read_offer(game, bot, self.settings.bot_files).text

    # ---- looking around ---------------------------------------------------------------------

    async def _look_around(self) -> None:
        looks = 0
        while True:
            try:
                await self._look(looks)
            except (StoreAway, StoreFull, Conflict) as fault:
                self.note(fault)
            except Exception as fault:  # whatever it is, somebody must look again
                _log.error("look-failed", exc_info=fault)
            looks += 1
            await asyncio.sleep(LOOK_AROUND)

    async def _look(self, looks: int) -> None:
        with self.condition.sign_of_life():
            await self.heart.beat()
        now = self.clock()
        orphans = looks == 0 and not self.settings.many  # whoever served them has ended
        until = now + UNSERVED if orphans else now
        await self._waking.look(until)
        for number, room in enumerate(self.rooms):
            if number % _A_FEW == 0:
                await asyncio.sleep(0)  # who moves meanwhile waits for a few rooms, not for all
            if len(room.listeners):  # or others would think by and by that nobody is there
                self._publish(room, STILL_HERE)
                room.listeners.forget_silent(now)
                if not room.presence_is_told:
                    await room.tell_table()
        deaf = self.heart.others_unheard or not self.news.healthy
        doubt = deaf or looks % _SELDOM == 0
        if self._missed or (self.settings.many and doubt):
            for room in self.rooms:
                await self._refresh(room)
            self._missed = False
        self.rooms.forget_idle()
        if looks % _UPKEEP == 0 or self._old_ones_left:
            await self._upkeep(now)

    async def _upkeep(self, now: int) -> None:
        """Remove what nobody has touched for long."""
        kept = now - self.settings.keep_days * DAY
        gone = await self.store.expire(kept, kept)
        self._old_ones_left = len(gone) >= EXPIRED_AT_ONCE
        for identifier in gone:
            # somebody may still be there, in another process
            self._tell_others(Said(identifier, self.process, (), 0, CHANGED))
            if (room := self.rooms.known(identifier)) is not None:
                self.gone(room)
