"""What search thinks in the middle of games that others play, and who won them."""

import json
import multiprocessing
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from heliopolis import CHANCE
from heliopolis.arena import make_tournament
from heliopolis.arena.job import code_of
from heliopolis.bots.base import Budget
from heliopolis.bots.minds import mind_of
from heliopolis.bots.registry import read_bot
from heliopolis.bots.thoughts import PLAY
from heliopolis.bots.warmup import is_warm, warm
from heliopolis.core.chance import SeededDealer
from heliopolis.core.errors import InvalidSetup
from heliopolis.games import make_game

from .characters import FLOOR, names_of
from .work import OutOfTime, Work

SIMULATIONS: Final = 64
_ONE_IN: Final = 20
_SEED: Final = 1
_DIGITS: Final = 6


class Forecast(NamedTuple):
    """What search gave every seat when a seat decided, and what each had of the win at the end."""

    game: int
    seat: int
    shares: tuple[float, ...]
    won: tuple[float, ...]


class Forecasts(NamedTuple):
    """The forecasts in so many games, a line of a file for each; any worker plays any of them."""

    game: str
    players: int
    games: int

    @property
    def title(self) -> str:
        """What is played."""
        return f"reliability: {self.game}, {self.players} players, {self.games:,} games"

    def fulfil(self, work: Work) -> list[Forecast]:
        """Play what is missing; all forecasts."""
        path = work.folder / self.game / str(self.players) / "reliability.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        done = self._there(path)
        if len(done) < self.games and work.minutes_left != 0:
            if not is_warm(self.game):
                warm(self.game, lambda _number, _total: None)
            self._play(path, len(done), work)
            done = self._there(path)
        if len(done) < self.games:
            raise OutOfTime(self.title)
        return [forecast for line in done[: self.games] for forecast in _read(line)]

    def _header(self) -> dict[str, Any]:
        names = bots_of(self.game)
        code = code_of(make_tournament(make_game(self.game, self.players), names, _SEED))
        return {
            "game": self.game,
            "players": self.players,
            "bots": names,
            "seed": _SEED,
            "simulations": SIMULATIONS,
            "one in": _ONE_IN,
            "code": code,
        }

    def _there(self, path: Path) -> list[str]:
        """The whole lines of the file, one for each game; the file is begun if there is none."""
        header = json.dumps(self._header())
        if not path.exists() or not path.read_text().endswith("\n"):
            kept = path.read_text().splitlines()[:-1] if path.exists() else []
            path.write_text("".join(f"{line}\n" for line in kept or [header]))
        first, *lines = path.read_text().splitlines()
        if first != header:
            raise InvalidSetup(f"{path} is of other versions of the bots; delete it first")
        return lines

    def _play(self, path: Path, begin: int, work: Work) -> None:
        """Add a line for every game, in order, until all are there or the time is over."""
        questions = [(self.game, self.players, number) for number in range(begin, self.games)]
        workers = work.workers or os.cpu_count() or 1
        with (
            multiprocessing.get_context("spawn").Pool(workers) as pool,
            path.open("a", encoding="utf-8") as file,
        ):
            for line in pool.imap(play_forecast, questions):
                file.write(line)
                file.flush()
                if work.minutes_left == 0:
                    return


def bots_of(game: str) -> list[str]:
    """Who plays the games: every character but the one that knows nothing."""
    return [name for name in names_of(game) if name != FLOOR]


def _read(line: str) -> Iterator[Forecast]:
    told = json.loads(line)
    for seat, shares in told["forecasts"]:
        yield Forecast(told["number"], seat, tuple(shares), tuple(told["won"]))


def play_forecast(question: tuple[str, int, int]) -> str:
    """One game as a line: its number, its bots, what search said, and who won."""
    name, players, number = question
    generator = np.random.default_rng((_SEED, players, number))
    texts: Sequence[str] = generator.permutation(bots_of(name))[:players].tolist()
    seeds = generator.integers(2**63, size=players + 1).tolist()
    bots = [read_bot(name, text).make(seed) for text, seed in zip(texts, seeds[1:], strict=True)]
    budget = Budget(simulations=SIMULATIONS)
    search: Any = mind_of(name).search(seeds[0], budget)
    dealer = SeededDealer(generator)
    position = make_game(name, players).start(dealer)
    forecasts = []
    while not position.over:
        seat = position.actor
        if seat is CHANCE:
            position = position.play(position.deal(dealer)).position
            continue
        assert isinstance(seat, int)
        view, distinct = position.view(seat), position.moves(distinct=True)
        if len(distinct) > 1 and generator.integers(_ONE_IN) == 0:
            shares = search.think(view, budget, PLAY).best.shares
            forecasts.append((seat, [round(float(share), _DIGITS) for share in shares]))
        position = position.play(bots[seat].choose(view, distinct)).position
    winners = position.winners
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    told = {"number": number, "bots": texts, "won": won, "forecasts": forecasts}
    return json.dumps(told, separators=(",", ":")) + "\n"
