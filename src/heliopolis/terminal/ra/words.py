"""Every event and every move of Ra as an English sentence."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, assert_never

from heliopolis import ra
from heliopolis.core.contract import Seat
from heliopolis.ra import events
from heliopolis.ra.editions import Names
from heliopolis.ra.tiles import CIVILIZATION, Tile
from heliopolis.terminal.words import Speaker, counted, join

_WITHOUT_NUMBER: Final = frozenset({Tile.GOLD, Tile.UNREST, *CIVILIZATION})
_CAPITALS: Final = {"nile": "Nile", "ra": "Ra tile"}
_PLURALS: Final = {"fortress": "fortresses", "sphinx": "sphinxes"}


class Words(Speaker):
    """The words for one table: the names of its seats, and of the tiles in its edition."""

    def __init__(self, seats: Sequence[str], names: Names) -> None:
        super().__init__(seats)
        self._names = names

    def tile(self, tile: Tile) -> str:
        """The word on a tile."""
        word = self._names.of(tile)
        return _CAPITALS.get(word, word)

    def tiles(self, tile: Tile, count: int) -> str:
        """Several tiles of a kind with their number: ``2 Niles``, ``1 art``."""
        word = self.tile(tile)
        if count != 1 and tile not in _WITHOUT_NUMBER:
            word = _PLURALS.get(word, f"{word}s")
        return f"{count} {word}"

    def a_tile(self, tile: Tile) -> str:
        """One tile of a kind: ``a Nile``, ``an obelisk``, ``art``."""
        word = self.tile(tile)
        if tile in _WITHOUT_NUMBER:
            return word
        return f"an {word}" if word[0] in "aeiou" else f"a {word}"

    def listed(self, tiles: Iterable[Tile]) -> str:
        """Tiles as a list, those of a kind together: ``2 Niles, a god and art``."""
        counts = Counter(tiles)
        return (
            join(
                [
                    self.a_tile(tile) if counts[tile] == 1 else self.tiles(tile, counts[tile])
                    for tile in ra.TILES
                    if counts[tile]
                ]
            )
            or "nothing"
        )

    def event(self, event: ra.Event) -> str:
        """What happened, as a sentence."""
        match event:
            case events.TileDrawn():
                return f"{self.does(event.seat, 'draw')} {self.a_tile(event.tile)}."
            case events.RaDrawn():
                number = f"number {event.ra_tiles} of {event.ra_spaces}"
                return f"{self.does(event.seat, 'draw')} a Ra tile, {number}."
            case events.AuctionOpened(why="drawn"):
                return "An auction begins."
            case events.AuctionOpened():
                return f"{self.does(event.ra_player, 'invoke')} Ra."
            case events.BidMade():
                return f"{self.does(event.seat, 'bid')} {event.sun}."
            case events.Passed():
                return self.passes([event.seat], event.by_choice)
            case events.AuctionWon():
                return self._won(event)
            case events.Unsold():
                return self._unsold(event)
            case events.GodPlayed():
                take = self.verb("take", [event.seat])
                gives = self.does(event.seat, "give")
                return f"{gives} up a god and {take} {self.a_tile(event.tile)}."
            case events.DisasterStruck():
                return self._struck(event)
            case events.TilesLost():
                more = f", {event.owed} more to go" if event.owed else ""
                lost = f"{self.does(event.seat, 'lose')} {self.listed(event.lost)}"
                return f"{lost} to {self.a_tile(event.disaster)}{more}."
            case events.EpochEnded():
                full = event.why == "ra-track-full"
                why = "the Ra track is full" if full else "the last sun is spent"
                return f"Epoch {event.epoch} ends: {why}."
            case events.EpochScored():
                return self.scored(event)
            case events.TilesDiscarded():
                if event.seat is None:
                    return f"Both tracks are cleared: {self.listed(event.tiles)}."
                return f"{self.does(event.seat, 'discard')} {self.listed(event.tiles)}."
            case events.EpochBegan():
                start = self.verb("start", [event.starter])
                who = f"{self.does(event.starter, 'have')} the highest sun and {start}"
                return f"Epoch {event.epoch} begins. {who}."
            case events.GameOver():
                return self._over(event)
        assert_never(event)

    def passes(self, seats: Sequence[Seat], by_choice: bool) -> str:
        """Several seats in a row offered nothing."""
        who = join([self.seats[seats[0]], *map(self.within, seats[1:])])
        return f"{who} {self.verb('pass', seats) if by_choice else 'cannot bid'}."

    def discards(self, discards: Sequence[events.TilesDiscarded]) -> str:
        """What went after an epoch, from the board and from several seats."""
        gone = [
            f"{self._owner(event.seat)} {self.listed(event.tiles)}"
            for event in discards
            if event.tiles
        ]
        return f"Discarded: {'; '.join(gone) or 'nothing'}."

    def _owner(self, seat: Seat | None) -> str:
        return "from the board" if seat is None else f"by {self.within(seat)}"

    def _won(self, event: events.AuctionWon) -> str:
        take = self.verb("take", [event.seat])
        tiles = self.listed(event.tiles) if event.tiles else "no tiles"
        wins = self.does(event.seat, "win")
        return f"{wins}, paying sun {event.paid} for sun {event.gained}, and {take} {tiles}."

    def _unsold(self, event: events.Unsold) -> str:
        if event.discarded:
            return f"Nobody bid: discarded are {self.listed(event.tiles)}."
        return "Nobody bid; the tiles stay." if event.tiles else "Nobody bid."

    def _struck(self, event: events.DisasterStruck) -> str:
        what = self.a_tile(event.disaster)
        times = {1: "", 2: " twice"}.get(event.count, f" {event.count} times")
        if event.owed:
            must = f"must lose {counted(event.owed, 'tile')}"
        else:
            must = f"{self.verb('lose', [event.seat])} {self.listed(event.lost)}"
        return f"{what[0].upper()}{what[1:]} strikes{times}: {self.within(event.seat)} {must}."

    def _over(self, event: events.GameOver) -> str:
        (winner,) = event.winners
        best = event.scores[winner]
        if not event.by_tie_break:
            return self.won(winner, best)
        wins = f"{self.within(winner)} {self.verb('win', [winner])}"
        tied = [self.within(seat) for seat, score in enumerate(event.scores) if score == best]
        return (
            f"The game is over: {join(tied)} have {best} points each, "
            f"and {wins} by the highest sun (R-8.4)."
        )

    def move(self, move: ra.Move, view: ra.View) -> str:
        """What a move would do here."""
        tiles = sum(tile is not None for tile in view.track)
        lot = "the centre sun alone"
        if tiles:
            lot = "the tile" if tiles == 1 else f"the {tiles} tiles"
        match move:
            case ra.Draw():
                return "draw a tile from the bag"
            case ra.InvokeRa():
                return f"invoke Ra: an auction for {lot}"
            case ra.PlayGod(tile=tile):
                return f"give up a god and take {self.a_tile(tile)}"
            case ra.Done():
                return "play no more gods"
            case ra.Bid(sun=sun):
                return f"offer sun {sun} for {lot}"
            case ra.Pass():
                return "offer nothing"
            case ra.Lose(tile=tile):
                held = 0 if view.acting is None else view.seats[view.acting].tiles.get(tile, 0)
                if held > 1:
                    return f"lose one of {self.tiles(tile, held)}"
                return f"lose the only {self.tile(tile)}"
            case ra.Drawn(tile=tile):
                return f"{self.a_tile(tile)} is drawn"
        assert_never(move)
