"""How a database comes to be what this version needs: numbered files of SQL for each dialect.

A file never changes once a version with it is released; the next change is the next number, and
is written for every dialect.
"""

from pathlib import Path
from typing import Final

from heliopolis.server.store.protocol import StoreRefused

_FOLDER: Final = Path(__file__).parent
LATEST: Final = len(list((_FOLDER / "sqlite").glob("*.sql")))
"""The version of the schema that this program needs."""


def statements(dialect: str, version: int, until: int) -> list[str]:
    """What makes a database of one version one of a later version, statement by statement."""
    return [
        statement.strip()
        for number in range(version + 1, until + 1)
        for statement in (_FOLDER / dialect / f"{number:04}.sql").read_text("utf-8").split(";\n")
        if statement.strip()
    ]


def check(version: int) -> None:
    """Raise `StoreRefused` for the version of a database that a later program made."""
    if version > LATEST:
        raise StoreRefused("database-newer", version=version, known=LATEST)
