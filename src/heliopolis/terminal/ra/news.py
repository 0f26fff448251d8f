"""The events of Ra as paragraphs."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from heliopolis import ra
from heliopolis.core.contract import Seat
from heliopolis.ra import events
from heliopolis.terminal.news import gathered
from heliopolis.terminal.ra.words import Words

_BEGINNERS = (
    events.TileDrawn,
    events.RaDrawn,
    events.EpochEnded,
    events.EpochScored,
    events.EpochBegan,
    events.GameOver,
)
"""Events that always begin a paragraph."""


def paragraphs(news: Sequence[ra.Event], words: Words) -> Iterator[str]:
    """The events as texts, those of one turn together."""
    return gathered(_marked(news, words))


def _marked(news: Sequence[ra.Event], words: Words) -> Iterator[tuple[bool, str]]:
    """The sentences, and whether each begins a paragraph; several gods of a seat share one."""
    gods: Seat | None = None
    for event, sentence in _sentences(news, words):
        begins = isinstance(event, _BEGINNERS) or _invoked(event)
        if isinstance(event, events.GodPlayed):
            begins = event.seat != gods
            gods = event.seat
        elif begins:
            gods = None
        yield begins, sentence


def _invoked(event: ra.Event) -> bool:
    return isinstance(event, events.AuctionOpened) and event.why == "invoked"


def _sentences(news: Sequence[ra.Event], words: Words) -> Iterator[tuple[ra.Event, str]]:
    """The sentences; passes in a row share one, and so do the discards after an epoch."""
    for same, run in groupby(news, key=_shared):
        several = list(run)
        if same in _SHARED_PASSES:
            seats = [event.seat for event in several if isinstance(event, events.Passed)]
            yield several[0], words.passes(seats, by_choice=same == _BY_CHOICE)
        elif same == _DISCARD:
            discards = [event for event in several if isinstance(event, events.TilesDiscarded)]
            yield several[0], words.discards(discards)
        else:
            yield from ((event, words.event(event)) for event in several)


_BY_CHOICE = "passed by choice"
_BY_NEED = "could not bid"
_DISCARD = "discarded"
_SHARED_PASSES = (_BY_CHOICE, _BY_NEED)


def _shared(event: ra.Event) -> str:
    """What consecutive events must have in common to share a sentence."""
    if isinstance(event, events.Passed):
        return _BY_CHOICE if event.by_choice else _BY_NEED
    return _DISCARD if isinstance(event, events.TilesDiscarded) else "anything else"
