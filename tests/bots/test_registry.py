"""Naming bots: what there is, what is closest to what there is not, and who takes which seat."""

import pytest

from heliopolis.bots import DEFAULT, Budget, names_of, read_bot, read_bots, recipes_of
from heliopolis.bots.registry import SEARCH
from heliopolis.core.errors import InvalidSetup
from heliopolis.games import names
from tests.sentences import in_english

EVERY_GAME = pytest.mark.parametrize("game", names())


def texts(game: str, said: str, seats: int) -> tuple[str, ...]:
    return tuple(entrant.text for entrant in read_bots(game, said, seats))


@EVERY_GAME
def test_every_game_has_a_floor_a_default_characters_and_a_search(game: str) -> None:
    recipes = recipes_of(game)

    compiled = [name for name, recipe in recipes.items() if recipe.traits is not None]
    assert {"uniform", DEFAULT} <= set(compiled)
    assert len(compiled) >= 5
    assert recipes[SEARCH].takes_budget
    assert tuple(recipes) == names_of(game)


@EVERY_GAME
def test_the_last_bot_named_takes_the_seats_that_are_left(game: str) -> None:
    assert texts(game, "uniform, merchant", 4) == ("uniform", *["merchant"] * 3)


@EVERY_GAME
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("merchnat", 'There is no bot "merchnat"; did you mean merchant?'),
        ("Uniform", 'There is no bot "Uniform"; did you mean uniform?'),
        ("serach:ms=3", 'There is no bot "serach"; did you mean search?'),
        ("zzz", 'There is no bot "zzz"; there are uniform, merchant'),
        ("", 'There is no bot ""; there are uniform, merchant'),
        ("x" * 5000, 'There is no bot "xxx'),
        (
            "merchant:ms=3",
            'merchant takes no budget, so there is nothing to set in "merchant:ms=3".',
        ),
        ("search:50", '"50" is no parameter; those read ms=300 and sims=2000.'),
        ("search:", '"" is no parameter; those read ms=300 and sims=2000.'),
        ("search:mss=3", "did you mean ms?"),
    ],
)
def test_a_bot_that_there_is_not_is_answered_with_the_closest(
    game: str, text: str, reason: str
) -> None:
    with pytest.raises(InvalidSetup) as refused:
        read_bot(game, text)

    assert reason in in_english(refused.value)


def test_a_game_that_there_is_not_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="no-such-game: game='ra-dcie'"):
        read_bot("ra-dcie", "uniform")


@pytest.mark.parametrize(("seats", "room"), [(1, "1 bot."), (2, "2 bots.")])
def test_more_bots_than_seats_are_refused(seats: int, room: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        read_bots("ra", "uniform,uniform,uniform", seats)

    said = in_english(refused.value)
    assert said == f"3 bots are named, but the table has room for {room}"


@EVERY_GAME
def test_search_thinks_for_300_milliseconds_unless_somebody_says_otherwise(game: str) -> None:
    assert read_bot(game, "search") == read_bot(game, "search:ms=300")
    assert read_bot(game, "search").budget == Budget(milliseconds=300)
    assert read_bot(game, "search:sims=9").budget == Budget(simulations=9)


@EVERY_GAME
def test_equal_bots_have_equal_texts(game: str) -> None:
    said = "search:sims=5:ms=007, search : ms=7 : sims=5"

    assert texts(game, said, 2) == ("search:ms=7:sims=5", "search:ms=7:sims=5")


@EVERY_GAME
def test_a_bot_with_a_clock_is_marked_as_timed(game: str) -> None:
    assert read_bot(game, "search:ms=7:sims=5").timed
    assert not read_bot(game, "search:sims=5").timed
    assert not read_bot(game, "merchant").timed
