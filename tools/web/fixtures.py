"""Fixtures of the client: what a browser is told at the moments of the scenes."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from heliopolis import wire
from heliopolis.bots.base import Budget
from heliopolis.bots.counsel import counsel
from heliopolis.core.contract import CHANCE
from heliopolis.core.events import EpochScored
from heliopolis.match import Bot, Match, Occupant, Person
from heliopolis.record import Record
from heliopolis.wire.server import CounselStruct, Welcome
from heliopolis.wire.tables import SeatStruct, TableStruct
from tools.wire.examples import ID, NOW, update_of

from .games import BOTS, CLOCK, NAMES, load, opened
from .scenes import SCENES, Eyes, Moment, Scene

FOLDER: Final = Path(__file__).parents[2] / "web" / "test" / "fixtures"
SIMULATIONS: Final = 400
_MOST_MOVES: Final = 40
"""Of so many moves at most a fixture tells what happened: about a round."""
_ME: Final = Person("me")


class NotThere(Exception):
    """A game has no such moment."""


def fixture(name: str, record: Record | None = None) -> dict[str, Any]:
    """All that a browser is told in a scene, but what a bot thinks of it."""
    scene = SCENES[name]
    here, seat = found(name, record)
    since = _since(here.match, seat)
    table = _table(here.match, seat, scene)
    welcome = Welcome(wire.VERSION, table, seat, here.match.version, NOW)
    update = update_of(here.match, seat, since)
    return {
        "name": name,
        "game": table.game,
        "table": _plain(table),
        "welcome": _plain(welcome),
        "update": _plain(update) | {"clocks": here.match.remaining(here.match.time)},
    }


def thoughts(name: str) -> Any:
    """What a bot thinks of a scene in which somebody is asked; it differs between machines."""
    here, seat = found(name)
    view = here.match.view(seat)
    return _plain(CounselStruct.of(counsel(view, Budget(simulations=SIMULATIONS))))


def written(content: Any) -> str:
    """The text of a fixture, one field a line at the top."""
    lines = (f"{json.dumps(key)}: {_short(part)}" for key, part in content.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def found(name: str, record: Record | None = None) -> tuple[Moment, int | None]:
    """The moment of a scene, and the seat whose eyes see it."""
    scene = SCENES[name]
    played = record or _loaded(scene.table)
    number, asked = _place(scene, played)
    seat = _seat(scene.eyes, asked, played.game.players)
    *_, here = _moments(played, seat, number)
    if scene.standing:
        assert seat is not None
        limit = max(here.view.seats[seat].face_up)
        assert here.match.stand(_ME, seat, limit) is None
    return here, seat


@cache
def _loaded(table: str) -> Record:
    return load(table)


def _place(scene: Scene, record: Record) -> tuple[int, int | None]:
    """At which version a scene is, and who is asked there."""
    for here in _moments(record, None, len(record.moves)):
        if scene.when(here):
            return here.match.version, here.asked
    raise NotThere(scene.table)


def _seat(eyes: Eyes, asked: int | None, players: int) -> int | None:
    if eyes == "nobody":
        return None
    if eyes == "first" or asked is None:
        return 0
    return asked if eyes == "asked" else (asked + 1) % players


def _moments(record: Record, me: int | None, last: int) -> Iterator[Moment]:
    """A game again up to a version, with a person at one seat and bots at the others."""
    texts = BOTS[record.game.name]
    occupants: list[Occupant] = [Bot(texts[seat]) for seat in range(record.game.players)]
    if me is not None:
        occupants[me] = _ME
    script = (record.opening, *map(str, record.moves))
    here = opened(lambda number: script[number], record.game, occupants)
    yield Moment(here, here.view(None), here.asked, scored=False)
    for number in range(1, last + 1):
        now = record.times[number - 1]
        if here.actor is CHANCE:
            here.deal(now)
        else:
            seat = here.asked
            assert seat is not None
            here.attempt(occupants[seat], seat, script[number], here.version, now)
        assert here.version == number
        (seen,) = here.seen(None, number - 1)
        scored = any(isinstance(event, EpochScored) for event in seen.events)
        yield Moment(here, here.view(None), here.asked, scored)


def _since(here: Match, seat: int | None) -> int:
    """The version before the seat's last own move, as far as that is not long ago.

    What happened before the last scoring is long ago.
    """
    first = here.version - _MOST_MOVES
    for seen in here.seen(None, max(first, 0)):
        own = seat is not None and seen.actor == seat
        scored = any(isinstance(event, EpochScored) for event in seen.events)
        if scored and seen.version < here.version:
            first = seen.version
        elif own:
            first = seen.version - 1
    return max(first, 0)


def _table(here: Match, me: int | None, scene: Scene) -> TableStruct:
    game, texts = here.game, BOTS[here.game.name]
    seats = tuple(
        SeatStruct("person", name, present=True)
        if seat == me
        else SeatStruct("bot", name, bot=texts[seat])
        for seat, name in enumerate(NAMES[: game.players])
    )
    return TableStruct(
        id=ID,
        game=game.name,
        edition=game.edition.name,
        overrides={item: str(choice) for item, choice in game.edition.overrides},
        scores=game.scores,
        players=game.players,
        clock=str(CLOCK),
        pace="brisk",
        public=False,
        advice=scene.counsel,
        chat=me is not None,
        link_open=False,
        stage="over" if here.over else "playing",
        seats=seats,
        agreed=(),
        ended=here.ended,
        unsealed=True,
        spectators=0 if me is not None else 1,
        version=here.version,
    )


def _plain(struct: Any) -> Any:
    return json.loads(msgspec.json.encode(struct))


def _short(part: Any) -> str:
    return json.dumps(part, ensure_ascii=False, separators=(",", ":"))
