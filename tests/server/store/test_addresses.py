"""Which store an address means, and that nothing is imported that nobody asked for."""

import subprocess
import sys
from pathlib import Path

import pytest

from heliopolis.server.news import NewsRefused, news_at
from heliopolis.server.store import store_at
from heliopolis.server.store.protocol import StoreRefused
from heliopolis.server.store.sqlite import SqliteStore


@pytest.mark.parametrize(
    ("address", "path"),
    [
        ("tables.db", Path("tables.db")),
        ("/srv/tables.db", Path("/srv/tables.db")),
        ("~/tables.db", Path.home() / "tables.db"),
        ("sqlite:///tables.db", Path("tables.db")),
        ("sqlite:////srv/tables.db", Path("/srv/tables.db")),
    ],
)
def test_a_path_means_a_file(address: str, path: Path) -> None:
    store = store_at(address)

    assert isinstance(store, SqliteStore)
    assert store.path == path


@pytest.mark.parametrize("address", ["postgres://here/db", "postgresql://here/db"])
def test_an_address_of_postgres_means_postgres(address: str) -> None:
    assert type(store_at(address)).__name__ == "PostgresStore"


def test_an_unknown_address_is_refused_without_its_password() -> None:
    with pytest.raises(StoreRefused) as refused:
        store_at("mysql://me:secret@here/db")

    assert str(refused.value) == "database-address: scheme='mysql'"


def test_postgres_and_redis_need_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("asyncpg", "redis", "redis.asyncio"):
        monkeypatch.setitem(sys.modules, module, None)
    for ours in ("store.postgres", "store.postgres_base", "news.redis"):
        monkeypatch.delitem(sys.modules, f"heliopolis.server.{ours}", raising=False)

    with pytest.raises(StoreRefused, match=r"extra-missing.*asyncpg"):
        store_at("postgresql://here/db")
    with pytest.raises(NewsRefused, match=r"extra-missing.*redis"):
        news_at("redis://here", "house")


def test_whoever_needs_neither_imports_neither() -> None:
    program = (
        "import sys, heliopolis.server.store.upkeep, heliopolis.server.news as news;"
        "news.news_at('', 'house');"
        "print([name for name in ('asyncpg', 'redis') if name in sys.modules])"
    )

    said = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)

    assert said.stdout == b"[]\n"
