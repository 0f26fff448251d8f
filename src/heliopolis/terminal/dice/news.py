"""The events of the dice game as paragraphs."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from heliopolis import dice
from heliopolis.core.events import EpochBegan
from heliopolis.dice import events
from heliopolis.terminal.dice.words import Words
from heliopolis.terminal.news import gathered

News = dice.Event

_BEGINNERS = (
    events.EpochEnded,
    events.EpochScored,
    events.PharaohMoved,
    EpochBegan,
    events.GameOver,
)
"""Events that always begin a paragraph; the first throw of a turn does too."""


def may_only_end(position: dice.Position) -> bool:
    """Whether the end of the turn is all there is to choose."""
    return position.options() == (dice.End(),)


def paragraphs(news: Sequence[News], words: Words) -> Iterator[str]:
    """The news as texts, those of one turn together."""
    return gathered((_begins(event), sentence) for event, sentence in _sentences(news, words))


def _begins(event: News) -> bool:
    if isinstance(event, events.DiceRolled):
        return event.throw == 1
    return isinstance(event, _BEGINNERS)


def _sentences(news: Sequence[News], words: Words) -> Iterator[tuple[News, str]]:
    """The sentences; what all seats do after the scoring is told in one."""
    for _, run in groupby(news, key=type):
        several = list(run)
        match several[0]:
            case events.PharaohMoved():
                moved = [event for event in several if isinstance(event, events.PharaohMoved)]
                yield several[0], words.pharaohs_moved(moved)
            case events.MarkersReturned():
                back = [event for event in several if isinstance(event, events.MarkersReturned)]
                if any(event.colours or event.floods for event in back):
                    yield several[0], words.returned(back)
            case _:
                for event in several:
                    sentence = words.event(event)
                    if sentence:
                        yield event, sentence
