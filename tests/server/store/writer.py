"""A process that writes moves to a table until it is killed, and says which were acknowledged."""

import asyncio
import sys

from heliopolis.server.store.protocol import Change
from tests.server.store.builders import moves, opened


async def write(address: str) -> None:
    """Write two moves and a document at a time, and print the version after each write."""
    async with opened(address) as store:
        here = await store.load("table")
        assert here is not None
        revision, version = here.revision, here.version
        while True:
            change = Change(
                "table", revision, version, b"%d" % version, moves=moves(version + 1, version + 2)
            )
            await store.write(change)
            revision, version = revision + 1, version + 2
            print(version, flush=True)


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1]))
