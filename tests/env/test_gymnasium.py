"""Gymnasium's own checks pass, and a learner plays one seat against bots."""

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from heliopolis.bots import read_bot
from heliopolis.core.errors import IllegalMove, InvalidSetup
from heliopolis.env.gymnasium import SingleSeat
from heliopolis.env.opponents import make_opponent
from heliopolis.env.table import Table
from heliopolis.env.versions import IDS
from heliopolis.games import make_game

FIRST_BOT = f"{Path(__file__).resolve().parents[2] / 'examples' / 'my_first_bot.py'}:MyFirstBot"
EVERY_GAME = pytest.mark.parametrize("game", IDS)


def make(game: str = "ra", **settings: Any) -> Any:
    return gymnasium.make(IDS[game], **settings)


def played(seat: Any, seed: int | None = None, choices: int = 1) -> list[Any]:
    """All rewards of a game by random legal actions, and at the end what was seen last."""
    generator = np.random.default_rng(choices)
    seen, info = seat.reset(seed=seed)
    rewards, over = [], False
    while not over:
        action = generator.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, over, _, info = seat.step(action)
        rewards.append(reward)
    return [*rewards, seen.tobytes()]


@EVERY_GAME
@pytest.mark.parametrize("settings", [{"players": 2}, {"players": 4, "seat": None}])
def test_gymnasium_has_nothing_to_object(game: str, settings: dict[str, Any]) -> None:
    check_env(make(game, illegal="lose", **settings).unwrapped)


@EVERY_GAME
def test_equal_seeds_give_equal_games(game: str) -> None:
    one, other = make(game, players=3), make(game, players=3)

    first, second = played(one, seed=5), played(one)

    assert (played(other, seed=5), played(other)) == (first, second)
    assert first != second


@EVERY_GAME
@pytest.mark.parametrize("bot", ["merchant", "uniform"])
def test_compiled_opponents_decide_as_bots_that_are_asked(game: str, bot: str) -> None:
    entrant = read_bot(game, bot)
    table = Table(make_game(game, 2), "share")
    table.begin(np.random.default_rng(4))
    compiled, asked = make_opponent(entrant, game, 9), entrant.make(9)

    for _ in range(40):
        here = table.position
        assert isinstance(here.actor, int)
        move = compiled.decide(table)
        assert move == asked.choose(here.view(here.actor), here.moves(distinct=True))
        table.play(move)


def test_bots_in_files_play_too() -> None:
    seat = make(players=3, bots=(FIRST_BOT, "uniform"), seat=1, render_mode="ansi")

    played(seat, seed=2)

    told = seat.render()
    assert seat.unwrapped.names == ("Uniform 2", "learner", "MyFirstBot 1")
    assert "The game is over: " in told


def test_bots_sit_clockwise_from_the_learner() -> None:
    seat = SingleSeat(players=4, bots="uniform,merchant", seat=2, render_mode="ansi")
    seat.reset(seed=1)

    assert seat.names == ("Merchant 2", "Merchant 3", "learner", "Uniform 1")


def test_a_learner_may_sit_anywhere() -> None:
    seat = SingleSeat(players=3, bots=("uniform",), seat=None)
    seats = set()

    for seed in range(20):
        seat.reset(seed=seed)
        seats.add(seat.seat)

    assert seats == {0, 1, 2}


@EVERY_GAME
def test_the_reward_comes_at_the_end(game: str) -> None:
    seat = make(game, players=2, bots=("uniform",))

    *rewards, last, _ = played(seat, seed=3)

    winners = seat.unwrapped.position.winners
    assert set(rewards) == {0.0}
    assert last == pytest.approx((0 in winners) / len(winners) - 0.5)


def test_masks_are_those_of_the_learners_moves() -> None:
    seat = make()
    _, info = seat.reset(seed=1)
    here = seat.unwrapped.position

    masks = seat.get_wrapper_attr("action_masks")()

    assert here.actor == 0
    assert masks.dtype == np.bool_
    assert masks.tolist() == info["action_mask"].astype(bool).tolist()
    assert masks.sum() == len(here.moves())


def test_an_illegal_action_raises_or_loses() -> None:
    strict, lenient = make(), make(illegal="lose")
    for seat in (strict, lenient):
        seat.reset(seed=1)
    (illegal,) = np.flatnonzero(~strict.get_wrapper_attr("action_masks")())[:1]

    with pytest.raises(IllegalMove):
        strict.step(illegal)
    _, reward, over, truncated, _ = lenient.step(illegal)

    assert (reward, over, truncated) == (-1.0, True, False)


def test_what_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(ValueError, match="seats go from 0 to 3, not 4"):
        SingleSeat(seat=4)
    with pytest.raises(ValueError, match="an illegal action may raise or lose, not shrug"):
        SingleSeat(illegal="shrug")  # type: ignore[arg-type]
    with pytest.raises(InvalidSetup, match="too-many-bots"):
        SingleSeat(players=2, bots=("uniform", "merchant"))
    with pytest.raises(InvalidSetup, match="no-such-bot"):
        SingleSeat(bots=("nobody",))
