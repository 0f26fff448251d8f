"""What is still to come in a game of Ra: the frame in which everything has its worth."""

from typing import NamedTuple

from heliopolis.bots.ra.traits import Traits
from heliopolis.bots.ra.valuation.curves import fade
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
    bidders: float  # seats with face-up suns
    used: float  # how surely a sun is used for one of them
    suns: float  # face-up suns of all seats
    sharers: float  # those, and the suns that the end of the epoch leaves unused
    ends: float  # the chance that the next tile drawn ends the epoch
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
    bidders = 0
    for seat in range(wide(s.players)):
        suns += count_bits(int(s.face_up[seat]))
        if s.face_up[seat] != 0:
            bidders += 1
    to_come = left * gap + on_track
    sharers = max(1.0, suns + traits.waste / left)
    for_lots = max(0.0, to_come - traits.taken * on_track)
    per_sun = for_lots / sharers
    lot = per_sun * traits.lot_limit / (per_sun + traits.lot_limit)
    used = 1.0 - fade(traits.use * for_lots / sharers)
    if bidders == 1:  # its lots wait for it, and cost the lowest sun
        used *= 1.0 - traits.alone
    return Outlook(
        to_come,
        float(on_track),
        to_come / (to_come + 10.0),
        lot,
        float(bidders),
        used,
        float(suns),
        sharers,
        ras / max(1, in_bag) if left == 1 else 0.0,
        float(in_bag - ras),
        spaces * gap,
        float(EPOCHS - s.epoch),
        float(BEST_SUN[s.players]),
    )
