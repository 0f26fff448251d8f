"""What search thinks, in words: chances, the reasons for them, and what things are worth."""

from collections.abc import Mapping, Sequence
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


def next_ra_said(texts: TableTexts, odds: Fraction) -> str:
    """How likely the next tile is Ra."""
    return texts.say("think-next-ra", share=percent_said(texts, float(odds)))


def lot_said(texts: TableTexts, lot: Sequence[float]) -> list[str]:
    """What a lot is worth to every seat: ``Ana +6.2``."""
    return [gain_said(texts, *one) for one in zip(texts.seats, lot, strict=True)]


def margins_said(texts: TableTexts, game: str, margins: Mapping[str, float]) -> list[str]:
    """What one more of each thing is worth: ``flood cube +4.0``."""
    return [
        gain_said(texts, texts.say(f"margin-{game}-{code}"), points)
        for code, points in margins.items()
    ]


def reason_said(
    texts: TableTexts, game: str, code: str, parameters: Mapping[str, Any], points: float
) -> str:
    """What changes and by how many points: ``river +2.1``."""
    what = texts.say(f"reason-{game}-{code}", **arguments_of(texts, parameters))
    return gain_said(texts, what, points)


def gain_said(texts: TableTexts, what: str, points: float) -> str:
    """Something, and the points that it brings or costs."""
    return texts.say("think-reason", what=what, points=texts.signed(float(points)))
