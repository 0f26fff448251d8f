"""News by Redis, which carries them and keeps nothing.

Whoever was not connected for a while has missed news, and whoever could not tell some has let
others miss them: both then say "any table may have changed", to themselves or to the others.
"""

import asyncio
import secrets
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from heliopolis.server.logs import logger
from heliopolis.server.news import Heard, NewsRefused

BEAT: Final = 2.0
"""Seconds of silence until Redis is asked whether it is there, and until it must have answered."""
_FIRST_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 5.0
"""Seconds until the next attempt to connect: twice as many after each that failed."""
_LAST_WORDS: Final = 1.0
"""Seconds that closing waits for what is still to be told."""

_log = logger(__name__)


class RedisNews:
    """The news among all processes that serve the same database, by one channel of Redis."""

    def __init__(self, url: str, house: str) -> None:
        """Raises `NewsRefused` for what is no address, or has options that nobody knows."""
        try:
            pool: Any = Redis.from_url(url).connection_pool
            pool.make_connection()  # it connects to nothing yet
        except (RedisError, TypeError, ValueError) as error:
            raise NewsRefused("news-address") from error
        self._url = url
        self._channel = f"heliopolis:{house}"
        self._me = secrets.token_hex(8)
        self._heard: list[Heard] = []
        self._untold: dict[str, None] = {}  # in order, each once
        self._to_tell = asyncio.Event()
        self._serving: asyncio.Task[None] | None = None
        self._healthy = False
        self._kept_silent = False
        self._lost = 0

    @property
    def healthy(self) -> bool:
        """Whether news come and go."""
        return self._healthy

    @property
    def lost(self) -> int:
        """How many news could not be told since the beginning."""
        return self._lost

    async def open(self) -> None:
        """Begin to listen, and try again for ever where Redis is away."""
        self._serving = asyncio.create_task(self._serve(), name="news")

    async def close(self) -> None:
        """Tell what is still to be told, if that is quick, and listen no longer."""
        if self._serving is None:
            return
        end = asyncio.get_running_loop().time() + _LAST_WORDS
        while self._healthy and self._untold and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.01)
        await _end(self._serving)
        self._serving = None

    def subscribe(self, heard: Heard) -> None:
        """Call this for all news of other processes from now on."""
        self._heard.append(heard)

    async def publish(self, table: str) -> None:
        """Tell the others that a table changed, soon; lost and counted while Redis is away."""
        if self._healthy:
            self._untold[table] = None
            self._to_tell.set()
        else:
            self._lose(1)

    async def _serve(self) -> None:
        pause, first = _FIRST_PAUSE, True
        while True:
            try:
                await self._session()
            except Exception as error:  # whatever it is, news must come again
                if self._healthy or first:
                    pause = _FIRST_PAUSE
                    _log.warning("news-lost", fault=str(error))
            finally:
                self._healthy = False
                self._lose(len(self._untold))
                self._untold.clear()
            first = False
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    def _lose(self, news: int) -> None:
        self._lost += news
        self._kept_silent = self._kept_silent or news > 0

    async def _session(self) -> None:
        """Listen and tell until one of them fails, and then do neither."""
        never_again = Retry(NoBackoff(), 0)  # a quiet reconnection would hide what was missed
        async with (
            Redis.from_url(
                self._url,
                retry=never_again,
                socket_timeout=2 * BEAT,
                socket_connect_timeout=2 * BEAT,
            ) as client,
            client.pubsub() as ear,
        ):
            await ear.subscribe(self._channel)
            if await ear.get_message(timeout=BEAT) is None:
                raise TimeoutError
            self._healthy = True
            self._tell_listeners(None)
            tasks = {
                asyncio.create_task(self._listen(ear)),
                asyncio.create_task(self._tell(client)),
            }
            try:
                done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                done.pop().result()
            finally:
                await _end(*tasks)

    async def _listen(self, ear: PubSub) -> None:
        asked = False
        while True:
            message = await ear.get_message(timeout=BEAT)
            if message is None:
                if asked:
                    raise TimeoutError
                await ear.ping()
            elif message["type"] == "message":
                self._hear(message["data"])
            asked = message is None

    def _hear(self, said: bytes) -> None:
        """News from a process, which has its name in front: our own are none."""
        who, _, table = said.decode("utf-8", "replace").partition(" ")
        if who != self._me:
            self._tell_listeners(table or None)

    def _tell_listeners(self, table: str | None) -> None:
        """Call them back one by one; what one of them raises is nobody else's business."""
        for heard in self._heard:
            asyncio.get_running_loop().call_soon(heard, table)

    async def _tell(self, client: Redis) -> None:
        if self._kept_silent:
            await client.publish(self._channel, f"{self._me} ")
            self._kept_silent = False
        while True:
            await self._to_tell.wait()
            self._to_tell.clear()
            told = tuple(self._untold)
            pipeline = client.pipeline(transaction=False)
            for table in told:
                pipeline.publish(self._channel, f"{self._me} {table}")
            if told:
                await pipeline.execute()
            for table in told:
                self._untold.pop(table, None)


async def _end(*tasks: asyncio.Task[None]) -> None:
    """Cancel tasks until they have ended: a client of Redis is deaf to it while it connects."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=0.1)
    await asyncio.gather(*tasks, return_exceptions=True)
