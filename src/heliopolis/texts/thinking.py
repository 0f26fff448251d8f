"""What search thinks, in words: chances, and the reasons for them."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from heliopolis.texts.refusals import arguments_of
from heliopolis.texts.table import TableTexts


def percent_said(texts: TableTexts, share: float) -> str:
    """A chance from 0 to 1, with one decimal."""
    return texts.say("think-percent", n=100.0 * share)


def odds_said(texts: TableTexts, game: str, odds: Fraction) -> str:
    """How likely a tile or a throw is: tiles in percent, throws, which are rare, as one in many."""
    share = percent_said(texts, float(odds))
    return texts.say(f"think-odds-{game}", share=share, n=round(1 / odds))


def reason_said(
    texts: TableTexts, game: str, code: str, parameters: Mapping[str, Any], points: float
) -> str:
    """What changes and by how many points: ``river +2.1``."""
    what = texts.say(f"reason-{game}-{code}", **arguments_of(texts, parameters))
    return texts.say("think-reason", what=what, points=texts.signed(float(points)))
