"""Measuring how fast Heliopolis is here, per second of one core's time."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from heliopolis import CHANCE, record
from heliopolis.bots.compiled import stack_traits
from heliopolis.bots.minds import mind_of
from heliopolis.bots.registry import read_bot
from heliopolis.core.batch import Actions
from heliopolis.core.chance import SeededDealer
from heliopolis.core.stream import make_streams
from heliopolis.games import make_game, ruleset

Figures = dict[str, Any]
GAMES_AT_ONCE = 2_000
BATCH = 4_096
MEMORY_GAMES = 1_000_000
CHARACTER_GAMES = 200
SIMULATIONS = 200
SECONDS = 0.4
"""How long each figure is measured, in time of this process."""
PLAYERS = 4
"""At the table where moves, views and batches are measured."""


def _say(what: str) -> None:
    print(f"measuring: {what} …", file=sys.stderr, flush=True)


def rate(work: Callable[[], int]) -> float:
    """How many units of work are done in a second of this process's own time."""
    work()
    done = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < SECONDS or not done:
        done += work()
    return done / spent


def measure_playouts(name: str, players: int) -> dict[str, float]:
    """Random games played to their end inside compiled code."""
    rules, game = ruleset(name), make_game(name, players)
    generator = np.random.default_rng(players)
    decisions = games = 0
    spent = 0.0
    rounds = 0
    while spent < SECONDS or rounds < 2:
        states = rules.batch.start(game, make_streams(generator, GAMES_AT_ONCE))
        began = time.process_time()
        played = rules.kernel.playouts(states.array, states.streams)
        if rounds:  # the first round loads the compiled code
            spent += time.process_time() - began
            decisions += played
            games += GAMES_AT_ONCE
        rounds += 1
    return {"games_per_s": games / spent, "decisions_per_s": decisions / spent}


def random_game(name: str, seed: int) -> record.Record:
    """A whole game by random moves."""
    generator = np.random.default_rng(seed)
    dealer = SeededDealer(generator)
    game = make_game(name, PLAYERS)
    start = position = game.start(dealer)
    moves = []
    while not position.over:
        if position.actor is CHANCE:
            moves.append(position.deal(dealer))
        else:
            legal = position.moves(distinct=True)
            moves.append(legal[int(generator.integers(len(legal)))])
        position = position.play(moves[-1]).position
    return record.Record(game, ("A", "B", "C", "D"), game.opening_of(start), tuple(moves))


def measure_python(name: str) -> Figures:
    """Moves by text with their events, views, and whole files read and checked."""
    games = [random_game(name, seed) for seed in range(8)]
    texts = [[str(move) for move in game.moves] for game in games]
    files = [record.write_record(game) for game in games]
    middle: Any = games[0].game.start_with(games[0].opening)
    for text in texts[0][: len(texts[0]) // 2]:
        middle = middle.play(text).position

    def play() -> int:
        for game, moves in zip(games, texts, strict=True):
            position = game.game.start_with(game.opening)
            for text in moves:
                position = position.play(text).position
        return sum(map(len, texts))

    def look() -> int:
        for seat in range(PLAYERS):
            middle.view(seat)
        return PLAYERS

    def replay() -> int:
        return sum(len(record.read_record(file).moves) for file in files)

    return {
        "moves_per_s": rate(play),
        "views_per_s": rate(look),
        "replay_moves_per_s": rate(replay),
        "record_bytes": len(middle.state),
        "position_bytes": len(middle.to_bytes()),
    }


def measure_batch(name: str) -> dict[str, float]:
    """One decision in each of many games: `step`, then what is legal as masks or as lists."""
    batch = ruleset(name).batch
    generator = np.random.default_rng(1)
    mask = np.zeros((BATCH, batch.ACTIONS), dtype=np.bool_)
    lists = np.zeros((BATCH, batch.MOST_LEGAL), dtype=np.int16)
    counts = np.zeros(BATCH, dtype=np.int64)

    def marked() -> NDArray[np.int64]:
        # A random legal action for each game: the largest of random numbers on legal places.
        lots = generator.integers(1, 256, mask.shape, dtype=np.uint8)
        chosen: NDArray[np.int64] = (lots * mask).argmax(axis=1)
        return chosen

    def listed() -> NDArray[np.int16]:
        places = (generator.random(BATCH) * counts).astype(np.int64)
        return lists[np.arange(BATCH), places]

    return {
        "decisions_per_s": _steps(name, lambda states: batch.legal(states, mask), marked),
        "decisions_by_lists_per_s": _steps(
            name, lambda states: batch.legal_lists(states, lists, counts), listed
        ),
    }


def _steps(name: str, find: Callable[[Any], None], choose: Callable[[], Actions]) -> float:
    """How many decisions a second are played and the next ones found, the actions given."""
    batch, game = ruleset(name).batch, make_game(name, PLAYERS)
    generator = np.random.default_rng(2)
    states = batch.start(game, make_streams(generator, BATCH))
    find(states)
    batch.step(states, choose())  # a first step loads the compiled code
    spent = 0.0
    decisions = 0
    while spent < SECONDS or not decisions:
        over = batch.over(states)
        states.replace(over, batch.start(game, make_streams(generator, int(over.sum()))))
        find(states)
        actions = choose()
        began = time.process_time()
        batch.step(states, actions)
        find(states)
        spent += time.process_time() - began
        decisions += BATCH
    return decisions / spent


def measure_bots(name: str) -> dict[str, float]:
    """Whole games between characters, and positions that search judges."""
    merchant = read_bot(name, "merchant").recipe.traits
    bots = mind_of(name)
    game = make_game(name, PLAYERS)
    played = random_game(name, 0)
    generator = np.random.default_rng(2)
    search: Any = read_bot(name, f"search:sims={SIMULATIONS}").make(0)
    here: Any = game.start_with(played.opening)
    for move in played.moves:
        if isinstance(here.actor, int):
            search.choose(here.view(here.actor), here.moves(distinct=True))
            if search.evaluated > 0:  # there is something to think about
                break
        here = here.play(move).position

    def play() -> int:
        chance = make_streams(generator, CHARACTER_GAMES)
        states = bots.begin(game, chance)
        tallies = np.zeros((len(chance), PLAYERS, len(bots.columns)), dtype=np.int64)
        streams = make_streams(generator, len(chance) * PLAYERS)
        bots.play_games(states, chance, streams, stack_traits([merchant] * PLAYERS), tallies)
        return CHARACTER_GAMES

    def think() -> int:
        before = int(search.evaluated)
        search.choose(here.view(here.actor), here.moves(distinct=True))
        return int(search.evaluated) - before

    return {"games_per_s": rate(play), "positions_per_s": rate(think)}


def measure_game(name: str) -> Figures:
    """All figures of one game."""
    _say(f"{name}: playouts")
    playouts = {
        str(players): measure_playouts(name, players) for players in ruleset(name).game.table_sizes
    }
    _say(f"{name}: moves, views, records")
    python = measure_python(name)
    _say(f"{name}: batches")
    batch = measure_batch(name)
    kernel = playouts[str(PLAYERS)]["decisions_per_s"]
    batch["share_of_kernel"] = batch["decisions_per_s"] / kernel
    batch["share_of_kernel_by_lists"] = batch["decisions_by_lists_per_s"] / kernel
    _say(f"{name}: bots")
    bots = measure_bots(name)
    return {"playouts": playouts, "python": python, "batch": batch, "bots": bots}


def measure_memory(name: str) -> dict[str, int]:
    """How much more memory the process has used at most after a million games."""
    import resource  # not there on Windows, which must not keep the other figures away

    rules, game = ruleset(name), make_game(name, 2)
    generator = np.random.default_rng(1)

    def play(games: int) -> None:
        for _ in range(games // GAMES_AT_ONCE):
            states = rules.batch.start(game, make_streams(generator, GAMES_AT_ONCE))
            rules.kernel.playouts(states.array, states.streams)

    play(10 * GAMES_AT_ONCE)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    play(MEMORY_GAMES)
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return {"games": MEMORY_GAMES, "growth_kib": after - before}


COMPILE = "from heliopolis import games; [call() for call in games.ruleset({name!r}).doorways]"
"""The rules alone: bots are compiled by whoever needs one."""


def start_cold_compile(name: str, cache: str) -> subprocess.Popen[bytes]:
    """Begin compiling the rules of a game into an empty cache, in another process."""
    return subprocess.Popen(
        [sys.executable, "-c", COMPILE.format(name=name)],
        env=os.environ | {"XDG_CACHE_HOME": cache, "WIN_PD_OVERRIDE_LOCAL_APPDATA": cache},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def measure_cold_compile(name: str, beside: Callable[[], None]) -> float:
    """The seconds it takes to compile the rules of a game from nothing, beside something else."""
    _say(f"{name}: compiling from nothing")
    with tempfile.TemporaryDirectory() as cache:
        began = time.perf_counter()
        compiler = start_cold_compile(name, cache)
        beside()
        if compiler.wait() != 0:
            raise RuntimeError("compiling from nothing failed: see `heliopolis warmup`")
        return time.perf_counter() - began


def seconds_of(*arguments: str) -> float:
    """The time of a whole command, start of Python included."""
    began = time.perf_counter()
    subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - began


FIRST_MOVE = "from heliopolis import ra; g = ra.Game(); g.start(suns=g.sun_groups).play('draw')"


def measure(names: Sequence[str]) -> Figures:
    """All figures of some games. A million games for memory run beside the first compiler."""
    games = {name: measure_game(name) for name in names}
    _say("starting")
    start = {
        "first_move_s": seconds_of("-c", FIRST_MOVE),
        "help_s": seconds_of("-m", "heliopolis", "--help"),
    }
    memory: dict[str, int] = {}

    def fill_memory() -> None:
        if not memory and sys.platform != "win32":
            memory.update(measure_memory(names[0]))

    return {
        **{name: figures["playouts"] for name, figures in games.items()},
        "python": {name: figures["python"] for name, figures in games.items()},
        "batch": {name: figures["batch"] for name, figures in games.items()},
        "bots": {name: figures["bots"] for name, figures in games.items()},
        "start": start,
        "cold_compile_s": {name: measure_cold_compile(name, fill_memory) for name in names},
        "memory": memory or None,
    }
