"""What a table is in every game."""

import pytest

from heliopolis import dice, ra
from heliopolis.core.errors import InvalidPosition, InvalidSetup


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
    with pytest.raises(InvalidSetup, match="Dice Game is for 2 to 4 players, not"):
        dice.Game(players)  # type: ignore[arg-type]


def test_bytes_of_another_edition_are_refused_with_its_name() -> None:
    data = dice.Game(2, overrides={"sun_track": "7"}).start(starter=0).to_bytes()

    with pytest.raises(InvalidPosition, match="another edition: rio-grande, sun_track 7"):
        dice.Game(2).from_bytes(data)


def test_a_table_shows_what_it_plays() -> None:
    assert repr(dice.Game(2)) == (
        "Game(players=2, edition='rio-grande', overrides={'sun_track': '10'})"
    )
