"""What a version of the wire has sent is read for as long as that version is spoken."""

import json
from typing import Any, get_args

import msgspec
import pytest

from heliopolis import games, wire
from heliopolis.core.errors import InvalidMessage
from heliopolis.wire.client import ClientMessage
from heliopolis.wire.schemas import body_types
from heliopolis.wire.server import Common, UpdateFrame
from tools.wire.corpus import corpus_of, kinds

KINDS = kinds()
HOW = (
    "Whoever speaks this version of the wire would err. Let wire.VERSION go up, and write the "
    "corpus of the new one by `python -m tools.wire --corpus`; a version that no release has "
    "spoken may be written anew."
)


def lines_of(version: int) -> list[dict[str, Any]]:
    """What was sent in a version, with its kind."""
    return [json.loads(line) for line in corpus_of(version).read_text("utf-8").splitlines()]


@pytest.mark.parametrize("kind", KINDS)
def test_what_was_sent_is_read_and_would_be_sent_again(kind: str) -> None:
    sent = [line["sent"] for line in lines_of(wire.VERSION) if line["kind"] == kind]

    for one in sent:
        try:
            read = msgspec.json.decode(json.dumps(one), type=KINDS[kind])
        except msgspec.ValidationError as error:
            pytest.fail(f"{error}: {one}. {HOW}")
        assert json.loads(msgspec.json.encode(read)) == one, HOW
    assert sent, HOW


def test_clients_and_servers_read_what_was_sent() -> None:
    for line in lines_of(wire.VERSION):
        kind, _, name = line["kind"].partition(" ")
        data = json.dumps(line["sent"])
        if kind == "client":
            assert json.loads(wire.encode_client(wire.decode_client(data))) == line["sent"]
        elif kind == "server":
            wire.decode_server(name, data)
        elif kind == "message":
            read = wire.decode(data)
            assert json.loads(wire.encode(*read)) == line["sent"]


def test_there_is_one_of_everything() -> None:
    lines = lines_of(wire.VERSION)
    said = {line["sent"]["type"] for line in lines if line["kind"] == "client"}
    told = {line["sent"]["type"] for line in lines if line["kind"] == "server ra"}
    bodies = {line["kind"].removeprefix("body ") for line in lines if line["kind"][:4] == "body"}

    assert said == {kind.__struct_config__.tag for kind in get_args(ClientMessage)}, HOW
    assert told == {kind.__struct_config__.tag for kind in (*get_args(Common), UpdateFrame)}, HOW
    assert bodies == set(body_types()), HOW


@pytest.mark.parametrize("game", games.names())
def test_there_is_one_of_every_move_and_event(game: str) -> None:
    ruleset = games.ruleset(game)
    things = [line["sent"] for line in lines_of(wire.VERSION) if line["kind"] == f"message {game}"]

    for kind, classes in (("move", ruleset.moves), ("event", ruleset.events)):
        found = {thing["value"]["type"] for thing in things if thing["type"] == kind}
        assert found == {wire.tag_of(one) for one in classes}, HOW


def test_every_version_has_its_corpus_and_its_hello_is_understood() -> None:
    for version in range(1, wire.VERSION + 1):
        [hello] = [
            line["sent"] for line in lines_of(version) if line["sent"].get("type") == "hello"
        ]
        if version == wire.VERSION:
            wire.decode_client(json.dumps(hello))
            continue
        with pytest.raises(InvalidMessage, match="other-wire-version"):
            wire.decode_client(json.dumps(hello))
