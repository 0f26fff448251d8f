"""A server that is killed in the middle of everything loses no move that it has acknowledged."""

import asyncio
import time

from tests.server.crash.killing import kill_servers

KILLS = 20


def test_every_acknowledged_move_is_there_after_any_kill_and_all_games_go_on() -> None:
    seed = time.time_ns() % 1_000_000
    print(f"python -m tests.server.crash.killing --kills {KILLS} --seed {seed}")
    print(asyncio.run(kill_servers(KILLS, seed)))
