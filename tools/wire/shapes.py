"""The structs of the wire as msgspec understands them, with what their docstrings say."""

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from msgspec import inspect

_FIELD: Final = re.compile(r"^ *- `(?P<name>\w+)`: (?P<meaning>.+?)\.?$", re.MULTILINE)


def meaning_of(kind: type) -> str:
    """What the first sentence of a docstring says, on one line."""
    first = (kind.__doc__ or "").strip().partition("\n\n")[0]
    return " ".join(first.split())


def meanings_of(kind: type) -> dict[str, str]:
    """What the lists in the docstrings of a class and its bases say of each field."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        for line in _FIELD.finditer(base.__doc__ or ""):
            found[line["name"]] = line["meaning"]
    return found


def struct_of(kind: Any) -> inspect.StructType:
    """How a struct is read."""
    found = inspect.type_info(kind)
    assert isinstance(found, inspect.StructType)
    return found


def parts_of(shape: Any) -> tuple[Any, ...]:
    """What a type is made of, one level down."""
    match shape:
        case inspect.StructType():
            return tuple(field.type for field in shape.fields)
        case inspect.UnionType():
            return shape.types
        case inspect.VarTupleType() | inspect.ListType():
            return (shape.item_type,)
        case inspect.TupleType():
            return shape.item_types
        case inspect.DictType():
            return (shape.key_type, shape.value_type)
    return ()


def named_in(kinds: Iterable[Any]) -> Iterator[inspect.StructType | inspect.EnumType]:
    """Every struct and every enumeration that types are made of, each once and outermost first."""
    waiting = [inspect.type_info(kind) for kind in kinds]
    known: set[type] = set()
    while waiting:
        shape = waiting.pop(0)
        if isinstance(shape, (inspect.StructType, inspect.EnumType)):
            if shape.cls in known:
                continue
            known.add(shape.cls)
            yield shape
        waiting = [*parts_of(shape), *waiting]
