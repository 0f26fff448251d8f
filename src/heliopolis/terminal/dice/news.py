"""The events of the dice game as paragraphs."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from heliopolis import dice
from heliopolis.core.events import EpochBegan
from heliopolis.dice import events
from heliopolis.dice.faces import Face
from heliopolis.dice.moves import Dice
from heliopolis.dice.view import FREE
from heliopolis.terminal.dice.words import NOBODY_HIT, NOTHING_LEFT, Words, left_over
from heliopolis.terminal.news import gathered

News = dice.Event | str
"""What is told: an event, or a sentence about something that has none."""

_BEGINNERS = (
    events.EpochEnded,
    events.EpochScored,
    events.PharaohMoved,
    EpochBegan,
    events.GameOver,
)
"""Events that always begin a paragraph; the first throw of a turn does too."""
_AFTER_THE_TURN = (events.AnkhsScored, events.EpochEnded)
"""What may come first when a turn is over."""
_HITS = (events.Retreated, events.FloodLost, events.MarkerLost)


def may_only_end(position: dice.Position) -> bool:
    """Whether the end of the turn is all there is to choose."""
    return position.options() == (dice.End(),)


def news_of(before: dice.Position, move: dice.Move, step: dice.Step) -> list[News]:
    """The events of a move, and what they do not tell: why nothing came of it, or nothing more."""
    news: list[News] = list(step.events)
    if isinstance(move, dice.DeclareDisaster) and not _hits(step):
        news.insert(1, NOBODY_HIT)
    why = _why_turn_ends(before, move, step)
    if why:
        over = (place for place, event in enumerate(news) if isinstance(event, _AFTER_THE_TURN))
        news.insert(next(over, len(news)), why)
    return news


def _hits(step: dice.Step) -> bool:
    """Whether a disaster took something, or somebody has to choose what."""
    chooses = step.position.phase == "lose"
    return chooses or any(isinstance(event, _HITS) for event in step.events)


def _why_turn_ends(before: dice.Position, move: dice.Move, step: dice.Step) -> str | None:
    """Why a turn ends though somebody might have gone on; None when that needs no word."""
    if isinstance(move, dice.End):
        return NOTHING_LEFT if may_only_end(before) else None
    left = _left(before, step) if step.position.begins_turn or step.position.over else ()
    return left_over(left) if left else None


def _left(before: dice.Position, step: dice.Step) -> Dice:
    """The dice that were still free after a move."""
    free = {die.colour for die in before.view(None).dice if die.state == FREE}
    for event in step.events:
        match event:
            case events.DiceRolled():
                free |= {colour for colour, face in event.faces if face is not Face.SUN}
            case (
                events.Advanced() | events.Flooded() | events.CivPlaced() | events.MonumentPlaced()
            ):
                free -= set(event.dice)
    return tuple(colour for colour in dice.COLOURS if colour in free)


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
                    yield event, event if isinstance(event, str) else words.event(event)
