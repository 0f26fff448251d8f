from itertools import pairwise

from heliopolis.dice.batch import ACTIONS
from tools.reference import PAGE, decision_groups, page


def test_the_reference_page_is_fresh() -> None:
    """`python -m tools.reference` writes it."""
    assert PAGE.read_text(encoding="utf-8") == page()


def test_the_groups_of_decisions_leave_none_out() -> None:
    groups = list(decision_groups())

    assert groups[0][0] == 0
    assert all(last + 1 == first for (_, last), (first, _) in pairwise(groups))
    assert groups[-1][1] == ACTIONS - 1
