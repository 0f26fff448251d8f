"""One of each set of equivalent decisions, as `docs/notation.md` says under "Distinct moves".

- `alike` says what comes to the same: the order of doing things, and columns with the same markers.
- `uses` and `losses` list what is left of spending dice and of giving up markers.
- `find` asks the one that fits what is being decided.

IN_ORDER the groups of a turn come in one order only, for bots and masks; in ANY_ORDER as people
like.
"""

from heliopolis.dice.distinct.alike import ANY_ORDER, IN_ORDER
from heliopolis.dice.distinct.find import MOST_DISTINCT, find_distinct, may_only_end

__all__ = ["ANY_ORDER", "IN_ORDER", "MOST_DISTINCT", "find_distinct", "may_only_end"]
