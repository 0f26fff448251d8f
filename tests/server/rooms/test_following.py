"""Rooms of several processes: what one of them stores, the others play after it."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from heliopolis.server.rooms import steps
from heliopolis.server.rooms.room import Accepted, Room
from heliopolis.server.rooms.telling import Telling
from heliopolis.server.store.protocol import MoveRow, Stored

from .builders import Clock, Ear, begin, open_house, run, table


def known(room: Room) -> list[Any]:
    """All that a room can say of its table."""
    match = room.match
    assert match is not None
    telling = Telling(match, 5_000)
    told = [telling.update(seat, 0) for seat in (None, *range(match.game.players))]
    record = match.record()
    course = record.moves, record.times, record.hands, match.occupants
    return [told, course, list(room.rows), room.document, room._commands]


async def move(room: Room, random: Random) -> None:
    """Play something for whoever is asked."""
    match = room.match
    assert match is not None
    seat = match.asked
    assert seat is not None
    text, version = str(random.choice(match.options(seat))), match.version
    assert isinstance(await room.submit(seat, text, version, f"m{version}"), Accepted)


@pytest.mark.parametrize(
    ("game", "more"),
    [
        ("ra", {}),
        ("ra", {"clock": "bank 600 + 5"}),
        ("ra", {"scores": "hidden"}),
        ("ra-dice", {"clock": "move 60"}),
    ],
)
def test_what_another_process_plays_is_played_after_it(
    tmp_path: Path, game: str, more: dict[str, str]
) -> None:
    """Turn by turn, several moves at once too, and never from the first move on."""

    async def test() -> None:
        clock, random = Clock(), Random(4)
        path = tmp_path / "tables"
        async with open_house(path, clock) as here, open_house(path, clock) as there:
            first = await begin(here, table(*["person"] * 3, game=game, **more))
            second = await there.rooms.get(first.id)
            ear = Ear(1)
            await second.listen(ear, 0, lambda: None)
            match = second.match
            for turn in range(60):
                if first.document.stage == "over":
                    break
                clock.now += 700
                playing, other = (first, second) if turn % 3 else (second, first)
                await move(playing, random)
                if turn % 4 == 0 and first.document.stage == "playing":
                    await move(playing, random)
                await other.refresh()
                assert known(first) == known(second)
            assert second.match is match or first.document.stage == "over"
            assert ear.version == first.version
            there.rooms.forget(first.id)
            assert known(await there.rooms.get(first.id)) == known(first)

    run(test)


def test_a_table_that_was_changed_too_is_made_anew(tmp_path: Path) -> None:
    async def test() -> None:
        path, random = tmp_path / "tables", Random(1)
        async with open_house(path) as here, open_house(path) as there:
            first = await begin(here, table(*["person"] * 3))
            second = await there.rooms.get(first.id)
            match = first.match
            assert match is not None
            asked = match.asked
            assert asked is not None
            await move(first, random)
            gone = next(seat for seat in range(3) if seat not in (asked, match.asked))
            await first.change(steps.hand_to_bot(gone, "uniform"))
            await move(first, random)
            await second.refresh()
            assert known(first) == known(second)

    run(test)


def test_moves_that_cannot_be_played_leave_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A room that has followed half of them loads its table anew."""

    async def test() -> None:
        path, random = tmp_path / "tables", Random(1)
        async with open_house(path) as here, open_house(path) as there:
            first = await begin(here, table(*["person"] * 3))
            second = await there.rooms.get(first.id)
            await move(first, random)

            async def wrong(id: str, revision: int, version: int) -> Stored:
                rows = (*first.rows, MoveRow(len(first.rows) + 1, 0, "bid 99"))
                return Stored(id, b"", revision, len(rows), rows)

            monkeypatch.setattr(there.store, "tail", wrong)
            with pytest.raises(Exception, match="bid 99"):
                await second.refresh()
            monkeypatch.undo()
            await second.refresh()
            assert known(first) == known(second)

    run(test)
