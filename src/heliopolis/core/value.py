"""The decorator for small immutable values: moves, events, views."""

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """Make a class an immutable value: compared by its fields, and without a `__dict__`."""
    return dataclass(frozen=True, slots=True)(cls)
