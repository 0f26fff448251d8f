"""Workers end with the server that started them, however it ended and whatever they do."""

import subprocess
import sys
import time

import pytest

_SCRIPT = """
import asyncio, sys
from tests.server.workers.builders import choose_job, open_pool

async def main():
    hangs = sys.argv[1]
    async with open_pool(2, (hangs,)) as pool:
        await asyncio.gather(pool.choose(choose_job(hangs)), pool.choose(choose_job(hangs)))

asyncio.run(main())
"""
_SOON = 20.0


@pytest.mark.usefixtures("uncompiled")
def test_workers_of_a_killed_server_end_even_while_bots_hang(bots: str) -> None:
    server = subprocess.Popen(
        [sys.executable, "-c", _SCRIPT, f"{bots}Hangs"], stderr=subprocess.PIPE, text=True
    )
    assert server.stderr is not None
    with server, server.stderr as errors:
        try:
            thinking = [errors.readline(), errors.readline()]
        finally:
            server.kill()
        killed = time.monotonic()
        rest = errors.read()  # to its end, which comes when nobody has it open any more
        took = time.monotonic() - killed

    assert thinking == ["hangs\n", "hangs\n"]
    assert rest == ""
    assert took < _SOON
