"""What the tests of the browser's client are made of is what the rules and the wire say."""

import json
from typing import Any

import msgspec
import pytest

from heliopolis.wire.reading import decode_server
from heliopolis.wire.server import CounselStruct
from tools.web.fixtures import FOLDER, fixture, written
from tools.web.scenes import SCENES
from tools.web.sentences import CORPUS, corpus, lines


def kept(name: str) -> dict[str, Any]:
    """A fixture as it is in its file."""
    content: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return content


@pytest.mark.parametrize("name", SCENES)
def test_a_fixture_is_fresh(name: str) -> None:
    """`python -m tools.web` writes it."""
    content = kept(name)
    content.pop("counsel", None)

    assert written(content) == written(fixture(name))


def test_no_fixture_is_left_over() -> None:
    found = {path.stem for path in FOLDER.glob("*.json")}

    assert {name for name in found if name.startswith(("ra-", "dice-"))} == set(SCENES)


@pytest.mark.parametrize("name", [name for name, scene in SCENES.items() if scene.counsel])
def test_what_a_bot_thinks_is_about_the_moves_of_the_scene(name: str) -> None:
    content = kept(name)
    thoughts = msgspec.convert(content["counsel"], CounselStruct).thoughts
    offered = {move["text"] for move in content["update"]["options"]}

    assert thoughts.seat == content["welcome"]["seat"]
    assert {move for one in thoughts.classes for move in one.moves} >= offered


@pytest.mark.parametrize("name", SCENES)
def test_a_client_may_be_told_a_fixture(name: str) -> None:
    content = kept(name)
    for part in ("welcome", "update"):
        decode_server(content["game"], json.dumps(content[part]).encode())


def test_the_sentences_for_the_client_are_fresh() -> None:
    """`python -m tools.web` writes them."""
    assert CORPUS.read_text(encoding="utf-8") == lines(corpus())
