"""What is still to come in a game of Ra: the frame in which everything has its worth."""

from typing import NamedTuple

from heliopolis.bots.ra.traits import Traits
from heliopolis.core.bits import count_bits, wide
from heliopolis.core.compile import rule
from heliopolis.core.seats import EPOCHS
from heliopolis.ra.state import State
from heliopolis.ra.suns import BEST_SUN, RA_SPACES
from heliopolis.ra.tiles import EMPTY, KINDS, RA, TRACK_SPACES


class Outlook(NamedTuple):
    """What every seat may expect, whoever it is."""

    to_come: float  # tiles but Ra, of this epoch, on the track or not yet drawn
    on_track: float  # of them, on the track
    hope: float  # from 1, while much is to come, down to 0
    lot: float  # tiles that the next lots may have
    suns: float  # face-up suns of all seats
    bag: float  # tiles but Ra in the bag
    later: float  # tiles but Ra of a whole epoch after this one
    epochs: float  # epochs after this one
    best_sun: float  # the number of suns in play


@rule
def look(s: State, traits: Traits) -> Outlook:
    """The outlook of a position."""
    in_bag = 0
    for kind in range(KINDS):
        in_bag += int(s.bag[kind])
    ras = int(s.bag[RA])
    # The expected place of the last Ra tile of the epoch among those in the bag.
    spaces = int(RA_SPACES[s.players])
    left = spaces - int(s.ra_tiles)
    gap = (in_bag - ras) / (ras + 1.0)
    on_track = 0
    for space in range(TRACK_SPACES):
        if s.track[space] != EMPTY:
            on_track += 1
    suns = 0
    for seat in range(wide(s.players)):
        suns += count_bits(int(s.face_up[seat]))
    to_come = left * gap + on_track
    per_sun = to_come / max(1, suns)
    lot = per_sun * traits.lot_limit / (per_sun + traits.lot_limit)
    return Outlook(
        to_come,
        float(on_track),
        to_come / (to_come + 10.0),
        lot,
        float(suns),
        float(in_bag - ras),
        spaces * gap,
        float(EPOCHS - s.epoch),
        float(BEST_SUN[s.players]),
    )
