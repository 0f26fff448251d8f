"""The wrapper around compiled code."""

import numpy as np
import pytest

from heliopolis import dice, ra
from heliopolis.bots import read_bot, recipes_of
from heliopolis.bots.asking import BotFailed, ask
from heliopolis.bots.compiled import Compiled, stack_traits, state_of
from heliopolis.bots.minds import mind_of
from heliopolis.core.compile import zeroed
from heliopolis.games import ruleset
from tests.dice.builders import position as dice_position
from tests.ra.builders import position

RICH = position(
    2,
    phase="auction",
    auction="drawn",
    ra_tiles=1,
    track="gold gold gold god flood nile nile",
    best_bid=3,
    best_bidder=1,
)


@pytest.mark.parametrize(
    "here", [position(4, track="nile art"), dice_position(3, "NNNCC")], ids=["ra", "ra-dice"]
)
def test_the_state_of_a_view_is_that_of_the_position(here: ra.Position | dice.Position) -> None:
    assert state_of(here.view(0)).tobytes() == here.state


def test_what_a_bot_decides_is_what_it_answers_even_where_that_is_not_offered() -> None:
    """Something like it would hide that a bot and the rules differ."""
    view, legal = RICH.view(0), RICH.moves()
    decided = read_bot("ra", "merchant").make(1).choose(view, legal)
    assert isinstance(decided, ra.Bid)

    others = tuple(move for move in legal if move != decided)

    assert read_bot("ra", "merchant").make(1).choose(view, others) == decided


def test_a_compiled_bot_that_decides_what_is_illegal_is_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bot = read_bot("ra", "merchant").make(1)
    monkeypatch.setattr(bot, "_decide_in", lambda *_: ruleset("ra").number_of(ra.Draw()))

    with pytest.raises(BotFailed):
        ask(bot, 0, RICH.view(0), RICH.moves(), RICH.moves)


@pytest.mark.parametrize(
    "here", [position(4, track="nile art"), dice_position(3, "NNNCC")], ids=["ra", "ra-dice"]
)
def test_a_bot_that_is_asked_in_many_games_decides_as_in_each(
    here: ra.Position | dice.Position,
) -> None:
    game, seat = here.game.name, here.actor
    assert isinstance(seat, int)
    traits = read_bot(game, "uniform").recipe.traits
    states = zeroed(30, ruleset(game).state)
    states[:] = state_of(here.view(seat))[0]
    streams = np.arange(30, dtype=np.uint64)
    asked = np.arange(30) % 3 > 0
    actions = np.full(30, -1, dtype=np.int64)

    mind_of(game).decide_each(states, asked, stack_traits([traits]), streams, actions)

    assert (actions[~asked] == -1).all()
    assert streams[~asked].tolist() == np.flatnonzero(~asked).tolist()
    alone = [Compiled(game, traits, seed) for seed in range(30)]
    chosen = [ruleset(game).move_of(int(number)) for number in actions[asked]]
    assert chosen == [
        bot.choose(here.view(seat), here.moves())
        for bot, is_asked in zip(alone, asked, strict=True)
        if is_asked
    ]
    assert len(set(chosen)) > 1


def test_the_stream_goes_on_from_choice_to_choice() -> None:
    here = position(4)
    uniform = read_bot("ra", "uniform").make(3)

    chosen = [uniform.choose(here.view(0), here.moves()) for _ in range(40)]

    assert len(set(chosen)) == 2


def test_two_bots_of_one_recipe_share_nothing() -> None:
    traits = recipes_of("ra")["uniform"].traits
    here = position(4)
    first, second = Compiled("ra", traits, 5), Compiled("ra", traits, 5)

    chosen = [first.choose(here.view(0), here.moves()) for _ in range(30)]

    assert [second.choose(here.view(0), here.moves()) for _ in range(30)] == chosen


def test_every_seed_of_64_bits_is_one() -> None:
    here = position(4)

    for seed in (0, (1 << 64) - 1):
        assert read_bot("ra", "uniform").make(seed).choose(here.view(0), here.moves())


def test_traits_are_stacked_in_the_order_of_the_seats() -> None:
    recipes = recipes_of("ra-dice")

    stacked = stack_traits([recipes["merchant"].traits, recipes["uniform"].traits])

    assert np.asarray(stacked["uniform"]).tolist() == [0.0, 1.0]
