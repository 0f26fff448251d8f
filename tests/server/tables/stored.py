"""Tables in every stage, as a version of the document keeps them: later programs are held to them.

    python -m tests.server.tables.stored

writes those of this format, once; the files of earlier formats are never changed.
"""

import asyncio
import json
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from heliopolis.core.errors import Refusal
from heliopolis.match import Match
from heliopolis.record import write_record
from heliopolis.server.forking import take_back
from heliopolis.server.house import House
from heliopolis.server.rooms import steps
from heliopolis.server.rooms.room import Accepted, Room
from heliopolis.server.tables.continuing import play_on as continued
from heliopolis.server.tables.document import FORMAT, Document, record_of, with_seat, written
from heliopolis.server.tables.hosting import mute
from heliopolis.server.tables.making import Made, scripted
from heliopolis.server.tables.seating import claim, offer_device
from heliopolis.server.tables.tokens import digest, new_id
from heliopolis.wire.rest import From, NewSeat, NewTable
from tests.server.rooms.builders import (
    Clock,
    begin,
    make_room,
    open_house,
    play_on,
    promise,
    table,
    until,
)

HERE = Path(__file__).parent


def tables_of(number: int) -> Path:
    """Where the tables of a format are."""
    return HERE / f"tables-{number}.jsonl"


async def gathering(house: House, clock: Clock) -> Room:
    """Seats are free."""
    asked = table(
        *("person", "open", "merchant"),
        public=True,
        link_open=True,
        pace="calm",
        overrides={"disasters": "after-turn"},
        link=digest("link"),
        organiser=digest("organiser"),
        owner=digest("browser-0"),
    )
    return await make_room(house, asked)


async def promising(house: House, clock: Clock) -> Room:
    """One person of two has promised a word."""
    room = await make_room(house, table("person", "person"))
    await room.change(steps.committed(0, promise("lotus")))
    return room


async def started_twice(house: House, clock: Clock) -> Room:
    """Somebody did not reveal, so there is a second start; one of its two words is told."""
    room = await promising(house, clock)
    await room.change(steps.committed(1, promise("reed")))
    await room.change(steps.revealed(1, "reed"))
    clock.now += 21_000
    house.driver.heed(room)
    await until(lambda: room.document.stage == "gathering")

    def sit(document: Document, match: Match | None, now: int) -> Document | Refusal:
        invited = with_seat(document, 0, invite=digest("invite"))
        made = claim(invited, "invite", None, "Cleo", "secret", "browser")
        assert not isinstance(made, Refusal)
        return made[0]

    await room.change(sit)
    for seat, word in enumerate(("sand", "river")):
        await room.change(steps.committed(seat, promise(word)))
    await room.change(steps.revealed(0, "sand"))
    return room


async def playing(house: House, clock: Clock) -> Room:
    """A clock, hidden points, a bot in the seat of a person, and a standing bid."""
    people = table(
        *("person", "person", "person"),
        scores="hidden",
        clock="bank 600 + 5",
        chat=True,
        advice=True,
    )
    room, random = await begin(house, people), Random(7)
    for number in range(30):
        clock.now += random.randrange(500, 9_000)
        await _play(room, random.choice(_options(room)), f"command-{number}")
    await room.change(steps.hand_to_bot(1, "uniform"))
    while not room.document.standing:
        await until(lambda: room.match is not None and room.match.asked in (0, 2))
        assert room.match is not None
        asked = room.match.asked
        assert asked is not None
        await room.change(steps.stand(2 - asked, 9))
        if not room.document.standing:
            await _play(room, "ra" if "ra" in _options(room) else _options(room)[0], None)
    await room.change(lambda document, match, now: mute(document, 2, True))
    await room.change(lambda document, match, now: offer_device(document, 0, "device"))
    await room.change(steps.agree_end(0))
    return room


def _options(room: Room) -> list[str]:
    assert room.match is not None
    assert room.match.asked is not None
    return [str(move) for move in room.match.look(room.match.asked).options]


async def _play(room: Room, move: str, command: str | None) -> None:
    assert room.match is not None
    assert room.match.asked is not None
    played = await room.submit(room.match.asked, move, room.version, command)
    assert isinstance(played, Accepted)


async def finished(house: House, clock: Clock) -> Room:
    """A person and a bot have played the dice game to its end."""
    override = {"sun_track": "4"}
    room = await begin(house, table("person", "uniform", game="ra-dice", overrides=override))
    await play_on(room, Random(3))
    return room


async def agreed(house: House, clock: Clock) -> Room:
    """Ended by agreement of a person and a program, so its secret is open."""
    people = with_seat(table("person", "person"), 1, browser="", program=True)
    room = await begin(house, people)
    await play_on(room, Random(5), 12)
    for seat in (0, 1):
        await room.change(steps.agree_end(seat))
    return room


async def left(house: House, clock: Clock) -> Room:
    """Left for a take-back, so its secret stays closed."""
    alone = table("person", "person")
    room = await begin(house, with_seat(alone, 1, browser=alone.seats[0].browser))
    await play_on(room, Random(6), 10)
    assert isinstance(await take_back(house, room, 6), Accepted)
    return room


async def practised(house: House, clock: Clock) -> Room:
    """Practice, because moves were taken back."""
    room = await house.rooms.get((await left(house, clock)).document.successor)
    await play_on(room, Random(8), 3)
    return room


async def guided(house: House, clock: Clock) -> Room:
    """A guided game: what is dealt first stands in its script, and nothing is sealed."""
    script = ("9-6-5-2 8-7-4-3", "+nile", "+gold")
    made = scripted(Made(table("person", "uniform"), (), "", ""), script, "11" * 32)
    assert isinstance(made, Made)
    room = await make_room(house, made.document)
    await play_on(room, Random(9), 6)
    return room


async def played_on(house: House, clock: Clock) -> Room:
    """A game that was finished goes on from its tenth move, under a seal of its own."""
    before = await finished(house, clock)
    record = write_record(record_of(before.document, before.rows))
    seats = (NewSeat("me"), NewSeat("bot", bot="uniform"))
    asked = NewTable("ra-dice", seats, from_=From(record, 10))
    made = continued(asked, digest("browser"), clock.now)
    assert isinstance(made, Made)
    identifier, document = new_id(), made.document
    await house.store.create(
        identifier, written(document), document.stage, False, (), made.moves, None, clock.now
    )
    room = await house.rooms.get(identifier)
    await room.change(lambda document, match, now: document)
    await room.change(steps.committed(0, promise("again")))
    await room.change(steps.revealed(0, "again"))
    await play_on(room, Random(10), 5)
    return room


EVERY = (
    gathering,
    promising,
    started_twice,
    playing,
    finished,
    agreed,
    left,
    practised,
    guided,
    played_on,
)


async def _plain(make: Any, folder: Path) -> dict[str, Any]:
    """A table with its moves, and the game file that is written of it."""
    clock = Clock()
    async with open_house(folder / "tables.db", clock) as house:
        room = await make(house, clock)
        document, rows = room.document, room.rows
        return {
            "what": make.__doc__,
            "document": json.loads(written(document)),
            "moves": [[row.number, row.actor, row.text, row.at, row.command] for row in rows],
            "record": write_record(record_of(document, rows)) if document.opening else "",
        }


def main() -> None:
    """Write the tables of this format."""
    with tables_of(FORMAT).open("w", encoding="utf-8") as file:
        for make in EVERY:
            with tempfile.TemporaryDirectory() as folder:
                plain = asyncio.run(_plain(make, Path(folder)))
            file.write(json.dumps(plain, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
