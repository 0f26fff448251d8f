"""The keys of messages about events and moves, made of the names of their classes."""

import re


def kebab(thing: object) -> str:
    """The name of a value's class as a part of a key: ``tile-drawn`` for a `TileDrawn`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(thing).__name__).lower()
