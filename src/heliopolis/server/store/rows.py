"""All that a database holds, row by row, as it goes from one database into another."""

import sqlite3
from collections.abc import Iterable, Iterator
from typing import Any, Final

Columns = dict[str, list[str]]
Row = tuple[str, list[Any]]
"""The name of a table, and the values of its columns as SQLite has them."""

COLUMNS: Final[Columns] = {
    "house": ["key", "value"],
    "tables": ["id", "revision", "version", "stage", "public", "created", "touched", "wake"],
    "documents": ["table_id", "document"],
    "moves": ["table_id", "number", "actor", "text", "at", "command"],
    "browsers": ["browser", "table_id"],
    "chat": ["table_id", "number", "seat", "name", "text", "at", "command"],
}
"""What the schema of this version has; a row comes after those that it refers to."""


def read(connection: sqlite3.Connection) -> Iterator[Row]:
    """All rows of a database of this version."""
    for table, columns in COLUMNS.items():
        for row in connection.execute(f"SELECT {', '.join(columns)} FROM {table}"):
            yield table, list(row)


def write(connection: sqlite3.Connection, rows: Iterable[Row], columns: Columns = COLUMNS) -> None:
    """Put rows in place of all that a database holds; the transaction is the caller's."""
    for table in reversed(columns):
        connection.execute(f"DELETE FROM {table}")
    insert = {
        table: f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"
        for table, names in columns.items()
    }
    for table, row in rows:
        connection.execute(insert[table], row)


def columns_of(connection: sqlite3.Connection) -> Columns:
    """The tables of a database of any version, and their columns."""
    named = "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name"
    return {
        table: [name for _, name, *_ in connection.execute(f"PRAGMA table_info ({table})")]
        for (table,) in connection.execute(named).fetchall()
    }
