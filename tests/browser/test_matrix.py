"""Every way to play both games, at every size of table, in every language, by every edition."""

from random import Random
from typing import Any

import pytest

from heliopolis.games import names, ruleset
from tests.browser.matrix import matrix
from tests.browser.players import Player, Press, by_keys, by_mouse, by_touch
from tests.browser.typists import Typist
from tests.browser.visitors import DESK, PHONE, Visit

pytestmark = matrix

_LANGUAGES = ("en", "pt-BR", "de")
_TABLES = [(game, seats) for game in names() for seats in sorted(ruleset(game).game.table_sizes)]
_WAYS: dict[str, tuple[Press, dict[str, Any], dict[str, Any]]] = {
    "mouse": (by_mouse, DESK, {}),
    "keys": (by_keys, DESK, {}),
    "touch": (by_touch, PHONE, {"confirmBids": None}),
}
_VARIANTS: list[tuple[str, dict[str, Any]]] = [
    *(("ra", {"edition": edition}) for edition in ruleset("ra").editions),
    ("ra", {"edition": "windrider", "scores": "hidden"}),
    ("ra", {"overrides": {"disasters": "at-once", "suns": "windrider"}}),
    ("ra-dice", {"overrides": {"sun_track": "4"}}),
    ("ra-dice", {"overrides": {"sun_track": "30"}}),
]


def play(ana: Player, game: str, seats: int, **wishes: object) -> None:
    """A whole game against bots, whose final sheet says what the server says."""
    ana.sit_down(ana.visitor.make_table(game, "me", *["uniform"] * (seats - 1), **wishes))
    ana.play()

    assert ana.result is not None
    assert ana.final_points() == ana.result["scores"]
    assert ana.visitor.answers("refused") == []


@pytest.mark.parametrize("language", _LANGUAGES)
@pytest.mark.parametrize("way", _WAYS)
@pytest.mark.parametrize(("game", "seats"), _TABLES)
def test_a_game_is_played_to_the_end(
    visit: Visit, game: str, seats: int, way: str, language: str
) -> None:
    press, device, settings = _WAYS[way]

    play(Player(visit.come(device, language=language, **settings), 31, press), game, seats)


@pytest.mark.parametrize(("game", "seats"), _TABLES)
def test_a_game_is_played_from_the_announcements_alone(visit: Visit, game: str, seats: int) -> None:
    ana = Typist(visit.come(), Random(32))

    ana.sit_down(ana.visitor.make_table(game, "me", *["uniform"] * (seats - 1)))
    ana.play()

    assert ana.visitor.answers("update")[-1]["result"] is not None
    assert ana.visitor.answers("refused") == []


@pytest.mark.parametrize(("game", "wishes"), _VARIANTS)
def test_a_game_by_other_rules_is_played_to_the_end(
    visit: Visit, game: str, wishes: dict[str, Any]
) -> None:
    play(Player(visit.come(), seed=33), game, seats=3, **wishes)
