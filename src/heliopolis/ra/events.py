"""What happened, as facts in the past tense: a screen can show each without looking anything up."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Literal

from heliopolis.core.contract import Seat
from heliopolis.core.value import value
from heliopolis.ra import facts
from heliopolis.ra.state import NOBODY, RA_DRAWN
from heliopolis.ra.suns import EPOCHS
from heliopolis.ra.tiles import TILES, Tile

Why = Literal["drawn", "invoked"]
"""Why there is an auction: a Ra tile was drawn, or Ra was invoked."""
EndOfEpoch = Literal["ra-track-full", "suns-spent"]
Tiles = tuple[Tile, ...]


@value
class TileDrawn:
    """A seat drew a tile, which now lies on a space of the auction track."""

    seat: Seat
    tile: Tile
    space: int


@value
class RaDrawn:
    """A seat drew a Ra tile; so many of the Ra track's spaces are taken now."""

    seat: Seat
    ra_tiles: int
    ra_spaces: int


@value
class AuctionOpened:
    """An auction began; the Ra player bids last."""

    ra_player: Seat
    why: Why


@value
class BidMade:
    """A seat offered a sun."""

    seat: Seat
    sun: int


@value
class Passed:
    """A seat offered nothing, by choice or because it could not outbid."""

    seat: Seat
    by_choice: bool


@value
class AuctionWon:
    """A seat took the whole track, paying one sun and gaining the centre one."""

    seat: Seat
    paid: int
    gained: int
    tiles: Tiles


@value
class Unsold:
    """Nobody bid; the tiles stayed on the track or were discarded."""

    discarded: bool
    tiles: Tiles


@value
class GodPlayed:
    """A seat gave up a god for the tile on a space of the track."""

    seat: Seat
    tile: Tile
    space: int


@value
class DisasterStruck:
    """A seat discarded a disaster (or several of one kind) and the tiles it took at once.

    `owed` tiles are still to be lost by the seat's choice.
    """

    seat: Seat
    disaster: Tile
    count: int
    lost: Tiles
    owed: int


@value
class TilesLost:
    """A seat chose a tile to lose to a disaster, and with it lost what left no choice."""

    seat: Seat
    disaster: Tile
    lost: Tiles
    owed: int


@value
class EpochEnded:
    """An epoch ended, and why."""

    epoch: int
    why: EndOfEpoch


@value
class Line:
    """One seat's points of one epoch, item by item.

    `net` is their sum, `points` what the seat has afterwards: never below zero (R-7.6).
    """

    gods: int
    gold: int
    pharaohs: int
    river: int
    civilization: int
    monuments: int
    suns: int
    net: int
    points: int


Sheet = tuple[Line | None, ...]
"""The lines of one epoch by seat; None where the line is hidden from whoever looks."""


@value
class EpochScored:
    """Every seat scored an epoch."""

    epoch: int
    lines: Sheet


@value
class TilesDiscarded:
    """At an epoch's end tiles went: a seat's, or those of both tracks when the seat is None."""

    seat: Seat | None
    tiles: Tiles


@value
class EpochBegan:
    """A new epoch began; the holder of the highest sun has the first turn."""

    epoch: int
    starter: Seat


@value
class GameOver:
    """The game ended."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    by_tie_break: bool


Event = (
    TileDrawn
    | RaDrawn
    | AuctionOpened
    | BidMade
    | Passed
    | AuctionWon
    | Unsold
    | GodPlayed
    | DisasterStruck
    | TilesLost
    | EpochEnded
    | EpochScored
    | TilesDiscarded
    | EpochBegan
    | GameOver
)

_END_OF_EPOCH: Final[dict[int, EndOfEpoch]] = {
    facts.RA_TRACK_FULL: "ra-track-full",
    facts.SUNS_SPENT: "suns-spent",
}


class _Reader:
    """Reads the rows of a log one after the other."""

    def __init__(self, rows: Sequence[Sequence[int]]) -> None:
        self._rows = rows
        self._next = 0
        self._epoch = 0
        self._scores: tuple[int, ...] = ()

    def events(self) -> tuple[Event, ...]:
        found: list[Event] = []
        while self._next < len(self._rows):
            row = self._rows[self._next]
            self._next += 1
            found.append(self._event(*row))
        return tuple(found)

    def _listed(self) -> Tiles:
        tiles: list[Tile] = []
        while self._next < len(self._rows) and self._rows[self._next][0] == facts.LISTED:
            _, kind, count, _ = self._rows[self._next]
            tiles.extend([TILES[kind]] * count)
            self._next += 1
        return tuple(tiles)

    def _owed(self) -> int:
        self._next += 1
        return self._rows[self._next - 1][1]

    def _sheet(self) -> Sheet:
        """Read all SCORED and NET rows; the first SCORED row has been read already."""
        self._next -= 1
        lines: list[Line] = []
        items = [0] * (facts.SUNS_ITEM + 1)
        while self._rows[self._next][0] in (facts.SCORED, facts.NET):
            fact, _, second, third = self._rows[self._next]
            self._next += 1
            if fact == facts.SCORED:
                items[second] = third
            else:
                lines.append(Line(*items, second, third))  # type: ignore[call-arg]  # seven items
        self._scores = tuple(line.points for line in lines)
        return tuple(lines)

    def _event(self, fact: int, first: int, second: int, third: int) -> Event:
        match fact:
            case facts.TILE_DRAWN:
                return TileDrawn(first, TILES[second], third)
            case facts.PASSED:
                return Passed(first, second == 1)
            case facts.BID_MADE:
                return BidMade(first, second)
            case facts.RA_TILE_DRAWN:
                return RaDrawn(first, second, third)
            case facts.AUCTION_OPENED:
                return AuctionOpened(first, "drawn" if second == RA_DRAWN else "invoked")
            case facts.AUCTION_WON:
                return AuctionWon(first, second, third, self._listed())
            case facts.UNSOLD:
                return Unsold(first == 1, self._listed())
            case facts.GOD_PLAYED:
                return GodPlayed(first, TILES[second], third)
            case facts.DISASTER_STRUCK:
                return DisasterStruck(first, TILES[second], third, self._listed(), self._owed())
            case facts.TILES_LOST:
                return TilesLost(first, TILES[second], self._listed(), self._owed())
            case facts.EPOCH_ENDED:
                self._epoch = first
                return EpochEnded(first, _END_OF_EPOCH[second])
            case facts.SCORED:
                return EpochScored(self._epoch, self._sheet())
            case facts.DISCARDED:
                return TilesDiscarded(None if first == NOBODY else first, self._listed())
            case facts.EPOCH_BEGAN:
                return EpochBegan(first, second)
            case facts.GAME_OVER:
                return GameOver((first,), self._scores, second == 1)
        raise AssertionError(f"no event begins with fact {fact}")


def read_events(rows: Sequence[Sequence[int]]) -> tuple[Event, ...]:
    """Turn the rows of a log into events."""
    return _Reader(rows).events()


def seen_by(
    events: Sequence[Event], seat: Seat | None, open_scores: bool = True
) -> tuple[Event, ...]:
    """The events as a seat (or a spectator, None) may see them (R-1.4).

    With hidden scores others' lines are absent until the tablets are turned at the end.
    """
    if open_scores:
        return tuple(events)
    return tuple(
        replace(event, lines=hide_lines(event.lines, seat))
        if isinstance(event, EpochScored) and event.epoch < EPOCHS
        else event
        for event in events
    )


def hide_lines(lines: Sheet, seat: Seat | None) -> Sheet:
    """The lines of one epoch without those of other seats."""
    return tuple(line if owner == seat else None for owner, line in enumerate(lines))
