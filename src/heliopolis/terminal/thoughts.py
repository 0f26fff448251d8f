"""Advice as a table: a row of figures for every class of moves, and below it what they mean."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from heliopolis import games
from heliopolis.bots.advice import Advice
from heliopolis.bots.counsel import Counsel
from heliopolis.bots.reasons import Reason
from heliopolis.bots.thoughts import Thought
from heliopolis.bots.worth import Worth
from heliopolis.core.contract import CHANCE
from heliopolis.core.value import value
from heliopolis.games import Move
from heliopolis.terminal.moment import Moment
from heliopolis.terminal.screens import Screen
from heliopolis.terminal.screens.layout import listed, wrap
from heliopolis.terminal.style import Style
from heliopolis.texts.thinking import (
    lot_said,
    margins_said,
    next_ra_said,
    odds_said,
    percent_said,
    reason_said,
)

_SHOWN: Final = 5
"""The best classes of moves, which are shown to whoever does not want all."""
_ALIKE: Final = 3
"""So many moves that come to the same are named."""
_GAP: Final = "  "
_INDENT: Final = "    "
_ROOM: Final = 20
"""A move stands behind its figures where so much room is left for it, else below them."""
_COLUMNS: Final = ("share", "difference", "points", "visits")
_LABELS: Final = ("alike", "others", "expected", "why")


@value
class _Row:
    """A class of moves: its place among all, its figures, and what is said below them."""

    place: int
    figures: tuple[str, ...]
    move: str
    told: str
    labelled: dict[str, str]
    why: tuple[str, ...]


def draw_counsel(
    moment: Moment, counsel: Counsel, screen: Screen, everything: bool, style: Style, width: int
) -> str:
    """The table, what things on it are worth, and the whole advice, on lines that fit.

    The figures are those of the seat whose eyes see; what is best for who is asked comes first.
    """
    advice = counsel.advice
    rows = [_row(moment, advice, place, screen) for place in _shown(moment, advice, everything)]
    lines = [*_head(moment, advice, screen, style, width)]
    lines += [*_worth(counsel.worth, moment, screen, width), ""]
    lines += _table(rows, screen, style, width)
    if moment.seat != moment.actor:
        lines += ["", *wrap(_order(moment, screen), width)]
    left = len(advice.thoughts.classes) - len(rows)
    if left:
        lines += ["", *wrap(screen.texts.say("think-left-out", n=left), width)]
    return "\n".join(lines)


def _shown(moment: Moment, advice: Advice, everything: bool) -> list[int]:
    """The places of the classes to show: the best, and always that of the move that was played."""
    classes = advice.thoughts.classes
    return [
        place
        for place, thought in enumerate(classes)
        if everything or place < _SHOWN or moment.played in thought.moves
    ]


def _order(moment: Moment, screen: Screen) -> str:
    """For whom the first move is the best, where the figures are those of somebody else."""
    names = screen.texts.seats
    return screen.texts.say("think-order", name=names[moment.actor], seat=names[moment.seat])


def _head(
    moment: Moment, advice: Advice, screen: Screen, style: Style, width: int
) -> Iterator[str]:
    """What is being decided and where, how long it was thought, and whose figures follow."""
    texts, thoughts = screen.texts, advice.thoughts
    yield screen.draw_table(moment.view, style, width)
    yield ""
    told = [
        texts.say("think-at", n=moment.at),
        texts.say(
            f"think-spent-{thoughts.spending}",
            simulations=thoughts.simulations,
            positions=thoughts.positions,
        ),
    ]
    if moment.seat != moment.actor:
        told.append(texts.say("think-seat", **texts.who(moment.seat)))
    yield from wrap(" ".join(told), width)


def _worth(worth: Worth, moment: Moment, screen: Screen, width: int) -> Iterator[str]:
    """What is known of the bag and the lot, or in a game without them of uses of dice."""
    texts = screen.texts
    if worth.next_ra is None:
        matter = {use: points for use, points in worth.margins.items() if round(points, 1) != 0}
        gains = margins_said(texts, moment.record.game.name, matter)
        yield from _gains(texts.say("think-margins"), gains, width)
        return
    yield from wrap(next_ra_said(texts, worth.next_ra), width)
    if worth.lot:
        yield from _gains(texts.say("think-lot"), lot_said(texts, worth.lot), width)


def _gains(label: str, gains: Sequence[str], width: int) -> Iterator[str]:
    """Gains behind a label, of which only those are broken that are too long for a line."""
    for line in listed(f"{label} ", gains, width, _INDENT) if gains else ():
        yield from wrap(line, width, "", _INDENT)


def _row(moment: Moment, advice: Advice, place: int, screen: Screen) -> _Row:
    texts = screen.texts
    thought, reasons = advice.thoughts.classes[place], advice.reasons[place]
    first, *alike = thought.moves
    labelled = {
        "alike": _alike(_played_first(alike, moment.played), moment, screen),
        "others": _others(moment, thought, screen),
        "expected": _expected(moment, thought, screen),
    }
    return _Row(
        place + 1,
        _figures(moment, advice, thought, screen),
        _named(first, moment, screen),
        texts.move(first, moment.view),
        {label: told for label, told in labelled.items() if told},
        _why(reasons, moment, screen),
    )


def _played_first(moves: Sequence[Move], played: Move | None) -> list[Move]:
    """Moves, of which the one that was played comes first."""
    return sorted(moves, key=lambda move: move != played)


def _named(move: Move, moment: Moment, screen: Screen) -> str:
    """A move in the words of the language, in notation, and whether it was played."""
    typed = screen.typed(move)
    named = typed if typed == str(move) else f"{typed} [{move}]"
    return screen.texts.say("think-played", move=named) if move == moment.played else named


def _alike(moves: Sequence[Move], moment: Moment, screen: Screen) -> str:
    named = [
        screen.texts.say("think-played", move=screen.typed(move))
        if move == moment.played
        else screen.typed(move)
        for move in moves[:_ALIKE]
    ]
    more = len(moves) - len(named)
    if more:
        named.append(screen.texts.say("think-more", n=more))
    return screen.texts.catalogue.join(named, "comma")


def _figures(moment: Moment, advice: Advice, thought: Thought, screen: Screen) -> tuple[str, ...]:
    texts, seat, best = screen.texts, moment.seat, advice.thoughts.best
    more = 100 * (thought.shares[seat] - best.shares[seat])
    return (
        percent_said(texts, thought.shares[seat]),
        texts.say("think-best") if thought is best else texts.signed(more),
        texts.say("think-number", n=thought.points[seat]),
        str(thought.visits),
    )


def _others(moment: Moment, thought: Thought, screen: Screen) -> str:
    """The chances and points of the other seats."""
    texts = screen.texts
    each = [
        texts.say(
            "think-other",
            name=texts.seats[seat],
            share=percent_said(texts, thought.shares[seat]),
            points=thought.points[seat],
        )
        for seat in range(len(texts.seats))
        if seat != moment.seat
    ]
    return texts.catalogue.join(each, "semicolon")


def _expected(moment: Moment, thought: Thought, screen: Screen) -> str:
    """What would happen if the line were played, as the seat would see it, and how likely that is.

    It ends before chance is asked again: nobody expects two tiles or two throws that come so.
    """
    texts, game = screen.texts, moment.record.game
    rules = games.ruleset(game.name)
    here = moment.position
    found: list[Any] = []
    odds = ""
    for place, move in enumerate(thought.line):
        if here.actor is CHANCE:
            if place > 1:
                break
            odds = odds_said(texts, game.name, here.odds()[move])
        here, events = here.play(move)
        found += rules.seen_by(game, events, moment.seat)
    return " ".join([*texts.paragraphs(found), odds]).rstrip()


def _why(reasons: Sequence[Reason], moment: Moment, screen: Screen) -> tuple[str, ...]:
    """The reasons, the largest first, without those that do not matter."""
    texts, game = screen.texts, moment.record.game.name
    return tuple(
        reason_said(texts, game, reason.code, reason.parameters, reason.points)
        for reason in sorted(reasons, key=lambda reason: -abs(reason.points))
        if round(reason.points, 1) != 0
    )


def _table(rows: Sequence[_Row], screen: Screen, style: Style, width: int) -> Iterator[str]:
    texts = screen.texts
    heads = [texts.say(f"think-column-{column}") for column in _COLUMNS]
    sizes = [
        max(map(len, column)) for column in zip(heads, *(row.figures for row in rows), strict=True)
    ]
    labels = {label: texts.say(f"think-label-{label}") for label in _LABELS}
    column = max(map(len, labels.values())) + 1

    def line(first: str, figures: Sequence[str]) -> str:
        cells = (f"{figure:>{size}}" for figure, size in zip(figures, sizes, strict=True))
        return _GAP.join([f"{first:>2}", *cells])

    yield style.heading(line("", heads))
    for row in rows:
        first = line(str(row.place), row.figures) + _GAP
        if len(first) + min(len(row.move), _ROOM) > width:
            yield first.rstrip()
            first = _INDENT
        yield from map(style.heading, wrap(row.move, width, first, " " * len(first)))
        yield from wrap(row.told, width, _INDENT, _INDENT)
        for label, told in row.labelled.items():
            head = f"{_INDENT}{labels[label]:<{column}}"
            yield from wrap(told, width, head, " " * len(head))
        if row.why:
            yield from listed(f"{_INDENT}{labels['why']:<{column}}", row.why, width)
