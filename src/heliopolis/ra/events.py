"""What happened, as facts in the past tense: a screen can show each without looking anything up."""

from collections.abc import Callable, Sequence
from typing import Final, Literal

from heliopolis.core import events
from heliopolis.core.contract import Game, Seat
from heliopolis.core.events import Rows
from heliopolis.core.seats import EPOCHS, NOBODY
from heliopolis.core.value import value
from heliopolis.ra import facts
from heliopolis.ra.state import RA_DRAWN, RA_INVOKED
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
class Counts:
    """What a seat's points of an epoch are counted from; monuments and suns in every epoch.

    `civilization` and `monuments` are the different kinds, `alike` the points that three or more
    monuments of one kind bring, `suns` is the sum of the seat's suns.
    """

    gods: int
    gold: int
    pharaohs: int
    niles: int
    floods: int
    civilization: int
    monuments: int
    alike: int
    suns: int


@value
class Line:
    """One seat's points of one epoch, item by item, and the counts behind them.

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
    counts: Counts


Sheet = tuple[Line | None, ...]
"""The lines of one epoch by seat; None where the line is hidden from whoever looks."""


class EpochScored(events.EpochScored[Line]):
    """Every seat scored an epoch."""

    __slots__ = ()


@value
class TilesDiscarded:
    """At an epoch's end tiles went: a seat's, or those of both tracks when the seat is None."""

    seat: Seat | None
    tiles: Tiles


EpochBegan = events.EpochBegan
"""A new epoch began, all suns face up; the holder of the highest sun has the first turn."""


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


class _Reader(events.Reader[Line]):
    """Reads what only Ra has in its log."""

    line_type = Line
    scored = facts.SCORED
    counted = facts.COUNTED

    def listed(self) -> Tiles:
        # Not by `following`, because most lists are short and this is half of reading a sale.
        tiles: list[Tile] = []
        rows = self._rows
        while self._next < len(rows) and rows[self._next][0] == facts.LISTED:
            _, kind, count, _ = rows[self._next]
            tiles.extend([TILES[kind]] * count)
            self._next += 1
        return tuple(tiles)

    def owed(self) -> int:
        return self.next_row()[1]

    def epoch_ended(self, epoch: int, why: int) -> EpochEnded:
        self.epoch = epoch
        return EpochEnded(epoch, _END_OF_EPOCH[why])


_END_OF_EPOCH: Final[dict[int, EndOfEpoch]] = {
    facts.RA_TRACK_FULL: "ra-track-full",
    facts.SUNS_SPENT: "suns-spent",
}
_WHY: Final[dict[int, Why]] = {RA_DRAWN: "drawn", RA_INVOKED: "invoked"}

# The event that begins with each fact, from the three numbers after it and the rows that follow.
_EVENT_OF: Final[dict[int, Callable[[_Reader, int, int, int], Event]]] = {
    facts.TILE_DRAWN: lambda _, seat, kind, space: TileDrawn(seat, TILES[kind], space),
    facts.RA_TILE_DRAWN: lambda _, seat, tiles, spaces: RaDrawn(seat, tiles, spaces),
    facts.AUCTION_OPENED: lambda _, seat, why, __: AuctionOpened(seat, _WHY[why]),
    facts.BID_MADE: lambda _, seat, sun, __: BidMade(seat, sun),
    facts.PASSED: lambda _, seat, by_choice, __: Passed(seat, by_choice == 1),
    facts.AUCTION_WON: lambda rows, seat, paid, gained: AuctionWon(
        seat, paid, gained, rows.listed()
    ),
    facts.UNSOLD: lambda rows, discarded, _, __: Unsold(discarded == 1, rows.listed()),
    facts.GOD_PLAYED: lambda _, seat, kind, space: GodPlayed(seat, TILES[kind], space),
    facts.DISASTER_STRUCK: lambda rows, seat, disaster, count: DisasterStruck(
        seat, TILES[disaster], count, rows.listed(), rows.owed()
    ),
    facts.TILES_LOST: lambda rows, seat, disaster, _: TilesLost(
        seat, TILES[disaster], rows.listed(), rows.owed()
    ),
    facts.EPOCH_ENDED: lambda rows, epoch, why, _: rows.epoch_ended(epoch, why),
    facts.SCORED: lambda rows, _, __, ___: EpochScored(rows.epoch, rows.sheet()),
    facts.DISCARDED: lambda rows, seat, _, __: TilesDiscarded(
        None if seat == NOBODY else seat, rows.listed()
    ),
    facts.EPOCH_BEGAN: lambda _, epoch, starter, __: EpochBegan(epoch, starter),
    facts.GAME_OVER: lambda rows, winner, tied, _: GameOver((winner,), rows.scores, tied == 1),
}


def read_events(rows: Rows) -> tuple[Event, ...]:
    """Turn the rows of a log into events."""
    return _Reader(rows).events(_EVENT_OF)


def seen_by(game: Game, events: Sequence[Event], seat: Seat | None) -> tuple[Event, ...]:
    """The events of a game as a seat (or a spectator, None) may see them (R-1.4).

    With hidden scores others' lines are absent until the tablets are turned at the end.
    """
    if game.scores == "open":
        return tuple(events)
    return tuple(
        EpochScored(event.epoch, hide_lines(event.lines, seat))
        if isinstance(event, EpochScored) and event.epoch < EPOCHS
        else event
        for event in events
    )


def hide_lines(lines: Sheet, seat: Seat | None) -> Sheet:
    """The lines of one epoch without those of other seats."""
    return tuple(line if owner == seat else None for owner, line in enumerate(lines))
