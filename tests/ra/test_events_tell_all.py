"""Events are complete: whoever saw the start can follow a game by its events alone."""

from collections import Counter

import pytest

from heliopolis import ra
from heliopolis.ra.events import (
    AuctionOpened,
    AuctionWon,
    BidMade,
    DisasterStruck,
    EpochBegan,
    EpochEnded,
    EpochScored,
    GameOver,
    GodPlayed,
    Passed,
    RaDrawn,
    TileDrawn,
    TilesDiscarded,
    TilesLost,
    Unsold,
)

from .builders import EVERY_NUMBER_OF_PLAYERS, random_game


class Follower:
    """A table that is kept by events and looks nothing up."""

    def __init__(self, start: ra.View) -> None:
        self.epoch = 1
        self.track: list[ra.Tile | None] = [None] * 8
        self.ra_tiles = 0
        self.centre_sun = start.centre_sun
        self.bag = Counter(start.bag)
        self.hands: list[Counter[ra.Tile]] = [Counter() for _ in start.seats]
        self.face_up = [set(seat.face_up) for seat in start.seats]
        self.face_down: list[set[int]] = [set() for _ in start.seats]
        self.points: list[int | None] = [seat.points for seat in start.seats]
        self.auction: tuple[int, str] | None = None
        self.best: tuple[int, int] | None = None
        self.owed = 0
        self.winners: tuple[int, ...] = ()

    def see(self, event: ra.Event) -> None:
        match event:
            case TileDrawn(tile=tile, space=space):
                self.bag[tile] -= 1
                self.track[space] = tile
            case RaDrawn(ra_tiles=number):
                self.bag[ra.Tile.RA] -= 1
                self.ra_tiles = number
            case AuctionOpened(ra_player=seat, why=why):
                self.auction = seat, why
            case BidMade(seat=seat, sun=sun):
                self.best = seat, sun
            case Passed():
                pass
            case AuctionWon():
                self.sell(event)
            case Unsold(discarded=discarded, tiles=tiles):
                assert [tile for tile in self.track if tile] == list(tiles)
                self.auction = None
                if discarded:
                    self.track = [None] * 8
            case GodPlayed(seat=seat, tile=tile, space=space):
                assert self.track[space] == tile
                self.track[space] = None
                self.hands[seat] += Counter([tile])
                self.hands[seat] -= Counter([ra.Tile.GOD])
            case DisasterStruck(seat=seat, disaster=disaster, count=count, lost=lost, owed=owed):
                self.lose(seat, (disaster,) * count + lost, owed)
            case TilesLost(seat=seat, lost=lost, owed=owed):
                self.lose(seat, lost, owed)
            case EpochEnded(epoch=epoch):
                assert epoch == self.epoch
            case EpochScored(lines=lines):
                self.points = [line.points if line else None for line in lines]
            case TilesDiscarded(seat=None):
                self.track = [None] * 8
                self.ra_tiles = 0
            case TilesDiscarded(seat=seat, tiles=tiles):
                assert seat is not None
                self.lose(seat, tiles, 0)
            case EpochBegan(epoch=epoch):
                self.epoch = epoch
                self.turn_suns_up()
            case GameOver(winners=winners):
                self.winners = winners
                self.turn_suns_up()

    def sell(self, event: AuctionWon) -> None:
        assert self.best == (event.seat, event.paid)
        assert event.gained == self.centre_sun
        assert [tile for tile in self.track if tile] == list(event.tiles)
        self.face_up[event.seat].remove(event.paid)
        self.face_down[event.seat].add(event.gained)
        self.centre_sun = event.paid
        self.hands[event.seat] += Counter(event.tiles)
        self.track = [None] * 8
        self.auction = self.best = None

    def lose(self, seat: int, tiles: tuple[ra.Tile, ...], owed: int) -> None:
        assert Counter(tiles) <= self.hands[seat]
        self.hands[seat] -= Counter(tiles)
        self.owed = owed

    def turn_suns_up(self) -> None:
        for up, down in zip(self.face_up, self.face_down, strict=True):
            up |= down
            down.clear()
        self.auction = None

    def agrees_with(self, view: ra.View) -> None:
        """Assert that the table is what a spectator sees."""
        assert (self.epoch, self.ra_tiles) == (view.epoch, view.ra_tiles)
        assert (tuple(self.track), self.centre_sun) == (view.track, view.centre_sun)
        assert +self.bag == view.bag
        assert [dict(hand) for hand in self.hands] == [seat.tiles for seat in view.seats]
        assert self.face_up == [set(seat.face_up) for seat in view.seats]
        assert self.face_down == [set(seat.face_down) for seat in view.seats]
        assert self.points == [seat.points for seat in view.seats]
        assert self.owed == view.owed
        if view.phase == "auction":
            assert self.auction == (view.turn, view.auction)
            assert self.best == (view.best_bid and (view.best_bidder, view.best_bid))


@pytest.mark.parametrize("edition", ["rio-grande", "windrider"])
@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_a_game_can_be_followed_by_its_events_alone(players: int, edition: str) -> None:
    for seed in range(3):
        game = random_game(players, edition, seed)
        table = Follower(game[0][0].view(None))

        for here, move in game:
            table.agrees_with(here.view(None))
            for event in here.play(move).events:
                table.see(event)

        end = here.play(move).position
        table.agrees_with(end.view(None))
        assert table.winners == end.winners
