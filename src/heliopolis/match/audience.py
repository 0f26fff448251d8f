"""What leaves a match, and for whom: the one place that decides it.

A position stays inside; a seat gets its view, the moves only when it is asked, and the events that
it may see. A spectator is None.
"""

from collections.abc import Iterable
from typing import Any

from heliopolis.core.contract import Actor, Seat
from heliopolis.core.value import value
from heliopolis.games import Move, Position, ruleset_of


@value
class Advance:
    """A move was played, and the version is now `version`; `time` is None where nobody knows it."""

    version: int
    actor: Actor
    move: Move
    time: int | None


@value
class Seen:
    """What an audience sees of the move that made this version."""

    version: int
    actor: Actor
    move: Move
    time: int | None
    events: tuple[Any, ...]


@value
class Look:
    """What an audience may know at a version.

    The moves are there only for a seat that is asked: `options` to show to a person, `distinct` for
    a bot to choose from, `legal` to judge what it chose. `standing` is the seat's own limit.
    """

    version: int
    seat: Seat | None
    view: Any
    options: tuple[Move, ...]
    distinct: tuple[Move, ...]
    legal: tuple[Move, ...]
    standing: int | None


@value
class Result:
    """How a finished game came out."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


@value
class Entry:
    """A move of a match with all that it led to; it stays inside."""

    advance: Advance
    position: Position
    events: tuple[Any, ...]


def look(
    position: Position, version: int, seat: Seat | None, asked: bool, standing: int | None
) -> Look:
    """What a seat, or a spectator, may know; the moves if it is asked."""
    view = position.view(seat)
    if not asked:
        return Look(version, seat, view, (), (), (), standing)
    options, distinct, legal = position.options(), position.moves(distinct=True), position.moves()
    return Look(version, seat, view, options, distinct, legal, standing)


def seen(entries: Iterable[Entry], seat: Seat | None) -> tuple[Seen, ...]:
    """What a seat, or a spectator, may see of moves and of what they led to."""
    return tuple(_seen(entry, seat) for entry in entries)


def _seen(entry: Entry, seat: Seat | None) -> Seen:
    game, told = entry.position.game, entry.advance
    events = ruleset_of(game).seen_by(game, entry.events, seat)
    return Seen(told.version, told.actor, told.move, told.time, events)
