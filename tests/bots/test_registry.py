"""Naming bots: what there is, what is closest to what there is not, and who takes which seat."""

import pytest

from heliopolis.bots import DEFAULT, Budget, describe_all, names_of, read_bot, read_bots, recipes_of
from heliopolis.bots.registry import SEARCH
from heliopolis.core.errors import InvalidSetup
from heliopolis.games import names

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
        ("merchnat", "there is no bot 'merchnat'; did you mean merchant?"),
        ("Uniform", "there is no bot 'Uniform'; did you mean uniform?"),
        ("serach:ms=3", "there is no bot 'serach'; did you mean search?"),
        ("zzz", "there is no bot 'zzz'; there are uniform, merchant"),
        ("", "there is no bot ''; there are uniform, merchant"),
        ("x" * 5000, "there is no bot 'xxx"),
        (
            "merchant:ms=3",
            "merchant takes no budget, so there is nothing to set in 'merchant:ms=3'",
        ),
        ("search:50", "'50' is no parameter; those read ms=300 and sims=2000"),
        ("search:", "'' is no parameter; those read ms=300 and sims=2000"),
        ("search:mss=3", "did you mean ms?"),
    ],
)
def test_a_bot_that_there_is_not_is_answered_with_the_closest(
    game: str, text: str, reason: str
) -> None:
    with pytest.raises(InvalidSetup) as refused:
        read_bot(game, text)

    assert reason in str(refused.value)


def test_a_game_that_there_is_not_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="no-such-game: game='ra-dcie'"):
        read_bot("ra-dcie", "uniform")


@pytest.mark.parametrize(("seats", "room"), [(1, "1 bot$"), (2, "2 bots$")])
def test_more_bots_than_seats_are_refused(seats: int, room: str) -> None:
    with pytest.raises(InvalidSetup, match=f"3 bots are named, but the table has room for {room}"):
        read_bots("ra", "uniform,uniform,uniform", seats)


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


def test_the_list_has_a_line_of_100_columns_for_every_bot_of_every_game() -> None:
    blocks = [block.splitlines() for block in describe_all().split("\n\n")]

    assert [block[0] for block in blocks] == [f"{game}:" for game in names()]
    for game, (_, *lines) in zip(names(), blocks, strict=True):
        assert [line.split()[0] for line in lines] == list(recipes_of(game))
        assert all(len(line) <= 100 for line in lines)
        assert len({line.index(line.split(maxsplit=1)[1]) for line in lines}) == 1


@EVERY_GAME
def test_every_bot_of_ours_is_described_in_a_sentence_that_fits_the_list(game: str) -> None:
    for name, recipe in recipes_of(game).items():
        assert recipe.description[0].isupper(), name
        assert recipe.description.endswith("."), name
        assert recipe.description in describe_all()
