"""News between processes: "this table changed", and nothing else.

News carry no truth: whoever hears them looks into the store. Losing them loses nothing but time.
"""

from collections.abc import Callable
from typing import Protocol

from heliopolis.core.errors import HeliopolisError

Heard = Callable[[str | None], None]
"""Takes the id of a table that another process changed; None: any may have changed."""


class NewsRefused(HeliopolisError):
    """An address that news cannot come from."""


class News(Protocol):
    """Tells the other processes which tables changed, and hears it from them."""

    @property
    def healthy(self) -> bool:
        """Whether news come and go; while they do not, look into the store now and then."""
        ...

    @property
    def lost(self) -> int:
        """How many news could not be told since the beginning."""
        ...

    async def open(self) -> None:
        """Begin to listen; comes back at once, even where nobody answers."""
        ...

    async def close(self) -> None:
        """Tell what is still to be told, if that is quick, and listen no longer."""
        ...

    def subscribe(self, heard: Heard) -> None:
        """Call this for all news of other processes from now on; before `open`."""
        ...

    async def publish(self, table: str) -> None:
        """Tell the others that a table changed; never fails, and never waits for them."""
        ...


def news_at(address: str, house: str) -> News:
    """The news at an address of Redis, among the processes of a house; no address: of this one."""
    if not address:
        from heliopolis.server.news.local import LocalNews

        return LocalNews()
    if address.partition("://")[0] not in ("redis", "rediss", "unix"):
        raise NewsRefused("news-address")
    try:  # redis is part of the extra
        from heliopolis.server.news.redis import RedisNews
    except ImportError as error:
        raise NewsRefused("extra-missing", package="redis", extra="server") from error
    return RedisNews(address, house)
