"""Thinking aloud: every legal move has its class, its shares and a line that can be played."""

import time
from functools import cache
from itertools import chain

import numpy as np
import pytest

from heliopolis import dice
from heliopolis.bots.base import Budget
from heliopolis.bots.compiled import state_of
from heliopolis.bots.dice.search.aloud import tell
from heliopolis.bots.dice.search.bot import Search
from heliopolis.bots.dice.search.candidates import NO_MOVE, new_candidates
from heliopolis.bots.dice.search.classes import UNKNOWN
from heliopolis.bots.dice.search.judge import VALUATION, Evaluator
from heliopolis.bots.dice.search.rollouts import (
    TRUST_IN_LEVEL,
    TRUST_IN_ROLLS,
    TRUST_IN_SPENDINGS,
    new_rollouts,
)
from heliopolis.bots.dice.search.solve import BY_SEAT
from heliopolis.bots.thoughts import EVEN, PLAY, Spending, Thoughts
from heliopolis.core.compile import COMPILED
from heliopolis.core.errors import InvalidSetup
from heliopolis.dice.catalogue import KEEP_ACTION
from heliopolis.dice.components import SEATS
from heliopolis.record import read_record, replay
from tests.bots.dice.thinking import traits_array
from tests.dice.builders import position, random_game
from tests.record.builders import golden

SIMULATIONS = 40 if COMPILED else 6
BOTH = pytest.mark.parametrize("spending", [PLAY, EVEN])
SPENT = position(
    3,
    "PNCMA",
    epoch=2,
    pharaoh=[3, 5, 1],
    nile=[6, 2, 9],
    civ=["red", "blue green", "blue"],
    monuments=["red1 blue1 red2", "green1 red4", "yellow2"],
    points=[20, 24, 19],
)
ROLLED = position(2, "SPPCC", phase="reroll", throws=2, epoch=3, ra=4, points=[40, 38])
LOST = position(
    2,
    "SSSSC",
    phase="lose",
    turn=1,
    acting=0,
    disaster="monument",
    groups="disaster",
    monuments=["red1 blue1 green1 red2 blue3", "yellow1"],
)

DECLARES = position(
    2,
    "SSSSC",
    turn=1,
    civ=["red blue green", "yellow"],
    monuments=["red1 blue1 green1 red2 blue3", "yellow1"],
)


@cache
def asked(players: int) -> list[dice.Position]:
    """Positions of a random game in which a seat decides, of every kind of decision."""
    every = [here for here, _ in random_game(players, 3, seed=5) if isinstance(here.actor, int)]
    return [*(every[::7] if COMPILED else ()), SPENT, ROLLED, LOST]


def think(
    here: dice.Position, spending: Spending = PLAY, simulations: int = SIMULATIONS, seed: int = 1
) -> Thoughts:
    """What a search of its own thinks."""
    budget = Budget(simulations=simulations)
    assert isinstance(here.actor, int)
    return Search(seed, Budget()).think(here.view(here.actor), budget, spending)


@BOTH
@pytest.mark.parametrize("players", [2, 4])
def test_every_legal_move_is_in_one_class_with_shares_of_all_seats(
    players: int, spending: Spending
) -> None:
    for here in asked(players):
        thoughts = think(here, spending)
        seats = len(here.view(None).seats)

        assert thoughts.seat == here.actor
        moves = list(chain.from_iterable(one.moves for one in thoughts.classes))
        assert sorted(map(str, moves)) == sorted(map(str, here.moves()))
        for one in thoughts.classes:
            assert len(one.shares) == len(one.points) == seats
            assert sum(one.shares) == pytest.approx(1.0, abs=1e-9)
            assert min(one.shares) >= 0.0
        shares = [one.shares[thoughts.seat] for one in thoughts.classes]
        assert shares[0] >= max(shares) - 0.002, "points decide where shares hardly differ"


@BOTH
def test_a_line_is_played_to_the_end_of_the_turn(spending: Spending) -> None:
    for here in asked(3):
        for one in think(here, spending).classes:
            assert one.line[0] == one.moves[0]
            after = here
            for move in one.line:
                assert not (after.begins_turn and after is not here), "the turn is over"
                after = after.play(move).position
            assert after.begins_turn or after.actor is None


def test_the_best_class_in_play_is_what_search_chooses() -> None:
    for here in chain(asked(2), asked(4)):
        assert isinstance(here.actor, int)
        bot = Search(3, Budget(simulations=SIMULATIONS))
        chosen = bot.choose(here.view(here.actor), here.moves())

        assert think(here, seed=3).best.moves[0] == chosen
        assert chosen in here.moves()


@pytest.mark.parametrize("name", ["dice-2-random", "dice-3-random", "dice-4-disasters"])
def test_a_turn_that_others_began_goes_on_with_the_best_move(name: str) -> None:
    """Dice were spent in any order, so that distinct moves may have nothing left but the end."""
    steps = replay(read_record(golden(name)))
    every = [step.position for step in steps if isinstance(step.position, dice.Position)]
    decisions = [here for here in every if isinstance(here.actor, int)]
    ends = [here for here in decisions if here.moves(distinct=True) == (dice.End(),)]
    spent_on = 0
    for here in [*decisions[:: 11 if COMPILED else 50], *ends[: None if COMPILED else 2]]:
        assert isinstance(here.actor, int)
        best = think(here, seed=3).best.moves[0]
        bot = Search(3, Budget(simulations=SIMULATIONS))

        assert bot.choose(here.view(here.actor), here.moves(distinct=True)) == best
        spent_on += here in ends and best != dice.End()

    assert spent_on


def test_a_turn_that_search_has_spent_itself_ends_where_distinct_moves_do() -> None:
    """What comes before in their order it has passed by, and knows why."""
    bot = Search(1, Budget(simulations=SIMULATIONS))
    bot.choose(SPENT.view(0), SPENT.moves(distinct=True))
    after = SPENT.play("monument green 2").position

    assert bot.choose(after.view(0), after.moves(distinct=True)) == dice.End()


def test_every_class_gets_the_same_visits_where_they_are_spent_evenly() -> None:
    for here in asked(3):
        thoughts = think(here, EVEN)
        classes = len(thoughts.classes)

        (visits,) = {one.visits for one in thoughts.classes}
        assert visits == max(1, SIMULATIONS // classes)
        assert thoughts.simulations == visits * classes


@pytest.mark.parametrize("budget", [Budget(simulations=0), Budget(milliseconds=0)])
def test_every_class_is_played_once_however_small_an_even_budget_is(budget: Budget) -> None:
    for here in asked(3):
        thoughts = Search(1, Budget()).think(here.view(None), budget, EVEN)

        assert {one.visits for one in thoughts.classes} == {1}


def test_a_budget_of_time_is_spent_in_whole_rounds() -> None:
    thoughts = Search(1, Budget()).think(SPENT.view(0), Budget(milliseconds=1), EVEN)

    (visits,) = {one.visits for one in thoughts.classes}
    assert thoughts.simulations == visits * len(thoughts.classes) > 0


def test_no_more_is_played_than_the_budget_of_a_call_allows() -> None:
    bot = Search(1, Budget(simulations=10**9))

    for simulations in (0, 1, 7):
        thoughts = bot.think(SPENT.view(0), Budget(simulations=simulations))
        assert thoughts.simulations == simulations
        assert thoughts.spending == PLAY


@BOTH
def test_the_same_thoughts_twice_whatever_was_asked_before(spending: Spending) -> None:
    bot = Search(7, Budget(simulations=2))
    budget = Budget(simulations=SIMULATIONS)
    for here in (SPENT, ROLLED, LOST):
        view = here.view(None)
        first = bot.think(view, budget, spending)
        bot.choose(ROLLED.view(0), ROLLED.moves(distinct=True))
        bot.think(SPENT.view(0), Budget(simulations=3), EVEN)

        assert bot.think(view, budget, spending) == first
        assert think(here, spending, seed=7) == first


@BOTH
@pytest.mark.parametrize("here", [SPENT, ROLLED, LOST, DECLARES])
def test_whoever_misjudges_things_thinks_the_same_twice_too(
    here: dice.Position, spending: Spending
) -> None:
    """The apprentice does, in rollouts and where it gives up markers to a disaster."""
    evaluator = Evaluator(np.array([VALUATION]), traits_array("apprentice"))
    used, new = (Search(7, Budget(simulations=SIMULATIONS), evaluator) for _ in range(2))
    budget = Budget(simulations=SIMULATIONS)

    first = used.think(here.view(None), budget, spending)
    used.think(DECLARES.view(None), Budget(simulations=3), EVEN)
    chosen = used.choose(here.view(None), here.moves())

    assert used.think(here.view(None), budget, spending) == first
    assert new.choose(here.view(None), here.moves()) == chosen
    assert new.think(here.view(None), budget, spending) == first


def test_dice_are_another_ones_with_another_seed() -> None:
    assert think(SPENT, EVEN, seed=1) != think(SPENT, EVEN, seed=2)


def test_moves_that_leave_the_same_best_turn_are_one_class() -> None:
    """The order of doing things does not matter, nor which of the columns that are alike."""
    thoughts = think(SPENT)

    (best,) = [one for one in thoughts.classes if "pharaoh red purple" in map(str, one.moves)]
    assert {"pharaoh red", "nile blue", "monument green 2"} <= set(map(str, best.moves))
    (other,) = [one for one in thoughts.classes if "monument green 3" in map(str, one.moves)]
    assert set(map(str, other.moves)) == {f"monument green {column}" for column in (3, 5, 6, 7, 8)}


def test_dice_spent_out_of_order_can_still_be_spent_on_what_comes_before() -> None:
    after = SPENT.play("monument green 2").position

    assert "pharaoh red purple" in map(str, think(after).best.moves)


def test_where_nobody_is_asked_there_is_nothing_to_think_of() -> None:
    here = position(2)

    with pytest.raises(InvalidSetup, match="nobody-is-asked"):
        Search(1, Budget()).think(here.view(None), Budget())


def test_dice_fall_alike_for_all_classes_where_budgets_are_spent_evenly() -> None:
    """Two candidates that are the same find the same, round by round, and others do not."""
    bot = Search(1, Budget())
    states = state_of(SPENT.view(0))
    candidates, rollouts = bot._candidates, bot._rollouts
    assert bot._find(states, BY_SEAT) >= 3
    for numbers in (candidates.states, candidates.shares, candidates.points, candidates.prior):
        numbers[1] = numbers[0]

    bot._play(states, 3, candidates, EVEN, Budget(simulations=SIMULATIONS), time.perf_counter())

    found = rollouts.drift[:3].tolist()
    assert any(found[0])
    assert found[0] == found[1] != found[2]


def test_the_level_of_rollouts_counts_the_same_for_rolls_and_for_spendings() -> None:
    """Else a roll that keeps all dice would be worth something else than what comes of it."""
    rounds, drift = 21, 2.0
    told = []
    for trust in (TRUST_IN_ROLLS, TRUST_IN_SPENDINGS, 0.0):
        candidates, rollouts = new_candidates(), new_rollouts()
        candidates.shares[0] = 0.5
        candidates.lines[0] = NO_MOVE
        candidates.lines[0, 0] = KEEP_ACTION
        rollouts.trust[0] = trust
        rollouts.visits[0] = rounds
        rollouts.drift[0, SEATS:] = rounds * drift
        known, line = UNKNOWN, candidates.lines[0]
        told.append(tell(state_of(ROLLED.view(0)), [], 0, known, line, True, candidates, rollouts))

    rolls, spendings, alone = ([*one.thought.points] for one in told)
    assert rolls == spendings == pytest.approx([drift * rounds / (rounds + TRUST_IN_LEVEL)] * 2)
    assert alone == pytest.approx([drift] * 2)  # where nothing is known before
