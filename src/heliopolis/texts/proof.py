"""What verifying a record showed, in words."""

from collections.abc import Iterator
from typing import assert_never

from heliopolis.record import Contradicted, NotProvable, Proved
from heliopolis.record.verify import Gap, Verdict
from heliopolis.texts.catalogue import Catalogue


def verdict_said(catalogue: Catalogue, verdict: Verdict) -> str:
    """A verdict as one sentence."""
    match verdict:
        case Proved():
            return catalogue.say("proof-proved", deals=verdict.deals)
        case NotProvable():
            gaps = [_gap(catalogue, gap) for gap in verdict.gaps]
            return catalogue.say("proof-not-provable", gaps=catalogue.join(gaps, "comma"))
        case Contradicted():
            return catalogue.say(
                "proof-contradicted" if verdict.move else "proof-contradicted-opening",
                move=verdict.move,
                turn=verdict.turn,
                opening=verdict.opening,
                sealed=verdict.sealed,
                recorded=verdict.recorded,
            )
    assert_never(verdict)


def rests_on(catalogue: Catalogue, verdict: Verdict) -> Iterator[str]:
    """What to compare the verdict with, line by line, and what no seal covers."""
    if not isinstance(verdict, Contradicted) and verdict.practice is not None:
        yield catalogue.say("proof-practice", practice=verdict.practice)
    if verdict.promises:
        yield catalogue.say("proof-compare", n=len(verdict.promises))
    for promise in verdict.promises:
        taken_over = not promise.deals and promise is not verdict.promises[-1]
        key = "proof-promise-idle" if taken_over else "proof-promise"
        yield catalogue.say(key, first=promise.first)
        yield promise.commitment
    if isinstance(verdict, Proved):
        if not any(promise.words for promise in verdict.promises):
            yield catalogue.say("proof-no-words")
        yield catalogue.say("proof-not-covered")


def _gap(catalogue: Catalogue, gap: Gap) -> str:
    first = max(1, gap.first)
    part = "moves" if gap.last > first else "move"
    if not gap.first:
        part = f"opening-{part}" if gap.last else "opening"
    told = {"part": part, "opening": gap.opening}
    return catalogue.say(f"proof-gap-{gap.why}", **told, first=first, last=gap.last)
