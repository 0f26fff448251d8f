"""The addresses of empty databases, one of each kind."""

from pathlib import Path

import pytest

STORES = ("sqlite", "postgres")


@pytest.fixture(params=STORES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres").database())
    return str(tmp_path / "tables.db")
