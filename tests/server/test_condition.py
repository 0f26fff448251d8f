"""What the server says of its store, and that nobody changes anything by asking."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from heliopolis.server.condition import Condition
from heliopolis.server.routes.serving import EVERY
from heliopolis.server.store.protocol import StoreAway, StoreFull
from heliopolis.server.store.sqlite import SqliteStore
from tests.server.routes.builders import ME, OPEN, stage

from .asking import app_of, ask
from .rooms.builders import Clock, open_house, run, until


def test_nothing_is_written_for_who_only_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(looks: int) -> None:
        pass

    with stage(tmp_path) as here:
        monkeypatch.setattr(here.house, "_look", nothing)  # which is not for anybody who asks
        ana = here.browser()
        table = ana.make(ME, OPEN)["table"]["id"]
        base: Any = here.house.store
        before = base._connection.total_changes
        asked = [route.path for route in EVERY if route.method == "GET"]
        for path in asked:
            ana.get(path.format(table=table))
        after = base._connection.total_changes

    assert "/health" in asked
    assert after == before > 0


def test_a_store_is_away_from_a_failure_until_something_is_stored() -> None:
    condition = Condition(Clock())
    assert condition.told() == "ok"

    condition.note(StoreAway())
    assert condition.told() == "away"
    condition.stored()
    assert condition.told() == "ok"

    condition.note(StoreAway())
    with condition.sign_of_life():
        assert condition.told() == "away"
    assert condition.told() == "ok"


def test_a_store_that_found_no_room_is_full_for_a_minute() -> None:
    clock = Clock()
    condition = Condition(clock)
    condition.note(StoreFull())
    clock.now += 59_999
    with condition.sign_of_life():
        pass
    assert condition.told() == "full"
    clock.now += 1
    assert condition.told() == "ok"

    condition.note(StoreFull())
    condition.stored()
    assert condition.told() == "ok"


def test_a_store_that_does_not_answer_for_two_seconds_is_away() -> None:
    seconds = 0.0
    condition = Condition(Clock(), lambda: seconds)
    with condition.sign_of_life():
        seconds = 2.0
        assert condition.told() == "ok"
        seconds = 2.1
        assert condition.told() == "away"
    seconds = 100.0
    assert condition.told() == "ok"


def test_health_hears_of_a_store_that_has_gone_and_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> int:
        raise StoreAway

    async def test() -> None:
        async with open_house(tmp_path / "t") as house:
            app = app_of(house)

            async def told() -> Any:
                return (await ask(app, "GET", "/health")).body["store"]

            assert await told() == "ok"
            with monkeypatch.context() as broken:
                broken.setattr(SqliteStore, "alive", away)
                await until(lambda: house.condition.told() == "away")
                assert await told() == "away"
            await until(lambda: house.condition.told() == "ok")
            assert await told() == "ok"

    monkeypatch.setattr("heliopolis.server.house.LOOK_AROUND", 0.05)
    run(test)


def test_nobody_waits_for_the_store_to_hear_of_its_health(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hanging(*_: object) -> int:
        await asyncio.Event().wait()
        return 0

    async def test() -> None:
        async with open_house(tmp_path / "t") as house:
            with monkeypatch.context() as broken:
                broken.setattr(SqliteStore, "alive", hanging)
                assert (await ask(app_of(house), "GET", "/health")).body["store"] == "ok"

    run(test)
