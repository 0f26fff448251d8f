"""Several processes of one server: they end together, whoever is told to end."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from tests.server.crash.servers import Server
from tests.server.live import Client
from tests.server.services import Postgres, Redis

_TRIVIAL = """
import sys, time
from heliopolis.server.supervising import supervise
def work(seconds, begun):
    print("working", flush=True)
    begun()
    time.sleep(seconds)
if __name__ == "__main__":
    supervise(work, (60,), 2, lambda: None)
"""
_BROKEN = """
import sys
def fail(*given):
    sys.exit(3)
if __name__ == "__main__":
    from heliopolis.server import serve
    from heliopolis.server.settings import Settings
    from heliopolis.texts import Catalogue
    serve.check = lambda settings: None
    serve.serve_as_worker = fail
    settings = Settings("postgresql://nowhere/ra", port=0, redis="redis://nowhere", workers=2)
    sys.exit(serve.serve(settings, Catalogue("en"), print))
"""


def gone(processes: list[psutil.Process]) -> bool:
    """Whether all have ended, or do so soon."""
    _, left = psutil.wait_procs(processes, timeout=60)
    return not left


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_no_process_outlives_the_first_one(tmp_path: Path, how: signal.Signals) -> None:
    script = tmp_path / "trivial.py"
    script.write_text(_TRIVIAL)
    first = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE)
    assert first.stdout is not None
    for _ in range(2):
        assert first.stdout.readline() == b"working\n"
    others = psutil.Process(first.pid).children(recursive=True)

    first.send_signal(how)
    first.wait(60)

    assert len(others) >= 2
    assert gone(others)
    first.stdout.close()


def test_processes_that_cannot_serve_end_the_server_which_says_so_and_fails(
    tmp_path: Path,
) -> None:
    """So systemd starts it again, and nobody looks for it at an address."""
    script = tmp_path / "broken.py"
    script.write_text(_BROKEN)

    ended = subprocess.run([sys.executable, str(script)], capture_output=True, text=True)

    assert ended.returncode == 1
    assert ended.stdout == (
        "None of the server's processes can serve, so it has ended. Its log says why.\n"
    )


def test_ctrl_c_ends_all_of_it_and_everybody_hears_so(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    server = Server(postgres.database("together"), tmp_path / "log.txt", redis.url)
    everybody: list[psutil.Process] = []

    async def play() -> list[str]:
        await server.ready()
        seats = [{"kind": "me", "name": name} for name in ("Ana", "Ben")]
        asked = {"game": "ra-dice", "seats": seats, "pace": "instant", "program": True}
        made = await server.answer("POST", "/tables", asked)  # one may not be ready yet
        secrets = [key["secret"] for key in made["seats"]]
        clients = [
            await Client.join(server.socket, made["table"]["id"], number % 2, secrets[number % 2])
            for number in range(12)
        ]
        try:
            await asyncio.gather(*(one.give_word("word") for one in clients[:2]))
            for _ in range(10):
                await step(clients)
            everybody.extend(psutil.Process(server.number).children(recursive=True))
            os.killpg(server.number, signal.SIGINT)
            for one in clients:
                while await one.next() is not None:
                    pass
            return [one.farewell.code for one in clients if one.farewell is not None]
        finally:
            for one in clients:
                await one.close()

    async def step(clients: list[Client]) -> None:
        """Whoever is asked plays; all see it, wherever they are."""
        version = max(one.version for one in clients)
        for one in clients:
            while one.view is None or one.version < version:
                assert await one.next() is not None
        asked = next(one for one in clients if one.options)
        await asked.play(str(asked.options[0]))

    server.start("--workers", "2", session=True)
    try:
        farewells = asyncio.run(play())
        status = server.wait()
    finally:
        server.kill()

    assert farewells == ["stopping"] * 12
    assert status == 0
    assert len(everybody) >= 2
    assert gone(everybody)
    assert "Traceback" not in server.log.read_text()
