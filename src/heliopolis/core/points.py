"""What both games pay for the same things: civilization, monuments, the most and the fewest."""

from heliopolis.core.compile import rule, rule_for


@rule_for("int64(int64, int64, int64, int64, int64)")
def points_for_extremes(own: int, fewest: int, most: int, prize: int, penalty: int) -> int:
    """R-7.3, R-8.2 and D-27: the most win, the fewest lose, ties in full; all equal, nothing."""
    if fewest == most:
        return 0
    if own == most:
        return prize
    if own == fewest:
        return -penalty
    return 0


@rule
def points_for_civilization(different: int) -> int:
    """R-7.5 and D-27: nothing costs five points; three, four, five different bring 5, 10, 15."""
    if different == 0:
        return -5
    if different < 3:
        return 0
    return 5 * (different - 2)


@rule
def points_for_different_monuments(different: int) -> int:
    """R-8.1 and D-27: a point each up to six, 10 for seven, 15 for eight."""
    if different == 7:
        return 10
    if different == 8:
        return 15
    return different


@rule
def points_for_monuments_together(together: int) -> int:
    """R-8.1 and D-27: three, four, five of a kind, or in one column, bring 5, 10, 15."""
    if together < 3:
        return 0
    return 5 * (together - 2)
