"""R-3: what a seat does in its turn, outside auctions."""

from heliopolis.core.compile import rule
from heliopolis.core.log import Log, note
from heliopolis.ra.auction import open_auction
from heliopolis.ra.facts import GOD_PLAYED, RA_TILE_DRAWN, TILE_DRAWN
from heliopolis.ra.state import (
    COMPLETE,
    DRAW,
    GODS,
    RA_DRAWN,
    RA_INVOKED,
    STRIKE,
    State,
    first_free_space,
)
from heliopolis.ra.suns import RA_SPACES
from heliopolis.ra.tiles import EMPTY, FIRST_TAKEN_BY_GODS, GOD, RA, TRACK_SPACES


@rule
def draw(s: State) -> None:
    """R-3.2: a tile is to be drawn; which one is a chance outcome."""
    s.phase = DRAW


@rule
def place_drawn(s: State, kind: int, log: Log) -> None:
    """R-3.2: a Ra tile goes to the Ra track, any other to the first free space."""
    s.bag[kind] -= 1
    if kind == RA:
        place_ra(s, log)
        return
    space = first_free_space(s)
    s.track[space] = kind
    note(log, TILE_DRAWN, s.turn, kind, space)
    s.phase = COMPLETE


@rule
def place_ra(s: State, log: Log) -> None:
    """R-3.3: a Ra tile starts an auction, but the last one ends the epoch at once."""
    s.ra_tiles += 1
    spaces = RA_SPACES[s.players]
    note(log, RA_TILE_DRAWN, s.turn, s.ra_tiles, spaces)
    if s.ra_tiles == spaces:
        s.phase = COMPLETE
    else:
        open_auction(s, RA_DRAWN, log)


@rule
def invoke_ra(s: State, log: Log) -> None:
    """R-3.6: an auction with the invoker as Ra player, even for an empty track."""
    open_auction(s, RA_INVOKED, log)


@rule
def tiles_for_gods(s: State) -> int:
    """R-3.4: the kinds a god may take from the track, as bits: all but gods."""
    kinds = 0
    for space in range(TRACK_SPACES):
        if s.track[space] >= FIRST_TAKEN_BY_GODS:
            kinds |= 1 << int(s.track[space])
    return kinds


@rule
def space_of(s: State, kind: int) -> int:
    """The first space of the track with a tile of that kind, or EMPTY without one."""
    for space in range(TRACK_SPACES):
        if s.track[space] == kind:
            return space
    return EMPTY


@rule
def play_god(s: State, kind: int, log: Log) -> None:
    """R-3.4: one god is given up for one tile; R-3.5: a disaster may strike at once."""
    seat = int(s.acting)
    space = space_of(s, kind)
    note(log, GOD_PLAYED, seat, kind, space)
    s.tiles[seat, GOD] -= 1
    s.tiles[seat, kind] += 1
    s.track[space] = EMPTY
    if s.at_once:
        s.phase = STRIKE
    else:
        go_on_with_gods(s)


@rule
def go_on_with_gods(s: State) -> None:
    """R-11.3: more gods are asked for only while there is a god and a tile for it."""
    if s.tiles[s.turn, GOD] > 0 and tiles_for_gods(s) != 0:
        s.phase = GODS
    else:
        finish_gods(s)


@rule
def finish_gods(s: State) -> None:
    """R-3.5: disasters taken with gods strike after the turn's last, or have struck already."""
    s.phase = COMPLETE if s.at_once else STRIKE
