"""OpenSpiel's own random simulations pass, and chance falls as the rules say."""

import subprocess
import sys
from collections import Counter
from typing import Any

import numpy as np
import pytest

if sys.platform == "win32":
    pytest.skip("OpenSpiel is not made for Windows", allow_module_level=True)

import pyspiel
from open_spiel.python.observation import make_observation

import heliopolis.env.open_spiel  # noqa: F401  # registers the games
from heliopolis import dice, env
from heliopolis.core.contract import CHANCE
from heliopolis.games import ruleset

TABLES = (
    "python_heliopolis_ra",
    "python_heliopolis_ra(players=5,edition=windrider)",
    "python_heliopolis_ra_dice",
    "python_heliopolis_ra_dice(players=4)",
)


def begun(table: str, seed: int = 1) -> Any:
    """A state in which somebody decides, everything dealt by chance."""
    state = pyspiel.load_game(table).new_initial_state()
    fall(state, np.random.default_rng(seed))
    return state


def fall(state: Any, generator: np.random.Generator) -> None:
    """Let chance happen until somebody decides."""
    while state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(generator.choice(outcomes, p=odds)))


@pytest.mark.parametrize("table", TABLES)
def test_open_spiel_has_nothing_to_object(table: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=1, serialize=True, verbose=False)


def test_the_interpreter_ends_in_peace() -> None:
    # What OpenSpiel lets go of last must not be ours to clean up: that was a crash at exit.
    code = "import heliopolis.env.open_spiel"

    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)

    assert (ended.returncode, ended.stderr) == (0, "")


def test_the_suns_are_dealt_group_by_group_and_every_deal_is_as_likely() -> None:
    game = pyspiel.load_game("python_heliopolis_ra(players=4)")
    found: Counter[str] = Counter()

    def deal(state: Any, chance: float) -> None:
        if not state.is_chance_node():
            found[str(state)] += round(24 * chance)
            return
        for outcome, odds in state.chance_outcomes():
            deal(state.child(outcome), chance * odds)

    deal(game.new_initial_state(), 1.0)

    assert len(found) == 24
    assert set(found.values()) == {1}


def test_a_draw_has_the_odds_of_the_bag() -> None:
    state = begun("python_heliopolis_ra")
    state.apply_action(state.string_to_action("draw"))
    odds = state.position.odds()

    told = {state.action_to_string(number): chance for number, chance in state.chance_outcomes()}

    assert state.position.actor is CHANCE
    assert told == {str(move): float(chance) for move, chance in odds.items()}


def test_dice_fall_one_by_one() -> None:
    state = begun("python_heliopolis_ra_dice")
    rolls = [move for move in state.position.moves() if isinstance(move, dice.Roll)]
    roll = next(move for move in rolls if len(move.dice) == 2)
    state.apply_action(ruleset("ra-dice").number_of(roll))
    shown = []

    while state.is_chance_node():
        shown.append(str(state))
        assert state.chance_outcomes() == [(face, 1 / 6) for face in range(6)]
        assert state.action_to_string(2) == "deal 2"
        state.apply_action(2)

    assert len(set(shown)) == 2
    faces = {die.colour: die.face for die in state.position.view(None).dice}
    assert faces[roll.dice[0]] == faces[roll.dice[1]]


@pytest.mark.parametrize("table", TABLES)
def test_players_may_do_what_is_distinct_and_see_what_a_seat_sees(table: str) -> None:
    state = begun(table)
    here = state.position
    batch = ruleset(here.game.name).batch
    observation = make_observation(state.get_game())

    observation.set_from(state, here.actor)

    assert state.current_player() == here.actor
    assert [batch.move(number) for number in state.legal_actions()] == sorted(
        here.moves(distinct=True), key=batch.action
    )
    assert (observation.tensor == env.observe(here.view(here.actor))[0]).all()


def test_nothing_is_seen_before_the_game_has_begun() -> None:
    state = pyspiel.load_game("python_heliopolis_ra").new_initial_state()
    observation = make_observation(state.get_game())

    observation.set_from(state, 0)

    assert not observation.tensor.any()


def test_a_copy_goes_on_by_itself() -> None:
    state = begun("python_heliopolis_ra_dice")
    before = str(state)

    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])

    assert str(state) == before
    assert str(copy) != before


@pytest.mark.parametrize("table", TABLES)
def test_winners_share_what_the_others_lose(table: str) -> None:
    state, generator = begun(table), np.random.default_rng(3)
    assert not any(state.returns())

    while not state.is_terminal():
        state.apply_action(int(generator.choice(state.legal_actions())))
        fall(state, generator)

    winners, players = state.position.winners, state.num_players()
    assert state.returns() == pytest.approx(
        [(seat in winners) / len(winners) - 1 / players for seat in range(players)]
    )
