"""A position as network input: what the numbers mean that every game has."""

import pytest

from tests.features import Observer, one_hot

from .examples import EVERY_GAME, Example, each


def observer_of(example: Example) -> Observer:
    return Observer(example.batch, example.features)


@EVERY_GAME
def test_the_layout_describes_every_feature(example: Example) -> None:
    found = example.features

    assert sum(count for _, count, _ in found.LAYOUT) == found.TABLE_FEATURES
    assert sum(count for _, count, _ in found.SEAT_LAYOUT) == found.SEAT_FEATURES
    seats = max(example.players)
    assert found.TABLE_FEATURES + seats * found.SEAT_FEATURES == example.batch.FEATURES
    assert all(meaning for _, _, meaning in (*found.LAYOUT, *found.SEAT_LAYOUT))


@pytest.mark.parametrize("epoch", [1, 2, 3])
@each(lambda example: example.players, "players")
def test_players_and_epoch_are_shown(example: Example, players: int, epoch: int) -> None:
    see, found, seats = observer_of(example), example.features, max(example.players)

    (row,) = see.observed(example.decides(players, epoch=epoch))

    assert see.named(row)["players"] == one_hot(players - 2, len(example.players))
    assert see.named(row)["epoch"] == one_hot(epoch - 1, 3)
    assert [see.seat(row, place)["plays"] for place in range(seats)] == [
        [float(place < players)] for place in range(seats)
    ]
    assert not row[found.TABLE_FEATURES + players * found.SEAT_FEATURES :].any()


@EVERY_GAME
def test_seats_are_shown_clockwise_from_the_observer(example: Example) -> None:
    see = observer_of(example)

    (row,) = see.observed(example.decides(3, epoch=2, turn=1, points=(5, 10, 25)))

    seats = [see.seat(row, place) for place in range(3)]
    assert [seat["points"][0] for seat in seats] == pytest.approx([0.2, 0.5, 0.1])
    assert [seat["turn"] for seat in seats] == [[1], [0], [0]]
    assert [seat["acting"] for seat in seats] == [[1], [0], [0]]


@EVERY_GAME
def test_who_decides_in_the_turn_of_another_seat_sees_itself_first(example: Example) -> None:
    see = observer_of(example)
    here, (_, _, turn, actor) = example.other_decides

    (row,) = see.observed(here)

    seats = [see.seat(row, place) for place in range(3)]
    assert [seat["acting"] for seat in seats] == [[1], [0], [0]]
    assert [seat["turn"][0] for seat in seats] == one_hot((turn - actor) % 3, 3)


@EVERY_GAME
def test_a_game_that_is_over_is_all_zeros(example: Example) -> None:
    rows = observer_of(example).observed(example.over(), example.decides(2))

    assert not rows[0].any()
    assert rows[1].any()


@EVERY_GAME
def test_a_decision_is_one_of_those_there_are_and_chance_is_none(example: Example) -> None:
    see = observer_of(example)

    rows = see.observed(*example.asked)
    chances = see.observed(*example.chances)

    assert [sorted(see.named(row)["decision"])[-2:] for row in rows] == [[0, 1]] * len(rows)
    assert not any(any(see.named(row)["decision"]) for row in chances)
