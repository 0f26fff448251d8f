"""What a table is in every game."""

import pytest

from heliopolis import dice, ra
from heliopolis.core.errors import InvalidPosition, InvalidSetup, Refusal


def test_tables_are_equal_when_their_players_and_editions_are() -> None:
    assert ra.Game(3) == ra.Game(3)
    assert hash(ra.Game(3)) == hash(ra.Game(3))
    assert ra.Game(3) != ra.Game(4)
    assert ra.Game(3) != ra.Game(3, "windrider")


def test_tables_of_different_games_are_never_equal() -> None:
    assert ra.Game(3) != dice.Game(3)
    assert dice.Game(3) != "dice"


@pytest.mark.parametrize("players", [0, 1, 5, "2"])
def test_a_table_of_the_wrong_size_is_refused(players: object) -> None:
    with pytest.raises(InvalidSetup) as error:
        dice.Game(players)  # type: ignore[arg-type]

    told = {"game": "ra-dice", "players": players, "fewest": 2, "most": 4}
    assert error.value.refusal == Refusal("wrong-number-of-players", told)


def test_bytes_of_another_edition_are_refused_with_its_name() -> None:
    data = dice.Game(2, overrides={"sun_track": "7"}).start(starter=0).to_bytes()

    with pytest.raises(InvalidPosition) as error:
        dice.Game(2).from_bytes(data)

    told = {"edition": "rio-grande", "overrides": (("sun_track", "7"),)}
    assert error.value.refusal == Refusal("other-edition", told)


def test_a_table_is_the_same_whether_a_number_is_given_as_such_or_as_a_text() -> None:
    game = dice.Game(2, overrides={"sun_track": 12})

    assert game == dice.Game(2, overrides={"sun_track": "12"})
    assert game.edition.overrides == (("sun_track", "12"),)
    assert game.edition.sun_track == 12
    assert game.start(starter=0).view(None).overrides == {"sun_track": "12"}


def test_a_table_shows_what_it_plays() -> None:
    assert repr(dice.Game(2)) == (
        "Game(players=2, edition='rio-grande', overrides={'sun_track': '10'}, scores='open')"
    )


def test_a_game_that_hides_nothing_refuses_to_hide_points() -> None:
    with pytest.raises(InvalidSetup) as error:
        dice.Game(2, scores="hidden")

    assert error.value.refusal == Refusal("scores-cannot-be-hidden", {"game": "ra-dice"})
    assert dice.Game(2, scores="open") == dice.Game(2)
