"""R-5: what disasters take away."""

import pytest

from heliopolis import ra
from heliopolis.ra.events import AuctionWon, BidMade, DisasterStruck, Event, TilesLost
from heliopolis.ra.tiles import CIVILIZATION, MONUMENTS

from .builders import (
    GROUPS,
    after,
    events_of,
    hand,
    last_bidder,
    legal,
    position,
    seat_of,
    tile,
    tiles,
)


def struck(track: str, **held: int) -> ra.Position:
    """The position after seat 0, with these tiles, wins this track."""
    return last_bidder(track=track, tiles=[held]).play("bid 9").position


def strikes(track: str, **held: int) -> tuple[Event, ...]:
    """What happens after seat 0, with these tiles, has won this track."""
    return last_bidder(track=track, tiles=[held]).play("bid 9").events[2:]


@pytest.mark.parametrize(
    ("pharaohs", "funerals", "left"),
    [(0, 1, 0), (1, 1, 0), (2, 1, 0), (3, 1, 1), (7, 1, 5), (3, 2, 0), (4, 2, 0), (5, 2, 1)],
)
def test_a_funeral_takes_two_pharaohs_or_what_there_is(
    pharaohs: int, funerals: int, left: int
) -> None:
    """R-5.1: and is discarded itself."""
    here = struck("funeral " * funerals, pharaoh=pharaohs, nile=2, flood=1, gold=1)

    assert seat_of(here, 0).tiles == hand(pharaoh=left, nile=2, flood=1, gold=1)
    assert here.actor == 1


@pytest.mark.parametrize(
    ("floods", "niles", "droughts", "left"),
    [
        (0, 0, 1, (0, 0)),
        (1, 0, 1, (0, 0)),
        (0, 1, 1, (0, 0)),
        (3, 4, 1, (1, 4)),
        (2, 4, 1, (0, 4)),
        (1, 4, 1, (0, 3)),
        (0, 4, 1, (0, 2)),
        (3, 4, 2, (0, 3)),
        (5, 4, 2, (1, 4)),
        (0, 3, 2, (0, 0)),
        (1, 1, 2, (0, 0)),
    ],
)
def test_a_drought_takes_floods_first_and_then_niles(
    floods: int, niles: int, droughts: int, left: tuple[int, int]
) -> None:
    """R-5.1."""
    here = struck("drought " * droughts, flood=floods, nile=niles, pharaoh=3, art=1)

    assert seat_of(here, 0).tiles == hand(flood=left[0], nile=left[1], pharaoh=3, art=1)
    assert here.actor == 1


@pytest.mark.parametrize(
    ("disaster", "family"), [("unrest", CIVILIZATION), ("earthquake", MONUMENTS)]
)
def test_the_owner_chooses_from_the_whole_family(
    disaster: str, family: tuple[ra.Tile, ...]
) -> None:
    """R-5.1: from the first kind to the last, and nothing else."""
    held = {kind.name.lower(): 1 for kind in (*CIVILIZATION, *MONUMENTS)}
    here = struck(disaster, **held, gold=1, god=1, pharaoh=1, nile=1, flood=1)

    assert legal(here) == [f"lose {kind}" for kind in family]
    assert here.view(None).owed == 2
    assert here.view(None).losing_to == disaster


@pytest.mark.parametrize("disaster", ["unrest", "earthquake"])
def test_a_choice_takes_the_two_chosen_tiles_and_the_disaster(disaster: str) -> None:
    """R-5.1."""
    first, last = ("agriculture", "writing") if disaster == "unrest" else ("fortress", "temple")
    here = struck(disaster, **{first: 2, last: 2}, gold=1)

    there = after(here, f"lose {first}", f"lose {last}")

    assert seat_of(there, 0).tiles == hand(**{first: 1, last: 1}, gold=1)
    assert (there.view(None).phase, there.actor) == ("turn", 1)


@pytest.mark.parametrize(
    ("track", "owed"),
    [("unrest", 2), ("unrest unrest", 4), ("unrest " * 3, 6), ("unrest " * 4, 8)],
)
def test_same_disasters_add_up(track: str, owed: int) -> None:
    """R-5.1."""
    here = struck(track, art=5, writing=5)

    there = after(here, *["lose art", "lose writing"] * (owed // 2))

    assert here.view(None).owed == owed
    assert sum(seat_of(there, 0).tiles.values()) == 10 - owed
    assert there.view(None).phase == "turn"


def test_two_earthquakes_take_four_monuments() -> None:
    """R-5.1."""
    here = struck("earthquake earthquake", sphinx=5, statue=2)

    assert here.view(None).owed == 4


def test_nothing_is_owed_later() -> None:
    """R-5.1: a monument that comes after an earthquake is safe."""
    here = struck("earthquake")

    there = after(here, "draw", "+temple", "ra", "pass", "bid 6")

    assert seat_of(there, 0).tiles == hand(temple=1)


def test_new_tiles_are_placed_before_their_disaster_strikes() -> None:
    """R-5.1."""
    here = struck("unrest art art", gold=1)

    assert seat_of(here, 0).tiles == hand(gold=1)


@pytest.mark.parametrize(
    ("disaster", "others"),
    [
        ("funeral", {"nile": 2, "flood": 2, "art": 2, "temple": 2}),
        ("drought", {"pharaoh": 2, "art": 2, "temple": 2}),
        ("unrest", {"pharaoh": 2, "nile": 2, "flood": 2, "temple": 2}),
        ("earthquake", {"pharaoh": 2, "nile": 2, "flood": 2, "art": 2}),
    ],
)
def test_a_disaster_takes_its_own_family_only(disaster: str, others: dict[str, int]) -> None:
    """R-5.1 and R-5.2: gold and gods are never hit."""
    here = struck(disaster, **others, gold=3, god=2)

    assert seat_of(here, 0).tiles == hand(**others, gold=3, god=2)


def test_only_the_winner_is_hit() -> None:
    """R-5.1."""
    here = last_bidder(3, track="funeral", tiles=[{}, {"pharaoh": 3}, {"pharaoh": 3}])

    there = after(here, "bid 13")

    assert seat_of(there, 1).tiles == hand(pharaoh=3)
    assert seat_of(there, 2).tiles == hand(pharaoh=3)


def test_the_winner_chooses_even_when_it_is_not_its_turn() -> None:
    """R-5.1: and afterwards the turn passes on from the Ra player."""
    here = position(
        5,
        turn=1,
        phase="draw",
        track="unrest",
        tiles=[{}, {}, {}, {}, {"art": 2, "religion": 2}],
    )
    asked = after(here, "+ra", "pass", "pass", "bid 12", "pass", "pass")

    there = after(asked, "lose art", "lose art")

    assert (asked.actor, asked.view(None).turn) == (4, 1)
    assert there.actor == 2


@pytest.mark.parametrize(
    ("disaster", "first", "last"),
    [("unrest", "agriculture", "writing"), ("earthquake", "fortress", "temple")],
)
@pytest.mark.parametrize(("firsts", "lasts"), [(1, 0), (0, 1), (1, 1), (2, 0), (0, 2), (0, 3)])
def test_nobody_is_asked_where_the_choice_makes_no_difference(
    disaster: str, first: str, last: str, firsts: int, lasts: int
) -> None:
    """R-5.2: one kind left, or all must go."""
    here = struck(disaster, **{first: firsts, last: lasts})

    assert seat_of(here, 0).tiles == hand(**{last: max(0, lasts - 2)})
    assert (here.view(None).phase, here.actor) == ("turn", 1)


def test_three_tiles_of_two_kinds_are_a_choice() -> None:
    """R-5.2."""
    here = struck("unrest", art=2, writing=1)

    assert legal(here) == ["lose art", "lose writing"]


def test_four_tiles_must_all_go_to_two_unrests() -> None:
    """R-5.2."""
    here = struck("unrest unrest", art=2, writing=1, religion=1)

    assert seat_of(here, 0).tiles == {}


@pytest.mark.parametrize("kind", ["agriculture", "writing"])
def test_five_tiles_of_one_kind_lose_two_unasked(kind: str) -> None:
    """R-5.2."""
    happened = strikes("unrest", **{kind: 5})

    assert happened == (DisasterStruck(0, ra.Tile.UNREST, count=1, lost=(tile(kind),) * 2, owed=0),)


def test_the_windrider_example_of_three_disasters() -> None:
    """R-5.1: an earthquake by choice, a war that finds one tile, a drought that finds one flood."""
    here = position(
        2,
        edition="windrider",
        phase="auction",
        auction="drawn",
        ra_tiles=1,
        track="earthquake unrest drought",
        tiles=[{"obelisk": 1, "sphinx": 2, "temple": 1, "agriculture": 1, "flood": 1, "nile": 3}],
    )

    there = after(here, "bid 9", "lose obelisk", "lose sphinx")

    assert seat_of(there, 0).tiles == hand(sphinx=1, temple=1, nile=2)


def test_disasters_are_reported_kind_by_kind_with_what_they_took() -> None:
    """R-5.1."""
    here = last_bidder(
        track="earthquake unrest drought funeral funeral",
        tiles=[
            {"pharaoh": 3, "flood": 1, "nile": 2, "art": 1, "writing": 1, "statue": 3, "palace": 2}
        ],
    )

    happened = events_of(here, "bid 9", "lose statue", "lose palace")

    assert happened == (
        BidMade(0, 9),
        AuctionWon(0, 9, 1, tiles("earthquake unrest drought funeral funeral")),
        DisasterStruck(0, ra.Tile.FUNERAL, 2, tiles("pharaoh pharaoh pharaoh"), 0),
        DisasterStruck(0, ra.Tile.DROUGHT, 1, tiles("flood nile"), 0),
        DisasterStruck(0, ra.Tile.UNREST, 1, tiles("art writing"), 0),
        DisasterStruck(0, ra.Tile.EARTHQUAKE, 1, (), 2),
        TilesLost(0, ra.Tile.EARTHQUAKE, tiles("statue"), 1),
        TilesLost(0, ra.Tile.EARTHQUAKE, tiles("palace"), 0),
    )


def test_a_disaster_that_finds_nothing_is_discarded_all_the_same() -> None:
    """R-5.1."""
    happened = strikes("funeral drought unrest earthquake")

    assert happened == tuple(
        DisasterStruck(0, kind, 1, (), 0) for kind in tiles("funeral drought unrest earthquake")
    )


def test_disasters_strike_at_the_last_seat_of_five() -> None:
    """R-5.1."""
    here = position(5, phase="draw", turn=4, track="drought", tiles=[{}] * 4 + [{"nile": 3}])

    there = after(here, "+ra", "pass", "pass", "pass", "pass", f"bid {GROUPS[5][4][0]}")

    assert seat_of(there, 4).tiles == hand(nile=1)
