"""PostgreSQL and Redis come and go: moves are refused meanwhile, none acknowledged is lost."""

import asyncio
import time

from tests.server.crash.shaking import shake
from tests.server.services import Postgres, Redis

ROUNDS = 5


def test_play_goes_on_after_databases_were_killed_underneath(
    postgres: Postgres, redis: Redis
) -> None:
    seed = time.time_ns() % 1_000_000
    print(f"python -m tests.server.crash.shaking --rounds {ROUNDS} --seed {seed}")
    print(asyncio.run(shake(ROUNDS, seed, postgres, redis)))
