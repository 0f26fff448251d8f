"""What every bot fulfils, in both games and at every table.

Uncompiled, bots are too slow for many games, so that only the first decisions are compared there.
"""

import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from heliopolis import CHANCE, dice, ra
from heliopolis.bots import read_bot, recipes_of
from heliopolis.bots.compiled import stack_traits, state_of
from heliopolis.bots.minds import mind_of
from heliopolis.bots.registry import SEARCH
from heliopolis.core.chance import SeededDealer
from heliopolis.core.compile import COMPILED
from heliopolis.core.log import new_log
from heliopolis.core.stream import Stream, make_streams
from heliopolis.games import Position, make_game, names, ruleset
from tests.bots.matches import bots_play, tables_play
from tests.positions import states_of
from tests.ra.builders import differing, hiding

TABLES_OF = [(game, players) for game in names() for players in ruleset(game).game.table_sizes]
COMPILED_BOTS = {
    game: [name for name, recipe in recipes_of(game).items() if recipe.traits is not None]
    for game in names()
}
EVERY_TABLE = pytest.mark.parametrize(("game", "players"), TABLES_OF)
EVERY_BOT = pytest.mark.parametrize(
    ("game", "bot"),
    [
        (game, f"{name}:sims=20" if recipe.takes_budget else name)
        for game in names()
        for name, recipe in recipes_of(game).items()
    ],
)
RULES: dict[str, Any] = {ra.Game.name: ra, dice.Game.name: dice}
KERNELS: dict[str, Any] = {ra.Game.name: ra.kernel, dice.Game.name: dice.kernel}
GAMES_EACH = 1_000 if COMPILED else 1
DECISIONS = 1_000_000 if COMPILED else 20
"""How many decisions of a game are looked at."""


def streams(seed: int, count: int) -> Stream:
    return make_streams(np.random.default_rng(seed), count)


def line_ups(bots: list[str], players: int, games: int) -> Iterator[list[str]]:
    """Line-ups in which every bot has a seat in at least so many of them, and every seat often."""
    for number in range(-(-games * len(bots) // min(players, len(bots)))):
        yield [bots[(number + seat) % len(bots)] for seat in range(players)]


def traits_of(game: str, line_up: list[str]) -> Any:
    return stack_traits([read_bot(game, bot).recipe.traits for bot in line_up])


def decisions(game: str, players: int, seed: int, most: int) -> list[Position]:
    """Positions of a game between merchants in which a seat has a choice."""
    dealer = SeededDealer(np.random.default_rng(seed))
    bots = [read_bot(game, "merchant").make(seed + seat) for seat in range(players)]
    here = make_game(game, players).start(dealer)
    found: list[Position] = []
    while not here.over and len(found) < most:
        if here.actor is CHANCE:
            here = here.play(here.deal(dealer)).position
            continue
        assert isinstance(here.actor, int)
        legal = here.moves(distinct=True)
        if len(legal) > 1:
            found.append(here)
        here = here.play(bots[here.actor].choose(here.view(here.actor), legal)).position
    return found


def asked(here: Position) -> tuple[Any, tuple[Any, ...]]:
    """What a bot gets in a position."""
    assert isinstance(here.actor, int)
    return here.view(here.actor), here.moves(distinct=True)


@EVERY_TABLE
def test_no_compiled_bot_ever_decides_what_the_rules_forbid(game: str, players: int) -> None:
    """Each of them in 1,000 games: `kernel.play` refuses what is illegal."""
    for seed, line_up in enumerate(line_ups(COMPILED_BOTS[game], players, GAMES_EACH)):
        play_checked(game, line_up, seed)


def play_checked(game: str, line_up: list[str], seed: int) -> None:
    """Play a game state by state, every decision judged by the rules."""
    position, mind, play = ruleset(game).position, mind_of(game), KERNELS[game].play
    phase, acting = position.layout.offset("phase"), position.layout.offset("acting")
    chance, own = streams(seed, 1), streams(seed + 1, len(line_up))
    minds = [
        deciding(game, bot, own[seat : seat + 1], seed + seat) for seat, bot in enumerate(line_up)
    ]
    states = mind.begin(make_game(game, len(line_up)), chance)
    memory, log = memoryview(states.view("u1")), new_log()
    left = DECISIONS
    while left and memory[phase] != position.over_phase:
        seat = memory[acting]
        if memory[phase] in position.chance_phases:
            number = mind.outcome(states, chance)
        else:
            number = minds[seat](states)
            left -= 1
        assert play(states, number, log), (game, line_up[seat], seed, number)


def deciding(game: str, bot: str, stream: Stream, seed: int) -> Callable[[Any], int]:
    """What a bot decides in a state, before `choose` looks at what is legal."""
    entrant = read_bot(game, bot)
    if entrant.recipe.traits is None:
        search: Any = entrant.make(seed)
        return lambda states: search.decide(states, time.perf_counter())
    traits, decide_in = stack_traits([entrant.recipe.traits]), mind_of(game).decide_in
    return lambda states: decide_in(states, traits, stream)


@EVERY_TABLE
def test_search_never_decides_what_the_rules_forbid(game: str, players: int) -> None:
    """In 1,000 games with the least that it can think."""
    for seed in range(GAMES_EACH):
        line_up = ["merchant"] * players
        line_up[seed % players] = f"{SEARCH}:sims=1"

        play_checked(game, line_up, seed)


@EVERY_TABLE
def test_search_chooses_what_it_decides(game: str, players: int) -> None:
    entrant = read_bot(game, f"{SEARCH}:sims=4")
    here: Any
    for here in decisions(game, players, players, most=DECISIONS):
        view, legal = asked(here)
        search: Any = entrant.make(players)
        decided = search.decide(state_of(view), time.perf_counter())

        assert entrant.make(players).choose(view, legal) == ruleset(game).move_of(decided)


@pytest.mark.parametrize(
    ("game", "bot"),
    [
        (game, bot)
        for game, bots in COMPILED_BOTS.items()
        for bot in bots[: None if COMPILED else 2]
    ],
)
def test_a_bot_chooses_what_a_compiled_table_lets_it_decide(game: str, bot: str) -> None:
    """The arena's games are those that the same bots play one by one."""
    for players in ruleset(game).game.table_sizes[: None if COMPILED else 1]:
        mind, setup = mind_of(game), make_game(game, players)
        own = streams(players, players)
        bots = [read_bot(game, bot).make(int(seed)) for seed in own]
        tally = np.zeros((1, players, len(mind.columns)), dtype=np.int64)
        chance = streams(players + 100, 1)
        expected = mind.begin(setup, chance)
        mind.play_games(expected, chance, own, traits_of(game, [bot] * players), tally)

        chance = streams(players + 100, 1)
        states = mind.begin(setup, chance)
        here = ruleset(game).position(setup, states.tobytes())
        while not here.over:
            if here.actor is CHANCE:
                memoryview(states.view("u1"))[:] = here.state
                move = ruleset(game).move_of(int(mind.outcome(states, chance)))
            else:
                move = bots[here.actor].choose(*asked(here))
            here = here.play(move).position

        assert here.state == expected.tobytes()


@EVERY_BOT
def test_the_same_seed_gives_the_same_game(game: str, bot: str) -> None:
    first, again = (bots_play(make_game(game, 3), [bot] * 3, 5, DECISIONS) for _ in range(2))

    assert first == again


@pytest.mark.parametrize("game", names())
def test_another_seed_gives_uniform_another_game(game: str) -> None:
    here = decisions(game, 2, seed=1, most=1)[0]

    chosen = {read_bot(game, "uniform").make(seed).choose(*asked(here)) for seed in range(30)}

    assert len(chosen) > 1


@pytest.mark.parametrize("game", names())
def test_uniform_plays_every_distinct_move_sooner_or_later(game: str) -> None:
    here = decisions(game, 2, seed=1, most=1)[0]
    view, legal = asked(here)
    uniform = read_bot(game, "uniform").make(1)

    chosen = {uniform.choose(view, legal) for _ in range(20 * len(legal))}

    assert chosen == set(legal)


@EVERY_BOT
def test_equal_views_are_answered_alike_whatever_lies_behind_them(game: str, bot: str) -> None:
    """The second view comes from a position that knows neither past nor future."""
    for here in decisions(game, 3, seed=2, most=12):
        view, legal = asked(here)
        again = RULES[game].from_view(view)
        assert again.view(here.actor) == view

        chosen = {
            read_bot(game, bot).make(9).choose(shown, legal)
            for shown in (view, again.view(here.actor))
        }

        assert len(chosen) == 1


@pytest.mark.parametrize("bot", [bot for game, bot in EVERY_BOT.args[1] if game == ra.Game.name])
def test_a_bot_of_ra_answers_alike_in_games_that_differ_in_hidden_points_only(bot: str) -> None:
    """R-1.4: the points of others are None in its view."""
    for seen in decisions(ra.Game.name, 3, seed=3, most=12):
        assert isinstance(seen, ra.Position)
        here, seat = hiding(seen), seen.actor
        assert isinstance(seat, int)
        twin = differing(here, seat)
        assert twin.scores != here.scores
        assert here.view(seat).seats[seat - 1].points is None

        chosen, same = (
            read_bot("ra", bot).make(4).choose(table.view(seat), table.moves())
            for table in (here, twin)
        )

        assert chosen == same
        assert chosen in here.moves()


@pytest.mark.parametrize("bot", COMPILED_BOTS[ra.Game.name])
def test_no_character_of_ra_asks_for_the_points_of_others(bot: str) -> None:
    """R-1.4: whole games are played in compiled code, where points are not hidden."""
    mind, traits = mind_of(ra.Game.name), traits_of(ra.Game.name, [bot])
    for here in decisions(ra.Game.name, 3, seed=3, most=12):
        assert isinstance(here, ra.Position)
        assert isinstance(here.actor, int)
        twin = differing(here, here.actor)

        decided, same = (
            mind.decide_in(states_of(table), traits, streams(1, 1)) for table in (here, twin)
        )

        assert decided == same


@EVERY_BOT
def test_a_bot_may_be_offered_every_legal_move(game: str, bot: str) -> None:
    for here in decisions(game, 2, seed=5, most=12):
        view, _ = asked(here)

        assert read_bot(game, bot).make(1).choose(view, here.moves()) in here.moves()


@EVERY_BOT
def test_the_past_of_a_bot_is_not_in_its_view(game: str, bot: str) -> None:
    """A bot takes over a seat in the middle of a game, as it does in a saved one."""
    here = decisions(game, 2, seed=6, most=20)[-1]
    view, legal = asked(here)

    assert read_bot(game, bot).make(1).choose(view, legal) in legal


@pytest.mark.skipif(not COMPILED, reason="uncompiled code is no measure of time")
@pytest.mark.parametrize("milliseconds", [10, 50])
@pytest.mark.parametrize("game", names())
def test_search_keeps_to_its_time(game: str, milliseconds: int) -> None:
    """It uses up its time, and what it computes takes no longer.

    What it computes is told by the processor's time, for on a busy machine a clock goes on while
    others work.
    """
    bot = read_bot(game, f"{SEARCH}:ms={milliseconds}").make(1)
    taken, worked = [], []
    for here in decisions(game, 4, seed=7, most=25):
        view, legal = asked(here)
        tries = []
        for _ in range(3):  # the first may still have to load what was compiled
            began, work_began = time.perf_counter(), time.thread_time()
            bot.choose(view, legal)
            tries.append((time.thread_time() - work_began, time.perf_counter() - began))
        worked.append(1000 * min(work for work, _ in tries))
        taken.append(1000 * min(whole for _, whole in tries))

    taken.sort()
    worked.sort()
    assert 0.9 * milliseconds <= taken[len(taken) // 2] <= 1.1 * milliseconds
    assert worked[int(0.95 * len(worked))] <= 1.1 * milliseconds


@pytest.mark.parametrize("game", names())
def test_search_with_a_count_has_no_clock(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So the same seed gives the same game, on any machine."""
    here = decisions(game, 2, seed=8, most=3)[-1]
    view, legal = asked(here)
    expected = read_bot(game, f"{SEARCH}:sims=50").make(1).choose(view, legal)
    ticks = iter(range(10**9))
    monkeypatch.setattr(time, "perf_counter", lambda: 1000.0 * next(ticks))
    monkeypatch.setattr(time, "monotonic", lambda: 1000.0 * next(ticks))

    assert read_bot(game, f"{SEARCH}:sims=50").make(1).choose(view, legal) == expected


@pytest.mark.skipif(not COMPILED, reason="it takes more games than uncompiled code plays")
@EVERY_TABLE
def test_every_character_beats_uniform_from_every_seat(game: str, players: int) -> None:
    for seat in range(players):
        for bot in COMPILED_BOTS[game][1:]:
            line_up = ["uniform"] * players
            line_up[seat] = bot

            assert tables_play(game, line_up, games=100).won_by(seat) >= 0.9, (bot, seat)
