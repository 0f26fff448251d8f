"""Games from a backup deal from new secrets: what the old ones deal may have been seen since."""

import secrets
import sqlite3
from typing import Final

import msgspec

from heliopolis.core.chance import SECRET_BYTES
from heliopolis.server.store.protocol import StoreRefused
from heliopolis.server.tables.document import read, written
from heliopolis.server.tables.sealing import sealed_anew

_GOING_ON: Final = """
    SELECT id, version, document FROM tables JOIN documents ON table_id = id
    WHERE stage IN ('playing', 'sealing')"""
_LAST_ALIVE: Final = "SELECT CAST(value AS INTEGER) FROM house WHERE key = 'heartbeat'"


def seal_anew(connection: sqlite3.Connection) -> None:
    """Seal all games of a database anew that go on; the next start gives back the time until then.

    What cannot be read cannot be played either, and stays as it is.
    """
    now = max((moment for (moment,) in connection.execute(_LAST_ALIVE)), default=0)
    for table, version, data in connection.execute(_GOING_ON).fetchall():
        try:
            before = read(data)
        except (StoreRefused, msgspec.DecodeError):
            continue
        after = sealed_anew(before, version, secrets.token_bytes(SECRET_BYTES), now)
        if after is not before:
            row = (after.stage, after.deadline, table)
            connection.execute("UPDATE tables SET stage = ?, wake = ? WHERE id = ?", row)
            changed = "UPDATE documents SET document = ? WHERE table_id = ?"
            connection.execute(changed, (written(after), table))
