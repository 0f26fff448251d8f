"""Whole games without a mouse: by keys alone, on a phone, and from the announcements alone."""

from random import Random

import pytest

from tests.browser.players import Player, by_keys, by_touch
from tests.browser.typists import Typist
from tests.browser.visitors import PHONE, Visit


@pytest.mark.parametrize("game", ["ra", "ra-dice"])
def test_a_game_is_played_by_keys_alone_and_the_focus_is_never_lost(
    visit: Visit, game: str
) -> None:
    ana = Player(visit.come(), seed=2, press=by_keys)

    ana.sit_down(ana.visitor.make_table(game, "me", "uniform"))
    ana.play()

    assert ana.result is not None
    assert ana.final_points() == ana.result["scores"]
    assert ana.visitor.answers("refused") == []


@pytest.mark.parametrize(("game", "seats", "language"), [("ra", 5, "de"), ("ra-dice", 4, "en")])
def test_a_game_with_all_seats_is_played_by_touch_on_a_small_phone(
    visit: Visit, game: str, seats: int, language: str
) -> None:
    visitor = visit.come(PHONE, confirmBids=None, language=language)
    ana = Player(visitor, seed=3, press=by_touch)

    ana.sit_down(ana.visitor.make_table(game, "me", *["uniform"] * (seats - 1)))
    ana.play()

    assert ana.result is not None
    assert ana.final_points() == ana.result["scores"]
    assert ana.visitor.answers("refused") == []


@pytest.mark.parametrize(("game", "language"), [("ra", "pt-BR"), ("ra-dice", "de")])
def test_a_game_is_played_from_the_announcements_and_the_command_field_alone(
    visit: Visit, game: str, language: str
) -> None:
    ana = Typist(visit.come(language=language), Random(4), language)

    ana.sit_down(ana.visitor.make_table(game, "me", "uniform"))
    ana.play()

    assert ana.visitor.answers("update")[-1]["result"] is not None
    assert ana.visitor.answers("refused") == []
