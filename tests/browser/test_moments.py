"""What both games show at their moments, and what opens at a table, is there for everybody."""

from typing import Any

import pytest

from tests.browser.layouts import Layouts
from tests.browser.scenes import MOMENTS, openings
from tests.browser.stage import Stage
from tests.browser.test_axe import violations
from tests.browser.visitors import DESK, PHONE, Visit


def test_words_40_percent_longer_fit_and_fingers_find_everything_in_both_games(
    visit: Visit,
) -> None:
    ana = visit.come(PHONE, language="xx")
    layouts, stage = Layouts(ana), Stage(ana)

    for name in MOMENTS:
        stage.show(name)
        layouts.look(name)

    assert layouts.found == []


def test_words_40_percent_longer_fit_in_all_that_opens_at_a_table(visit: Visit) -> None:
    ana = visit.come(PHONE, language="xx")
    layouts, stage = Layouts(ana), Stage(ana)

    for name in openings(stage, phone=True):
        layouts.look_at_phone(name)

    assert layouts.found == []


@pytest.mark.parametrize(("device", "theme"), [(DESK, "contrast"), (PHONE, "night")])
def test_nobody_is_shut_out_of_moments_and_of_all_that_opens_at_them(
    visit: Visit, device: dict[str, Any], theme: str
) -> None:
    ana = visit.come(device, theme=theme)
    stage = Stage(ana)
    found: list[str] = []

    for name in openings(stage, phone=device is PHONE):
        found += violations(ana, name)
    for name in ("ra-epoch-scored", "dice-epoch-scored", "ra-lose-unrest", "dice-lose-civ"):
        stage.show(name)
        found += violations(ana, name)

    assert found == []
