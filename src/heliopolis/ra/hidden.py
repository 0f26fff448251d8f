"""R-1.4: the points of others where a table hides them, and what they are taken for."""

from heliopolis.core.compile import rule, rule_for
from heliopolis.core.seats import NOBODY
from heliopolis.ra.state import OVER, State
from heliopolis.ra.suns import STARTING_POINTS


@rule_for("int64(int64, int64)")
def hidden_points(observer: int, own: int) -> int:
    """What points are taken for that an observer with so many may not know.

    As many as its own: whoever knows nothing of the others plays as if all were equal. A spectator
    (NOBODY) has none, so they are what everybody began with.
    """
    return STARTING_POINTS if observer == NOBODY else own


@rule
def points_seen(s: State, observer: int, seat: int) -> int:
    """R-1.4: the points of a seat as an observer knows them, or what they are taken for."""
    if s.hidden and seat != observer and s.phase != OVER:
        return hidden_points(observer, int(s.points[observer]))
    return int(s.points[seat])
