"""Whole random games: what holds at every move."""

import itertools
from collections import Counter

import pytest

from heliopolis import ra

from .builders import RA_SPACES, random_game

GAMES = [
    (players, edition, seed)
    for seed, (players, edition) in enumerate(
        (players, edition)
        for players in (2, 3, 4, 5)
        for edition in ("rio-grande", "windrider", "reference-sheet")
    )
]


@pytest.mark.parametrize(("players", "edition", "seed"), GAMES)
def test_no_tile_appears_from_nowhere(players: int, edition: str, seed: int) -> None:
    """R-1.1."""
    game = random_game(players, edition, seed)

    totals = [in_play(here) for here, _ in game]

    assert totals[0].total() == 180
    assert all(later <= earlier for earlier, later in itertools.pairwise(totals))


def in_play(here: ra.Position) -> Counter[ra.Tile]:
    """All tiles that are not discarded."""
    view = here.view(None)
    found = Counter(view.bag) + Counter(tile for tile in view.track if tile is not None)
    for seat in view.seats:
        found += Counter(seat.tiles)
    found[ra.Tile.RA] += view.ra_tiles
    return found


@pytest.mark.parametrize(("players", "edition", "seed"), GAMES)
def test_every_sun_stays_in_the_game(players: int, edition: str, seed: int) -> None:
    """R-4.3 and R-6.2."""
    game = random_game(players, edition, seed)
    groups = game[0][0].game.sun_groups

    for here, _ in game:
        view = here.view(None)
        suns = [sun for seat in view.seats for sun in (*seat.face_up, *seat.face_down)]
        assert sorted([view.centre_sun, *suns]) == list(range(1, len(suns) + 2))
        assert all(len(seat.face_up + seat.face_down) == len(groups[0]) for seat in view.seats)


@pytest.mark.parametrize(("players", "edition", "seed"), GAMES)
def test_ra_tiles_are_left_and_nobody_is_below_zero_when_three_epochs_are_over(
    players: int, edition: str, seed: int
) -> None:
    """R-6 and R-8.4."""
    game = random_game(players, edition, seed)

    end = game[-1][0].play(game[-1][1]).position

    assert len(end.sheet()) == 3
    assert end.view(None).bag.get(ra.Tile.RA, 0) >= 30 - 3 * RA_SPACES[players]
    assert min(end.scores) >= 0
