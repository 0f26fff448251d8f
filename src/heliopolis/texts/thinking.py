"""What search thinks, in words: chances, and the reasons for them."""

from collections.abc import Mapping
from typing import Any

from heliopolis.texts.refusals import arguments_of
from heliopolis.texts.table import TableTexts


def percent_said(texts: TableTexts, share: float) -> str:
    """A chance from 0 to 1, with one decimal."""
    return texts.say("think-percent", n=100.0 * share)


def reason_said(
    texts: TableTexts, game: str, code: str, parameters: Mapping[str, Any], points: float
) -> str:
    """What changes and by how many points: ``river +2.1``."""
    what = texts.say(f"reason-{game}-{code}", **arguments_of(texts, parameters))
    return texts.say("think-reason", what=what, points=texts.signed(float(points)))
