"""Games are found by name."""

import pytest

from heliopolis import ra
from heliopolis.core.errors import InvalidNotation, InvalidSetup
from heliopolis.games import GAMES, make_game, parse_move


def test_ra_is_found_by_its_name() -> None:
    assert GAMES["ra"] is ra.Game


def test_a_game_is_set_up_with_what_was_asked_for() -> None:
    game = make_game("ra", 3, "windrider", {"disasters": "after-turn"})

    assert game == ra.Game(3, "windrider", {"disasters": "after-turn"})


def test_without_an_edition_it_is_the_usual_one() -> None:
    assert make_game("ra", 5, overrides={"names": "windrider"}) == ra.Game(
        5, overrides={"names": "windrider"}
    )


@pytest.mark.parametrize(
    ("name", "players", "edition", "reason"),
    [
        ("chess", 4, None, "no game 'chess'; there is ra"),
        ("ra", 6, None, "2 to 5 players, not 6"),
        ("ra", 4, "first", "no edition 'first'; there are rio-grande, "),
    ],
)
def test_a_game_that_does_not_exist_is_refused(
    name: str, players: int, edition: str | None, reason: str
) -> None:
    with pytest.raises(InvalidSetup, match=reason):
        make_game(name, players, edition)


def test_every_move_of_a_game_is_read_by_its_text() -> None:
    game = make_game("ra", 4)

    assert parse_move(game, "god step-pyramid") == ra.PlayGod(ra.Tile.STEP_PYRAMID)
    with pytest.raises(InvalidNotation):
        parse_move(game, "castle")
