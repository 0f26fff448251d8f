"""One of everything that goes over the wire, kept as it was sent: later versions are held to it.

`python -m tools.wire --corpus` writes that of this version, once. Those of earlier versions stay.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from heliopolis import games, match, wire
from heliopolis.core.errors import Refusal
from heliopolis.dice.events import FloodLost
from heliopolis.dice.moves import Keep
from heliopolis.match import Person
from heliopolis.record import load_record, replay, write_record
from heliopolis.server.routes.replays import replayed
from heliopolis.wire.client import ClientMessage
from heliopolis.wire.messages import message_type
from heliopolis.wire.reading import server_type
from heliopolis.wire.schemas import body_types

from . import examples

TESTS: Final = Path(__file__).resolve().parents[2] / "tests"
_GAMES: Final = TESTS / "golden" / "moves"
_PLAYED: Final = {
    "ra": ("ra-3-windrider-gods", "ra-4-rio-grande-gods"),
    "ra-dice": ("dice-3-disasters", "dice-4-disasters"),
}
_RARE: Final = {"ra": (), "ra-dice": (FloodLost(seat=1, floods=0), Keep())}
"""What does not happen in these games."""


def corpus_of(version: int) -> Path:
    """Where the corpus of a version is."""
    return TESTS / "wire" / f"corpus-{version}.jsonl"


def kinds() -> dict[str, Any]:
    """What can be sent, by what a line of a corpus calls it."""
    names = games.names()
    return {
        "client": ClientMessage,
        **{f"server {game}": server_type(game) for game in names},
        **{f"message {game}": message_type(game) for game in names},
        **{f"body {name}": kind for name, kind in body_types().items()},
    }


def _sent() -> Iterator[tuple[str, bytes]]:
    """Everything as this version sends it, with its kind."""
    for said in examples.SAID:
        yield "client", wire.encode_client(said)
    for told in examples.told():
        yield "server ra", wire.encode_server(told)
    game, people = games.make_game("ra-dice", 2), [Person("ana"), Person("ben")]
    dice = match.propose(game, ["Ana", "Ben"], people, secret=bytes(32)).start()
    dice.deal()
    yield "server ra-dice", wire.encode_server(examples.update_of(dice, dice.asked, 0))
    for body in (*examples.ASKED, *examples.ANSWERED):
        yield f"body {type(body).__name__}", wire.encode_body(body)
    for name, played in _PLAYED.items():
        short = write_record(match.cut(load_record(_GAMES / f"{played[0]}.ra"), 4))
        yield f"body {wire.codec(name).title}Replay", wire.encode_body(replayed(short))
        for thing in _things(name):
            yield f"message {name}", wire.encode(name, thing)


def _things(game: str) -> Iterator[Any]:
    """A move and an event of every class, and what else there is in a game."""
    found: dict[type, Any] = {type(thing): thing for thing in _RARE[game]}
    for name in _PLAYED[game]:
        played = load_record(_GAMES / f"{name}.ra")
        steps = list(replay(played))
        for thing in (*played.moves, *(event for step in steps for event in step.events)):
            found.setdefault(type(thing), thing)
    yield from found.values()
    yield from (steps[0].position.view(0), steps[-1].position.view(None))
    yield from steps[-1].position.sheet()
    yield Refusal("no-such-sun", {"seat": 0, "sun": 9, "suns": (7, 3)}, "R-4.1")
    if game == "ra":
        yield examples.advice()


def lines() -> str:
    """The corpus of this version."""
    found = ({"kind": kind, "sent": json.loads(data)} for kind, data in _sent())
    return "".join(json.dumps(one, ensure_ascii=False) + "\n" for one in found)
