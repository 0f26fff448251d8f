"""A table set up for a game: its players, its edition and what it overrides."""

import re

import numpy as np
import pytest

from heliopolis.core.chance import SeededDealer
from heliopolis.core.errors import InvalidSetup

from .examples import EVERY_GAME, Example, Table, each


@each(lambda example: [-1, 0, 1, max(example.players) + 1, 4.0, "4"], "players")
def test_only_so_many_can_play(example: Example, players: object) -> None:
    name, most = example.rules.Position.encoding.name, max(example.players)

    with pytest.raises(
        InvalidSetup, match=f"^{re.escape(name)} is for 2 to {most} players, not {players}$"
    ):
        example.rules.Game(players)


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
        with pytest.raises(InvalidSetup, match=r"with a dealer or with .*given \w+, one of"):
            game.start(**given)


@EVERY_GAME
def test_an_unknown_edition_is_refused_with_those_there_are(example: Example) -> None:
    editions = list(example.rules.EDITIONS)
    there_are = "there are" if len(editions) > 1 else "there is only"

    with pytest.raises(
        InvalidSetup, match=f"^no edition 'uberplay'; {there_are} {', '.join(editions)}$"
    ):
        example.rules.Game(2, "uberplay")


@EVERY_GAME
def test_an_unknown_item_to_override_is_refused_with_those_there_are(example: Example) -> None:
    there_are = ", ".join(example.rules.ITEMS)

    with pytest.raises(InvalidSetup, match=f"has no 'tiles' to override, only {there_are}$"):
        example.rules.Game(2, overrides={"tiles": "rio-grande"})


@each(lambda example: example.rules.ITEMS, "item")
def test_an_unknown_choice_is_refused_with_those_there_are(example: Example, item: str) -> None:
    first = example.rules.ITEMS[item][0]

    with pytest.raises(InvalidSetup, match=f"^{item} cannot be 'never', only {first}"):
        example.rules.Game(2, overrides={item: "never"})


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
