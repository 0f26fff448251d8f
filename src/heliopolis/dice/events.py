"""What happened, as facts in the past tense: a screen can show each without looking anything up."""

from collections.abc import Callable
from typing import Final

from heliopolis.core import events
from heliopolis.core.contract import Seat
from heliopolis.core.events import Rows
from heliopolis.core.value import value
from heliopolis.dice import facts
from heliopolis.dice.catalogue import dice_of, space_at
from heliopolis.dice.faces import AREAS, COLOURS, FACES, Colour, Face
from heliopolis.dice.moves import Dice


@value
class DiceRolled:
    """A seat made a throw; `suns` is how many dice of this turn show a Sun by now."""

    seat: Seat
    throw: int
    faces: tuple[tuple[Colour, Face], ...]
    suns: int


@value
class RaAdvanced:
    """One or two Suns moved Ra, who has made `steps_made` steps in this epoch."""

    seat: Seat
    steps: int
    steps_made: int


@value
class SunsScored:
    """Three Suns brought a seat points; `score` is what it has now."""

    seat: Seat
    points: int
    score: int


@value
class Advanced:
    """A seat's marker on the Pharaoh or Nile track went forward for some dice."""

    seat: Seat
    track: Face
    dice: Dice
    before: int
    after: int


@value
class Flooded:
    """A seat flooded the Nile, and has so many flood cubes now."""

    seat: Seat
    dice: Dice
    floods: int


@value
class CivPlaced:
    """A seat placed markers in the civilization area."""

    seat: Seat
    colours: Dice
    dice: Dice


@value
class MonumentPlaced:
    """A seat placed a marker in the monument area."""

    seat: Seat
    colour: Colour
    column: int
    dice: Dice


@value
class DisasterDeclared:
    """A seat let a disaster hit everybody else."""

    seat: Seat
    area: Face


@value
class Retreated:
    """A disaster threw a seat's marker back on a track."""

    seat: Seat
    track: Face
    before: int
    after: int


@value
class FloodLost:
    """A disaster took one of a seat's flood cubes, which has so many left."""

    seat: Seat
    floods: int


@value
class MarkerLost:
    """A disaster took a seat's marker; a civilization marker has no column."""

    seat: Seat
    area: Face
    colour: Colour
    column: int | None


@value
class AnkhsScored:
    """Pairs of Ankhs that were not spent brought a seat points; `score` is what it has now."""

    seat: Seat
    points: int
    score: int


@value
class EpochEnded:
    """Ra reached the end of the Sun track."""

    epoch: int


@value
class Line:
    """One seat's points of one epoch, item by item.

    `suns` and `ankhs` were scored during the epoch, the other four at its end; `net` is the sum of
    all six, `points` what the seat has afterwards.
    """

    suns: int
    ankhs: int
    pharaohs: int
    river: int
    civilization: int
    monuments: int
    net: int
    points: int


Sheet = tuple[Line | None, ...]
"""The lines of one epoch by seat. All points are open, so none is ever None."""


class EpochScored(events.EpochScored[Line]):
    """Every seat scored an epoch."""

    __slots__ = ()


@value
class PharaohMoved:
    """After the scoring a seat's Pharaoh marker went back or forward."""

    seat: Seat
    before: int
    after: int


@value
class MarkersReturned:
    """After the scoring a seat took back its civilization markers and flood cubes."""

    seat: Seat
    colours: Dice
    floods: int


EpochBegan = events.EpochBegan


@value
class GameOver:
    """The game ended; several winners share the victory."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


Event = (
    DiceRolled
    | RaAdvanced
    | SunsScored
    | Advanced
    | Flooded
    | CivPlaced
    | MonumentPlaced
    | DisasterDeclared
    | Retreated
    | FloodLost
    | MarkerLost
    | AnkhsScored
    | EpochEnded
    | EpochScored
    | PharaohMoved
    | MarkersReturned
    | EpochBegan
    | GameOver
)


class _Reader(events.Reader[Line]):
    """Reads what only the dice game has in its log."""

    line_type = Line
    scored = facts.SCORED

    def landed(self) -> tuple[tuple[Colour, Face], ...]:
        rows = self.following(facts.LANDED)
        return tuple((COLOURS[die], FACES[face]) for _, die, face, _ in rows)

    def moved(self) -> tuple[int, int]:
        _, before, after, _ = self.next_row()
        return before, after

    def epoch_ended(self, epoch: int) -> EpochEnded:
        self.epoch = epoch
        return EpochEnded(epoch)

    def game_over(self, winners: int) -> GameOver:
        seats = tuple(seat for seat in range(len(self.scores)) if winners >> seat & 1)
        return GameOver(seats, self.scores)


def marker_at(area: Face, marker: int) -> tuple[Colour, int | None]:
    """The colour and the column of a marker of the civilization or the monument area."""
    if area is Face.CIV:
        return COLOURS[marker], None
    return space_at(marker)


# The event that begins with each fact, from the three numbers after it and the rows that follow.
_EVENT_OF: Final[dict[int, Callable[[_Reader, int, int, int], Event]]] = {
    facts.ROLLED: lambda rows, seat, throw, suns: DiceRolled(seat, throw, rows.landed(), suns),
    facts.RA_ADVANCED: lambda _, seat, steps, made: RaAdvanced(seat, steps, made),
    facts.SUNS_SCORED: lambda _, seat, points, score: SunsScored(seat, points, score),
    facts.ADVANCED: lambda rows, seat, track, dice: Advanced(
        seat, FACES[track], dice_of(dice), *rows.moved()
    ),
    facts.RETREATED: lambda rows, seat, track, _: Retreated(seat, FACES[track], *rows.moved()),
    facts.FLOODED: lambda _, seat, dice, floods: Flooded(seat, dice_of(dice), floods),
    facts.FLOOD_LOST: lambda _, seat, floods, __: FloodLost(seat, floods),
    facts.CIV_PLACED: lambda _, seat, colours, dice: CivPlaced(
        seat, dice_of(colours), dice_of(dice)
    ),
    facts.MONUMENT_PLACED: lambda _, seat, space, dice: MonumentPlaced(
        seat, *space_at(space), dice_of(dice)
    ),
    facts.DISASTER_DECLARED: lambda _, seat, area, __: DisasterDeclared(seat, AREAS[area]),
    facts.MARKER_LOST: lambda _, seat, area, marker: MarkerLost(
        seat, AREAS[area], *marker_at(AREAS[area], marker)
    ),
    facts.ANKHS_SCORED: lambda _, seat, points, score: AnkhsScored(seat, points, score),
    facts.EPOCH_ENDED: lambda rows, epoch, _, __: rows.epoch_ended(epoch),
    facts.SCORED: lambda rows, _, __, ___: EpochScored(rows.epoch, rows.sheet()),
    facts.PHARAOH_MOVED: lambda rows, seat, _, __: PharaohMoved(seat, *rows.moved()),
    facts.CLEARED: lambda _, seat, colours, floods: MarkersReturned(seat, dice_of(colours), floods),
    facts.EPOCH_BEGAN: lambda _, epoch, starter, __: EpochBegan(epoch, starter),
    facts.GAME_OVER: lambda rows, winners, _, __: rows.game_over(winners),
}


def read_events(rows: Rows) -> tuple[Event, ...]:
    """Turn the rows of a log into events."""
    return _Reader(rows).events(_EVENT_OF)
