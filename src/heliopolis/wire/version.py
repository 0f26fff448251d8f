"""The version of the wire, which every side says first."""

from typing import Final

VERSION: Final = 1
"""The version of everything that is sent; it goes up when a reader of the old one would err."""

Data = bytes | str
"""JSON as it comes in."""
