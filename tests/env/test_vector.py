"""Vectors step batches, reward every seat, and begin ended games anew."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from heliopolis import env
from heliopolis.core.errors import IllegalMove
from heliopolis.core.stream import make_streams
from heliopolis.games import make_game, ruleset

EVERY_GAME = pytest.mark.parametrize("game", ["ra", "ra-dice"])


def chosen(mask: NDArray[np.bool_], generator: np.random.Generator) -> NDArray[np.int64]:
    """A random legal action for every game."""
    found: NDArray[np.int64] = (mask * generator.random(mask.shape)).argmax(axis=1)
    return found


@EVERY_GAME
def test_a_vector_shows_what_a_batch_shows_whoever_decides(game: str) -> None:
    batch, generator = ruleset(game).batch, np.random.default_rng(2)
    vector = env.Vector(6, game, 3)
    told = vector.reset(seed=7)
    streams = make_streams(np.random.default_rng(7), 6)
    states = batch.start(make_game(game, 3), streams)
    mask = np.zeros((6, batch.ACTIONS), dtype=np.bool_)
    seen = np.zeros((6, batch.FEATURES), dtype=np.float32)

    while not told.over.any():
        batch.legal(states, mask)
        batch.observe(states, batch.actors(states), seen)
        assert told.to_play.tolist() == batch.actors(states).tolist()
        assert (told.action_mask == mask).all()
        assert (told.observation == seen).all()
        assert not told.reward.any()
        actions = chosen(mask, generator)
        batch.step(states, actions)
        told = vector.step(actions)

    assert told.over.tolist() == batch.over(states).tolist()
    shares = np.zeros((6, 2, 3), dtype=np.float32)
    batch.returns(states, shares)
    equal = np.where(told.over[:, None], shares[:, batch.SHARES] - 1 / 3, 0)
    assert told.reward == pytest.approx(equal, abs=1e-6)


@EVERY_GAME
def test_games_that_end_are_begun_anew(game: str) -> None:
    generator = np.random.default_rng(3)
    vector = env.Vector(40, game, 2, reward="points")
    told = vector.reset(seed=1)
    ended = 0

    for _ in range(400):
        told = vector.step(chosen(told.action_mask, generator))
        ended += int(told.over.sum())
        assert told.action_mask.any(axis=1).all()
        assert (told.to_play >= 0).all()
        assert not told.reward[~told.over].any()
        assert told.reward.sum(axis=1) == pytest.approx(0, abs=1e-4)

    assert ended > 40


def test_arrays_are_written_again() -> None:
    vector = env.Vector(2, players=2)
    told = vector.reset(seed=1)

    later = vector.step(chosen(told.action_mask, np.random.default_rng(1)))

    assert all(one is other for one, other in zip(told, later, strict=True))


def test_equal_seeds_deal_equally_and_without_one_chance_goes_on() -> None:
    vector, same = env.Vector(5), env.Vector(5)

    first = [each.reset(seed=3).observation.tobytes() for each in (vector, same)]
    second = [each.reset().observation.tobytes() for each in (vector, same)]

    assert first[0] == first[1] != second[0] == second[1]


def test_an_illegal_action_names_its_game_and_none_is_played() -> None:
    vector = env.Vector(3, players=2)
    before = vector.reset(seed=1).observation.copy()

    with pytest.raises(IllegalMove) as refused:
        vector.step(np.array([0, 0, 3], dtype=np.int64))

    assert refused.value.parameters["game"] == 2
    told = vector.step(np.zeros(3, dtype=np.int64))
    assert (told.observation != before).any(axis=1).all()


def test_a_vector_says_how_wide_it_is() -> None:
    vector = env.Vector(1, "ra-dice")

    assert (vector.actions, vector.features) == (459, 269)


def test_a_table_of_another_kind_is_played() -> None:
    settings: dict[str, Any] = {"edition": "windrider", "scores": "hidden"}

    vector = env.Vector(1, "ra", 3, **settings, overrides={"disasters": "after-turn"})

    assert vector.game == make_game("ra", 3, "windrider", {"disasters": "after-turn"}, "hidden")
