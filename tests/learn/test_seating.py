import pytest
import torch

from heliopolis.learn.seating import chances_to_win, placed_by, playing, seen_from


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_networks_seats_begin_with_who_acts_and_go_clockwise(players: int) -> None:
    for acting in range(players):
        seats = seen_from(torch.tensor([acting]), torch.tensor([players]), 5)[0].tolist()

        assert seats[:players] == [(acting + step) % players for step in range(players)]
        assert seats[players:] == list(range(players, 5))


def test_what_is_turned_for_the_network_is_turned_back_for_the_game() -> None:
    players = torch.tensor([2, 3, 4, 5, 5])
    acting = torch.tensor([1, 2, 0, 3, 4])
    values = torch.arange(25.0).reshape(5, 5)

    seen = values.gather(-1, seen_from(acting, players, 5))

    assert torch.equal(seen.gather(-1, placed_by(acting, players, 5)), values)


def test_only_seats_that_play_may_win() -> None:
    chances = chances_to_win(torch.tensor([[1.0, 1.0, 9.0]]), playing(torch.tensor([2]), 3))

    assert chances.tolist() == [[0.5, 0.5, 0.0]]
