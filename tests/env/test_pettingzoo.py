"""PettingZoo's own checks pass, and agents see, may do and get what the rules say."""

import warnings
from copy import deepcopy
from typing import Any

import numpy as np
import pettingzoo
import pytest

from heliopolis import env
from heliopolis.core.errors import IllegalMove
from heliopolis.env.pettingzoo import Seats
from heliopolis.env.versions import IDS
from heliopolis.games import ruleset

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # it imports a game in its own old way
    from pettingzoo.test import api_test, seed_test

# PettingZoo lists by name which environments may have dictionaries, and those are its own.
DICTIONARIES = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)
TABLES = [("ra", 2), ("ra", 5), ("ra-dice", 2), ("ra-dice", 4)]
EVERY_TABLE = pytest.mark.parametrize(("game", "players"), TABLES)


def begun(seed: int = 1, **settings: Any) -> Seats:
    seats = env.raw_env(**settings)
    seats.reset(seed=seed)
    return seats


def play_to_the_end(seats: Any, seed: int = 1) -> dict[str, float]:
    """Random legal actions; what every agent got in all."""
    generator = np.random.default_rng(seed)
    got = dict.fromkeys(seats.agents, 0.0)
    for agent in seats.agent_iter():
        seen, reward, terminated, truncated, _ = seats.last()
        got[agent] += reward
        over = terminated or truncated
        seats.step(None if over else generator.choice(np.flatnonzero(seen["action_mask"])))
    return got


@DICTIONARIES
@EVERY_TABLE
def test_pettingzoo_has_nothing_to_object(game: str, players: int) -> None:
    api_test(env.aec(game, players), num_cycles=150)


@pytest.mark.parametrize("game", IDS)
def test_a_game_is_made_by_its_id(game: str) -> None:
    made = pettingzoo.make("aec", IDS[game], players=2)

    assert str(made) == IDS[game]
    assert made.possible_agents == ["player_0", "player_1"]


@EVERY_TABLE
def test_equal_seeds_give_equal_games(game: str, players: int) -> None:
    seed_test(lambda: env.raw_env(game, players), num_cycles=60)


def test_without_a_seed_chance_goes_on() -> None:
    seats, same = begun(), begun()
    seats.reset()
    same.reset()
    assert seats.agents == [f"player_{seat}" for seat in range(4)]

    seen = [each.observe("player_0")["observation"].tobytes() for each in (seats, same, begun())]

    assert seen[0] == seen[1] != seen[2]


@EVERY_TABLE
def test_an_agent_sees_what_a_batch_shows_its_seat(game: str, players: int) -> None:
    seats = begun(game=game, players=players)
    batch, here = ruleset(game).batch, seats.position
    expected = sorted(batch.action(move) for move in here.moves(distinct=True))

    for seat, agent in enumerate(seats.agents):
        seen = seats.observe(agent)
        asked = seat == here.actor
        assert np.flatnonzero(seen["action_mask"]).tolist() == (expected if asked else [])
        assert seen["action_mask"].dtype == np.int8
        if asked:
            assert (seen["observation"] == env.observe(here.view(seat))[0]).all()
    assert len({seats.observe(agent)["observation"].tobytes() for agent in seats.agents}) == players


@EVERY_TABLE
def test_the_winner_has_its_share_less_that_of_equals(game: str, players: int) -> None:
    seats = begun(game=game, players=players)

    got = play_to_the_end(seats)

    winners = seats.position.winners
    assert seats.agents == []
    for seat, reward in enumerate(got.values()):
        share = (seat in winners) / len(winners)
        assert reward == pytest.approx(share - 1 / players, abs=1e-6)


def test_points_are_rewarded_less_their_mean() -> None:
    seats = begun(players=3, reward="points")

    got = play_to_the_end(seats)

    points = np.array(seats.position.scores)
    assert [*got.values()] == pytest.approx((points - points.mean()).tolist(), abs=1e-4)


def test_a_reward_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="rewards are share or points, not glory"):
        env.raw_env(reward="glory")


def test_an_illegal_action_names_its_rule_and_changes_nothing() -> None:
    seats = begun()
    before = seats.position

    with pytest.raises(IllegalMove) as refused:
        seats.step(ruleset("ra").batch.action(ruleset("ra").parse_move("pass")))

    assert refused.value.rule == "R-3.1"
    assert seats.position == before


def test_a_number_that_is_no_action_is_refused() -> None:
    with pytest.raises(ValueError, match="actions go from 0 to 53, not 54"):
        begun().step(54)


@pytest.mark.filterwarnings("ignore:.*illegal move")
def test_in_its_wrappers_an_illegal_action_ends_the_game() -> None:
    seats = env.aec(players=3)
    seats.reset(seed=1)
    loser = seats.agent_selection

    seats.step(3)

    assert all(seats.terminations.values())
    assert seats.rewards == {agent: -1.0 if agent == loser else 0 for agent in seats.agents}


def test_a_copy_goes_on_by_itself() -> None:
    seats = begun(game="ra-dice", players=2)

    copy = deepcopy(seats)

    assert play_to_the_end(copy) == play_to_the_end(seats)
    assert copy.position == seats.position


def test_a_table_may_have_another_edition_and_hide_points() -> None:
    seats = begun(players=3, edition="windrider", scores="hidden")

    assert seats.position.game.edition.name == "windrider"
    assert seats.position.game.scores == "hidden"


def test_what_happened_is_told_in_sentences() -> None:
    seats = begun(players=2, render_mode="ansi")
    seats.step(0)

    told = seats.render()

    assert told is not None
    assert " draws " in told
    assert told.splitlines()[-1].startswith("Epoch 1 of 3.")
    assert begun().render() is None
