"""Numbers of a record at full width.

Left to itself Numba compiles a function anew for every mix of int8, int16 and int64.
"""

from heliopolis.core.compile import rule_for


@rule_for("int64(int64)")
def wide(number: int) -> int:
    """The same number with 64 bits."""
    return number
