"""Stores to try things on, and what is put into them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from heliopolis.server.store import store_at
from heliopolis.server.store.protocol import MoveRow, Store

Scenario = Callable[[Store], Awaitable[None]]


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    """The store at an address, open."""
    store = store_at(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def in_a_store(scenario: Scenario) -> Callable[[str], None]:
    """Make a scenario a test: it gets an empty store, open."""

    async def play(address: str) -> None:
        async with opened(address) as store:
            await scenario(store)

    def test(database: str) -> None:
        asyncio.run(play(database))

    test.__name__ = getattr(scenario, "__name__", "")
    test.__doc__ = scenario.__doc__
    return test


async def put(store: Store, id: str = "table", **given: Any) -> None:
    """Add a table to a store: a private one without moves, unless given otherwise."""
    usual: dict[str, Any] = {
        "document": b"{}",
        "stage": "playing",
        "public": False,
        "browsers": (),
        "moves": (),
        "wake": None,
        "now": 1_000,
    }
    await store.create(id, **(usual | given))


def moves(first: int, last: int) -> tuple[MoveRow, ...]:
    """Moves of a seat, each with a command id, and of chance in turns."""
    return tuple(
        MoveRow(number, 0, "draw", 10 * number, f"command {number}")
        if number % 2
        else MoveRow(number, None, "drawn ra", 10 * number)
        for number in range(first, last + 1)
    )
