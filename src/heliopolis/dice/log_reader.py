"""The rows of a log as events."""

from collections.abc import Callable
from typing import Final

from heliopolis.core import events
from heliopolis.core.events import EpochBegan, Rows
from heliopolis.dice import facts
from heliopolis.dice.catalogue import dice_of, marker_at, outcome_of, space_at
from heliopolis.dice.components import AREAS, FACES
from heliopolis.dice.events import (
    Advanced,
    AnkhsScored,
    CivPlaced,
    DiceRolled,
    DisasterDeclared,
    EndOfTurn,
    EpochEnded,
    EpochScored,
    Event,
    Flooded,
    FloodLost,
    GameOver,
    Line,
    MarkerLost,
    MarkersReturned,
    MonumentPlaced,
    PharaohMoved,
    RaAdvanced,
    Retreated,
    Spared,
    SunsScored,
    TurnEnded,
)


class _Reader(events.Reader[Line]):
    """Reads what only the dice game has in its log."""

    line_type = Line
    scored = facts.SCORED
    counted = facts.COUNTED

    def moved(self) -> tuple[int, int]:
        _, before, after, _ = self.next_row()
        return before, after

    def out_of(self) -> int:
        return self.next_row()[1]

    def epoch_ended(self, epoch: int) -> EpochEnded:
        self.epoch = epoch
        return EpochEnded(epoch)

    def game_over(self, winners: int) -> GameOver:
        seats = tuple(seat for seat in range(len(self.scores)) if winners >> seat & 1)
        return GameOver(seats, self.scores)


_END_OF_TURN: Final[dict[int, EndOfTurn]] = {
    int(facts.CHOSEN): "chosen",
    int(facts.NOTHING_USEFUL): "nothing-useful",
    int(facts.NOTHING_POSSIBLE): "nothing-possible",
}

# The event that begins with each fact, from the three numbers after it and the rows that follow.
_EVENT_OF: Final[dict[int, Callable[[_Reader, int, int, int], Event]]] = {
    facts.ROLLED: lambda rows, seat, throw, outcome: DiceRolled(
        seat, throw, outcome_of(outcome).faces, rows.out_of()
    ),
    facts.RA_ADVANCED: lambda rows, seat, steps, made: RaAdvanced(seat, steps, made, rows.out_of()),
    facts.SUNS_SCORED: lambda rows, seat, points, score: SunsScored(
        seat, points, score, rows.out_of()
    ),
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
    facts.SPARED: lambda _, seat, area, __: Spared(seat, AREAS[area]),
    facts.TURN_ENDED: lambda _, seat, why, left: TurnEnded(seat, _END_OF_TURN[why], dice_of(left)),
    facts.ANKHS_SCORED: lambda rows, seat, points, score: AnkhsScored(
        seat, points, score, rows.out_of()
    ),
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
