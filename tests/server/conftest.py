"""Databases for the tests of the server."""

from collections.abc import Iterator

import pytest

from tests.server import services


@pytest.fixture
def nobody_looks_around(monkeypatch: pytest.MonkeyPatch) -> None:
    """Houses look around when they open, and then no more: what is told is told by itself."""
    monkeypatch.setattr("heliopolis.server.house.LOOK_AROUND", 3600)


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    """A PostgreSQL server for all tests of this process: whoever stops it starts it again."""
    with services.postgres() as server:
        yield server


@pytest.fixture
def redis() -> Iterator[services.Redis]:
    """A Redis server for one test."""
    with services.redis() as server:
        yield server
