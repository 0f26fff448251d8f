"""Bodies of requests and answers come back as they were, and nothing else is one."""

import json
from typing import Any

import pytest

from heliopolis import games, wire
from heliopolis.core.errors import InvalidMessage
from heliopolis.wire import rest
from heliopolis.wire.reading import replay_type
from heliopolis.wire.tables import ResultStruct
from tests.wire.test_socket import played
from tools.wire import examples

BODIES = [*examples.ASKED, *examples.ANSWERED]


@pytest.mark.parametrize("body", BODIES, ids=lambda body: type(body).__name__)
def test_a_body_comes_back_as_it_was(body: Any) -> None:
    assert wire.decode_body(type(body), wire.encode_body(body)) == body


def test_there_is_an_example_of_every_body() -> None:
    assert [type(body) for body in examples.ASKED] == list(rest.ASKED)
    assert [type(body) for body in examples.ANSWERED] == list(rest.ANSWERED)


NEW = {"game": "ra", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]}


def test_what_is_usual_may_be_left_out() -> None:
    table = wire.decode_body(rest.NewTable, json.dumps(NEW))

    assert table.seats == (rest.NewSeat("me", "Ana"), rest.NewSeat("open"))
    assert (table.pace, table.link_open, table.from_, table.overrides) == ("brisk", True, None, {})


def test_a_table_goes_on_from_a_record() -> None:
    begun = NEW | {"from": {"record": "game: ra", "number": 3}}

    table = wire.decode_body(rest.NewTable, json.dumps(begun))

    assert table.from_ == rest.From("game: ra", 3)


@pytest.mark.parametrize(
    "changes",
    [
        {"mood": 1},
        {"from_": None},
        {"seats": []},
        {"seats": [{"kind": "open"}] * 9},
        {"seats": [{"kind": "open", "mood": 1}]},
        {"seats": [{"kind": "open", "name": "x" * 25}]},
        {"seats": [{"kind": "king"}]},
        {"overrides": {str(number): "x" for number in range(17)}},
        {"overrides": {"suns": 1}},
        {"pace": "fast"},
        {"scores": "secret"},
        {"from": {"record": "x" * 200_001, "number": 0}},
        {"script": ["+nile"] * 1001},
        {"script": [""]},
    ],
)
def test_a_new_table_is_read_strictly(changes: dict[str, Any]) -> None:
    with pytest.raises(InvalidMessage) as refused:
        wire.decode_body(rest.NewTable, json.dumps(NEW | changes))

    assert refused.value.code == "no-message"


@pytest.mark.parametrize("data", [b"", b"\xff", b"[" * 100_000, b"null", b'"\\ud800"'])
def test_bytes_that_are_no_body_are_refused(data: bytes) -> None:
    for kind in rest.ASKED:
        with pytest.raises(InvalidMessage):
            wire.decode_body(kind, data)


@pytest.mark.parametrize("game", games.names())
def test_a_replay_is_read_by_the_types_of_its_game(game: str) -> None:
    here = played(game, 2)
    result = here.result
    assert result is not None
    view, score = here.view(None), here.score_now(None)
    steps = [wire.step_json(game, None, view, score)]
    steps += [wire.step_json(game, seen, view, score) for seen in here.seen(None)]
    sent = wire.encode_body(
        rest.ReplayFrame(
            game=game,
            edition=here.game.edition.name,
            overrides={},
            scores="open",
            seats=here.names,
            bots=(),
            steps=tuple(steps),
            result=ResultStruct(result.scores, result.winners),
        )
    )

    read = wire.decode_body(replay_type(wire.codec(game)), sent)

    assert [step.version for step in read.steps] == list(range(here.version + 1))
    assert read.steps[0].move is None
    moves = [seen.move for seen in here.seen(None)]
    assert [wire.codec(game).from_struct("move", step.move) for step in read.steps[1:]] == moves
