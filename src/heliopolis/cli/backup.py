"""`heliopolis backup` and `heliopolis restore`."""

import argparse
import asyncio
import os
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Final

from heliopolis.texts import Catalogue, choose

from .arguments import Commands, Parser, add_command, add_language

if TYPE_CHECKING:
    from heliopolis.server.store.protocol import Store

_BACKUP: Final = """\
examples:
  heliopolis backup tables.backup
  heliopolis backup tables.backup --db postgresql://localhost/ra

The server may run meanwhile. The file holds the secrets of games that are still
played, so only you can read it.
"""
_RESTORE: Final = """\
examples:
  heliopolis restore tables.backup
  heliopolis restore tables.backup --db postgresql://localhost/ra
                            (also from a backup of SQLite)

Stop the server first: a file that is served is left alone. So is a database
that has tables, unless --force says that they may go.
"""


def add_backup(commands: Commands) -> None:
    """Add the command that saves everything."""
    backup = add_command(commands, "backup", "save all tables of a server to a file", _BACKUP)
    _add_common(backup, "the file to write; one of that name is replaced")


def add_restore(commands: Commands) -> None:
    """Add the command that brings everything back."""
    restore = add_command(commands, "restore", "bring the tables of a backup back", _RESTORE)
    _add_common(restore, "a file that backup wrote")
    restore.add_argument(
        "--force", action="store_true", help="remove the tables that the database has"
    )


def _add_common(parser: Parser, says: str) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=says)
    parser.add_argument(
        "--db",
        default="",
        metavar="URL",
        help="a file, or postgresql://… (default: that of heliopolis serve)",
    )
    add_language(parser)


def run_backup(options: argparse.Namespace) -> int:
    """Save everything; the exit status."""
    from heliopolis.server.store.upkeep import backup, check_there

    async def save(store: "Store") -> None:
        await backup(store, options.file)

    return _run(options, save, "backup-made", check_there)


def run_restore(options: argparse.Namespace) -> int:
    """Bring everything back; the exit status."""
    from heliopolis.server.store.upkeep import restore

    async def bring(store: "Store") -> None:
        await restore(options.file, store, options.force)

    return _run(options, bring, "backup-restored", alone=True)


def _run(
    options: argparse.Namespace,
    work: Callable[["Store"], Awaitable[None]],
    said: str,
    check: Callable[["Store"], None] = lambda store: None,
    alone: bool = False,
) -> int:
    """Do something with the store, `alone` while nobody serves it; the exit status."""
    from heliopolis.core.errors import InvalidSetup
    from heliopolis.server.settings import Settings, usual_database
    from heliopolis.server.store import store_at
    from heliopolis.server.store.holding import held
    from heliopolis.server.store.protocol import StoreAway, StoreFull

    database = options.db or str(usual_database())
    store = store_at(database)
    check(store)

    async def within() -> None:
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    try:
        with held(store) if alone else nullcontext():
            asyncio.run(within())
    except (StoreAway, StoreFull) as fault:
        shown = "PostgreSQL" if Settings(database).many else database  # an address has a password
        raise InvalidSetup("database-unreadable", path=shown, fault=str(fault)) from fault
    catalogue = Catalogue(choose(options.language, os.environ))
    print(catalogue.say(said, path=str(options.file)))
    return 0
