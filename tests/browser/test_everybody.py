"""Whole games without a mouse: by keys alone, on a phone, and from the announcements alone."""

from functools import partial
from random import Random
from typing import Any

import pytest

from tests.browser.players import Player, by_keys, by_touch
from tests.browser.typists import Typist
from tests.browser.visitors import PHONE, Visit

_KEYS: list[tuple[str, int, dict[str, Any]]] = [
    ("ra", 3, {"edition": "windrider", "scores": "hidden"}),
    ("ra-dice", 3, {"overrides": {"sun_track": "4"}}),
]
_TOUCH: list[tuple[str, int, str, dict[str, Any]]] = [
    ("ra", 5, "de", {"overrides": {"disasters": "at-once", "suns": "windrider"}}),
    ("ra-dice", 4, "en", {"overrides": {"sun_track": "6"}}),
]
_WORDS: list[tuple[str, int, str, dict[str, Any]]] = [
    ("ra", 4, "pt-BR", {"edition": "reference-sheet"}),
    ("ra-dice", 2, "de", {"overrides": {"sun_track": "3"}}),
]
"""Every size of table, edition and language stands in one of these, or in `test_games.py`."""


@pytest.mark.parametrize(("game", "seats", "wishes"), _KEYS)
def test_a_game_is_played_by_keys_alone_and_the_focus_is_never_lost(
    visit: Visit, game: str, seats: int, wishes: dict[str, Any]
) -> None:
    ana = Player(visit.come(), seed=2, press=by_keys)

    ana.sit_down(ana.visitor.make_table(game, "me", *["uniform"] * (seats - 1), **wishes))
    ana.play()

    assert ana.result is not None
    assert ana.final_points() == ana.result["scores"]
    assert ana.visitor.answers("refused") == []


@pytest.mark.parametrize(("game", "seats", "language", "wishes"), _TOUCH)
def test_a_game_with_all_seats_is_played_by_touch_on_a_small_phone(
    visit: Visit, game: str, seats: int, language: str, wishes: dict[str, Any]
) -> None:
    visitor = visit.come(PHONE, confirmBids=None, language=language)
    ana = Player(visitor, seed=3, press=by_touch)

    ana.sit_down(ana.visitor.make_table(game, "me", *["uniform"] * (seats - 1), **wishes))
    ana.play()

    assert ana.result is not None
    assert ana.final_points() == ana.result["scores"]
    assert ana.visitor.answers("refused") == []


@pytest.mark.parametrize(("game", "seats", "language", "wishes"), _WORDS)
def test_a_game_is_played_from_the_announcements_and_the_command_field_alone(
    visit: Visit, game: str, seats: int, language: str, wishes: dict[str, Any]
) -> None:
    ana = Typist(visit.come(language=language), Random(4), language)

    ana.sit_down(ana.visitor.make_table(game, "me", *["uniform"] * (seats - 1), **wishes))
    ana.play()

    assert ana.visitor.answers("update")[-1]["result"] is not None
    assert ana.visitor.answers("refused") == []


def test_what_slow_bots_do_is_one_announcement_that_ends_with_the_decision(visit: Visit) -> None:
    ana = Typist(visit.come(), Random(4))
    updates = partial(ana.visitor.answers, "update")
    # the page waits a quarter as long as it would, so that calm bots take four seconds for a move
    ana.visitor.context.add_init_script(
        "const wait = setTimeout;"
        "window.setTimeout = (act, ms) => wait(act, ms > 1000 ? ms / 4 : ms);"
    )
    ana.sit_down(ana.visitor.make_table("ra", "me", *["uniform"] * 2, pace="calm"))

    def is_asked_after(told: int) -> bool:
        return len(updates()) > told and ana.is_asked

    def has_heard(announcements: int) -> bool:
        return len(ana.heard) >= announcements

    moves_of_bots = 0
    while moves_of_bots < 2:
        ana.visitor.wait(lambda: ana.is_asked, "a decision")
        told = len(updates())
        ana.decide()
        said = len(ana.heard)
        ana.visitor.wait(partial(is_asked_after, told), "the next decision")

        moves = [seen for update in updates()[told:] for seen in update["moves"]]
        moves_of_bots = sum(seen["actor"] in (1, 2) for seen in moves)
        if moves_of_bots:
            ana.visitor.wait(partial(has_heard, said + 1), "what the bots did")
            ana.visitor.page.wait_for_timeout(300)  # no second announcement follows
            assert len(ana.heard) == said + 1, ana.heard[said:]
            assert "Your " in ana.heard[-1]


def test_what_the_lot_is_worth_is_answered_without_the_panel_of_help(visit: Visit) -> None:
    ana = Typist(visit.come(help=False), Random(4))
    ana.sit_down(ana.visitor.make_table("ra", "me", "uniform", advice=True))
    ana.visitor.wait(lambda: ana.is_asked, "a decision")

    assert "the next tile is Ra" in ana.ask("worth", "%")
