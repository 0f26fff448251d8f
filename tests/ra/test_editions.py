"""R-9: what differs between the rulebooks, and what a table may override."""

import pytest

from heliopolis import ra
from heliopolis.ra.editions import EDITIONS
from heliopolis.ra.suns import BEST_SUN

from .builders import EVERY_NUMBER_OF_PLAYERS, GROUPS, after, hand, legal, position, seat_of


def test_there_are_three_editions_and_rio_grande_is_the_default() -> None:
    """R-9."""
    assert list(EDITIONS) == ["rio-grande", "windrider", "reference-sheet"]
    assert ra.Game() == ra.Game(4, "rio-grande")


@pytest.mark.parametrize(
    ("edition", "kept"), [("rio-grande", 0), ("windrider", 1), ("reference-sheet", 0)]
)
def test_disasters_taken_with_several_gods_strike_when_the_edition_says(
    edition: str, kept: int
) -> None:
    """R-9 and R-3.5: at once, the pharaoh of the second god is spared."""
    here = position(2, edition=edition, track="funeral pharaoh", tiles=[{"god": 2}])

    there = after(here, "god funeral", "god pharaoh")

    assert seat_of(there, 0).tiles == hand(pharaoh=kept)


@pytest.mark.parametrize("edition", EDITIONS)
def test_disasters_of_an_auction_strike_together_in_every_edition(edition: str) -> None:
    """R-9: all new tiles are placed first."""
    here = position(
        2, edition=edition, phase="auction", auction="invoked", track="unrest art unrest art"
    )

    there = after(here, "bid 5")

    assert seat_of(there, 0).tiles == {}


@pytest.mark.parametrize(
    ("edition", "groups"),
    [
        ("rio-grande", ((9, 6, 5, 2), (8, 7, 4, 3))),
        ("windrider", ((9, 6, 5, 2), (8, 7, 4, 3))),
        ("reference-sheet", ((8, 7, 5, 2), (9, 6, 4, 3))),
    ],
)
def test_two_players_get_the_suns_of_the_edition(
    edition: str, groups: tuple[tuple[int, ...], ...]
) -> None:
    """R-9 and R-2.2."""
    game = ra.Game(2, edition)

    here = game.start(suns=groups)

    assert tuple(seat.face_up for seat in here.view(None).seats) == groups


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_more_players_get_the_same_suns_in_every_edition(players: int, edition: str) -> None:
    """R-9 and R-2.2."""
    assert ra.Game(players, edition).sun_groups == GROUPS[players]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_the_highest_sun_that_is_dealt_is_the_same_in_every_edition(
    players: int, edition: str
) -> None:
    """R-9 and R-2.2."""
    dealt = ra.Game(players, edition).sun_groups

    assert max(sun for group in dealt for sun in group) == BEST_SUN[players]


@pytest.mark.parametrize("edition", EDITIONS)
def test_gods_may_take_disasters_in_every_edition(edition: str) -> None:
    """R-9: where the reference sheet is short it is read as Rio Grande."""
    here = position(2, edition=edition, track="god drought", tiles=[{"god": 1}])

    assert legal(here) == ["draw", "ra", "god drought"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_the_track_is_cleared_and_points_have_a_floor_in_every_edition(
    players: int, edition: str
) -> None:
    """R-9: where the reference sheet is short it is read as Rio Grande."""
    here = position(
        players,
        edition=edition,
        epoch=2,
        phase="draw",
        ra_tiles={2: 5, 3: 7, 4: 8, 5: 9}[players],
        track="nile",
        points=(3,) * players,
    )

    there = after(here, "+ra")

    assert there.view(None).track == (None,) * 8
    assert there.scores == (0,) * players


def test_a_table_may_override_single_items() -> None:
    """R-9."""
    game = ra.Game(2, "rio-grande", {"suns": "reference-sheet", "disasters": "at-once"})

    assert game.sun_groups == ((8, 7, 5, 2), (9, 6, 4, 3))
    assert game.at_once == 1
    assert game.edition.names == "rio-grande"
    assert game.edition.overrides == (("disasters", "at-once"), ("suns", "reference-sheet"))


def test_a_table_may_override_the_names_and_the_timing_of_windrider() -> None:
    """R-9."""
    game = ra.Game(2, "windrider", {"names": "rio-grande", "disasters": "after-turn"})

    assert game.edition.names == "rio-grande"
    assert game.at_once == 0


def test_overridden_timing_is_played() -> None:
    """R-9 and R-3.5."""
    here = position(
        2,
        overrides={"disasters": "at-once"},
        track="funeral pharaoh",
        tiles=[{"god": 2}],
    )

    there = after(here, "god funeral", "god pharaoh")

    assert seat_of(there, 0).tiles == hand(pharaoh=1)
