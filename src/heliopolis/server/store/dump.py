"""A backup as a text: a line of JSON for each row, readable without any database.

The first line says which version of the schema it is of, the last how many rows there are, so
that half a file is not taken for a whole one.
"""

import base64
import json
import sqlite3
from collections.abc import AsyncIterator, Iterator
from io import BufferedIOBase
from pathlib import Path
from typing import Any, Final

from heliopolis.server.store import migrations, rows, sqlite_file
from heliopolis.server.store.protocol import StoreRefused

_FORMAT: Final = "heliopolis-tables"


async def write(found: AsyncIterator[rows.Row], file: BufferedIOBase) -> None:
    """Write all rows of a database of this version."""
    count = 0
    _say(file, {"format": _FORMAT, "schema": migrations.LATEST, "columns": rows.COLUMNS})
    async for table, row in found:
        _say(file, [table, [_plain(value) for value in row]])
        count += 1
    _say(file, {"rows": count})


def read_into(path: Path, database: Path) -> None:
    """Make a file of SQLite of what a text holds, in the version that it is of.

    Raises `StoreRefused` for what is no such text, or not the whole of it.
    """
    try:
        with path.open("rb") as file:
            header = json.loads(file.readline())
            if header["format"] != _FORMAT:
                raise StoreRefused("backup-foreign", path=str(path))
            migrations.check(header["schema"])
            _fill(database, header["schema"], header["columns"], _rows(file))
    except (KeyError, TypeError, ValueError, sqlite3.Error) as error:
        raise StoreRefused("backup-foreign", path=str(path)) from error


def _fill(database: Path, schema: int, columns: rows.Columns, found: Iterator[rows.Row]) -> None:
    connection = sqlite_file.connect(database, schema)
    try:
        known = rows.columns_of(connection)
        if {table: sorted(names) for table, names in columns.items()} != {
            table: sorted(names) for table, names in known.items()
        }:
            raise ValueError("other columns than this schema has")
        connection.execute("BEGIN")
        rows.write(connection, found, columns)
        connection.execute("COMMIT")
    finally:
        connection.close()


def _rows(file: BufferedIOBase) -> Iterator[rows.Row]:
    """The rows up to the last line, which must be there."""
    for count, line in enumerate(file):
        said = json.loads(line)
        if isinstance(said, dict):
            if said["rows"] != count or file.read(1):
                raise ValueError("another number of rows")
            return
        table, row = said
        yield table, [_value(value) for value in row]
    raise ValueError("the end is missing")


def _say(file: BufferedIOBase, said: Any) -> None:
    file.write(json.dumps(said, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")


def _plain(value: Any) -> Any:
    """Bytes as text in a list of their own, everything else as it is."""
    return [base64.b64encode(value).decode()] if isinstance(value, bytes) else value


def _value(plain: Any) -> Any:
    return base64.b64decode(plain[0], validate=True) if isinstance(plain, list) else plain
