"""Why a thinker values moves as it does: what changes, family by family."""

from collections.abc import Mapping
from typing import Any

from heliopolis.core.value import value


@value
class Reason:
    """One thing that a class of moves changes for a seat; all its reasons add up to the change.

    - `code`: what it is, in kebab case, such as "river" or "sun-for-sun"; `heliopolis.texts` says
      it by its message ``reason-<game>-<code>``;
    - `points`: how much it changes, in points of the valuation;
    - `parameters`: what the message speaks of, whole numbers and texts in notation, such as
      {"paid": 9, "gained": 2}.
    """

    code: str
    points: float
    parameters: Mapping[str, Any]
