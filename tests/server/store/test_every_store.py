"""What every store promises."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from threading import Barrier

import pytest

from heliopolis.server.store.protocol import (
    CHAT_KEPT,
    EXPIRED_AT_ONCE,
    Change,
    ChatRow,
    Conflict,
    MoveRow,
    NewTable,
    Store,
    Stored,
)
from tests.server.store.builders import in_a_store, moves, opened, put

RACES = 100


@in_a_store
async def test_a_table_that_was_created_is_loaded_again(store: Store) -> None:
    await store.create("t", b"\x00doc", "playing", True, ("b",), moves(1, 3), 5, 1_234)

    assert await store.load("t") == Stored("t", b"\x00doc", 0, 3, moves(1, 3), 1_234, 1_234)
    assert await store.load("other") is None
    assert await store.tail("other", 0, 0) is None


@in_a_store
async def test_an_id_is_taken_once(store: Store) -> None:
    await put(store, document=b"first")

    with pytest.raises(Conflict):
        await put(store, document=b"second", browsers=("b",), moves=moves(1, 1))

    found = await store.load("table")
    assert found is not None
    assert (found.document, found.version) == (b"first", 0)
    assert await store.tables_of("b", 9) == []


@in_a_store
async def test_moves_raise_the_version_and_a_document_the_revision(store: Store) -> None:
    await put(store, document=b"first")

    await store.write(Change("table", 0, 0, moves=moves(1, 2), now=2_000))
    await store.write(Change("table", 0, 2, document=b"second", moves=moves(3, 3), now=3_000))
    await store.write(Change("table", 1, 3, document=b"third", now=2_500))

    here = await store.load("table")
    assert here == Stored("table", b"third", 2, 3, moves(1, 3), 1_000, 3_000)


@in_a_store
async def test_a_tail_has_the_document_only_if_it_has_changed(store: Store) -> None:
    await put(store, document=b"first", moves=moves(1, 2))
    await store.write(Change("table", 0, 2, document=b"second", moves=moves(3, 4), now=2_000))
    whole = await store.load("table")
    assert whole is not None

    assert await store.tail("table", 0, 2) == replace(whole, moves=moves(3, 4))
    assert await store.tail("table", 1, 3) == replace(whole, document=b"", moves=moves(4, 4))
    assert await store.tail("table", 1, 4) == replace(whole, document=b"", moves=())


@pytest.mark.parametrize(
    "late",
    [
        Change("table", 0, 1, moves=moves(2, 2), wake=9, now=9_000),
        Change("table", 1, 0, moves=moves(1, 1), wake=9, now=9_000),
        Change("table", 0, 2, document=b"late", stage="over", public=True, now=9_000),
        Change("table", 0, 2, browsers=("other",), now=9_000),
        Change("table", 1, 2, moves=moves(2, 3), now=9_000),
        Change("other", 1, 2, moves=moves(3, 3), now=9_000),
    ],
)
def test_a_change_made_from_something_else_changes_nothing(late: Change, database: str) -> None:
    async def play() -> None:
        async with opened(database) as store:
            await put(store, browsers=("b",), moves=moves(1, 2))
            await store.write(Change("table", 0, 2, document=b"now", now=2_000))
            before = await store.load("table")

            with pytest.raises(Conflict):
                await store.write(late)

            assert await store.load("table") == before
            assert await store.load("other") is None
            assert [table.id for table in await store.tables_of("b", 9)] == ["table"]
            assert await store.due(9_999, 9) == []
            assert await store.open_tables(9) == []

    asyncio.run(play())


FORK = NewTable("fork", b"forked", "playing", True, ("b",), moves(1, 2), 7, 2_000)


@in_a_store
async def test_a_fork_is_there_with_the_change_that_it_came_by(store: Store) -> None:
    await put(store, moves=moves(1, 3))

    await store.write(Change("table", 0, 3, document=b"left", stage="over", now=2_000, fork=FORK))

    left, forked = await store.load("table"), await store.load("fork")
    assert left == Stored("table", b"left", 1, 3, moves(1, 3), 1_000, 2_000)
    assert forked == Stored("fork", b"forked", 0, 2, moves(1, 2), 2_000, 2_000)
    assert [table.id for table in await store.tables_of("b", 9)] == ["fork"]
    assert [table.id for table in await store.open_tables(9)] == ["fork"]
    assert await store.due(7, 9) == ["fork"]


@in_a_store
async def test_a_change_that_comes_too_late_leaves_no_fork_behind(store: Store) -> None:
    await put(store, moves=moves(1, 3))

    with pytest.raises(Conflict):
        await store.write(Change("table", 0, 2, document=b"late", fork=FORK))

    assert await store.load("fork") is None
    assert await store.tables_of("b", 9) == []


@in_a_store
async def test_a_fork_that_cannot_be_added_leaves_everything_as_it_was(store: Store) -> None:
    await put(store, moves=moves(1, 3))
    await put(store, "fork", document=b"other")
    before = await store.load("table"), await store.load("fork")

    with pytest.raises(Conflict):
        await store.write(Change("table", 0, 3, document=b"left", stage="over", fork=FORK))

    assert (await store.load("table"), await store.load("fork")) == before


@in_a_store
async def test_of_two_forks_of_a_table_one_is_there(store: Store) -> None:
    await put(store)
    forks = [replace(FORK, id=name) for name in ("one", "two", "three")]
    changes = [Change("table", 0, 0, document=b"left", fork=fork) for fork in forks]

    stored = await asyncio.gather(*map(store.write, changes), return_exceptions=True)

    assert sum(fault is None for fault in stored) == 1
    assert all(fault is None or isinstance(fault, Conflict) for fault in stored)
    assert len(await store.tables_of("b", 9)) == 1


@in_a_store
async def test_moves_need_no_command_id(store: Store) -> None:
    await put(store)

    rows = (MoveRow(1, 0, "draw"), MoveRow(2, 0, "draw"), MoveRow(3, None, "drawn ra"))
    await store.write(Change("table", 0, 0, moves=rows))

    found = await store.load("table")
    assert found is not None
    assert found.version == 3


@in_a_store
async def test_open_tables_are_public_and_not_over_and_the_newest_come_first(store: Store) -> None:
    for number, stage in enumerate(("gathering", "sealing", "playing", "over")):
        await put(store, stage, stage=stage, public=True, now=1_000 + number // 2)
    await put(store, "private", stage="gathering", now=3_000)

    found = await store.open_tables(9)
    pages = [await store.open_tables(1, (table.created, table.id)) for table in found]

    assert [table.id for table in found] == ["playing", "sealing", "gathering"]
    assert pages == [[found[1]], [found[2]], []]
    assert await store.open_tables(2) == found[:2]
    assert found[0] == replace(Stored("playing", b"{}", 0, 0), created=1_001, touched=1_001)


@in_a_store
async def test_stage_and_public_change_with_a_document(store: Store) -> None:
    await put(store, "closes", public=True)
    await put(store, "opens", public=False)
    await put(store, "ends", public=True)
    await put(store, "stays", public=True, now=2_000)

    await store.write(Change("closes", 0, 0, document=b"", public=False))
    await store.write(Change("opens", 0, 0, document=b"", public=True))
    await store.write(Change("ends", 0, 0, document=b"", stage="over"))
    await store.write(Change("stays", 0, 0, document=b"new"))

    assert [table.id for table in await store.open_tables(9)] == ["stays", "opens"]


@in_a_store
async def test_a_browser_has_the_tables_where_something_happened_last_first(store: Store) -> None:
    await put(store, "quiet", browsers=("me", "you"), now=1_000)
    await put(store, "lively", browsers=("me", "me"), now=900)
    await put(store, "yours", browsers=("you",))
    await store.write(Change("lively", 0, 0, moves=moves(1, 1), now=2_000))

    assert [table.id for table in await store.tables_of("me", 9)] == ["lively", "quiet"]
    assert [table.id for table in await store.tables_of("me", 1)] == ["lively"]
    assert await store.tables_of("nobody", 9) == []


@in_a_store
async def test_whose_table_it_is_is_replaced_as_a_whole(store: Store) -> None:
    await put(store, browsers=("me", "you"))

    await store.write(Change("table", 0, 0, document=b"", browsers=("you", "they", "they")))
    await store.write(Change("table", 1, 0, document=b""))

    owners = [who for who in ("me", "you", "they") if await store.tables_of(who, 9)]
    assert owners == ["you", "they"]
    await store.write(Change("table", 2, 0, browsers=()))
    assert await store.tables_of("you", 9) == []


@in_a_store
async def test_tables_are_due_when_somebody_must_look_and_they_are_not_over(store: Store) -> None:
    for id, wake in (("late", 30), ("soon", 10), ("next", 20), ("never", None)):
        await put(store, id, wake=wake)
    await put(store, "over", stage="over", wake=1)

    assert await store.due(9, 9) == []
    assert await store.due(20, 9) == ["soon", "next"]
    assert await store.due(99, 2) == ["soon", "next"]
    await store.write(Change("soon", 0, 0, moves=moves(1, 1)))
    await store.write(Change("next", 0, 0, wake=40))
    assert await store.due(99, 9) == ["late", "next"]


@in_a_store
async def test_postponed_tables_are_due_later(store: Store) -> None:
    await put(store, "soon", wake=10)
    await put(store, "never")

    await store.postpone(100)

    assert await store.due(109, 9) == []
    assert await store.due(110, 9) == ["soon"]


@in_a_store
async def test_chat_is_numbered_and_its_last_lines_are_kept(store: Store) -> None:
    await put(store)
    await put(store, "other")
    lines = [ChatRow(i % 3 or None, "Neferu", f"☥ {i}", i, i) for i in range(1, CHAT_KEPT + 4)]

    numbers = [await store.say("table", replace(line, number=0)) for line in lines]

    assert numbers == [line.number for line in lines]
    assert await store.chat("table", 0) == lines[-CHAT_KEPT:]
    assert await store.chat("table", CHAT_KEPT) == lines[-3:]
    assert await store.say("other", lines[0]) == 1
    with pytest.raises(Conflict):
        await store.say("nowhere", lines[0])


@in_a_store
async def test_a_command_of_a_seat_says_one_line(store: Store) -> None:
    await put(store)
    await put(store, "other")
    line = ChatRow(0, "Neferu", "hello", 1, command="c")

    first = await store.say("table", line)
    between = await store.say("table", replace(line, seat=1))
    again = await store.say("table", replace(line, at=9))

    assert (first, between, again) == (1, 2, 1)
    assert [said.at for said in await store.chat("table", 0)] == [1, 1]
    assert await store.say("table", replace(line, command="d")) == 3
    assert await store.say("other", line) == 1


@in_a_store
async def test_a_deleted_table_leaves_nothing_behind(store: Store) -> None:
    await put(store, browsers=("b",), moves=moves(1, 2))
    await store.say("table", ChatRow(0, "Neferu", "hello", 1))

    await store.delete("table")
    await store.delete("table")

    assert await store.load("table") is None
    assert await store.tables_of("b", 9) == []
    await put(store)
    assert await store.load("table") == Stored("table", b"{}", 0, 0, (), 1_000, 1_000)
    assert await store.chat("table", 0) == []


@in_a_store
async def test_tables_expire_when_nobody_touches_them(store: Store) -> None:
    for stage in ("gathering", "sealing", "playing", "over"):
        await put(store, f"old {stage}", stage=stage, now=100)
        await put(store, f"ancient {stage}", stage=stage, now=10)
        await put(store, f"touched {stage}", stage=stage, now=10)
        await store.write(Change(f"touched {stage}", 0, 0, now=300))

    assert await store.expire(0, 0) == []
    assert await store.expire(11, 0) == ["ancient gathering"]
    gone = await store.expire(200, 100)

    ancient = {f"ancient {stage}" for stage in ("sealing", "playing", "over")}
    assert set(gone) == {"old gathering", *ancient}
    assert await store.load("old playing") is not None
    assert await store.load("touched gathering") is not None


@in_a_store
async def test_few_tables_expire_at_a_time(store: Store) -> None:
    for number in range(EXPIRED_AT_ONCE + 1):
        await put(store, f"{number}", stage="gathering")

    gone = [len(await store.expire(9_999, 0)) for _ in range(3)]

    assert gone == [EXPIRED_AT_ONCE, 1, 0]


@in_a_store
async def test_whoever_is_alive_learns_who_was_before(store: Store) -> None:
    assert await store.alive(1_000) == 1_000
    assert await store.alive(9_000) == 1_000
    assert await store.alive(8_000) == 9_000
    assert await store.alive(9_500) == 9_000


def test_a_gap_is_noticed_by_one_process_only(database: str) -> None:
    async def play() -> tuple[int, int]:
        async with opened(database) as one, opened(database) as other:
            await one.alive(1_000)
            return await asyncio.gather(one.alive(9_000), other.alive(9_000))

    assert sorted(asyncio.run(play())) == [1_000, 9_000]


def test_a_database_keeps_its_name_and_its_tables(database: str) -> None:
    async def play() -> tuple[str, Stored | None]:
        async with opened(database) as store:
            if await store.load("table") is None:
                await put(store, moves=moves(1, 5))
            return store.name, await store.load("table")

    first, second = asyncio.run(play()), asyncio.run(play())

    assert first == second
    assert first[0].isalnum()
    assert len(first[0]) >= 8


def test_of_two_that_saw_the_same_exactly_one_writes(database: str) -> None:
    start = Barrier(2, timeout=300)

    async def contend(seat: int) -> list[MoveRow]:
        """The moves of one of them that were stored."""
        won = []
        async with opened(database) as store:
            for number in range(1, RACES + 1):
                move = MoveRow(number, seat, "draw", 1, f"{number}")
                start.wait()
                with suppress(Conflict):
                    await store.write(Change("table", 0, number - 1, moves=(move,)))
                    won.append(move)
        return won

    async def prepare() -> None:
        async with opened(database) as store:
            await put(store)

    async def look() -> Stored | None:
        async with opened(database) as store:
            return await store.load("table")

    asyncio.run(prepare())
    with ThreadPoolExecutor(2) as pool:
        wins = [*pool.map(lambda seat: asyncio.run(contend(seat)), (0, 1))]
    stored = asyncio.run(look())

    assert stored is not None
    assert stored.version == len(stored.moves) == RACES
    assert list(stored.moves) == sorted(wins[0] + wins[1], key=lambda move: move.number)


def test_of_two_processes_that_are_told_one_command_one_keeps_the_line(database: str) -> None:
    async def play() -> list[ChatRow]:
        async with opened(database) as one, opened(database) as other:
            await put(one)
            line = ChatRow(0, "Neferu", "hello", 1, command="c")
            numbers = await asyncio.gather(
                *(store.say("table", line) for store in (one, other) * 10)
            )
            assert set(numbers) == {1}
            return await one.chat("table", 0)

    assert len(asyncio.run(play())) == 1


def test_two_that_speak_at_once_are_both_heard(database: str) -> None:
    async def play() -> list[ChatRow]:
        async with opened(database) as one, opened(database) as other:
            await put(one)
            line = ChatRow(None, "Neferu", "hello", 1)
            await asyncio.gather(*(store.say("table", line) for store in (one, other) * 10))
            return await one.chat("table", 0)

    assert [line.number for line in asyncio.run(play())] == list(range(1, 21))
