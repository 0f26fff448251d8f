"""D-7, D-22 and D-26 to D-30: the end of a turn, of an epoch and of the game."""

from heliopolis.core.bits import count_bits
from heliopolis.core.compile import rule
from heliopolis.core.log import Log, note
from heliopolis.core.seats import EPOCHS, NOBODY, seat_after
from heliopolis.dice.allocation import may_do_more
from heliopolis.dice.components import ANKH
from heliopolis.dice.distinct import may_only_end
from heliopolis.dice.facts import (
    ANKHS_SCORED,
    CHOSEN,
    CLEARED,
    EPOCH_BEGAN,
    EPOCH_ENDED,
    GAME_OVER,
    MOVED,
    NOTHING_POSSIBLE,
    NOTHING_USEFUL,
    OUT_OF,
    PHARAOH_MOVED,
    TURN_ENDED,
)
from heliopolis.dice.rolling import begin_turn
from heliopolis.dice.rulebook import (
    ANKH_PAIR_POINTS,
    ANKHS_OF_A_PAIR,
    STEPS_OF_THE_FEWEST,
    STEPS_OF_THE_MOST,
)
from heliopolis.dice.scoring import furthest, hindmost, score_epoch, winners_of
from heliopolis.dice.state import APPLY, COMPLETE, OVER, State, free_dice, free_with


@rule
def end_turn(s: State, log: Log) -> None:
    """D-7: a seat may end its turn whenever it likes; the log says what else there was to do."""
    if log is not None:
        why = NOTHING_USEFUL if may_only_end(s) else CHOSEN
        note(log, TURN_ENDED, s.turn, why, free_dice(s))
    s.phase = COMPLETE


@rule
def go_on(s: State, log: Log) -> None:
    """D-7: a seat is asked again as long as anything but ending the turn is allowed."""
    if may_do_more(s):
        s.phase = APPLY
        return
    if log is not None:
        note(log, TURN_ENDED, s.turn, NOTHING_POSSIBLE, free_dice(s))
    s.phase = COMPLETE


@rule
def complete_turn(s: State, log: Log) -> None:
    """D-26: a turn is always completed; only then an epoch may end."""
    score_ankhs(s, log)
    if s.ra >= s.sun_track:
        end_epoch(s, log)
    if s.phase != OVER:
        begin_turn(s, seat_after(s, int(s.turn)))


@rule
def score_ankhs(s: State, log: Log) -> None:
    """D-22: two points for every two Ankhs that were not spent."""
    seat = int(s.turn)
    ankhs = count_bits(free_with(s, ANKH))
    points = ankhs // ANKHS_OF_A_PAIR * ANKH_PAIR_POINTS
    if points > 0:
        s.ankh_points[seat] += points
        s.points[seat] += points
        note(log, ANKHS_SCORED, seat, points, s.points[seat])
        note(log, OUT_OF, ankhs, 0, 0)


@rule
def end_epoch(s: State, log: Log) -> None:
    """D-28: score, move, clear away, and begin anew or end the game."""
    note(log, EPOCH_ENDED, s.epoch, 0, 0)
    score_epoch(s, log)
    move_pharaohs(s, log)
    for seat in range(s.players):
        clear(s, seat, log)
    s.ra = 0
    if s.epoch == EPOCHS:
        end_game(s, log)
    else:
        s.epoch += 1
        note(log, EPOCH_BEGAN, s.epoch, seat_after(s, int(s.turn)), 0)


@rule
def move_pharaohs(s: State, log: Log) -> None:
    """D-27: who scored goes back two, who paid goes forward one, within the track (D-30)."""
    most = furthest(s)
    fewest = hindmost(s)
    if most == fewest:
        return
    for seat in range(s.players):
        before = int(s.pharaoh[seat])
        if before == most:
            move_pharaoh(s, seat, before + STEPS_OF_THE_MOST, log)
        elif before == fewest:
            move_pharaoh(s, seat, before + STEPS_OF_THE_FEWEST, log)


@rule
def move_pharaoh(s: State, seat: int, wanted: int, log: Log) -> None:
    """D-30: nobody leaves the track."""
    note(log, PHARAOH_MOVED, seat, 0, 0)
    after = max(0, wanted)  # who goes forward is not at the end, for somebody is further
    note(log, MOVED, s.pharaoh[seat], after, 0)
    s.pharaoh[seat] = after


@rule
def clear(s: State, seat: int, log: Log) -> None:
    """D-27 and D-30: flood cubes and civilization markers go, and a new line of points begins."""
    note(log, CLEARED, seat, s.civ[seat], s.floods[seat])
    s.civ[seat] = 0
    s.floods[seat] = 0
    s.sun_points[seat] = 0
    s.ankh_points[seat] = 0


@rule
def end_game(s: State, log: Log) -> None:
    """D-29: nobody acts any more, and one seat or several have won."""
    begin_turn(s, NOBODY)
    s.phase = OVER
    note(log, GAME_OVER, winners_of(s), 0, 0)
