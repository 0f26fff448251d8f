"""What tiles of Ra are worth to a seat, in points, by simple sense.

Every estimate goes from a hope, while much of the epoch is to come, to the exact points (R-7, R-8)
when nothing is. `hope` is that share of the epoch, from 1 down to 0.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from heliopolis.bots.scales import between, civilization, monuments
from heliopolis.core.value import value
from heliopolis.ra.tiles import CIVILIZATION, DISASTERS, MONUMENTS, Tile

Hand = dict[Tile, int]

_GOD_HOPE: Final = 1.5
_SPARE_CIVILIZATION: Final = 0.3  # a second tile of a kind softens unrest
_NILE_LATER: Final = 0.6  # a Nile's points in an epoch to come, where a flood is likely
_PHARAOH_LATER: Final = 0.7  # a pharaoh's part in the races to come
_PHARAOH_HOPE: Final = 1.0


@value
class Outlook:
    """What the worth of a seat's tiles depends on besides the tiles."""

    hope: float
    epochs_after: int
    rival_pharaohs: tuple[int, ...]

    @property
    def hope_for_game(self) -> float:
        """The share of three epochs that is still to come."""
        return (self.epochs_after + self.hope) / 3


def worth(hand: Mapping[Tile, int], outlook: Outlook) -> float:
    """The points that a seat may expect of its tiles, now and later."""
    return (
        hand.get(Tile.GOD, 0) * (2 + _GOD_HOPE * outlook.hope)
        + hand.get(Tile.GOLD, 0) * 3
        + _pharaohs(hand.get(Tile.PHARAOH, 0), outlook)
        + _river(hand.get(Tile.NILE, 0), hand.get(Tile.FLOOD, 0), outlook)
        + _civilization(hand, outlook.hope)
        + monuments([hand.get(tile, 0) for tile in MONUMENTS], outlook.hope_for_game)
    )


def _pharaohs(own: int, outlook: Outlook) -> float:
    """R-7.3 for this epoch, and a part in the races to come."""
    most, fewest = max(outlook.rival_pharaohs), min(outlook.rival_pharaohs)
    if own == most == fewest:
        exact = 0
    elif own >= most:
        exact = 5
    else:
        exact = -2 if own <= fewest else 0
    later = own * _PHARAOH_LATER * outlook.epochs_after
    return between(exact, own * _PHARAOH_HOPE, outlook.hope) + later


def _river(niles: int, floods: int, outlook: Outlook) -> float:
    """R-7.4 for this epoch; Niles wait for later floods too."""
    now = floods + niles if floods else niles * 0.6 * outlook.hope
    return now + niles * _NILE_LATER * outlook.epochs_after


def _civilization(hand: Mapping[Tile, int], hope: float) -> float:
    """R-7.5."""
    held = [hand.get(tile, 0) for tile in CIVILIZATION]
    kinds = sum(map(bool, held))
    spare = _SPARE_CIVILIZATION * hope * (sum(held) - kinds)
    return civilization(kinds, hope) + spare


def with_tiles(hand: Mapping[Tile, int], tiles: Iterable[Tile], outlook: Outlook) -> Hand:
    """The hand after taking tiles and losing what their disasters take (R-5.1)."""
    after = dict(hand)
    for tile in tiles:
        after[tile] = after.get(tile, 0) + 1
    for disaster in DISASTERS:
        for _ in range(2 * after.pop(disaster, 0)):
            _lose_one(after, disaster, outlook)
    return after


def _lose_one(hand: Hand, disaster: Tile, outlook: Outlook) -> None:
    """Take away the tile that a disaster takes next, the least useful where there is a choice."""
    family = _FAMILY_OF[disaster]
    held = [tile for tile in family if hand.get(tile)]
    if disaster is Tile.DROUGHT:
        held = held[:1]
    if held:
        hand[min(held, key=lambda tile: cost_of_losing(hand, tile, outlook))] -= 1


def cost_of_losing(hand: Mapping[Tile, int], tile: Tile, outlook: Outlook) -> float:
    """What the hand would be worth less without one tile of a kind."""
    return worth(hand, outlook) - worth({**hand, tile: hand[tile] - 1}, outlook)


_FAMILY_OF: Final[dict[Tile, tuple[Tile, ...]]] = {
    Tile.FUNERAL: (Tile.PHARAOH,),
    Tile.DROUGHT: (Tile.FLOOD, Tile.NILE),
    Tile.UNREST: CIVILIZATION,
    Tile.EARTHQUAKE: MONUMENTS,
}
