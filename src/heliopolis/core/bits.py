"""Sets of small numbers as the bits of one integer."""

from heliopolis.core.compile import rule, rule_for


@rule_for("int64(int64)")
def wide(number: int) -> int:
    """The number itself, as Numba's int64.

    A field of a state is narrower, and so is a range up to it. Every function that takes such
    a number would be compiled once more, with all that it calls.
    """
    return int(number)


@rule_for("int64(int64)")
def count_bits(bits: int) -> int:
    """How many numbers the set holds."""
    count = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


@rule
def lowest_bit(bits: int) -> int:
    """The smallest number of a set that is not empty."""
    number = 0
    while bits & 1 == 0:
        bits >>= 1
        number += 1
    return number


@rule
def nth_bit(bits: int, n: int) -> int:
    """The number with `n` smaller ones in the set."""
    for _ in range(n):
        bits &= bits - 1
    return lowest_bit(bits)
