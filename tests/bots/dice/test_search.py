"""Search: sees what one move ahead misses, the same with the same seed, and keeps its budget."""

import pytest

from heliopolis.bots.base import Budget
from heliopolis.bots.dice.search.bot import Search
from heliopolis.core.compile import COMPILED
from heliopolis.dice import Position
from tests.bots.dice.thinking import choice
from tests.dice.builders import position, random_game


def searched(here: Position, simulations: int = 4, seed: int = 1) -> str:
    actor = here.actor
    assert isinstance(actor, int)
    bot = Search(seed, Budget(simulations=simulations))
    return str(bot.choose(here.view(actor), here.moves(distinct=True)))


def test_a_disaster_hits_the_one_rival_that_can_still_win() -> None:
    """The merchant takes most points from all rivals; this one counts victories."""
    here = position(
        3,
        "SSSSC",
        epoch=3,
        ra=11,
        nile=[0, 0, 12],
        floods=[0, 0, 1],
        civ=["red", "red blue green", "yellow"],
        points=[60, 58, 10],
    )

    assert choice(here) == "disaster nile"
    assert searched(here) == "disaster civ"


def test_who_is_ahead_at_the_end_ends_the_game() -> None:
    """One Sun ends it; who rolls two dice for points may have three, and the rival a turn."""
    here = position(
        2, "SPPCC", phase="reroll", throws=2, epoch=3, ra=9, pharaoh=[4, 3], points=[45, 40]
    )

    assert len(searched(here).split()) <= 2, "keep, or roll a single die"


def test_a_good_hand_is_kept() -> None:
    assert searched(position(2, "CCCCC", phase="reroll"), simulations=2) == "keep"


def test_the_same_seed_finds_the_same_move() -> None:
    here = position(2, "PNCMA", nile=[4, 4], pharaoh=[2, 3])

    assert len({searched(here, simulations=6, seed=3) for _ in range(2)}) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_move_is_legal(players: int) -> None:
    limit = None if COMPILED else 4
    questions = [here for here, _ in random_game(players, 3, seed=2) if isinstance(here.actor, int)]

    for here in questions[:limit]:
        assert searched(here, simulations=1) in map(str, here.moves())


def test_a_single_move_is_played_without_a_thought() -> None:
    here = position(2, "PNCMA", phase="reroll")
    legal = here.moves(distinct=True)[:1]

    assert Search(1, Budget(simulations=10**9)).choose(here.view(0), legal) == legal[0]


def test_what_it_decides_is_answered_even_where_it_is_not_offered() -> None:
    """Whoever asks must see that something is wrong: nothing else is chosen instead."""
    here = position(2, "CCCCC", phase="reroll")
    bot = Search(1, Budget(simulations=2))

    offered = here.moves(distinct=True)[1:3]

    assert "keep" not in map(str, offered)
    assert str(bot.choose(here.view(0), offered)) == "keep"
