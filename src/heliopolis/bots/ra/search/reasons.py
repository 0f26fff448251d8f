"""Why search of Ra values a move as it does: what its valuation says of before and after.

After is where the move is settled: an auction sold, a disaster struck, each tile that may be drawn
by its odds. The parts of the valuation are those of `bots.ra.valuation.evaluate`.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.compiled import stack_traits
from heliopolis.bots.ra.characters import SEARCHER
from heliopolis.bots.ra.traits import traits_of
from heliopolis.bots.ra.valuation.evaluate import PARTS, SCORED, SUNS, explain
from heliopolis.bots.ra.valuation.hands import FAMILIES
from heliopolis.bots.reasons import Reason
from heliopolis.bots.thoughts import Thought
from heliopolis.core.compile import zeroed
from heliopolis.core.contract import Seat
from heliopolis.ra.events import AuctionWon, EpochScored, Event
from heliopolis.ra.from_view import from_view
from heliopolis.ra.moves import Draw, Lose, Move
from heliopolis.ra.position import Position
from heliopolis.ra.state import STATE
from heliopolis.ra.suns import SEATS
from heliopolis.ra.tiles import DISASTERS, EMPTY, KIND_OF, Tile
from heliopolis.ra.view import View

_POINTS: Final = "points"
_SUN_FOR_SUN: Final = "sun-for-sun"
_DISASTER: Final = "disaster"
_NAMES: Final = tuple(_POINTS if part == "scored" else part for part in PARTS)
REASON_CODES: Final = (*_NAMES, _SUN_FOR_SUN, _DISASTER)
"""Every code that a reason of Ra may have."""
_LEAST: Final = 1e-12
_Parts = NDArray[np.float64]
_TRAITS: Final = stack_traits([traits_of(**SEARCHER)])


def reasons(view: View, thought: Thought) -> tuple[Reason, ...]:
    """What a class of moves changes for who looks or, at an open table, for who is asked.

    They add up to the difference of the valuation.
    """
    seat = view.acting if view.seat is None else view.seat
    assert seat is not None
    here = from_view(view)
    if isinstance(thought.moves[0], Draw):
        return _of_draw(here, seat)
    return _of_line(here, seat, thought.line)


def _of_draw(here: Position, seat: Seat) -> tuple[Reason, ...]:
    """Every tile that may come, by its odds."""
    drawn = here.play(Draw()).position
    before = _parts_of(here, (), seat)
    change = np.zeros(len(PARTS))
    for tile, odds in drawn.odds().items():
        step = drawn.play(tile)
        change += float(odds) * (_parts_of(step.position, step.events, seat) - before)
    return tuple(_named(change))


def _of_line(here: Position, seat: Seat, line: Sequence[Move]) -> tuple[Reason, ...]:
    """The moves of a line until they are settled; each disaster that is taken is one reason."""
    after, events = _settled(here, line)
    won = next((event for event in events if isinstance(event, AuctionWon)), None)
    if won is None or won.seat != seat:
        return tuple(_named(_parts_of(after, events, seat) - _parts_of(here, (), seat)))
    before = _parts_of(here, (), seat)
    parts = _parts_of(after, events, seat)
    found = []
    for tile in DISASTERS:
        if tile in won.tiles:
            here = _without(here, tile)
            spared = _parts_of(*_settled(here, line), seat)
            found.append(Reason(_DISASTER, float((parts - spared).sum()), {"tile": tile.value}))
            parts = spared
    change = parts - before
    swap = Reason(_SUN_FOR_SUN, float(change[SUNS]), {"paid": won.paid, "gained": won.gained})
    change[SUNS] = 0.0
    return (*_named(change), *found, swap)


def _settled(here: Position, line: Sequence[Move]) -> tuple[Position, list[Event]]:
    """Where the first move of a line leads when bidding and losses are over, and what happens.

    Losses to a disaster that is not there are left out.
    """
    events: list[Event] = []
    for number, move in enumerate(line):
        if number > 0 and here.phase not in ("auction", "lose"):
            break
        if not isinstance(move, Lose) or move in here.moves():
            step = here.play(move)
            here = step.position
            events += step.events
    return here, events


def _without(here: Position, tile: Tile) -> Position:
    """The position if no such tile lay on the track."""
    states = np.frombuffer(here.state, dtype=STATE).copy()
    track = states["track"]
    track[track == KIND_OF[tile]] = EMPTY
    return Position(here.game, states.tobytes())


def _parts_of(here: Position, events: Iterable[Event], seat: Seat) -> _Parts:
    """What a seat may expect, part by part; what an epoch scored belongs to its family."""
    states = zeroed(1, STATE)
    memoryview(states.view("u1"))[:] = here.state
    values, parts = np.zeros(SEATS), np.zeros((SEATS, len(PARTS)))
    explain(states, _TRAITS, values, parts)
    own: _Parts = parts[seat]
    for event in events:
        line = event.lines[seat] if isinstance(event, EpochScored) else None
        if line is not None:
            own[SUNS] += line.suns
            for family in FAMILIES:
                own[PARTS.index(family)] += getattr(line, family)
            own[SCORED] -= line.net
    return own


def _named(change: _Parts) -> Iterator[Reason]:
    """The parts that change, as reasons."""
    for name, points in zip(_NAMES, change.tolist(), strict=True):
        if abs(points) > _LEAST:
            yield Reason(name, points, {})
