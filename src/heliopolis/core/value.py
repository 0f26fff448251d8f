"""The decorator for small immutable values: moves, events, views."""

from dataclasses import dataclass, fields, is_dataclass
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """Make a class an immutable value: compared by its fields, and without a `__dict__`."""
    return dataclass(frozen=True, slots=True)(cls)


def to_plain(thing: Any) -> Any:
    """Turn values, tuples, mappings and enumerations into what `json` can write."""
    if isinstance(thing, str):
        return str(thing)
    if is_dataclass(thing):
        return {field.name: to_plain(getattr(thing, field.name)) for field in fields(thing)}
    if isinstance(thing, tuple):
        return [to_plain(part) for part in thing]
    if isinstance(thing, dict):
        return {to_plain(name): to_plain(part) for name, part in thing.items()}
    return thing
