"""Numbers of 64 bits."""

from heliopolis.core.compile import rule_for


@rule_for("int64(int64)")
def wide(number: int) -> int:
    """The number itself, as Numba's int64.

    A field of a record is narrower, and so is a range up to it. Every function that takes such
    a number would be compiled once more, with all that it calls.
    """
    return int(number)
