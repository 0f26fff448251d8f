"""Games are found by name."""

import pytest

from heliopolis import dice, ra
from heliopolis.core.errors import InvalidNotation, InvalidSetup
from heliopolis.games import GAMES, make_game, parse_move


def test_games_are_found_by_their_names() -> None:
    assert (GAMES["ra"], GAMES["ra-dice"]) == (ra.Game, dice.Game)
    assert {name: make_game(name, 3).name for name in GAMES} == {name: name for name in GAMES}


def test_a_game_is_set_up_with_what_was_asked_for() -> None:
    game = make_game("ra", 3, "windrider", {"disasters": "after-turn"})
    of_dice = make_game("ra-dice", 3, "rio-grande", {"sun_track": "9"})

    assert game == ra.Game(3, "windrider", {"disasters": "after-turn"})
    assert of_dice == dice.Game(3, "rio-grande", {"sun_track": "9"})


def test_without_an_edition_it_is_the_usual_one() -> None:
    assert make_game("ra", 5, overrides={"names": "windrider"}) == ra.Game(
        5, overrides={"names": "windrider"}
    )
    assert make_game("ra-dice", 2) == dice.Game(2)


def test_tables_of_two_games_are_never_equal() -> None:
    assert make_game("ra", 3) != make_game("ra-dice", 3)


@pytest.mark.parametrize(
    ("name", "players", "edition", "reason"),
    [
        ("chess", 4, None, "no game 'chess'; there are ra, ra-dice"),
        ("x" * 10_000, 4, None, "no game '(x{40})'; there are ra, ra-dice"),
        ("ra", 6, None, "2 to 5 players, not 6"),
        ("ra", 4, "first", "no edition 'first'; there are rio-grande, "),
        ("ra-dice", 5, None, "2 to 4 players, not 5"),
        ("ra-dice", 4, "windrider", "no edition 'windrider'; there is only rio-grande"),
    ],
)
def test_a_game_that_does_not_exist_is_refused(
    name: str, players: int, edition: str | None, reason: str
) -> None:
    with pytest.raises(InvalidSetup, match=reason):
        make_game(name, players, edition)


def test_every_move_of_a_game_is_read_by_its_text() -> None:
    game, of_dice = make_game("ra", 4), make_game("ra-dice", 4)

    assert parse_move(game, "god step-pyramid") == ra.PlayGod(ra.Tile.STEP_PYRAMID)
    assert parse_move(of_dice, "lose red 3") == dice.Lose(dice.Colour.RED, 3)
    for text, table in (("castle", game), ("castle", of_dice), ("keep", game), ("draw", of_dice)):
        with pytest.raises(InvalidNotation):
            parse_move(table, text)
