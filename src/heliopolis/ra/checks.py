"""Whether a state from outside is a possible position: nothing else reaches the kernel."""

from typing import TYPE_CHECKING, Final

from heliopolis.core import checks
from heliopolis.core.errors import InvalidPosition
from heliopolis.core.seats import EPOCHS, NOBODY
from heliopolis.ra.events import Sheet
from heliopolis.ra.fields import LAYOUT, PHASES, REASONS, Fields
from heliopolis.ra.state import BID, DRAW, GODS, LOSE, NO_AUCTION, OVER, RA_DRAWN, TURN
from heliopolis.ra.suns import RA_SPACES, STARTING_POINTS, bits_of
from heliopolis.ra.tiles import (
    EARTHQUAKE,
    EMPTY,
    FIRST_CIVILIZATION,
    FIRST_MONUMENT,
    FIRST_TAKEN_BY_GODS,
    FLOOD,
    FUNERAL,
    GOD,
    GOLD,
    IN_THE_BAG,
    KINDS,
    RA,
    TAKEN_BY,
    TILES,
    TRACK_SPACES,
    UNREST,
)

if TYPE_CHECKING:
    from heliopolis.ra.game import Game

PER_SEAT: Final = ("tiles", "points", "face_up", "face_down")
"""The fields whose first dimension is the seat."""
MOST_POINTS: Final = 1_000
"""More than any game can bring, and far from what a state's field cannot hold."""


def check_state(game: "Game", state: bytes) -> None:
    """Raise `InvalidPosition` unless the state is a possible position of that game."""
    fields = Fields(state)
    if fields.players != game.players:
        raise InvalidPosition("other-table", players=fields.players, expected=game.players)
    if fields.at_once != game.at_once:
        raise InvalidPosition("other-timing", at_once=fields.at_once)
    if fields.hidden != game.hidden:
        raise InvalidPosition("other-scores", hidden=fields.hidden)
    checks.check_empty_seats(LAYOUT, state, PER_SEAT)
    _check_tiles(fields)
    _check_suns(game, fields)
    _check_phase(fields)


def check_sheets(state: bytes, sheets: tuple[Sheet, ...]) -> None:
    """Raise `InvalidPosition` unless the sheets explain the points, as far as they are known."""
    fields = Fields(state)
    scored = EPOCHS if fields.phase == OVER else fields.epoch - 1
    checks.check_sheets(
        sheets,
        scored=scored,
        starting=[STARTING_POINTS] * fields.players,
        running=[0] * fields.players,
        points=fields.points,
        floor=0,
        hidden=bool(fields.hidden),
    )


def _check_tiles(fields: Fields) -> None:
    """R-1.1: no more tiles of a kind than there are, and none where it cannot lie."""
    if any(kind != EMPTY and not GOD <= kind < KINDS for kind in fields.track):
        raise InvalidPosition("no-tile-for-track", track=fields.track)
    if not 0 <= fields.ra_tiles < int(RA_SPACES[fields.players]):
        raise InvalidPosition("wrong-ra-track", ra_tiles=fields.ra_tiles)
    hands = [fields.tiles(seat) for seat in range(fields.players)]
    for kind, tile in enumerate(TILES):
        places = [fields.bag[kind], *(hand[kind] for hand in hands)]
        on_board = fields.ra_tiles if kind == RA else fields.track.count(kind)
        if min(places) < 0 or sum(places) + on_board > IN_THE_BAG[kind]:
            raise InvalidPosition("wrong-number-of-tiles", tile=tile.value)
    if any(hand[RA] for hand in hands):
        raise InvalidPosition("ra-tile-held")
    # only full Ra tracks of earlier epochs can be gone, so a draw always finds a Ra tile.
    epochs = EPOCHS if fields.phase == OVER else fields.epoch - 1
    gone = int(IN_THE_BAG[RA]) - fields.bag[RA] - fields.ra_tiles
    if gone > epochs * int(RA_SPACES[fields.players]):
        raise InvalidPosition("too-few-ra-tiles", gone=gone)
    for seat, hand in enumerate(hands):
        for disaster in range(FUNERAL, KINDS):
            if hand[disaster] and not _may_hold(fields, seat, disaster):
                name = TILES[disaster].value
                raise InvalidPosition("disaster-not-struck", seat=seat, tile=name)


def _may_hold(fields: Fields, seat: int, disaster: int) -> bool:
    """R-3.5 and R-11.4: gods are still being played, or unrest is resolved before earthquake."""
    if seat != fields.acting:
        return False
    if fields.phase == GODS:
        return not fields.at_once
    return fields.phase == LOSE and disaster == EARTHQUAKE and fields.losing_to == UNREST


def _check_suns(game: "Game", fields: Fields) -> None:
    """R-2.2: every sun is in one place, and every seat has as many as it was dealt."""
    groups = game.sun_groups
    places = [*fields.face_up, *fields.face_down, 1 << max(0, fields.centre_sun)]
    everywhere = 0
    for suns in places:
        if suns & everywhere:
            raise InvalidPosition("sun-in-two-places")
        everywhere |= suns
    if everywhere != bits_of((1, *(sun for group in groups for sun in group))):
        raise InvalidPosition("other-suns")
    for seat, (up, down) in enumerate(zip(fields.face_up, fields.face_down, strict=True)):
        if (up | down).bit_count() != len(groups[0]):
            raise InvalidPosition("wrong-number-of-suns", seat=seat)


def _check_phase(fields: Fields) -> None:
    """What is being decided fits everything else."""
    if fields.phase not in PHASES or not 1 <= fields.epoch <= EPOCHS:
        raise InvalidPosition("no-such-phase", phase=fields.phase, epoch=fields.epoch)
    if not all(0 <= points <= MOST_POINTS for points in fields.points):
        raise InvalidPosition("impossible-points", points=fields.points)
    if fields.phase == OVER:
        fits = fields.epoch == EPOCHS and fields.turn == fields.acting == NOBODY
        fits = fits and _is_cleared(fields)
    else:
        seats = range(fields.players)
        fits = fields.turn in seats and fields.acting in seats
    if not (fits and _bid_fits(fields) and _loss_fits(fields) and _turn_fits(fields)):
        raise InvalidPosition("phase-does-not-fit", phase=fields.phase_name)


def _is_cleared(fields: Fields) -> bool:
    """R-6.2: nothing is left of what goes at the end of an epoch."""
    going = (GOD, GOLD, FLOOD, *range(FIRST_CIVILIZATION, FIRST_MONUMENT))
    hands = [fields.tiles(seat) for seat in range(fields.players)]
    return (
        fields.track.count(EMPTY) == TRACK_SPACES
        and fields.ra_tiles == 0
        and not any(fields.face_down)
        and not any(hand[kind] for hand in hands for kind in going)
    )


def _bid_fits(fields: Fields) -> bool:
    bid, bidder = fields.best_bid, fields.best_bidder
    if fields.phase != BID:
        in_auction = fields.phase == LOSE and fields.auction in REASONS
        return (bid, bidder) == (0, NOBODY) and (fields.auction == NO_AUCTION or in_auction)
    if fields.auction not in REASONS or fields.face_up[fields.acting] >> (max(0, bid) + 1) == 0:
        return False
    if fields.auction == RA_DRAWN and (fields.ra_tiles == 0 or EMPTY not in fields.track):
        return False
    if fields.face_up[fields.turn] == 0:
        return False
    if bidder == NOBODY:
        return bid == 0
    # bidding goes once round, so the bidder is between the Ra player and who acts.
    asked = (fields.acting - fields.turn - 1) % fields.players
    had_its_say = (bidder - fields.turn - 1) % fields.players < asked
    return (
        bidder in range(fields.players)
        and had_its_say
        and bid > 0
        and bool(fields.face_up[bidder] >> bid & 1)
    )


def _loss_fits(fields: Fields) -> bool:
    if fields.phase != LOSE:
        return (fields.owed, fields.losing_to) == (0, EMPTY)
    if fields.losing_to not in (UNREST, EARTHQUAKE):
        return False
    family = fields.tiles(fields.acting)[slice(*TAKEN_BY[fields.losing_to])]
    most = 2 * int(IN_THE_BAG[fields.losing_to])
    if fields.auction == NO_AUCTION:
        took_it = fields.acting == fields.turn and fields.face_up[fields.turn] != 0
    else:
        track_is_empty = fields.track.count(EMPTY) == TRACK_SPACES
        took_it = track_is_empty and fields.face_down[fields.acting] != 0
    has_choice = sum(family) > fields.owed and sum(map(bool, family)) > 1
    return took_it and has_choice and 0 < fields.owed <= most


def _turn_fits(fields: Fields) -> bool:
    if fields.phase not in (TURN, DRAW, GODS):
        return True
    if fields.acting != fields.turn or fields.face_up[fields.turn] == 0:
        return False
    if fields.phase == DRAW:
        return fields.track.count(EMPTY) > 0
    if fields.phase == GODS:
        takeable = any(kind >= FIRST_TAKEN_BY_GODS for kind in fields.track)
        return fields.tiles(fields.turn)[GOD] > 0 and takeable
    return True
