"""What whoever runs a server may choose."""

from pathlib import Path
from typing import Final

from heliopolis.core.errors import InvalidSetup
from heliopolis.core.folders import user_data
from heliopolis.core.value import value

DAY: Final = 24 * 60 * 60 * 1_000
HOST: Final = "127.0.0.1"
PORT: Final = 8000


@value
class Settings:
    """How a server runs; what is left out just works for one person at one machine.

    - `database`: a path of an SQLite file, or the URL of a PostgreSQL database;
    - `lan_address`: the address in the private network, "" for the one that is found;
    - `redis`: the URL of a Redis that carries news between processes, "" for none;
    - `origins`: where pages may come from besides this server itself, as in https://ra.example;
    - `trusted_proxy`: whether what a proxy says about addresses and https is believed;
    - `house_key`: whoever makes a table must know it, "" for everybody;
    - `keep_days`: tables that nobody touches for so long are removed;
    - `bot_files`: bots in files that may be chosen here, as in my_bot.py:MyBot;
    - `commands`: so many commands a second may come over one socket, twice as many at once;
    - `bot_processes`: how many processes think, None for one less than there are cores;
    - `workers`: so many processes serve the same tables.
    """

    database: str
    host: str = HOST
    port: int = PORT
    lan: bool = False
    lan_address: str = ""
    redis: str = ""
    origins: tuple[str, ...] = ()
    trusted_proxy: bool = False
    house_key: str = ""
    keep_days: int = 365
    bot_files: tuple[str, ...] = ()
    bot_processes: int | None = None
    commands: float = 20.0
    workers: int = 1

    @property
    def many(self) -> bool:
        """Whether several processes may serve the same tables."""
        return self.database.startswith(("postgres://", "postgresql://"))


def usual_database() -> Path:
    """Where tables are kept when nobody says; raise `InvalidSetup` for a user without a home."""
    try:
        return user_data() / "tables.db"
    except RuntimeError as error:
        raise InvalidSetup("database-needed") from error
