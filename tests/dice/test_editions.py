"""The one edition, and what a table may set: the length of the Sun track."""

import pytest

from heliopolis import dice
from heliopolis.core.errors import InvalidSetup, Refusal

from .builders import EVERY_NUMBER_OF_PLAYERS, after, position


@pytest.mark.parametrize(("players", "track"), [(2, 10), (3, 12), (4, 14)])
def test_the_usual_sun_track_depends_on_the_players(players: int, track: int) -> None:
    """D-26."""
    game = dice.Game(players)

    assert game.edition.sun_track == track
    assert game.start(starter=0).view(None).sun_track == track


@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_the_length_of_the_sun_track_is_always_recorded(players: int) -> None:
    """D-26: a game must not change its meaning when somebody counts the spaces."""
    usual = {2: "10", 3: "12", 4: "14"}[players]
    game = dice.Game(players)

    assert game.edition.overrides == (("sun_track", usual),)
    assert game == dice.Game(players, overrides={"sun_track": usual})
    assert game.start(starter=0).view(None).overrides == {"sun_track": usual}


@pytest.mark.parametrize("track", [1, 2, 9, 10, 59, 60])
@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_a_table_may_set_the_length_of_the_sun_track(players: int, track: int) -> None:
    """D-26."""
    game = dice.Game(players, overrides={"sun_track": str(track)})

    assert game.edition.sun_track == track
    assert game.start(starter=0).view(None).sun_track == track
    assert game.edition.overrides == (("sun_track", str(track)),)


def test_a_length_may_be_given_as_a_number() -> None:
    assert dice.Game(2, overrides={"sun_track": 7}) == dice.Game(2, overrides={"sun_track": "7"})


def test_the_length_that_is_set_is_played() -> None:
    """D-26."""
    here = position(4, "SPPPP", sun_track=1)

    assert after(here, "end").epoch == 2


@pytest.mark.parametrize("choice", ["0", "61", "-1", "010", "ten", "", " 10", "10.0"])
def test_a_length_that_cannot_be_is_refused_with_those_that_can(choice: str) -> None:
    with pytest.raises(InvalidSetup) as error:
        dice.Game(2, overrides={"sun_track": choice})

    told = {"item": "sun_track", "choice": choice, "lowest": 1, "highest": 60}
    assert error.value.refusal == Refusal("number-out-of-range", told)


def test_the_game_and_its_opening_have_their_names() -> None:
    assert (dice.Game.name, dice.Game.opening) == ("ra-dice", "starter")


def test_what_there_is_to_choose_from_is_listed() -> None:
    assert dice.EDITIONS == ("rio-grande",)
    assert {"sun_track": tuple(map(str, range(1, 61)))} == dice.ITEMS
