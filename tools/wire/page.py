"""docs/wire.md: every message with its fields, limits and meaning, and an example of each."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

from heliopolis import games, wire
from heliopolis.wire import limits, rest
from heliopolis.wire.reading import replay_type, server_type

from .examples import ANSWERED, ASKED, SAID, told
from .shapes import meaning_of, meanings_of, named_in, struct_of
from .views import MEANINGS

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "wire.md"
_HEAD: Final = Path(__file__).with_name("head.md")
_SIGNS: Final = {
    None: "signs",
    limits.URL_SAFE: "letters, digits, - and _",
    limits.HEXADECIMAL: "hexadecimal digits",
}


def type_text(shape: Any) -> str:
    """What JSON has in a field, in words."""
    match shape:
        case inspect.StructType() | inspect.EnumType():
            return f"`{shape.cls.__name__}`"
        case inspect.IntType():
            return "integer"
        case inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.LiteralType():
            return " or ".join(f"`{choice}`" for choice in shape.values)
        case inspect.UnionType():
            return _union_text(shape)
        case inspect.VarTupleType():
            return f"list of {type_text(shape.item_type)}"
        case inspect.TupleType():
            return f"[{', '.join(map(type_text, shape.item_types))}]"
        case inspect.DictType():
            return f"object of {type_text(shape.value_type)} by {type_text(shape.key_type)}"
    raise TypeError(f"{shape} is not told")


def _union_text(shape: inspect.UnionType) -> str:
    """A union; that of the moves or events of a game by its name."""
    for own in map(wire.codec, games.names()):
        for kind in ("move", "event"):
            members = set(_members(own.types[kind]))
            others = [part for part in shape.types if getattr(part, "cls", None) not in members]
            if len(others) < len(shape.types):
                return " or ".join((f"`{own.title}{kind.capitalize()}`", *map(type_text, others)))
    return " or ".join(map(type_text, shape.types))


def limits_text(shape: Any) -> str:
    """How large or long something may be."""
    match shape:
        case inspect.IntType(ge=int(least), le=int(most)):
            return f"{least} to {most}"
        case inspect.StrType(max_length=int(most)):
            return f"{_length(shape.min_length, most)} {_SIGNS[shape.pattern]}"
        case inspect.VarTupleType(max_length=int(most)) | inspect.DictType(max_length=int(most)):
            return f"{_length(shape.min_length, most)} of them"
        case inspect.UnionType():
            return ", ".join(filter(None, map(limits_text, shape.types)))
    return ""


def _length(least: int | None, most: int) -> str:
    if least == most:
        return str(most)
    return f"{least} to {most}" if least else f"at most {most}"


def _usual(field: inspect.Field) -> str:
    if field.required:
        return ""
    usual = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
    return f"`{msgspec.json.encode(usual).decode()}`"


def field_rows(kind: Any, asked: bool) -> Iterator[str]:
    """The table of a struct's fields; with their usual values where a client may leave them out."""
    meanings = meanings_of(kind) | MEANINGS.get(kind.__name__, {})
    columns: dict[str, list[str]] = {
        title: [] for title in ("field", "type", "limits", "usual", "meaning")
    }
    for field in struct_of(kind).fields:
        name = field.encode_name
        columns["field"].append(f"`{name}`")
        columns["type"].append(type_text(field.type))
        columns["limits"].append(limits_text(field.type))
        columns["usual"].append(_usual(field) if asked else "")
        columns["meaning"].append(meanings.get(name, ""))
    told = [title for title, cells in columns.items() if any(cells)]
    yield f"| {' | '.join(told)} |"
    yield f"|{'---|' * len(told)}"
    for row in zip(*(columns[title] for title in told), strict=True):
        yield f"| {' | '.join(row)} |".replace("|  |", "| |")
    yield ""


def _example(encoded: bytes) -> Iterator[str]:
    yield "```json"
    yield encoded.decode()
    yield "```"
    yield ""


def _section(kind: Any, example: Any = None, asked: bool = False) -> Iterator[str]:
    """A struct with its fields and, where there is one, an example."""
    title = struct_of(kind).tag or kind.__name__
    yield f"### `{title}`"
    yield ""
    yield meaning_of(kind)
    yield ""
    if struct_of(kind).fields:
        yield from field_rows(kind, asked)
    if example is not None:
        yield from _example(msgspec.json.encode(example))


def _client() -> Iterator[str]:
    yield "## What a client says"
    yield ""
    for said in SAID:
        yield from _section(type(said), said, asked=True)


def _server() -> Iterator[str]:
    yield "## What the server says"
    yield ""
    yield "The `update` is that of Ra; in another game its view, moves and events are other ones."
    yield ""
    messages = {struct_of(kind).tag: kind for kind in _members(server_type("ra"))}
    for message in told():
        yield from _section(messages[struct_of(type(message)).tag], message)
    yield "## Parts of messages"
    yield ""
    for shape in named_in((server_type("ra"),)):
        if shape.cls not in messages.values() and not _of_a_game(shape.cls):
            yield from _section(shape.cls)


def _of_a_game(kind: type) -> bool:
    """Whether something stands in the section of a game."""
    return not kind.__module__.startswith("heliopolis.wire")


def _bodies() -> Iterator[str]:
    yield "## Bodies of requests"
    yield ""
    yield "Those under `/api`; OpenAPI says which belongs where."
    yield ""
    for body in ASKED:
        yield from _section(type(body), body, asked=True)
    for shape in named_in(rest.ASKED):
        if shape.cls not in rest.ASKED:
            yield from _section(shape.cls, asked=True)
    yield "## Bodies of answers"
    yield ""
    for body in ANSWERED:
        yield from _section(type(body), body)
    replay = replay_type(wire.codec("ra"))
    known = {*rest.ANSWERED, *(shape.cls for shape in named_in((server_type("ra"),)))}
    for shape in named_in((replay, *rest.ANSWERED)):
        if shape.cls not in known and not _of_a_game(shape.cls):
            yield from _section(shape.cls)


def _things(game: str) -> Iterator[str]:
    """The view, the moves and the events of a game."""
    own = wire.codec(game)
    yield f"## Things of {game}"
    yield ""
    for shape in named_in((own.types["view"], own.types["sheet"])):
        if isinstance(shape, inspect.StructType):
            yield from _section(shape.cls)
    for kind in ("move", "event"):
        yield f"### `{own.title}{kind.capitalize()}`"
        yield ""
        yield f"The {kind}s of {game}, by `type`."
        yield ""
        yield "| type | fields | meaning |"
        yield "|---|---|---|"
        yield from (_thing_row(struct_of(member)) for member in _members(own.types[kind]))
        yield ""
    for shape in named_in(own.types.values()):
        if isinstance(shape, inspect.EnumType):
            choices = ", ".join(f"`{choice.value}`" for choice in shape.cls)
            yield f"A `{shape.cls.__name__}` is one of {choices}."
    yield ""


def _members(union: Any) -> Iterator[type]:
    shape = inspect.type_info(union)
    assert isinstance(shape, inspect.UnionType)
    yield from (part.cls for part in shape.types if isinstance(part, inspect.StructType))


def _thing_row(shape: inspect.StructType) -> str:
    fields = ", ".join(f"`{field.encode_name}`: {type_text(field.type)}" for field in shape.fields)
    return f"| `{shape.tag}` | {fields} | {meaning_of(shape.cls)} |"


def page() -> str:
    """The whole page."""
    head = _HEAD.read_text(encoding="utf-8").format(version=wire.VERSION, frame=limits.FRAME)
    lines = [head, *_client(), *_server(), *_bodies()]
    for game in games.names():
        lines += _things(game)
    return "\n".join(lines).rstrip("\n") + "\n"
