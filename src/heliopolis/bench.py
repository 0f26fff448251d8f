"""How fast Heliopolis is here, per second of one core's time. Prints a table or JSON."""

import json as json_module
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from heliopolis import CHANCE, ra, record
from heliopolis.core.chance import SeededDealer
from heliopolis.core.stream import make_streams
from heliopolis.ra.state import STATE

Figures = dict[str, Any]
GAMES_AT_ONCE = 2_000
BATCH = 4_096
MEMORY_GAMES = 1_000_000
SECONDS = 0.4
"""How long each figure is measured, in time of this process."""


def rate(work: Callable[[], int]) -> float:
    """How many units of work are done in a second of this process's own time."""
    work()
    done = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < SECONDS or not done:
        done += work()
    return done / spent


def measure_playouts(players: int) -> dict[str, float]:
    """Random games played to their end inside compiled code."""
    game = ra.Game(players)
    generator = np.random.default_rng(players)

    def play() -> int:
        states = ra.batch.start(game, make_streams(generator, GAMES_AT_ONCE))
        return ra.kernel.playouts(states.records, states.streams)

    play()
    began = time.process_time()
    games = decisions = 0
    while (spent := time.process_time() - began) < SECONDS or not games:
        decisions += play()
        games += GAMES_AT_ONCE
    return {"games_per_s": games / spent, "decisions_per_s": decisions / spent}


def random_game(seed: int) -> record.Record:
    """A whole four-player game by random moves."""
    generator = np.random.default_rng(seed)
    dealer = SeededDealer(generator)
    game = ra.Game(4)
    start = position = game.start(dealer)
    moves = []
    while not position.over:
        legal = position.moves()
        chosen = legal[int(generator.integers(len(legal)))]
        moves.append(position.deal(dealer) if position.actor is CHANCE else chosen)
        position = position.play(moves[-1]).position
    return record.Record(game, ("A", "B", "C", "D"), record.dealt_suns(start), tuple(moves))


def measure_face() -> Figures:
    """Moves by text with their events, views, and whole files read and checked."""
    games = [random_game(seed) for seed in range(8)]
    texts = [[str(move) for move in game.moves] for game in games]
    files = [record.write_record(game) for game in games]
    middle = games[0].game.start(suns=games[0].suns)
    for text in texts[0][: len(texts[0]) // 2]:
        middle = middle.play(text).position

    def play() -> int:
        for game, moves in zip(games, texts, strict=True):
            position = game.game.start(suns=game.suns)
            for text in moves:
                position = position.play(text).position
        return sum(map(len, texts))

    def look() -> int:
        for seat in range(4):
            middle.view(seat)
        return 4

    def replay() -> int:
        return sum(len(record.read_record(file).moves) for file in files)

    return {
        "moves_per_s": rate(play),
        "views_per_s": rate(look),
        "replay_moves_per_s": rate(replay),
        "record_bytes": STATE.itemsize,
        "position_bytes": len(middle.to_bytes()),
    }


def measure_batch() -> dict[str, float]:
    """One decision in each of many games: `step` and `legal`, the actions given."""
    game = ra.Game(4)
    generator = np.random.default_rng(1)
    legal = np.zeros((BATCH, ra.batch.ACTIONS), dtype=np.bool_)
    spent = 0.0
    decisions = 0
    ra.batch.step(ra.batch.start(game, make_streams(generator, 1)), np.zeros(1, dtype=np.int64))
    states = ra.batch.start(game, make_streams(generator, BATCH))
    ra.batch.legal(states, legal)
    while spent < SECONDS or not decisions:
        # A random legal action for each game: the largest of random numbers on legal places.
        lots = generator.integers(1, 256, legal.shape, dtype=np.uint8)
        actions = (lots * legal).argmax(axis=1)
        began = time.process_time()
        ra.batch.step(states, actions)
        ra.batch.legal(states, legal)
        spent += time.process_time() - began
        decisions += BATCH
        _replace_finished(game, states, generator)
        ra.batch.legal(states, legal)
    return {"decisions_per_s": decisions / spent}


def _replace_finished(
    game: ra.Game, states: ra.batch.States, generator: np.random.Generator
) -> None:
    """Begin a new game wherever one has ended, so that all games are always alive."""
    over = ra.batch.over(states)
    fresh = ra.batch.start(game, make_streams(generator, int(over.sum())))
    states.records[over] = fresh.records
    states.streams[over] = fresh.streams
    states.legal[over] = fresh.legal


def measure_memory() -> dict[str, int]:
    """How much more memory the process has used at most after a million games."""
    import resource  # not there on Windows, which must not keep the other figures away

    game = ra.Game(2)
    generator = np.random.default_rng(1)

    def play(games: int) -> None:
        for _ in range(games // GAMES_AT_ONCE):
            states = ra.batch.start(game, make_streams(generator, GAMES_AT_ONCE))
            ra.kernel.playouts(states.records, states.streams)

    play(10 * GAMES_AT_ONCE)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    play(MEMORY_GAMES)
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return {"games": MEMORY_GAMES, "growth_kib": after - before}


def start_cold_compile(cache: str) -> subprocess.Popen[bytes]:
    """Begin compiling everything into an empty cache, in another process."""
    return subprocess.Popen(
        [sys.executable, "-m", "heliopolis", "warmup"],
        env=os.environ | {"XDG_CACHE_HOME": cache},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def seconds_of(*arguments: str) -> float:
    """The time of a whole command, start of Python included."""
    began = time.perf_counter()
    subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - began


FIRST_MOVE = "from heliopolis import ra; g = ra.Game(); g.start(suns=g.sun_groups).play('draw')"


def measure() -> Figures:
    """All figures. The million games for memory run beside the compiler; all else runs alone."""
    _say("playouts")
    playouts = {str(players): measure_playouts(players) for players in (2, 3, 4, 5)}
    _say("moves, views, records")
    face = measure_face()
    _say("batches")
    batch = measure_batch()
    batch["share_of_kernel"] = batch["decisions_per_s"] / playouts["4"]["decisions_per_s"]
    _say("starting")
    start = {
        "first_move_s": seconds_of("-c", FIRST_MOVE),
        "help_s": seconds_of("-m", "heliopolis", "--help"),
    }
    _say("compiling from nothing, and a million games")
    with tempfile.TemporaryDirectory() as cache:
        began = time.perf_counter()
        compiler = start_cold_compile(cache)
        memory = measure_memory() if sys.platform != "win32" else None
        if compiler.wait() != 0:
            raise RuntimeError("compiling from nothing failed: see `heliopolis warmup`")
        cold = time.perf_counter() - began
    return {
        "ra": playouts,
        "face": face,
        "batch": batch,
        "start": start,
        "cold_compile_s": cold,
        "memory": memory,
    }


def _growth(memory: dict[str, int] | None) -> str:
    return "not measured" if memory is None else f"{memory['growth_kib']:,} KiB more"


def _say(what: str) -> None:
    print(f"measuring: {what} …", file=sys.stderr, flush=True)


def table(figures: Figures) -> str:
    """The figures as lines for people."""
    face, batch, start = figures["face"], figures["batch"], figures["start"]
    lines = [
        f"random games, {players} players   {row['games_per_s']:>12,.0f} games/s "
        f"{row['decisions_per_s']:>14,.0f} decisions/s"
        for players, row in figures["ra"].items()
    ]
    return "\n".join(
        [
            *lines,
            f"batches of {BATCH:,}              {batch['decisions_per_s']:>14,.0f} decisions/s, "
            f"{batch['share_of_kernel']:.0%} of the kernel",
            f"moves by text, with events     {face['moves_per_s']:>14,.0f} moves/s",
            f"views                          {face['views_per_s']:>14,.0f} views/s",
            f"records read and checked       {face['replay_moves_per_s']:>14,.0f} moves/s",
            f"a position                     {face['record_bytes']:>14,} bytes in the kernel, "
            f"{face['position_bytes']} saved",
            f"first move, warm               {start['first_move_s']:>14.2f} s",
            f"heliopolis --help              {start['help_s']:>14.2f} s",
            f"compiling from nothing         {figures['cold_compile_s']:>14.1f} s",
            f"memory over {MEMORY_GAMES:,} games     {_growth(figures['memory']):>14}",
        ]
    )


def main(json: bool) -> int:
    """Measure and print."""
    figures = measure()
    print(json_module.dumps(figures, indent=2) if json else table(figures))
    return 0
