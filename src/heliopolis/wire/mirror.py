"""Value classes as msgspec structs: with a tag each, and strict about what they do not know.

msgspec writes our values as they are, but only structs can be told apart by a tag and refuse
fields that nobody knows. So every value class gets a struct with the same fields, and so do the
values inside it.
"""

import types
from collections.abc import Iterable
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from heliopolis.wire.limits import snake


def tag_of(kind: type) -> str:
    """What tells values of a class from others on the wire: ``TileDrawn`` is ``tile_drawn``."""
    return snake(kind.__name__)


def any_of(kinds: Iterable[Any]) -> Any:
    """The union of some types, which are known at run time only."""
    return Union[tuple(kinds)]  # noqa: UP007  # a tuple of types has no other form


@cache
def mirror(
    kind: Any, game: str, tag: str | None = None, extra: tuple[tuple[str, Any], ...] = ()
) -> Any:
    """The struct with the fields of a value class, and with extra ones in front of them.

    `game` stands in front of its name, because two games have a `View` each.
    """
    named = get_type_hints(kind)
    chosen = _parameters_of(kind)

    def mirrored(hint: Any) -> Any:
        return _mirrored(hint, game, chosen)

    own = [
        (field.name, mirrored(named[field.name]))
        if field.default is MISSING
        else (field.name, mirrored(named[field.name]), field.default)
        for field in fields(kind)
    ]
    return msgspec.defstruct(
        game + kind.__name__,
        [*extra, *own],
        namespace={"__doc__": kind.__doc__},
        tag=tag,
        frozen=True,
        kw_only=True,
        forbid_unknown_fields=True,
        module=kind.__module__,
    )


def _parameters_of(kind: type) -> dict[Any, Any]:
    """What the type variables of a generic base class stand for."""
    found: dict[Any, Any] = {}
    for base in getattr(kind, "__orig_bases__", ()):
        variables = getattr(get_origin(base), "__parameters__", ())
        found.update(zip(variables, get_args(base), strict=False))
    return found


def _mirrored(hint: Any, game: str, chosen: dict[Any, Any]) -> Any:
    """A type with structs instead of the value classes in it."""
    if isinstance(hint, TypeVar):
        return _mirrored(chosen[hint], game, chosen)
    if isinstance(hint, type) and is_dataclass(hint):
        return mirror(hint, game)
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return any_of(_mirrored(part, game, chosen) for part in parts)
    if origin in (tuple, dict):
        return origin[tuple(_mirrored(part, game, chosen) for part in parts)]
    return hint
