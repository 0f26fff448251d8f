"""What goes over the socket: clients are read strictly, and updates come back as they were."""

import json
from functools import cache
from typing import Any, get_args

import msgspec
import numpy as np
import pytest

from heliopolis import games, match, wire
from heliopolis.core.errors import InvalidMessage, Refusal
from heliopolis.match import Match, Person
from heliopolis.wire import client, server
from heliopolis.wire.structs import RefusalStruct
from tools.wire import examples

PEOPLE = [Person(name) for name in "abcde"]
REFUSAL = Refusal("no-such-sun", {"seat": 0, "sun": 9, "suns": (7, 3), "still": True}, "R-4.1")
SAID = [*examples.SAID, client.Hello(1, "table-1", None, 12, "secret")]
NEWS = [
    *(news for news in examples.told() if not isinstance(news, server.UpdateFrame)),
    server.Refused("", RefusalStruct.of(REFUSAL), 12),
    server.Bye("refused", RefusalStruct.of(REFUSAL)),
]


@cache
def played(game: str, players: int, moves: int = 10_000) -> Match:
    """A match after so many random moves."""
    names = [who.key for who in PEOPLE[:players]]
    table = games.make_game(game, players)
    here = match.propose(table, names, PEOPLE[:players], secret=bytes(32)).start()
    generator = np.random.default_rng(players)
    while not here.over and here.version < moves:
        if here.asked is None:
            here.deal()
            continue
        options = here.look(here.asked).options
        chosen = options[generator.integers(len(options))]
        here.attempt(PEOPLE[here.asked], here.asked, chosen, here.version)
    return here


@pytest.mark.parametrize("said", SAID, ids=lambda said: type(said).__name__)
def test_what_a_client_says_comes_back_as_it_was(said: client.ClientMessage) -> None:
    assert client.decode_client(client.encode_client(said)) == said


def test_there_is_an_example_of_everything_a_client_says() -> None:
    assert {type(said) for said in SAID} == set(get_args(client.ClientMessage))


def test_there_is_an_example_of_everything_the_server_says() -> None:
    frames = {*get_args(server.Common), server.UpdateFrame}

    assert {type(news) for news in examples.told()} == frames


@pytest.mark.parametrize("news", NEWS, ids=lambda news: type(news).__name__)
@pytest.mark.parametrize("game", [None, *games.names()])
def test_what_the_server_says_comes_back_as_it_was(game: str | None, news: server.Frame) -> None:
    assert wire.decode_server(game, wire.encode_server(news)) == news


@pytest.mark.parametrize(("game", "players"), [("ra", 2), ("ra", 4), ("ra-dice", 3)])
@pytest.mark.parametrize("moves", [0, 31, 10_000])
def test_an_update_comes_back_with_the_values_of_the_match(
    game: str, players: int, moves: int
) -> None:
    here = played(game, players, moves)

    for seat in (here.asked or 0, players - 1, None):
        heard = wire.decode_server(game, wire.encode_server(examples.update_of(here, seat, 7)))

        look = here.look(seat)
        assert isinstance(heard, server.Update)
        assert heard.moves == here.seen(seat, 7)
        assert (heard.version, heard.asked) == (here.version, here.asked)
        assert (heard.view, heard.options) == (look.view, look.options)
        assert (heard.clocks, heard.result) == (here.remaining(0), here.result)


def test_a_refusal_is_the_same_on_both_ends() -> None:
    sent = server.Refused("", RefusalStruct.of(REFUSAL), 12)

    heard = wire.decode_server("ra", wire.encode_server(sent))

    assert isinstance(heard, server.Refused)
    assert heard.refusal.value == REFUSAL


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"type": "shout"}, "no-message"),
        ({"mood": 1}, "no-message"),
        ({"id": ""}, "no-message"),
        ({"id": "x" * 65}, "no-message"),
        ({"id": "a b"}, "no-message"),
        ({"id": "a\n"}, "no-message"),
        ({"id": "a\0"}, "no-message"),
        ({"version": -1}, "no-message"),
        ({"version": 1.5}, "no-message"),
        ({"version": "1"}, "no-message"),
        ({"version": True}, "no-message"),
        ({"version": 10**30}, "no-message"),
        ({"move": ""}, "no-message"),
        ({"move": "x" * 201}, "no-message"),
        ({"move": None}, "no-message"),
        ({"move": "x" * 9000}, "message-too-long"),
    ],
)
def test_a_command_is_read_strictly(changes: dict[str, Any], code: str) -> None:
    said = {"type": "move", "id": "c1", "version": 3, "move": "draw"} | changes

    with pytest.raises(InvalidMessage) as refused:
        wire.decode_client(json.dumps(said))

    assert refused.value.code == code


@pytest.mark.parametrize("more", [{}, {"mood": 1}, {"seat": "none"}])
def test_a_hello_of_another_wire_is_refused_by_that_name(more: dict[str, Any]) -> None:
    hello = {"type": "hello", "wire": 2, "table": "t", "seat": None, "since": 0} | more

    with pytest.raises(InvalidMessage) as refused:
        wire.decode_client(json.dumps(hello).encode())

    assert refused.value.refusal == Refusal("other-wire-version", {"version": 2, "reads": 1})


def test_a_hello_of_this_wire_that_is_wrong_is_no_message() -> None:
    with pytest.raises(InvalidMessage) as refused:
        wire.decode_client(b'{"type":"hello","wire":1,"table":"t","seat":null}')

    assert refused.value.code == "no-message"


def test_an_update_of_another_game_is_refused() -> None:
    sent = wire.encode_server(examples.update_of(played("ra", 2, 0), 0, 0))

    for game in (None, "ra-dice"):
        with pytest.raises(InvalidMessage) as refused:
            wire.decode_server(game, sent)

        assert refused.value.code == "no-message"


@pytest.mark.parametrize(("game", "players"), [("ra", 2), ("ra", 4), ("ra-dice", 3)])
def test_an_open_view_becomes_that_of_a_seat(game: str, players: int) -> None:
    for moves in (0, 31, 60, 10_000):
        here = played(game, players, moves)
        open_view = wire.view_json(game, here.look(None).view)

        for seat in range(players):
            own = wire.view_json(game, here.look(seat).view)
            assert bytes(wire.seated(open_view, seat)) == bytes(own)


@pytest.mark.parametrize(("game", "players"), [("ra", 4), ("ra-dice", 3)])
def test_events_are_written_as_their_structs_are(game: str, players: int) -> None:
    codec = wire.codec(game)
    seen = played(game, players).seen(None)

    for event in (event for each in seen for event in each.events):
        assert codec.event_json(event) == msgspec.json.encode(codec.to_struct(event))
