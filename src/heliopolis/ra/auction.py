"""R-4: auctions."""

from heliopolis.core.compile import rule
from heliopolis.core.log import Log, note
from heliopolis.core.seats import NOBODY, seat_after
from heliopolis.ra.epoch import clear_track
from heliopolis.ra.facts import AUCTION_OPENED, AUCTION_WON, BID_MADE, LISTED, PASSED, UNSOLD
from heliopolis.ra.state import BID, COMPLETE, RA_INVOKED, SETTLE, STRIKE, State, track_is_full
from heliopolis.ra.suns import sun_bit
from heliopolis.ra.tiles import EMPTY, TRACK_SPACES


@rule
def open_auction(s: State, why: int, log: Log) -> None:
    """R-4.1: bidding begins left of the Ra player, whose turn it is."""
    s.auction = why
    s.phase = BID
    note(log, AUCTION_OPENED, s.turn, why, 0)
    ask_from(s, seat_after(s, int(s.turn)), log)


@rule
def suns_above(s: State, seat: int, bid: int) -> int:
    """R-4.1: the face-up suns of a seat that are strictly higher than a bid, as bits."""
    return int(s.face_up[seat]) >> (bid + 1) << (bid + 1)


@rule
def can_outbid(s: State, seat: int) -> bool:
    """R-4.1: whether a seat has a sun to bid."""
    return suns_above(s, seat, int(s.best_bid)) != 0


@rule
def ask_from(s: State, seat: int, log: Log) -> None:
    """R-11.2: ask the next seat that can outbid; when the Ra player had its say, settle."""
    while True:
        if can_outbid(s, seat):
            s.acting = seat
            return
        note(log, PASSED, seat, 0, 0)
        if seat == s.turn:
            break
        seat = seat_after(s, seat)
    s.phase = SETTLE


@rule
def must_bid(s: State, seat: int, best_bid: int) -> bool:
    """R-4.2: the invoker must bid when nobody else did and the track is not full."""
    return s.auction == RA_INVOKED and seat == s.turn and best_bid == 0 and not track_is_full(s)


@rule
def make_bid(s: State, sun: int, log: Log) -> None:
    """R-4.1: the acting seat's sun is the best bid now."""
    note(log, BID_MADE, s.acting, sun, 0)
    s.best_bid = sun
    s.best_bidder = s.acting
    go_round(s, log)


@rule
def pass_bid(s: State, log: Log) -> None:
    """R-4.1: the acting seat offers nothing."""
    note(log, PASSED, s.acting, 1, 0)
    go_round(s, log)


@rule
def go_round(s: State, log: Log) -> None:
    """R-4.1: bidding goes once round, and the Ra player is last."""
    if s.acting == s.turn:
        s.phase = SETTLE
    else:
        ask_from(s, seat_after(s, int(s.acting)), log)


@rule
def settle(s: State, log: Log) -> None:
    """R-4.3 and R-4.4: the best bid wins the track; without a bid it stays unsold."""
    if s.best_bid == 0:
        leave_unsold(s, log)
        s.phase = COMPLETE
    else:
        hand_over_track(s, int(s.best_bidder), int(s.best_bid), log)
        s.phase = STRIKE


@rule
def hand_over_track(s: State, winner: int, paid: int, log: Log) -> None:
    """R-4.3: the winner swaps the sun it bid for the centre one and takes the track."""
    note(log, AUCTION_WON, winner, paid, s.centre_sun)
    s.face_up[winner] &= ~sun_bit(paid)
    s.face_down[winner] |= sun_bit(int(s.centre_sun))
    s.centre_sun = paid
    s.acting = winner
    s.best_bid = 0
    s.best_bidder = NOBODY
    for space in range(TRACK_SPACES):
        if s.track[space] != EMPTY:
            s.tiles[winner, s.track[space]] += 1
    clear_track(s, log)


@rule
def leave_unsold(s: State, log: Log) -> None:
    """R-4.4: tiles stay after a drawn Ra, and are discarded after invoking with a full track."""
    discarded = s.auction == RA_INVOKED
    note(log, UNSOLD, discarded, 0, 0)
    if discarded:
        clear_track(s, log)
        return
    for space in range(TRACK_SPACES):
        if s.track[space] != EMPTY:
            note(log, LISTED, s.track[space], 1, 0)
