"""R-5: what disasters take away."""

from heliopolis.core.compile import rule
from heliopolis.core.log import Log, note
from heliopolis.ra.facts import DISASTER_STRUCK, LISTED, OWED, TILES_LOST
from heliopolis.ra.rulebook import TILES_OF_A_DISASTER
from heliopolis.ra.scoring import different_kinds
from heliopolis.ra.state import COMPLETE, LOSE, NO_AUCTION, STRIKE, State
from heliopolis.ra.tiles import (
    DROUGHT,
    EARTHQUAKE,
    EMPTY,
    FLOOD,
    FUNERAL,
    NILE,
    PHARAOH,
    TAKEN_BY,
    UNREST,
)
from heliopolis.ra.turn import go_on_with_gods


@rule
def strike(s: State, log: Log) -> None:
    """R-5.1: resolve the acting seat's disasters, until it has to choose or none is left."""
    seat = int(s.acting)
    strike_funeral(s, seat, log)
    strike_drought(s, seat, log)
    # all of unrest before earthquake.
    if strike_family(s, seat, UNREST, log) or strike_family(s, seat, EARTHQUAKE, log):
        return
    if s.auction == NO_AUCTION and s.at_once:
        go_on_with_gods(s)
    else:
        s.phase = COMPLETE


@rule
def discard_disaster(s: State, seat: int, disaster: int, log: Log) -> int:
    """R-5.1: the disaster itself is discarded; the result is the tiles it takes, two for each."""
    count = int(s.tiles[seat, disaster])
    s.tiles[seat, disaster] = 0
    note(log, DISASTER_STRUCK, seat, disaster, count)
    return TILES_OF_A_DISASTER * count


@rule
def lose_up_to(s: State, seat: int, kind: int, most: int, log: Log) -> int:
    """Discard up to so many tiles of a kind, or what there is; the result is how many."""
    lost = min(most, int(s.tiles[seat, kind]))
    if lost > 0:
        s.tiles[seat, kind] -= lost
        note(log, LISTED, kind, lost, 0)
    return lost


@rule
def strike_funeral(s: State, seat: int, log: Log) -> None:
    """R-5.1: a funeral takes pharaohs; nobody is asked (R-5.2)."""
    if s.tiles[seat, FUNERAL] > 0:
        owed = discard_disaster(s, seat, FUNERAL, log)
        lose_up_to(s, seat, PHARAOH, owed, log)
        note(log, OWED, 0, 0, 0)


@rule
def strike_drought(s: State, seat: int, log: Log) -> None:
    """R-5.1: a drought takes floods first, then Niles."""
    if s.tiles[seat, DROUGHT] > 0:
        owed = discard_disaster(s, seat, DROUGHT, log)
        owed -= lose_up_to(s, seat, FLOOD, owed, log)
        lose_up_to(s, seat, NILE, owed, log)
        note(log, OWED, 0, 0, 0)


@rule
def strike_family(s: State, seat: int, disaster: int, log: Log) -> bool:
    """R-5.1: unrest and earthquake take tiles of the owner's choice; whether it has to choose."""
    if s.tiles[seat, disaster] == 0:
        return False
    owed = discard_disaster(s, seat, disaster, log)
    s.owed = lose_without_choice(s, seat, disaster, owed, log)
    if s.owed == 0:
        return False
    s.phase = LOSE
    s.losing_to = disaster
    return True


@rule
def lose_without_choice(s: State, seat: int, disaster: int, owed: int, log: Log) -> int:
    """R-5.2: with one kind left, or when all must go, tiles fall by themselves; what is owed."""
    first, end = int(TAKEN_BY[disaster, 0]), int(TAKEN_BY[disaster, 1])
    left = 0
    for kind in range(first, end):
        left += int(s.tiles[seat, kind])
    if left <= owed or different_kinds(s.tiles[seat], first, end) == 1:
        for kind in range(first, end):
            lose_up_to(s, seat, kind, owed, log)
        owed = 0
    note(log, OWED, owed, 0, 0)
    return owed


@rule
def lose_tile(s: State, kind: int, log: Log) -> None:
    """R-11.4: the acting seat gives up one tile; when all is paid, other disasters follow."""
    seat = int(s.acting)
    note(log, TILES_LOST, seat, s.losing_to, 0)
    owed = s.owed - lose_up_to(s, seat, kind, 1, log)
    s.owed = lose_without_choice(s, seat, int(s.losing_to), owed, log)
    if s.owed == 0:
        s.losing_to = EMPTY
        s.phase = STRIKE
