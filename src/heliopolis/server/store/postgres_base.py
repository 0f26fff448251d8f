"""Connecting to PostgreSQL: a schema of our own, up to date, and no statement without an end."""

from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import contextmanager
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

import asyncpg

from heliopolis.server.store import migrations, rows
from heliopolis.server.store.protocol import Conflict, StoreAway, StoreFull, StoreRefused

_DIALECT: Final = "postgres"
_SETTINGS: Final = {
    "application_name": "heliopolis",
    "search_path": "heliopolis",
    "statement_timeout": "5s",
    "lock_timeout": "3s",
    "idle_in_transaction_session_timeout": "10s",
}
_PATIENCE: Final = 6.0
"""Seconds until an answer that does not come is given up: later than the database itself would."""
_PATIENCE_AT_FIRST: Final = 30.0
"""Seconds for bringing the schema up to date, or for waiting until somebody else has done it."""
_PATIENCE_TO_REFILL: Final = 3_600.0
_CONNECTIONS: Final = 10
_LOCK: Final = 0x48656C69
"""The lock under which one process at a time brings the schema up to date."""
_NO_ENTRY: Final = (
    asyncpg.InvalidCatalogNameError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InsufficientPrivilegeError,
)
_AWAY: Final = (
    OSError,  # with all kinds of timeouts and lost connections
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,  # of a pool that is closing, and of a connection that is gone
    asyncpg.InternalClientError,
    asyncpg.OperatorInterventionError,  # it is told to stop, is starting, or ended a statement
    asyncpg.InsufficientResourcesError,  # too many connections
    asyncpg.ObjectNotInPrerequisiteStateError,  # a lock that did not come
    asyncpg.TransactionRollbackError,  # a deadlock
    asyncpg.InvalidTransactionStateError,  # one that took too long
    asyncpg.PostgresSystemError,  # its disk fails
)


async def connect(url: str) -> asyncpg.Pool:
    """A pool of connections to a database that is up to date; `StoreRefused` for no address."""
    try:
        first = await asyncpg.connect(url, timeout=_PATIENCE, server_settings=_settings_at_first())
    except asyncpg.ClientConfigurationError as error:
        raise StoreRefused("database-unreadable", path="PostgreSQL", fault=str(error)) from error
    except ValueError as error:  # it may cite a part of the password
        raise StoreRefused("database-url") from error
    try:
        await migrate(first, migrations.LATEST)
    finally:
        await first.close(timeout=_PATIENCE)
    return await asyncpg.create_pool(
        url,
        min_size=0,  # or asyncpg logs every attempt to get one while the database is away
        max_size=_CONNECTIONS,
        timeout=_PATIENCE,
        command_timeout=_PATIENCE,
        server_settings=_SETTINGS,
    )


def _settings_at_first() -> dict[str, str]:
    patience = f"{_PATIENCE_AT_FIRST:.0f}s"
    return {**_SETTINGS, "statement_timeout": patience, "lock_timeout": patience}


async def migrate(connection: asyncpg.Connection, until: int) -> None:
    """Bring the schema up to date in one transaction; a second process waits and finds it done."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
        await connection.execute("CREATE SCHEMA IF NOT EXISTS heliopolis")
        await connection.execute("CREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL)")
        version = await connection.fetchval("SELECT max(version) FROM schema") or 0
        migrations.check(version)
        for statement in migrations.statements(_DIALECT, version, until):
            await connection.execute(statement)
        if version < until:
            await connection.execute("INSERT INTO schema VALUES ($1)", until)


@contextmanager
def meant() -> Iterator[None]:
    """Turn the errors of PostgreSQL into what they mean for whoever uses the store."""
    try:
        yield
    except (asyncpg.DiskFullError, asyncpg.ReadOnlySQLTransactionError) as error:
        raise StoreFull(str(error)) from error
    except asyncpg.IntegrityConstraintViolationError as error:
        raise Conflict(str(error)) from error
    except _NO_ENTRY as error:
        raise StoreRefused("database-no-entry", fault=str(error)) from error
    except _AWAY as error:
        raise StoreAway(str(error)) from error


async def everything(connection: asyncpg.Connection) -> AsyncIterator[rows.Row]:
    """All rows, within a transaction of the caller that sees one moment only."""
    for table, columns in rows.COLUMNS.items():
        async for row in connection.cursor(f"SELECT {', '.join(columns)} FROM {table}"):
            yield table, list(row)


async def refill(connection: asyncpg.Connection, found: Iterable[rows.Row]) -> None:
    """Put rows in place of all that is stored; the transaction is the caller's."""
    await connection.execute(f"SET LOCAL statement_timeout = '{_PATIENCE_TO_REFILL:.0f}s'")
    await connection.execute(f"TRUNCATE {', '.join(rows.COLUMNS)}")
    for table, group in groupby(found, key=itemgetter(0)):
        await connection.copy_records_to_table(
            table,
            records=(_with_booleans(row) for row in group),
            columns=rows.COLUMNS[table],
            timeout=_PATIENCE_TO_REFILL,
        )


def _with_booleans(row: rows.Row) -> list[Any]:
    """The values of a row as PostgreSQL wants them: SQLite knows numbers only."""
    table, values = row
    names = rows.COLUMNS[table]
    return [bool(v) if name == "public" else v for name, v in zip(names, values, strict=True)]
