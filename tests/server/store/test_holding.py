"""A file of SQLite is served by one process, and whoever comes second hears where."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from heliopolis.server.store import holding, store_at
from heliopolis.server.store.holding import Holding, address_file, held
from heliopolis.server.store.protocol import StoreRefused

ADDRESS = "http://127.0.0.1:8000"


@contextmanager
def holding_it(path: Path) -> Iterator[Holding]:
    one = Holding(path)
    try:
        yield one
    finally:
        one.release()


def why_not(path: Path) -> StoreRefused:
    """Why nobody else has a file."""
    with pytest.raises(StoreRefused) as refused:
        Holding(path)
    return refused.value


def test_whoever_comes_second_hears_where_the_first_one_is(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "tables.db"
    with holding_it(path) as first:
        first.tell(ADDRESS)

        refused = why_not(path)

    assert (refused.code, refused.parameters) == ("database-served", {"address": ADDRESS})
    Holding(path).release()
    assert list(path.parent.iterdir()) == []


def test_a_link_to_a_database_is_that_database(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "link.db").symlink_to(tmp_path / "tables.db")
    with holding_it(tmp_path / "tables.db") as first:
        first.tell(ADDRESS)

        assert why_not(tmp_path / "elsewhere" / "link.db").parameters == {"address": ADDRESS}


def test_who_is_asked_before_it_listens_is_waited_for(tmp_path: Path) -> None:
    """Somebody who clicks twice starts two programs in the same instant."""
    with holding_it(tmp_path / "tables.db") as first:

        def tell_later() -> None:
            time.sleep(0.1)
            first.tell(ADDRESS)

        telling = threading.Thread(target=tell_later)
        telling.start()

        assert why_not(tmp_path / "tables.db").code == "database-served"
        telling.join()


def test_who_never_says_where_is_another_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(holding, "_PATIENCE", 0.05)
    path = tmp_path / "tables.db"
    address_file(path).write_text(f"{ADDRESS}\n")  # of one that was killed
    with holding_it(path):
        refused = why_not(path)

    assert (refused.code, refused.parameters) == ("database-in-use", {"path": str(path)})


def test_who_ends_is_waited_for(tmp_path: Path) -> None:
    first = Holding(tmp_path / "tables.db")
    ending = threading.Timer(0.1, first.release)
    ending.start()

    Holding(tmp_path / "tables.db").release()

    ending.join()


def test_a_place_without_locks_is_served_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(path: Path) -> None:
        raise OSError("no locks here")

    monkeypatch.setattr(holding, "WriteLock", none)

    with holding_it(tmp_path / "tables.db") as first:
        first.tell(ADDRESS)


def test_a_database_for_many_is_held_by_nobody() -> None:
    pytest.importorskip("asyncpg")

    with held(store_at("postgresql://127.0.0.1:1/none")) as nobody:
        assert nobody is None
