"""R-5: what disasters take away."""

from heliopolis.core.compile import rule
from heliopolis.core.log import Log, note
from heliopolis.ra.facts import DISASTER_STRUCK, LISTED, OWED, TILES_LOST
from heliopolis.ra.scoring import different_kinds
from heliopolis.ra.state import LOSE, State
from heliopolis.ra.tiles import (
    DROUGHT,
    EARTHQUAKE,
    EMPTY,
    END_OF_CIVILIZATION,
    END_OF_MONUMENTS,
    FIRST_CIVILIZATION,
    FIRST_MONUMENT,
    FLOOD,
    FUNERAL,
    NILE,
    PHARAOH,
    UNREST,
)


@rule
def strike(s: State, seat: int, log: Log) -> bool:
    """R-5.1: resolve a seat's disasters; False when the seat has to choose what it loses first."""
    strike_funeral(s, seat, log)
    strike_drought(s, seat, log)
    return strike_choices(s, seat, log)


@rule
def strike_choices(s: State, seat: int, log: Log) -> bool:
    """R-11.4: all of unrest before earthquake; False when the seat has to choose."""
    return strike_family(
        s, seat, UNREST, FIRST_CIVILIZATION, END_OF_CIVILIZATION, log
    ) and strike_family(s, seat, EARTHQUAKE, FIRST_MONUMENT, END_OF_MONUMENTS, log)


@rule
def discard_disaster(s: State, seat: int, disaster: int, log: Log) -> int:
    """R-5.1: the disaster itself is discarded; the result is the tiles it takes, two for each."""
    count = int(s.tiles[seat, disaster])
    s.tiles[seat, disaster] = 0
    note(log, DISASTER_STRUCK, seat, disaster, count)
    return 2 * count


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
def strike_family(s: State, seat: int, disaster: int, first: int, end: int, log: Log) -> bool:
    """R-5.1: unrest and earthquake take tiles of the owner's choice; False when it has one."""
    if s.tiles[seat, disaster] == 0:
        return True
    s.owed = discard_disaster(s, seat, disaster, log)
    lose_without_choice(s, seat, first, end, log)
    if s.owed == 0:
        return True
    s.phase = LOSE
    s.acting = seat
    s.losing_to = disaster
    return False


@rule
def lose_without_choice(s: State, seat: int, first: int, end: int, log: Log) -> None:
    """R-5.2: with one kind left, or when all must go, tiles fall by themselves."""
    left = 0
    for kind in range(first, end):
        left += int(s.tiles[seat, kind])
    if left <= s.owed or different_kinds(s.tiles[seat], first, end) == 1:
        for kind in range(first, end):
            s.owed -= lose_up_to(s, seat, kind, int(s.owed), log)
        s.owed = 0
    note(log, OWED, s.owed, 0, 0)


@rule
def lose_tile(s: State, kind: int, log: Log) -> bool:
    """R-11.4: the acting seat gives up one tile; False while it has more to choose."""
    seat = int(s.acting)
    note(log, TILES_LOST, seat, s.losing_to, 0)
    s.owed -= lose_up_to(s, seat, kind, 1, log)
    if s.losing_to == UNREST:
        lose_without_choice(s, seat, FIRST_CIVILIZATION, END_OF_CIVILIZATION, log)
    else:
        lose_without_choice(s, seat, FIRST_MONUMENT, END_OF_MONUMENTS, log)
    if s.owed > 0:
        return False
    s.losing_to = EMPTY
    return strike_choices(s, seat, log)
