"""The moves of Ra as typed values, and the kernel's small number for each."""

from typing import Final

from heliopolis.core.value import value
from heliopolis.ra.suns import HIGHEST_SUN
from heliopolis.ra.tiles import (
    END_OF_MONUMENTS,
    FIRST_CIVILIZATION,
    FIRST_TAKEN_BY_GODS,
    KINDS,
    TILES,
    Tile,
)


@value
class Draw:
    """Draw a tile; which one is a chance outcome."""

    def __str__(self) -> str:
        return "draw"


@value
class InvokeRa:
    """Call for an auction."""

    def __str__(self) -> str:
        return "ra"


class _OfTile:
    """A move with a tile, for which its name in notation may be given."""

    __slots__ = ()
    tile: Tile

    def __post_init__(self) -> None:
        object.__setattr__(self, "tile", Tile(self.tile))


@value
class PlayGod(_OfTile):
    """Give up one god for one tile of the auction track."""

    tile: Tile

    def __str__(self) -> str:
        return f"god {self.tile.value}"


@value
class Done:
    """Play no more gods this turn."""

    def __str__(self) -> str:
        return "done"


@value
class Bid:
    """Offer a face-up sun for the track."""

    sun: int

    def __str__(self) -> str:
        return f"bid {self.sun}"


@value
class Pass:
    """Offer nothing for the track."""

    def __str__(self) -> str:
        return "pass"


@value
class Lose(_OfTile):
    """Give up one tile to a disaster."""

    tile: Tile

    def __str__(self) -> str:
        return f"lose {self.tile.value}"


@value
class Drawn(_OfTile):
    """Chance: the tile that came out of the bag."""

    tile: Tile

    def __str__(self) -> str:
        return f"+{self.tile.value}"


Move = Draw | InvokeRa | PlayGod | Done | Bid | Pass | Lose | Drawn

# The number of a decision is its action; numbers of moves with an argument start at a base.
DRAW_ACTION: Final = 0
RA_ACTION: Final = 1
DONE_ACTION: Final = 2
PASS_ACTION: Final = 3
BID_BASE: Final = 3  # + the sun, so from 4
GOD_BASE: Final = BID_BASE + HIGHEST_SUN + 1 - FIRST_TAKEN_BY_GODS  # + the kind
LOSE_BASE: Final = int(GOD_BASE + KINDS - FIRST_CIVILIZATION)  # + the kind
ACTIONS: Final = int(LOSE_BASE + END_OF_MONUMENTS)
"""How many decisions there are; the number of an outcome is ACTIONS + its kind."""

MOVES: Final[tuple[Move, ...]] = (
    Draw(),
    InvokeRa(),
    Done(),
    Pass(),
    *(Bid(sun) for sun in range(1, HIGHEST_SUN + 1)),
    *(PlayGod(tile) for tile in TILES[FIRST_TAKEN_BY_GODS:]),
    *(Lose(tile) for tile in TILES[FIRST_CIVILIZATION:END_OF_MONUMENTS]),
    *(Drawn(tile) for tile in TILES),
)
"""Every move and outcome of the game, at its number."""
