"""A table set up for a game: its players, its edition and what it overrides."""

import numpy as np
import pytest

from heliopolis.core.chance import SeededDealer
from heliopolis.core.errors import InvalidSetup, Refusal

from .examples import EVERY_GAME, Example, Table, each


@each(lambda example: [-1, 0, 1, max(example.players) + 1, 4.0, "4"], "players")
def test_only_so_many_can_play(example: Example, players: object) -> None:
    with pytest.raises(InvalidSetup) as error:
        example.rules.Game(players)

    asked = players if isinstance(players, int) else str(players)
    told = {"game": example.rules.Game.name, "players": asked}
    told |= {"fewest": 2, "most": max(example.players)}
    assert error.value.refusal == Refusal("wrong-number-of-players", told)


@EVERY_GAME
def test_the_usual_table_is_for_four(example: Example) -> None:
    assert example.rules.Game() == example.rules.Game(4, "rio-grande")


@EVERY_GAME
def test_a_game_starts_with_a_dealer_or_with_what_is_given_and_not_with_both_or_neither(
    example: Example,
) -> None:
    game = example.rules.Game(2)
    dealer = SeededDealer(np.random.default_rng(1))

    for given in ({}, {"dealer": dealer, **example.opening}):
        with pytest.raises(InvalidSetup) as error:
            game.start(**given)

        assert error.value.refusal == Refusal("dealer-or-opening", {"opening": game.opening})


@EVERY_GAME
def test_an_unknown_edition_is_refused_with_those_there_are(example: Example) -> None:
    with pytest.raises(InvalidSetup) as error:
        example.rules.Game(2, "uberplay")

    told = {"edition": "uberplay", "editions": tuple(example.rules.EDITIONS)}
    assert error.value.refusal == Refusal("no-such-edition", told)


@EVERY_GAME
def test_an_unknown_item_to_override_is_refused_with_those_there_are(example: Example) -> None:
    with pytest.raises(InvalidSetup) as error:
        example.rules.Game(2, overrides={"tiles": "rio-grande"})

    told = {"item": "tiles", "items": tuple(example.rules.ITEMS)}
    assert error.value.refusal == Refusal("no-such-item", told)


@each(lambda example: example.rules.ITEMS, "item")
def test_an_unknown_choice_is_refused_with_those_there_are(example: Example, item: str) -> None:
    choices = example.rules.ITEMS[item]

    with pytest.raises(InvalidSetup) as error:
        example.rules.Game(2, overrides={item: "never"})

    asked = {"item": item, "choice": "never"}
    assert error.value.refusal in (
        Refusal("no-such-choice", asked | {"choices": choices}),
        Refusal("number-out-of-range", asked | {"lowest": 1, "highest": len(choices)}),
    )


@EVERY_GAME
def test_tables_are_equal_when_all_that_is_chosen_is(example: Example) -> None:
    game = example.make(example.table)

    assert game == example.make(example.table)
    assert hash(game) == hash(example.make(example.table))
    assert game != game.name


@each(lambda example: example.other_tables, "table")
def test_tables_that_differ_in_one_thing_are_not_equal(example: Example, table: Table) -> None:
    assert example.make(example.table) != example.make(table)


@EVERY_GAME
def test_a_table_says_what_it_is(example: Example) -> None:
    assert repr(example.make(example.table)) == example.table_says
