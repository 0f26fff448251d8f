"""What holds in every game, whoever plays it and whatever is drawn."""

from collections import Counter
from random import Random

from hypothesis import given

from heliopolis import ra
from heliopolis.ra import events as ev
from heliopolis.ra.tiles import IN_THE_BAG

from .strategies import games, next_move, positions, seeds

MOST_MOVES = 3_000


def discarded(event: ra.Event) -> Counter[ra.Tile]:
    """The tiles that an event says were discarded."""
    match event:
        case ev.GodPlayed():
            return Counter([ra.Tile.GOD])
        case ev.DisasterStruck(disaster=disaster, count=count, lost=lost):
            return Counter({disaster: count}) + Counter(lost)
        case ev.TilesLost(lost=lost):
            return Counter(lost)
        case ev.Unsold(discarded=True, tiles=tiles) | ev.TilesDiscarded(tiles=tiles):
            return Counter(tiles)
    return Counter()


def tiles_in_play(position: ra.Position) -> Counter[ra.Tile]:
    """The tiles in the bag, on both tracks and in all hands."""
    view = position.view(None)
    counts = Counter(view.bag) + Counter(tile for tile in view.track if tile is not None)
    counts[ra.Tile.RA] += view.ra_tiles
    for seat in view.seats:
        counts.update(seat.tiles)
    return counts


@given(games, seeds)
def test_every_tile_is_somewhere_or_was_said_to_be_discarded(game: ra.Game, seed: int) -> None:
    """R-1.1."""
    everything = Counter(dict(zip(ra.TILES, map(int, IN_THE_BAG), strict=True)))
    rng = Random(seed)
    position = game.start(suns=game.sun_groups)
    gone: Counter[ra.Tile] = Counter()

    for _ in range(MOST_MOVES):
        if position.over:
            break
        position, happened = position.play(next_move(position, rng))
        for event in happened:
            gone.update(discarded(event))
        assert tiles_in_play(position) + gone == everything

    assert position.over


@given(positions)
def test_every_sun_is_in_one_place_and_nobody_has_more_than_dealt(position: ra.Position) -> None:
    """R-2.2 and R-4.3."""
    view = position.view(None)
    groups = position.game.sun_groups
    hands = [seat.face_up + seat.face_down for seat in view.seats]

    assert sorted((view.centre_sun, *sum(hands, ()))) == sorted((1, *sum(groups, ())))
    assert {len(hand) for hand in hands} == {len(groups[0])}
