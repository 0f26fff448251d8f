"""Which games a tournament has, and that nobody is favoured by them."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopolis.arena.schedule import Tournament, make_tournament
from heliopolis.core.errors import InvalidSetup
from heliopolis.games import make_game
from tests.arena.builders import tournament_of

NAMES = ["ant", "bee", "cat", "dog", "eel", "fox", "gnu"]

tournaments = st.builds(
    lambda players, names: make_tournament(make_game("ra", players), names, 1),
    st.integers(2, 5),
    st.lists(st.sampled_from(NAMES), min_size=1, max_size=7, unique=True),
)


@given(tournaments, st.integers(1, 3))
def test_after_whole_deals_every_bot_has_sat_equally_often_in_every_seat(
    tournament: Tournament, deals: int
) -> None:
    games = range(deals * tournament.games_a_deal)

    seen = Counter(
        (bot, seat) for number in games for seat, bot in enumerate(tournament.pairing(number).seats)
    )

    for bot in range(len(tournament.bots)):
        assert len({seen[bot, seat] for seat in range(tournament.players)}) == 1


@given(tournaments)
def test_every_line_up_plays_every_deal_in_every_rotation(tournament: Tournament) -> None:
    games = [tournament.pairing(number) for number in range(2 * tournament.games_a_deal)]

    assert [game.number for game in games] == list(range(len(games)))
    assert [(game.deal, game.lineup, game.rotation) for game in games] == [
        (deal, lineup, rotation)
        for deal in range(2)
        for lineup in range(len(tournament.lineups))
        for rotation in range(tournament.players)
    ]
    for game in games:
        lineup = tournament.lineups[game.lineup]
        turned = [game.seats[(seat + game.rotation) % len(lineup)] for seat in range(len(lineup))]
        assert tuple(turned) == lineup


@given(tournaments, st.integers(1, 10_000))
def test_games_are_rounded_up_to_whole_deals_and_no_further(
    tournament: Tournament, games: int
) -> None:
    rounded = tournament.whole_deals(games)

    assert rounded % tournament.games_a_deal == 0
    assert games <= rounded < games + tournament.games_a_deal


@pytest.mark.parametrize(
    ("named", "bots", "lineup"),
    [
        ("ant", ("ant",), (0, 0, 0, 0)),
        ("ant,bee", ("ant", "bee"), (0, 1, 1, 1)),
        ("ant,ant,bee", ("ant", "bee"), (0, 0, 1, 1)),
        ("ant,bee,ant", ("ant", "bee"), (0, 1, 0, 0)),
        ("ant,bee,cat,dog", ("ant", "bee", "cat", "dog"), (0, 1, 2, 3)),
    ],
)
def test_the_last_bot_named_takes_the_seats_that_are_left(
    named: str, bots: tuple[str, ...], lineup: tuple[int, ...]
) -> None:
    tournament = make_tournament(make_game("ra", 4), named.split(","), 1)

    assert tournament.bots == bots
    assert tournament.lineups == (lineup,)


def test_of_more_bots_than_seats_every_choice_is_a_line_up() -> None:
    tournament = make_tournament(make_game("ra", 3), NAMES[:5], 1)

    assert tournament.lineups == tuple(combinations(range(5), 3))
    assert tournament.games_a_deal == 30


def test_more_bots_than_seats_must_be_different() -> None:
    with pytest.raises(InvalidSetup, match="must be different, but bee is there twice"):
        make_tournament(make_game("ra", 2), ["ant", "bee", "bee"], 1)


@pytest.mark.parametrize(
    ("tournament", "said"),
    [
        (tournament_of("merchant"), ""),
        (tournament_of("merchant", edition="rio-grande"), ""),
        (tournament_of("merchant", game="ra-dice"), ""),
        (tournament_of("merchant", edition="windrider"), "windrider edition"),
        (
            tournament_of("merchant", edition="windrider", suns="rio-grande"),
            "windrider edition, suns=rio-grande",
        ),
        (
            tournament_of("merchant", game="ra-dice", sun_track="9"),
            "rio-grande edition, sun_track=9",
        ),
    ],
)
def test_what_is_not_the_usual_game_is_said(tournament: Tournament, said: str) -> None:
    assert tournament.variant == said
