"""The page about the wire and the types for the browser are those of the code."""

import re
from typing import Any

import msgspec
import pytest

from heliopolis import games, wire
from heliopolis.wire.client import ClientMessage
from heliopolis.wire.reading import server_type
from heliopolis.wire.schemas import body_types
from tools.wire.page import PAGE, page
from tools.wire.shapes import meaning_of, meanings_of, named_in
from tools.wire.typescript import MODULE, module
from tools.wire.views import MEANINGS

KINDS = [ClientMessage, *map(server_type, games.names()), *body_types().values()]
STRUCTS = [shape for shape in named_in(KINDS) if isinstance(shape, msgspec.inspect.StructType)]
OURS = [shape for shape in STRUCTS if shape.cls.__module__.startswith("heliopolis.wire")]


def test_the_page_is_fresh() -> None:
    """`python -m tools.wire` writes it."""
    assert PAGE.read_text(encoding="utf-8") == page()


def test_the_types_for_the_browser_are_fresh() -> None:
    """`python -m tools.wire` writes them."""
    assert MODULE.read_text(encoding="utf-8") == module()


@pytest.mark.parametrize("shape", OURS, ids=lambda shape: shape.cls.__name__)
def test_every_struct_and_every_field_has_a_meaning(shape: msgspec.inspect.StructType) -> None:
    fields = {field.encode_name for field in shape.fields}

    assert meaning_of(shape.cls).endswith(".")
    assert fields <= set(meanings_of(shape.cls))


def test_every_field_of_a_view_has_a_meaning_and_none_else_has() -> None:
    found = {shape.cls.__name__: shape for shape in STRUCTS}
    for name, meanings in MEANINGS.items():
        fields = {field.encode_name for field in found[name].fields}

        assert fields <= set(meanings)
        assert name.endswith("View") or fields == set(meanings)


def test_no_two_types_have_one_name() -> None:
    names = [shape.cls.__name__ for shape in named_in(KINDS)]

    assert len(names) == len(set(names))


def fields_in(source: str) -> dict[str, set[str]]:
    """The fields of every type in a module of TypeScript."""
    types = re.findall(r"^export type (\w+) = \{\n(.*?)^\};", source, re.MULTILINE | re.DOTALL)
    return {name: set(re.findall(r"^\treadonly (\w+)", body, re.MULTILINE)) for name, body in types}


def test_the_browser_knows_every_field_of_the_schema() -> None:
    found = fields_in(module())
    parts: dict[str, Any] = wire.schema()["$defs"]
    structs = {name: part for name, part in parts.items() if part.get("type") == "object"}
    sent = {name for name in structs if not name.endswith("Message")}

    assert set(found) == sent
    for name in sent:
        assert found[name] == set(structs[name].get("properties", {}))


def test_no_type_for_the_browser_is_left_open() -> None:
    code = re.sub(r"/\*\*.*?\*/|//.*", "", module())

    assert not re.search(r"\b(any|unknown|object)\b", code)
