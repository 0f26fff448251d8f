"""D-3 to D-6 and D-23: throwing dice, and what the Suns among them do."""

from heliopolis.core.bits import count_bits
from heliopolis.core.compile import rule
from heliopolis.core.log import Log, note
from heliopolis.dice.components import DICE, SIDES, SUN
from heliopolis.dice.facts import OUT_OF, RA_ADVANCED, ROLLED, SUNS_SCORED
from heliopolis.dice.rulebook import MOST_THROWS, SUN_POINTS, SUNS_FOR_POINTS
from heliopolis.dice.state import COUNT_SUNS, GO_ON, REROLL, ROLL, State, free_dice


@rule
def begin_turn(s: State, seat: int) -> None:
    """D-3: a turn begins with all five dice in the air."""
    s.turn = seat
    s.acting = seat
    s.throws = 0
    s.spent = 0
    s.used = 0
    s.paired = 0
    for face in range(SIDES):
        s.showing[face] = 0
    s.phase = ROLL


@rule
def roll_again(s: State, dice: int) -> None:
    """D-4: any of the dice that show no Sun are thrown together."""
    for face in range(SIDES):
        s.showing[face] = int(s.showing[face]) & ~dice
    s.phase = ROLL


@rule
def land(s: State, die: int, face: int) -> None:
    """D-3: a die comes to rest; one that shows a Sun stays where it is."""
    s.showing[face] = int(s.showing[face]) | 1 << die


@rule
def complete_throw(s: State, thrown: int, log: Log) -> None:
    """D-5: after the third throw, or with Suns on all dice, nothing is rolled any more."""
    s.throws += 1
    note_throw(s, thrown, log)
    if s.throws < MOST_THROWS and free_dice(s) != 0:
        s.phase = REROLL
    else:
        s.phase = COUNT_SUNS


@rule
def note_throw(s: State, thrown: int, log: Log) -> None:
    """Write down how the dice of a throw fell."""
    if log is None:
        return
    outcome = 0
    digit = 1
    for die in range(DICE):
        for face in range(SIDES):
            if (thrown & int(s.showing[face])) >> die & 1:
                outcome += digit * (1 + face)
        digit *= SIDES + 1
    note(log, ROLLED, s.turn, s.throws, outcome)
    note(log, OUT_OF, suns_of_turn(s), 0, 0)


@rule
def keep(s: State) -> None:
    """D-4: to roll none of the dice ends the rolling."""
    s.phase = COUNT_SUNS


@rule
def suns_of_turn(s: State) -> int:
    """D-6: all Suns count, whether or not they found a space on the Sun track."""
    return count_bits(int(s.showing[SUN]))


@rule
def steps_of_ra(suns: int) -> int:
    """D-23: one or two Suns move Ra by as many steps; more of them do something else."""
    return suns if suns < SUNS_FOR_POINTS else 0


@rule
def count_suns(s: State, log: Log) -> None:
    """D-23: one or two Suns move Ra, three score; four and five leave the choice to the seat."""
    suns = suns_of_turn(s)
    steps = steps_of_ra(suns)
    seat = int(s.turn)
    if steps > 0:
        s.ra += steps
        note(log, RA_ADVANCED, seat, steps, s.ra)
        note(log, OUT_OF, s.sun_track, 0, 0)
    elif suns == SUNS_FOR_POINTS:
        s.sun_points[seat] += SUN_POINTS
        s.points[seat] += SUN_POINTS
        note(log, SUNS_SCORED, seat, SUN_POINTS, s.points[seat])
        note(log, OUT_OF, suns, 0, 0)
    s.phase = GO_ON
