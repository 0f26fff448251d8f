"""R-6: the end of a turn, of an epoch and of the game."""

from heliopolis.core.compile import rule
from heliopolis.core.log import Log, note
from heliopolis.core.seats import EPOCHS, NOBODY, seat_after
from heliopolis.ra.facts import (
    DISCARDED,
    EPOCH_BEGAN,
    EPOCH_ENDED,
    GAME_OVER,
    LISTED,
    RA_TRACK_FULL,
    SUNS_SPENT,
)
from heliopolis.ra.scoring import holder_of_highest_sun, score_epoch, winner_of, won_by_tie_break
from heliopolis.ra.state import NO_AUCTION, OVER, TURN, State
from heliopolis.ra.suns import RA_SPACES
from heliopolis.ra.tiles import (
    EMPTY,
    END_OF_CIVILIZATION,
    FIRST_CIVILIZATION,
    FLOOD,
    GOD,
    GOLD,
    RA,
    TRACK_SPACES,
)


@rule
def complete_turn(s: State, log: Log) -> None:
    """R-6.1: a turn that filled the Ra track or spent the last face-up sun ends the epoch."""
    s.auction = NO_AUCTION
    seat = next_with_suns(s)
    if s.ra_tiles == RA_SPACES[s.players]:
        end_epoch(s, RA_TRACK_FULL, log)
    elif seat == NOBODY:
        end_epoch(s, SUNS_SPENT, log)
    else:
        give_turn(s, seat)


@rule
def next_with_suns(s: State) -> int:
    """R-3.1 and R-4.5: the next seat clockwise with a face-up sun, or NOBODY.

    R-4.6: a seat that is alone with suns comes after itself.
    """
    seat = int(s.turn)
    for _ in range(s.players):
        seat = seat_after(s, seat)
        if s.face_up[seat] != 0:
            return seat
    return NOBODY


@rule
def give_turn(s: State, seat: int) -> None:
    """R-3.1: a seat with face-up suns is to choose its action."""
    s.turn = seat
    s.acting = seat
    s.phase = TURN


@rule
def end_epoch(s: State, why: int, log: Log) -> None:
    """R-6.2: score, clear away, turn the suns up, and begin anew or end the game."""
    note(log, EPOCH_ENDED, s.epoch, why, 0)
    score_epoch(s, log)
    clear_board(s, log)
    for seat in range(s.players):
        clear_hand(s, seat, log)
        turn_suns_up(s, seat)
    if s.epoch == EPOCHS:
        end_game(s, log)
    else:
        s.epoch += 1
        begin_epoch(s, log)


@rule
def clear_board(s: State, log: Log) -> None:
    """R-6.2: both tracks are emptied; the centre sun stays."""
    note(log, DISCARDED, NOBODY, 0, 0)
    if s.ra_tiles > 0:
        note(log, LISTED, RA, s.ra_tiles, 0)
        s.ra_tiles = 0
    clear_track(s, log)


@rule
def clear_track(s: State, log: Log) -> None:
    """List the tiles of the auction track and take them off."""
    for space in range(TRACK_SPACES):
        if s.track[space] != EMPTY:
            note(log, LISTED, s.track[space], 1, 0)
            s.track[space] = EMPTY


@rule
def clear_hand(s: State, seat: int, log: Log) -> None:
    """R-6.2: gods, gold, floods and civilization go; pharaohs, Niles and monuments stay."""
    note(log, DISCARDED, seat, 0, 0)
    clear_kind(s, seat, GOD, log)
    clear_kind(s, seat, GOLD, log)
    clear_kind(s, seat, FLOOD, log)
    for kind in range(FIRST_CIVILIZATION, END_OF_CIVILIZATION):
        clear_kind(s, seat, kind, log)


@rule
def clear_kind(s: State, seat: int, kind: int, log: Log) -> None:
    """Discard all tiles of a kind that a seat has."""
    if s.tiles[seat, kind] > 0:
        note(log, LISTED, kind, s.tiles[seat, kind], 0)
        s.tiles[seat, kind] = 0


@rule
def turn_suns_up(s: State, seat: int) -> None:
    """R-6.2: a seat's suns are all face up again."""
    s.face_up[seat] |= s.face_down[seat]
    s.face_down[seat] = 0


@rule
def begin_epoch(s: State, log: Log) -> None:
    """R-2.3: the holder of the highest sun takes the first turn."""
    starter = holder_of_highest_sun(s)
    note(log, EPOCH_BEGAN, s.epoch, starter, 0)
    give_turn(s, starter)


@rule
def end_game(s: State, log: Log) -> None:
    """R-8.4: nobody acts any more, and somebody has won."""
    s.phase = OVER
    s.turn = NOBODY
    s.acting = NOBODY
    winner = winner_of(s)
    note(log, GAME_OVER, winner, won_by_tie_break(s, winner), 0)
