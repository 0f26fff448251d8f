"""What holds in every game, whoever plays it and whatever is drawn."""

from collections import Counter
from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

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


@given(positions, st.integers(0, 4))
def test_a_view_tells_what_the_rules_allow_and_nothing_more(
    position: ra.Position, viewer: int
) -> None:
    """R-1.4: only others' points may be hidden, so all else is the same for everybody."""
    seat = viewer if viewer < position.game.players else None
    hidden = position.view(seat, open_scores=False)
    thought = ra.from_view(hidden)

    other = ra.from_view(
        replace(
            position.view(None),
            seats=tuple(
                line if owner == seat else replace(line, points=(line.points or 0) + 1)
                for owner, line in enumerate(position.view(None).seats)
            ),
        )
    )

    assert thought.view(seat, open_scores=False).seats == hidden.seats
    if not position.over:
        assert other.view(seat, open_scores=False).seats == hidden.seats
    for owner, line in enumerate(hidden.seats):
        assert (line.points is None) == (owner != seat and not position.over)
    for sheet in hidden.sheets:
        for owner, score in enumerate(sheet):
            assert (score is None) == (owner != seat and not position.over)
    assert thought.moves() == position.moves()
    assert thought.odds() == position.odds()
