"""What search of Ra says of every move."""

import time
from itertools import chain
from random import Random

import pytest

from heliopolis import InvalidSetup, ra
from heliopolis.bots.base import Budget
from heliopolis.bots.ra.search.aloud import _thought
from heliopolis.bots.ra.search.bot import Search, hand_made
from heliopolis.bots.thoughts import EVEN, PLAY, Spending, Thoughts
from heliopolis.core.compile import COMPILED
from heliopolis.ra.moves import PASS_ACTION
from tests.bots.ra.builders import played_on, random_auction
from tests.bots.ra.test_bidding import Worth, bid_of
from tests.ra.builders import EVERY_NUMBER_OF_PLAYERS, OVER, hiding, position

BUDGET = Budget(simulations=60 if COMPILED else 5)
POSITIONS = 25 if COMPILED else 3
EVERY_COUNT = pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
EVERY_SPENDING = pytest.mark.parametrize("spending", [PLAY, EVEN])


def asked_in(players: int, seed: int = 1) -> list[ra.Position]:
    """Positions of random games in which a seat has a choice, auctions among them."""
    rng = Random(players + seed)
    found = [played_on(position(players), rng, rng.randrange(200)) for _ in range(POSITIONS)]
    return found + [here for _ in range(POSITIONS) if (here := random_auction(rng))]


def thought_of(here: ra.Position, spending: Spending = PLAY, budget: Budget = BUDGET) -> Thoughts:
    assert isinstance(here.actor, int)
    return Search(0, BUDGET).think(here.view(here.actor), budget, spending)


@EVERY_COUNT
@EVERY_SPENDING
def test_shares_of_every_class_sum_to_one(players: int, spending: Spending) -> None:
    for here in asked_in(players):
        thoughts = thought_of(here, spending)

        assert (thoughts.seat, thoughts.spending) == (here.actor, spending)
        for own in thoughts.classes:
            assert sum(own.shares) == pytest.approx(1, abs=1e-9)
            assert len(own.shares) == len(own.points) == here.game.players
            assert min(own.shares) >= 0


@EVERY_COUNT
@EVERY_SPENDING
def test_every_legal_move_is_in_just_one_class(players: int, spending: Spending) -> None:
    for here in asked_in(players):
        moves = list(chain(*(own.moves for own in thought_of(here, spending).classes)))

        assert len(moves) == len(set(moves))
        assert set(moves) == set(here.moves())


@EVERY_COUNT
def test_a_line_begins_with_the_move_and_can_be_played(players: int) -> None:
    lengths = []
    for here in asked_in(players):
        for own in thought_of(here).classes:
            assert own.line[0] == own.moves[0]
            after = here
            for move in own.line:
                after = after.play(move).position
            lengths.append(len(own.line))

    assert max(lengths) > 4


def test_a_line_goes_on_with_the_likeliest_tile() -> None:
    here = position(4, track="nile art")
    odds = here.play("draw").position.odds()

    draw = next(own for own in thought_of(here).classes if own.moves == (ra.Draw(),))

    assert odds[draw.line[1]] == max(odds.values())


@EVERY_COUNT
def test_the_best_class_of_play_has_the_move_that_is_chosen(players: int) -> None:
    search = Search(0, BUDGET)
    for here in asked_in(players):
        assert isinstance(here.actor, int)

        chosen = search.choose(here.view(here.actor), here.moves())

        assert thought_of(here).best.moves[0] == chosen


@EVERY_COUNT
def test_classes_come_by_what_they_are_worth_to_who_is_asked(players: int) -> None:
    """By chances and, where they hardly differ, by points."""
    for here in asked_in(players):
        thoughts = thought_of(here)
        seat = thoughts.seat
        keys = [own.shares[seat] + 0.001 * own.points[seat] for own in thoughts.classes]

        assert keys == sorted(keys, reverse=True)


@EVERY_COUNT
def test_an_even_budget_looks_at_every_class_as_often(players: int) -> None:
    for here in asked_in(players):
        thoughts = thought_of(here, EVEN)

        (visits,) = {own.visits for own in thoughts.classes}
        assert visits == 1 or thoughts.simulations <= (BUDGET.simulations or 0)


@pytest.mark.parametrize("budget", [Budget(simulations=0), Budget(milliseconds=0)])
def test_every_class_is_looked_at_once_however_small_an_even_budget_is(budget: Budget) -> None:
    for here in asked_in(4):
        assert {own.visits for own in thought_of(here, EVEN, budget).classes} == {1}


def test_a_move_is_found_where_there_is_nothing_to_spend() -> None:
    here = position(4, track="nile art")
    search = Search(0, Budget(simulations=0))

    assert search.choose(here.view(0), here.moves()) in here.moves()
    assert search.think(here.view(0), Budget(simulations=0)).simulations == 1


def test_play_looks_where_it_is_worth_a_look() -> None:
    here = position(4, track="nile art")
    thoughts = thought_of(here, PLAY, Budget(simulations=100 if COMPILED else 10))

    assert len({own.visits for own in thoughts.classes}) > 1
    assert sum(own.visits for own in thoughts.classes) == thoughts.simulations - 1


@EVERY_SPENDING
def test_the_same_budget_brings_the_same_thoughts_whatever_was_thought_before(
    spending: Spending,
) -> None:
    used = Search(1, BUDGET)
    for here in asked_in(3):
        assert isinstance(here.actor, int)
        view = here.view(here.actor)
        used.think(view, Budget(simulations=2 * (BUDGET.simulations or 0)), PLAY)

        first, again = (used.think(view, BUDGET, spending) for _ in range(2))

        assert first == again == Search(2, Budget()).think(view, BUDGET, spending)


def test_bids_are_one_class_just_when_the_same_sun_wins_after_them() -> None:
    """When everybody after them bids its best, by trying all that it can bid."""
    rng = Random(5)
    search = Search(0, BUDGET)
    together = 0
    for _ in range(12 * POSITIONS):
        here = played_on(position(rng.randint(2, 5)), rng, rng.randrange(200))
        if here.phase != "auction":
            continue
        assert isinstance(here.actor, int)
        classes = search.think(here.view(here.actor), BUDGET).classes
        worth = worth_in(search)
        wins = [{winner_after(here, move, worth) for move in own.moves} for own in classes]

        assert {len(suns) for suns in wins} == {1}
        assert len(set().union(*wins)) == len(classes)
        together += any(len(own.moves) > 1 for own in classes)
    assert together


def worth_in(search: Search) -> Worth:
    """What the results of the auction just thought of are worth to every seat."""
    tree = search._tree
    assert tree is not None
    first, count = int(tree.nodes[0]["first"]), int(tree.nodes[0]["count"])
    return {
        int(tree.nodes[child]["move"]): tree.shares[child] + 0.001 * tree.points[child]
        for child in range(first, first + count)
    }


def winner_after(here: ra.Position, move: ra.Move, worth: Worth) -> int:
    """The sun that wins after a bid, or 0."""
    view = here.view(None)
    assert view.acting is not None
    assert view.turn is not None
    order = [(view.acting + place) % view.players for place in range(view.players)]
    best = move.sun if isinstance(move, ra.Bid) else view.best_bid or 0
    return bid_of(here, worth, order[1 : order.index(view.turn) + 1], best)[1]


def test_a_class_of_an_action_that_is_not_there_is_seen() -> None:
    """It had the line of another move."""
    search = Search(0, BUDGET)
    search.think(position(4, track="nile art").view(0), BUDGET)
    assert search._tree is not None

    with pytest.raises(AssertionError, match="the actions of a class"):
        _thought(search._tree, hand_made(), 1, [PASS_ACTION])


def test_nobody_is_asked_where_chance_is_next_or_the_game_is_over() -> None:
    search = Search(0, BUDGET)
    for here in (position(3).play("draw").position, position(3, points=(30, 20, 10), **OVER)):
        with pytest.raises(InvalidSetup) as refused:
            search.think(here.view(0), BUDGET)

        assert refused.value.code == "nobody-is-asked"


def test_a_single_move_has_its_thought_too() -> None:
    here = position(4, track="nile " * 8)

    thoughts = thought_of(here)

    assert [own.moves for own in thoughts.classes] == [(ra.InvokeRa(),)]
    assert thoughts.best.visits > 0


def test_a_seat_that_does_not_see_the_scores_thinks_of_what_it_sees() -> None:
    """R-1.4: others count as if they had as many points as the seat."""
    here = hiding(position(3, epoch=2, track="gold god", points=(12, 40, 25)))
    same = position(3, epoch=2, track="gold god", points=(12, 12, 12))

    assert thought_of(here).classes == thought_of(same).classes
    assert (
        thought_of(here).best.shares
        != Search(0, BUDGET)
        .think(position(3, epoch=2, track="gold god", points=(12, 40, 25)).view(0), BUDGET)
        .best.shares
    )


def test_others_may_be_thought_for_from_a_seat_or_from_an_open_table() -> None:
    """Whoever looks, the moves are those of who is asked."""
    here = position(3, track="gold god", turn=1, acting=1)

    seen = [Search(0, BUDGET).think(here.view(seat), BUDGET) for seat in (0, 1, None)]

    assert {thoughts.seat for thoughts in seen} == {1}
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.skipif(not COMPILED, reason="it measures compiled code")
@EVERY_SPENDING
def test_three_hundred_simulations_take_a_tenth_of_a_second_of_a_core(spending: Spending) -> None:
    search = Search(0, BUDGET)
    spent = []
    for here in asked_in(4):
        assert isinstance(here.actor, int)
        began = time.process_time()
        search.think(here.view(here.actor), Budget(simulations=300), spending)
        spent.append(time.process_time() - began)

    assert sorted(spent)[len(spent) // 2] < 0.1
