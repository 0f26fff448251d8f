"""What every view shows, and what can be rebuilt from it."""

from dataclasses import replace
from typing import Any

import pytest

from heliopolis.core.errors import InvalidSetup

from .examples import EVERY_GAME, Example, each


@EVERY_GAME
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_everybody_sees_the_same_when_all_is_open(example: Example, seat: int | None) -> None:
    here = example.decides(3, epoch=2, points=(1, 2, 3))

    assert here.view(seat) == replace(here.view(None), seat=seat)


@EVERY_GAME
@pytest.mark.parametrize("players", [3, 4])
def test_only_seats_at_the_table_have_a_view(example: Example, players: int) -> None:
    for seat in (-1, players, players + 1, players + 3):
        with pytest.raises(ValueError, match=f"^seats go from 0 to {players - 1}, not {seat}$"):
            example.decides(players).view(seat)


@each(lambda example: example.games, "played")
def test_views_of_a_game_agree_with_its_positions(
    example: Example, played: tuple[Any, ...]
) -> None:
    for here in example.random_game(*played):
        view = here.view(None)
        assert (view.phase, view.turn, view.epoch) == (here.phase, here.turn, here.epoch)
        assert tuple(seat.points for seat in view.seats) == here.scores
        assert view.sheets == here.sheet()
        assert view.acting == (here.actor if isinstance(here.actor, int) else None)
        assert view.players == here.game.players
        assert view.overrides == dict(here.game.edition.overrides)


@each(lambda example: example.games, "played")
def test_a_position_can_be_rebuilt_from_any_view(example: Example, played: tuple[Any, ...]) -> None:
    positions = example.random_game(*played)
    viewers = [None, *range(positions[0].game.players)]

    rebuilt = [
        example.rules.from_view(here.view(viewers[number % len(viewers)]))
        for number, here in enumerate(positions)
    ]

    assert rebuilt == positions
    assert {here.phase for here in positions} >= example.phases


@each(lambda example: [*example.asked, *example.chances, *example.states], "here")
def test_the_examples_themselves_can_be_rebuilt(example: Example, here: Any) -> None:
    assert example.rules.from_view(here.view(1)) == here


@EVERY_GAME
def test_a_rebuilt_position_goes_on_as_the_first(example: Example) -> None:
    here, moves = example.moves

    for move in moves:
        assert example.rules.from_view(here.view(None)).moves() == here.moves()
        assert example.rules.from_view(here.view(0)).play(move) == here.play(move)
        here = here.play(move).position


def no_tables(example: Example) -> list[dict[str, Any]]:
    """What a view may say of a table that cannot be."""
    seats = example.decides(3).view(None).seats
    return [
        {"edition": "uberplay"},
        {"overrides": {"moons": "3"}},
        *({"overrides": {item: "none"}} for item in example.rules.ITEMS),
        {"seats": seats[:1]},
        {"seats": seats * 2},
    ]


@each(no_tables, "changes")
def test_a_view_of_no_known_table_is_refused(example: Example, changes: dict[str, Any]) -> None:
    view = replace(example.decides(3).view(None), **changes)

    with pytest.raises(InvalidSetup):
        example.rules.from_view(view)
