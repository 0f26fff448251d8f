"""What leaves the program as JSON comes back as it was, and nothing else comes in."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopolis import CHANCE, games, wire
from heliopolis.core.chance import SeededDealer
from heliopolis.core.errors import InvalidMessage, Refusal
from heliopolis.dice.events import FloodLost
from heliopolis.dice.moves import Keep
from heliopolis.record import load_record, replay
from tests.made_up_advice import advice_at, moment_of
from tests.record.builders import DICE, UNFINISHED

TABLES: list[tuple[str, int, games.Scores]] = [
    ("ra", 2, "open"),
    ("ra", 5, "open"),
    ("ra", 3, "hidden"),
    ("ra-dice", 2, "open"),
    ("ra-dice", 4, "open"),
]
MOVES = Path(__file__).resolve().parent.parent / "golden" / "moves"
GOLDEN = ["ra-3-windrider-gods", "ra-4-rio-grande-gods", "dice-3-disasters", "dice-4-disasters"]
RARE = {FloodLost: FloodLost(seat=1, floods=0), Keep: Keep()}
"""What does not happen in the golden games."""
BID = {"type": "bid", "text": "bid 9", "sun": 9}
DRAWN = {"type": "tile_drawn", "seat": 0, "tile": "nile", "space": 3}


@cache
def things_of(game: str, players: int, scores: games.Scores = "open") -> tuple[Any, ...]:
    """Everything that a random game has to send: moves, views, events, sheets."""
    ruleset = games.ruleset(game)
    generator = np.random.default_rng(players)
    dealer = SeededDealer(generator)
    here = games.make_game(game, players, scores=scores).start(dealer)
    found: list[Any] = []
    while not here.over:
        if here.actor is CHANCE:
            move = here.deal(dealer)
        else:
            moves = here.moves(distinct=True)
            move = moves[generator.integers(len(moves))]
        found += [move, here.view(None), here.view(players - 1)]
        here, events = here.play(move)
        found += ruleset.seen_by(here.game, events, 0)
    return (*found, *here.sheet(), here.view(0))


def message(kind: str, value: Any, **changes: Any) -> bytes:
    """A message as somebody else might write it."""
    return json.dumps({"type": kind, "wire": 1, "game": "ra", "value": value} | changes).encode()


@pytest.mark.parametrize(("game", "players", "scores"), TABLES)
def test_everything_of_a_whole_game_comes_back_as_it_was(
    game: str, players: int, scores: games.Scores
) -> None:
    for thing in things_of(game, players, scores):
        back = wire.decode(wire.encode(game, thing))

        assert back == (game, thing)
        assert type(back.thing) is type(thing)


@pytest.mark.parametrize("game", games.names())
def test_every_kind_of_event_and_move_has_a_tag_of_its_own(game: str) -> None:
    ruleset = games.ruleset(game)

    for kinds in (ruleset.events, ruleset.moves):
        tags = [wire.tag_of(kind) for kind in kinds]
        assert len(set(tags)) == len(tags)
        assert all(tag == tag.lower() and "-" not in tag for tag in tags)


def test_points_that_are_hidden_are_sent_as_nothing() -> None:
    """R-1.4."""
    here = games.make_game("ra", 3, scores="hidden").start(SeededDealer(np.random.default_rng(1)))

    sent = json.loads(wire.encode("ra", here.view(1)))["value"]

    assert sent["scores"] == "hidden"
    assert [seat["points"] for seat in sent["seats"]] == [None, 10, None]


def test_every_kind_of_move_and_event_comes_back_as_it_was() -> None:
    sent: dict[type, Any] = dict(RARE)
    for name in GOLDEN:
        played = load_record(MOVES / f"{name}.ra")
        steps = list(replay(played))
        for thing in (*played.moves, *(event for step in steps for event in step.events)):
            sent[type(thing)] = thing

    for game in ("ra", "ra-dice"):
        ruleset = games.ruleset(game)
        for kind in (*ruleset.events, *ruleset.moves):
            assert wire.decode(wire.encode(game, sent[kind])).thing == sent[kind]


parameters = st.dictionaries(
    st.text(st.characters(codec="ascii", categories=["Ll"]), min_size=1),
    st.one_of(st.integers(-99, 99), st.text(), st.lists(st.integers(0, 9)).map(tuple)),
)


@given(st.text(), parameters, st.sampled_from(["", "R-4.1", "D-8"]))
def test_every_refusal_comes_back_as_it_was(code: str, given: dict[str, Any], rule: str) -> None:
    refusal = Refusal(code, given, rule)

    assert wire.decode(wire.encode("ra", refusal)) == ("ra", refusal)


def test_a_move_is_sent_with_its_fields_and_its_text() -> None:
    sent = json.loads(wire.encode("ra", games.ruleset("ra").parse_move("bid 9")))

    assert sent == {"type": "move", "wire": 1, "game": "ra", "value": BID}


def test_an_event_is_sent_with_its_tag() -> None:
    assert json.loads(wire.encode("ra", wire.decode(message("event", DRAWN)).thing)) == {
        "type": "event",
        "wire": 1,
        "game": "ra",
        "value": DRAWN,
    }


ADVISED = {"ra": (UNFINISHED, 5), "ra-dice": (DICE, 1)}


@pytest.mark.parametrize("game", ADVISED)
def test_advice_comes_back_as_it_was(game: str) -> None:
    advice = advice_at(moment_of(*ADVISED[game]), together=2)

    assert wire.decode(wire.encode(game, advice)) == (game, advice)


def test_advice_is_sent_with_its_moves_as_texts_and_its_reasons_as_codes() -> None:
    sent = json.loads(wire.encode("ra", advice_at(moment_of(UNFINISHED, 5), together=2)))

    assert sent["value"]["seat"] == 1
    assert sent["value"]["spending"] == "even"
    first = sent["value"]["classes"][0]
    assert first["moves"] == ["pass", "bid 3"]
    assert first["line"][0] == "pass"
    assert first["shares"] == [0.8, 0.2]
    reason = {"code": "disaster", "points": -3.04, "parameters": {"tile": "unrest"}}
    assert reason in first["reasons"]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"line": ["bid 99"]}, "text-of-no-move"),
        ({"moves": ["keep"]}, "text-of-no-move"),
        ({"shares": ["much"]}, "no-message"),
        ({"mood": 1}, "no-message"),
        (
            {"reasons": [{"code": "river", "points": 1.0, "parameters": {}, "mood": 1}]},
            "no-message",
        ),
    ],
)
def test_advice_is_read_strictly(changes: dict[str, Any], code: str) -> None:
    sent = json.loads(wire.encode("ra", advice_at(moment_of(UNFINISHED, 5))))
    sent["value"]["classes"][0] |= changes

    with pytest.raises(InvalidMessage) as refused:
        wire.decode(json.dumps(sent))

    assert refused.value.code == code


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "no-message"),
        (b"\xff\xfe", "no-message"),
        (b"[]", "no-message"),
        (b"{}", "no-message"),
        (b"[" * 100_000, "no-message"),
        (message("move", BID, wire=2), "other-wire-version"),
        (message("move", BID, wire="1"), "no-message"),
        (message("move", BID, game="chess"), "message-of-no-game"),
        (message("move", BID, game="ra-dice"), "no-message"),
        (message("move", BID, more=1), "no-message"),
        (message("verb", BID), "no-message"),
        (message("move", BID | {"sun": "9"}), "no-message"),
        (message("move", BID | {"sun": True}), "no-message"),
        (message("move", BID | {"moon": 1}), "no-message"),
        (message("move", BID | {"sun": 8}), "text-of-another-move"),
        (message("move", {"type": "bid", "text": "bid 99", "sun": 99}), "text-of-no-move"),
        (message("move", {"type": "bid", "text": "bid  9", "sun": 9}), "text-of-no-move"),
        (message("event", DRAWN | {"tile": "moon"}), "no-message"),
        (message("event", DRAWN | {"type": "tile-drawn"}), "no-message"),
        (message("sheet", [{"gods": 1}]), "no-message"),
    ],
)
def test_whatever_is_no_message_of_ours_is_refused_by_name(data: bytes, code: str) -> None:
    with pytest.raises(InvalidMessage) as refused:
        wire.decode(data)

    assert refused.value.code == code


@given(st.binary() | st.text().map(str.encode))
def test_no_bytes_do_more_harm_than_to_be_refused(data: bytes) -> None:
    with pytest.raises(InvalidMessage):
        wire.decode(data)


@pytest.mark.parametrize("kind", ["view", "sheet"])
def test_what_is_inside_a_value_is_strict_too(kind: str) -> None:
    things = things_of("ra", 2)
    thing = next(thing for thing in things if wire.codec("ra").kind_of(thing) == kind)
    sent = json.loads(wire.encode("ra", thing))
    inside = sent["value"]["seats"][0] if kind == "view" else sent["value"][0]
    inside["secret"] = 1

    with pytest.raises(InvalidMessage):
        wire.decode(json.dumps(sent))


def test_a_thing_of_another_game_cannot_be_sent() -> None:
    with pytest.raises(TypeError, match="is nothing of ra that can be sent"):
        wire.encode("ra", games.ruleset("ra-dice").parse_move("keep"))


def test_one_schema_describes_every_message_of_every_game() -> None:
    schema = wire.schema()

    assert list(schema["games"]) == list(games.names())
    assert schema["version"] == wire.VERSION
    for game in games.names():
        assert len(schema["games"][game]["anyOf"]) == len(wire.codec(game).types)
        assert "update" in schema["server"][game]["discriminator"]["mapping"]
    assert "hello" in schema["client"]["discriminator"]["mapping"]
    assert {"NewTable", "TableMade", "RaReplay", "DiceReplay"} <= set(schema["rest"])
    assert msgspec.json.decode(msgspec.json.encode(schema)) == schema


@pytest.mark.parametrize("game", ["ra", "ra-dice"])
def test_plain_values_are_those_that_are_sent(game: str) -> None:
    for thing in things_of(game, 2):
        plain = wire.codec(game).to_plain(thing)

        assert json.loads(json.dumps(plain)) == json.loads(wire.encode(game, thing))["value"]
