"""The tiles of Ra in words, as they are called in an edition."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from heliopolis import ra
from heliopolis.core.contract import Seat
from heliopolis.ra.tiles import Tile
from heliopolis.texts.catalogue import Catalogue
from heliopolis.texts.table import TableTexts

_WAR: Final = frozenset({"windrider"})
"""R-1.3: the editions whose names call unrest a war."""


class RaWords(TableTexts):
    """Seats and tiles of one table."""

    def __init__(
        self, catalogue: Catalogue, game: ra.Game, seats: Sequence[str], you: Seat | None = None
    ) -> None:
        super().__init__(catalogue, seats, you)
        self._unrest = "war" if game.edition.names in _WAR else Tile.UNREST.value

    def tile_key(self, tile: str) -> str:
        """The key of a tile's names, which depend on the edition."""
        return super().tile_key(self._unrest if tile == Tile.UNREST else tile)

    def tile(self, tile: Tile) -> str:
        """The word on a tile."""
        return self.say(self.tile_key(tile))

    def short_tile(self, tile: Tile) -> str:
        """The same with at most twelve letters."""
        return self.say(f"{self.tile_key(tile)}.short")

    def a_tile(self, tile: Tile) -> str:
        """One tile of a kind as an object: ``a Nile``, ``an obelisk``, ``art``."""
        return self.say(f"{self.tile_key(tile)}.a")

    def gender(self, tile: Tile) -> str:
        """The grammatical gender of a tile's word: m, f, n, or p for a plural."""
        return self.say(f"{self.tile_key(tile)}.gender")

    def tiles(self, tile: Tile, count: int) -> str:
        """Several tiles of a kind with their number: ``2 Niles``, ``1 art``."""
        return self.say(f"{self.tile_key(tile)}.count", n=count)

    def objects(self, tiles: Iterable[Tile]) -> str:
        """Tiles as the object of a sentence, by kind: ``2 Niles, a god and art``."""
        counts = Counter(tiles)
        each = [
            self.a_tile(tile) if counts[tile] == 1 else self.tiles(tile, counts[tile])
            for tile in ra.TILES
            if counts[tile]
        ]
        return self.catalogue.join(each) or self.say("ra-nothing")

    def counted(self, tiles: Iterable[Tile]) -> str:
        """Tiles as a list of its own, by kind: ``2 Niles, 1 god and 1 art``."""
        counts = Counter(tiles)
        each = [self.tiles(tile, counts[tile]) for tile in ra.TILES if counts[tile]]
        return self.catalogue.join(each) or self.say("ra-nothing")
