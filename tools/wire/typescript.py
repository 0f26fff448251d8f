"""The types of the wire in TypeScript, for the browser: web/src/lib/wire.ts."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from msgspec import inspect

from heliopolis import games, wire
from heliopolis.core.contract import Scores
from heliopolis.core.seats import EPOCHS
from heliopolis.dice.components import END_OF_TRACK
from heliopolis.dice.rulebook import MOST_THROWS
from heliopolis.match import Ended
from heliopolis.wire import limits, rest, server
from heliopolis.wire.client import ClientMessage
from heliopolis.wire.reading import replay_type, server_type

from .shapes import meaning_of, meanings_of, named_in

MODULE: Final = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "wire.ts"
_HEAD: Final = """\
// Everything that goes between the browser and the server.
// Written by `python -m tools.wire`; a test checks that it is fresh.
"""
_LITERALS: Final = {
    "Ended": Ended,
    "Farewell": server.Farewell,
    "HostAction": rest.HostAction,
    "Pace": limits.Pace,
    "Scores": Scores,
    "SeatKind": limits.SeatKind,
    "Stage": limits.Stage,
}
"""Choices that have a name of their own."""
_WIDTH: Final = 100


class _Names:
    """What types are called that would be long to write out."""

    def __init__(self) -> None:
        self._known: list[tuple[Any, str]] = []

    def add(self, name: str, kind: Any) -> Any:
        """Give a type a name, and say what it is."""
        shape = inspect.type_info(kind)
        self._known.append((shape, name))
        return shape

    def find(self, shape: Any) -> str | None:
        """The name of a type, where it has one."""
        if isinstance(shape, (inspect.StructType, inspect.EnumType)):
            return shape.cls.__name__
        return next((name for known, name in self._known if known == shape), None)


def _plain(shape: Any, names: _Names) -> str:
    """A type as TypeScript writes it, by its name if it has one."""
    return names.find(shape) or _written(shape, names)


def _written(shape: Any, names: _Names) -> str:
    """A type as TypeScript writes it."""
    match shape:
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.LiteralType():
            return " | ".join(f"'{choice}'" for choice in shape.values)
        case inspect.UnionType():
            return " | ".join(_plain(part, names) for part in shape.types)
        case inspect.VarTupleType():
            return f"readonly {_bracketed(shape.item_type, names)}[]"
        case inspect.TupleType():
            return f"readonly [{', '.join(_plain(part, names) for part in shape.item_types)}]"
        case inspect.DictType():
            return _record(shape, names)
    raise TypeError(f"{shape} has no form in TypeScript")


def _bracketed(shape: Any, names: _Names) -> str:
    said = _plain(shape, names)
    return f"({said})" if " " in said else said


def _record(shape: inspect.DictType, names: _Names) -> str:
    key, held = _plain(shape.key_type, names), _plain(shape.value_type, names)
    if isinstance(shape.key_type, inspect.EnumType):
        return f"Readonly<Partial<Record<{key}, {held}>>>"
    return f"Readonly<Record<{key}, {held}>>"


def _alias(name: str, said: str) -> Iterator[str]:
    """A name for a type, in lines that are not too long."""
    line = f"export type {name} = {said};"
    if len(line) <= _WIDTH:
        yield line
        return
    yield f"export type {name} ="
    *first, last = said.split(" | ")
    yield from (f"\t| {part}" for part in first)
    yield f"\t| {last};"


def _comment(kind: type) -> str:
    return f"/** {meaning_of(kind)} */"


def _struct(shape: inspect.StructType, names: _Names, asked: bool) -> Iterator[str]:
    """A struct; in what a client says, fields with a usual value may be left out."""
    meanings = meanings_of(shape.cls)
    yield _comment(shape.cls)
    yield f"export type {shape.cls.__name__} = {{"
    if shape.tag is not None:
        yield f"\treadonly {shape.tag_field}: '{shape.tag}';"
    for field in shape.fields:
        meaning = meanings.get(field.encode_name)
        if meaning is not None:
            yield f"\t/** {meaning[0].upper()}{meaning[1:]}. */"
        mark = "?" if asked and not field.required else ""
        yield f"\treadonly {field.encode_name}{mark}: {_plain(field.type, names)};"
    yield "};"


def _limits() -> Iterator[str]:
    yield f"export const WIRE = {wire.VERSION};"
    yield ""
    yield "/** How many signs texts may have. */"
    yield "export const LIMITS = {"
    said = {"name": limits.NAME, "chat": limits.CHAT, "word": limits.WORD, "move": limits.MOVE}
    yield ",\n".join(f"\t{name}: {number}" for name, number in said.items())
    yield "} as const;"
    yield ""
    yield "/** Numbers that stand in the rulebooks for every table, for boards and for words. */"
    yield "export const RULEBOOK = {"
    told = {"epochs": EPOCHS, "throws": MOST_THROWS, "spaces": END_OF_TRACK + 1}
    yield ",\n".join(f"\t{name}: {number}" for name, number in told.items())
    yield "} as const;"


def _unions() -> dict[str, Any]:
    """The unions that have a name; those of games stand in front of what is made of them."""
    codecs = [wire.codec(game) for game in games.names()]
    of_games = {
        own.title + kind.capitalize(): own.types[kind]
        for own in codecs
        for kind in ("move", "event")
    }
    servers = {f"{own.title}ServerMessage": server_type(own.game) for own in codecs}
    return _LITERALS | of_games | {"ClientMessage": ClientMessage} | servers


def _named(shape: inspect.StructType | inspect.EnumType, names: _Names, asked: bool) -> list[str]:
    if isinstance(shape, inspect.StructType):
        return list(_struct(shape, names, asked))
    choices = " | ".join(f"'{choice.value}'" for choice in shape.cls)
    return [_comment(shape.cls), *_alias(shape.cls.__name__, choices)]


def module() -> str:
    """The whole module."""
    unions = _unions()
    names = _Names()
    shapes = {name: names.add(name, kind) for name, kind in unions.items()}
    asked = list(named_in((ClientMessage, *rest.ASKED)))
    ours = {shape.cls for shape in asked}
    replays = [replay_type(wire.codec(game)) for game in games.names()]
    told = named_in((*map(server_type, games.names()), *rest.ANSWERED, *replays))
    lines = [_HEAD, *_limits()]
    for name, shape in shapes.items():
        lines += ["", *_alias(name, _written(shape, names))]
    everything = " | ".join(name for name in unions if name.endswith("ServerMessage"))
    lines += ["", *_alias("ServerMessage", everything)]
    for each in (*asked, *(each for each in told if each.cls not in ours)):
        lines += ["", *_named(each, names, asked=each.cls in ours)]
    return "\n".join(lines) + "\n"
