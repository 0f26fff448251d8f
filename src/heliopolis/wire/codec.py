"""The values of one game as JSON and back: views, events, moves, sheets, refusals and advice."""

from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import Any, Final

import msgspec

from heliopolis import games
from heliopolis.bots.advice import Advice
from heliopolis.core.errors import InvalidMessage, InvalidNotation, Refusal, shown
from heliopolis.core.ruleset import Ruleset
from heliopolis.wire.mirror import any_of, mirror, tag_of
from heliopolis.wire.structs import (
    AdviceStruct,
    RefusalStruct,
    advice_from_struct,
    advice_to_struct,
)

_ENCODER: Final = msgspec.json.Encoder()


class Codec:
    """Turns the values of one game into JSON and back.

    `types` are the types of what can be sent, by the name of what it is; other messages are made
    of them. `title` stands in front of the names of all types of the game.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        self.game = ruleset.name
        self.title = title = (ruleset.package or ruleset.name).capitalize()
        self._events = _Union(title, ruleset.events)
        self._moves = _Union(title, ruleset.moves, extra=(("text", str),))
        self._parse_move = ruleset.parse_move
        view: Any = ruleset.view
        line: Any = ruleset.line
        self._view = view
        self.types: Mapping[str, Any] = {
            "view": mirror(view, title),
            "event": self._events.type,
            "move": self._moves.type,
            "sheet": _sheet_of(mirror(line, title)),
            "refusal": RefusalStruct,
            "advice": AdviceStruct,
        }
        self._sheet = _sheet_of(line)

    def kind_of(self, thing: Any) -> str:
        """What something of the game is on the wire; `TypeError` for what cannot be sent."""
        if isinstance(thing, self._view):
            return "view"
        if isinstance(thing, Refusal):
            return "refusal"
        if isinstance(thing, Advice):
            return "advice"
        if isinstance(thing, tuple):
            return "sheet"
        if self._events.holds(thing):
            return "event"
        if self._moves.holds(thing):
            return "move"
        raise TypeError(f"{type(thing).__name__} is nothing of {self.game} that can be sent")

    def to_struct(self, thing: Any) -> Any:
        """Something of the game as msgspec writes it."""
        kind = self.kind_of(thing)
        if kind == "event":
            return self._events.to_struct(thing)
        if kind == "move":
            return self._moves.to_struct(thing, text=str(thing))
        return advice_to_struct(thing) if kind == "advice" else thing

    def event_json(self, event: Any) -> bytes:
        """An event as JSON, without a struct in between: a server writes many of them."""
        return self._events.to_json(event)

    def to_plain(self, thing: Any) -> Any:
        """Something of the game as plain values, for whoever writes JSON otherwise."""
        return msgspec.json.decode(msgspec.json.encode(self.to_struct(thing)))

    def from_struct(self, kind: str, struct: Any) -> Any:
        """Something of the game from what msgspec has read and judged."""
        if kind == "event":
            return self._events.from_struct(struct)
        if kind == "move":
            return self._move(struct)
        if kind == "advice":
            return advice_from_struct(struct, self._move_in)
        wanted = {"view": self._view, "sheet": self._sheet, "refusal": Refusal}[kind]
        return msgspec.convert(struct, wanted, from_attributes=True)

    def _move(self, struct: Any) -> Any:
        """The move with a text, which its fields must spell out."""
        move = self._move_in(struct.text)
        if self._moves.from_struct(struct) != move:
            raise InvalidMessage("text-of-another-move", text=struct.text)
        return move

    def _move_in(self, text: str) -> Any:
        """The move that a text is."""
        try:
            return self._parse_move(text)
        except InvalidNotation as error:
            raise InvalidMessage("text-of-no-move", text=shown(text)) from error


class _Union:
    """Values of several classes, told apart by their tags."""

    def __init__(
        self, title: str, kinds: tuple[type, ...], extra: tuple[tuple[str, Any], ...] = ()
    ) -> None:
        self._struct_of = {kind: mirror(kind, title, tag_of(kind), extra) for kind in kinds}
        self._kind_of = {struct: kind for kind, struct in self._struct_of.items()}
        self.type = any_of(self._kind_of)
        self._head_of = {kind: _head(kind) for kind in kinds}

    def holds(self, thing: Any) -> bool:
        """Whether something is a value of one of the classes."""
        return type(thing) in self._struct_of

    def to_struct(self, thing: Any, **extra: Any) -> Any:
        """A value as its struct; what is inside it stays as it is, for msgspec can write that."""
        struct = self._struct_of[type(thing)]
        own = {name: getattr(thing, name) for name in struct.__struct_fields__ if name not in extra}
        return struct(**own, **extra)

    def to_json(self, thing: Any) -> bytes:
        """A value as JSON, with its tag in front of its fields."""
        return self._head_of[type(thing)] + _ENCODER.encode(thing)[1:]

    def from_struct(self, struct: Any) -> Any:
        """The value that a struct holds."""
        return msgspec.convert(struct, self._kind_of[type(struct)], from_attributes=True)


def _head(kind: Any) -> bytes:
    """What stands in front of the fields of a value in JSON."""
    return b'{"type":"%b"' % tag_of(kind).encode() + (b"," if fields(kind) else b"")


def _sheet_of(line: Any) -> Any:
    """The type of a sheet: a line for every seat, or nothing where it is hidden."""
    return tuple[any_of((line, None)), ...]  # type: ignore[misc]  # known at run time


@cache
def codec(game: str) -> Codec:
    """The codec of a game by its name; raise `InvalidSetup` when there is no such game."""
    return Codec(games.ruleset(game))
