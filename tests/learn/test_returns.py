import pytest
import torch

from heliopolis.learn.returns import Outlook, results_worth, targets
from heliopolis.learn.seating import playing
from tests.learn.small import small


def one_game(numbers: list[float]) -> Outlook:
    """The same numbers for all that is expected of a game's one seat."""
    each = torch.tensor(numbers).reshape(-1, 1, 1)
    return Outlook(each, each, each)


def test_what_comes_at_once_counts_alone_where_nothing_is_traced() -> None:
    found = targets(
        one_game([0.1, 0.2, 0.3]),
        one_game([0.0, 0.0]),
        torch.zeros(2, 1, dtype=torch.bool),
        torch.tensor([2]),
        0.0,
    )

    assert found.worth.flatten().tolist() == pytest.approx([0.2, 0.3])


def test_a_result_counts_and_nothing_behind_it() -> None:
    over = torch.tensor([[False], [True], [False]])

    found = targets(
        one_game([0.1, 0.2, 0.9, 0.8]), one_game([9.0, 1.0, 9.0]), over, torch.tensor([4]), 1.0
    )

    assert found.shares.flatten().tolist() == pytest.approx([1.0, 1.0, 0.8])


def test_a_whole_round_counts_as_much_at_any_table() -> None:
    expected = one_game([0.0, 0.0, 1.0])
    over = torch.zeros(2, 1, dtype=torch.bool)

    two = targets(expected, one_game([0.0, 0.0]), over, torch.tensor([2]), 0.81)
    one = targets(expected, one_game([0.0, 0.0]), over, torch.tensor([1]), 0.9)

    assert two.points[0].item() == pytest.approx(one.points[0].item()) == pytest.approx(0.9)


def test_a_lead_is_worth_a_little_beside_the_victory() -> None:
    settings = small(margin=0.5, lead=20)
    plays = playing(torch.tensor([3]), 4)
    shares, points = torch.tensor([[1.0, 0.0, 0.0, 0.0]]), torch.tensor([[30.0, 20.0, -5.0, 0.0]])

    worth = results_worth(shares, points, plays, settings)

    assert worth.tolist() == [pytest.approx([1.25, -0.25, -0.5, 0.0])]


def test_who_shares_the_lead_leads_by_nothing() -> None:
    settings = small(margin=0.5, lead=20)
    plays = playing(torch.tensor([2]), 2)

    worth = results_worth(torch.tensor([[0.5, 0.5]]), torch.tensor([[10.0, 10.0]]), plays, settings)

    assert worth.tolist() == [[0.5, 0.5]]
