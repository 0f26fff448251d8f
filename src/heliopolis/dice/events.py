"""What happened, as facts in the past tense: a screen can show each without looking anything up."""

from typing import Literal

from heliopolis.core import events
from heliopolis.core.contract import Seat
from heliopolis.core.value import value
from heliopolis.dice.components import Colour, Face
from heliopolis.dice.moves import Dice

EndOfTurn = Literal["chosen", "nothing-useful", "nothing-possible"]
"""Why a turn ended: by choice; because nothing else would have changed anything; by itself."""


@value
class DiceRolled:
    """A seat made a throw; `suns` is how many dice of this turn show a Sun by now."""

    seat: Seat
    throw: int
    faces: tuple[tuple[Colour, Face], ...]
    suns: int


@value
class RaAdvanced:
    """One or two Suns moved Ra, who has made `steps_made` of the steps of the Sun track."""

    seat: Seat
    steps: int
    steps_made: int
    sun_track: int


@value
class SunsScored:
    """Three Suns brought a seat points; `score` is what it has now."""

    seat: Seat
    points: int
    score: int
    suns: int


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
class Spared:
    """A disaster found nothing to take from a seat."""

    seat: Seat
    area: Face


@value
class TurnEnded:
    """A seat's turn ended; `left` are the dice that were not spent, without Suns.

    `why` is "nothing-useful" where the seat ended its turn because it had no other option, and
    "nothing-possible" where it was not asked.
    """

    seat: Seat
    why: EndOfTurn
    left: Dice


@value
class AnkhsScored:
    """Every two of the Ankhs not spent brought a seat points; `score` is what it has now."""

    seat: Seat
    points: int
    score: int
    ankhs: int


@value
class EpochEnded:
    """Ra reached the end of the Sun track."""

    epoch: int


@value
class Counts:
    """What a seat's points of an epoch are counted from; monuments in every epoch.

    `suns` is how often three Suns scored, `ankhs` how many pairs did; `pharaoh` and `nile` are
    spaces; `civilization` and `monuments` are markers, `columns` those that hold any of the
    latter, and `together` is the points that three or more in one column bring.
    """

    suns: int
    ankhs: int
    pharaoh: int
    nile: int
    floods: int
    civilization: int
    monuments: int
    columns: int
    together: int


@value
class Line:
    """One seat's points of one epoch, item by item, and the counts behind them.

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
    counts: Counts


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
    | Spared
    | TurnEnded
    | AnkhsScored
    | EpochEnded
    | EpochScored
    | PharaohMoved
    | MarkersReturned
    | EpochBegan
    | GameOver
)
