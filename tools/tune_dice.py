"""Tune the merchant of the dice game by self-play: `python -m tools.tune_dice`.

It has numbers of its own for each number of players, so each is tuned by itself. First its
valuation is fitted, area by area, to what positions of its own games brought until their end.
Then CMA-ES looks for better numbers in rounds: candidates sit among copies of the champion, in
every seat and on equal chance. What wins on deals that no candidate has seen is kept, and written
to `merchant.json` at once. The same seed on the same sources finds the same numbers.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from cmaes import CMA
from numpy.typing import NDArray

from heliopolis.bots.dice import characters
from heliopolis.bots.dice.desk import Desk, new_desk, take_on
from heliopolis.bots.dice.evaluate import civilization_of, monuments_of, pharaohs_of, river_of
from heliopolis.bots.dice.outlook import look_ahead, turns_of_game
from heliopolis.bots.dice.table import (
    COLUMNS,
    advance,
    begin,
    decide_in,
    outcome,
    places,
    play_games,
)
from heliopolis.bots.dice.traits import TASTES, TRAITS, TUNED, traits_of
from heliopolis.core.compile import constant, records, rule
from heliopolis.core.stream import make_streams
from heliopolis.dice.faces import PLAYERS
from heliopolis.dice.game import Game
from heliopolis.dice.state import OVER, ROLL, STATE

_PATH: Final = Path(characters.__file__).with_name("merchant.json")
_AREAS: Final = (
    ("pharaoh_pace", "pharaoh_later"),
    ("nile_pace", "flood_chance", "flood_zeal", "flood_danger"),
    ("civ_pace", "civ_none", "civ_one", "civ_two", "civ_three", "civ_four", "civ_room"),
    (
        "monument_pace",
        "monument_spare",
        "monument_wait",
        "column_one",
        "column_two",
        "column_three",
        "column_four",
        "column_room",
    ),
    ("turn_points",),
)
"""The numbers that each area of a valuation depends on, in the order of `value_areas`."""
_RANGES: Final = {
    "pharaoh_pace": (0.2, 3.0),
    "pharaoh_later": (0.0, 1.5),
    "nile_pace": (0.2, 2.0),
    "flood_chance": (-0.2, 0.4),
    "flood_zeal": (0.0, 1.0),
    "flood_danger": (0.0, 0.1),
    "civ_pace": (0.05, 1.0),
    "civ_none": (-4.0, 8.0),
    "civ_one": (-1.0, 8.0),
    "civ_two": (0.0, 12.0),
    "civ_three": (4.0, 15.0),
    "civ_four": (8.0, 17.0),
    "civ_room": (0.0, 1.0),
    "monument_pace": (0.05, 1.5),
    "monument_spare": (0.0, 5.0),
    "monument_wait": (0.2, 10.0),
    "column_one": (0.0, 5.0),
    "column_two": (0.0, 10.0),
    "column_three": (4.0, 15.0),
    "column_four": (8.0, 18.0),
    "column_room": (0.0, 1.0),
    "turn_points": (0.0, 1.5),
    "envy": (0.0, 1.2),
}
_SPREAD: Final = 0.1  # of a range: how far the first candidates differ from the champion
_POPULATION: Final = 14
_PROOF: Final = 800  # new deals in every seat that decide what is kept
_FITTED: Final = 300  # games whose positions are fitted
_FAR: Final = 7919  # between the seeds of generations, so that no two share their deals
_NO_STEPS: Final = constant(0)

Numbers = dict[str, float]
Report = Callable[[str], None]


def traits_for(numbers: Numbers) -> Any:
    """Traits with the same numbers at every table; only one kind is played."""
    tastes = {name: characters.MERCHANT[name] for name in TASTES}
    return traits_of(**numbers, **tastes)


def play(players: int, seats: Sequence[Any], deals: int, seed: int) -> tuple[Any, Any]:
    """The points and places of games between bots with these traits."""
    generator = np.random.default_rng((seed, players))
    chance = make_streams(generator, deals)
    states = begin(Game(players), chance)
    traits = records(players, TRAITS)
    for seat, own in enumerate(seats):
        traits[seat] = own
    tallies = np.zeros((deals, players, len(COLUMNS)), dtype=np.int64)
    play_games(states, chance, make_streams(generator, deals * players), traits, tallies)
    return states["points"][:, :players].astype(float), places(states)


def strength(players: int, own: Numbers, champion: Numbers, deals: int, seed: int) -> float:
    """How much more than its part a candidate wins among champions: 0 is as much as they."""
    shares = []
    margins = []
    for seat in range(players):
        seats = [traits_for(champion)] * players
        seats[seat] = traits_for(own)
        points, found = play(players, seats, deals, seed)
        shares.append(((found[:, seat] == 1) / (found == 1).sum(axis=1)).mean())
        margins.append(points[:, seat].mean() - np.delete(points, seat, axis=1).mean())
    # Margins are a small part: they guide where games are too few to tell.
    return float(players * np.mean(shares) - 1.0 + 0.01 * np.mean(margins))


@rule
def value_areas(states: Any, traits: Any, desk: Desk, worth: NDArray[np.float64]) -> None:
    """What each seat of each record may expect: Pharaohs, Nile, civilization, monuments, dice."""
    take_on(traits[0], int(states[0].players), desk)
    sense = desk.sense[0]
    look = desk.looks[0]
    for number in range(len(states)):
        s = states[number]
        look_ahead(s, _NO_STEPS, look)
        pharaohs_of(s, look, sense, desk)
        for seat in range(s.players):
            worth[number, seat, 0] = desk.points[seat]
            worth[number, seat, 1] = river_of(s, seat, look, sense)
            worth[number, seat, 2] = civilization_of(s, seat, look, sense)
            worth[number, seat, 3] = monuments_of(s, seat, look, sense)
            worth[number, seat, 4] = sense.turn_points * turns_of_game(look, seat)


def own_games(players: int, numbers: Numbers, seed: int) -> tuple[Any, NDArray[np.float64]]:
    """Positions at the beginning of turns, and what each area brought the seats from there on."""
    traits = records(1, TRAITS)
    traits[0] = traits_for(numbers)
    seen: list[Any] = []
    brought: list[NDArray[np.float64]] = []
    for game in range(_FITTED):
        chance = make_streams(np.random.default_rng((seed, players, game)), 1)
        stream = make_streams(np.random.default_rng((seed, players, game, 1)), 1)
        states = begin(Game(players), chance)
        tally = np.zeros((players, len(COLUMNS)), dtype=np.int64)
        before = []
        while states[0]["phase"] != OVER:
            if states[0]["phase"] == ROLL:
                if states[0]["throws"] == 0:
                    seen.append(states[0].copy())
                    before.append(_by_area(tally, states[0], players))
                number = outcome(states, chance)
            else:
                number = decide_in(states, traits, stream)
            advance(states, number, tally)
        end = _by_area(tally, states[0], players)
        brought.extend(end - until for until in before)
    positions = records(len(seen), STATE)
    for number, position in enumerate(seen):
        positions[number] = position
    return positions, np.array(brought)


def _by_area(tally: NDArray[np.int64], state: Any, players: int) -> NDArray[np.float64]:
    """Points so far by area; those of Suns and Ankhs are in the tally only once they are scored."""
    dice = tally[:, :2].sum(axis=1) + state["sun_points"][:players] + state["ankh_points"][:players]
    return np.column_stack([tally[:, 2:6], dice]).astype(float)


def fit(players: int, numbers: Numbers, seed: int) -> Numbers:
    """The numbers with which the valuation comes closest to what games brought."""
    positions, brought = own_games(players, numbers, seed)
    desk = new_desk()
    fitted = dict(numbers)
    for area, names in enumerate(_AREAS):

        def missed(point: NDArray[np.float64], names: Iterable[str] = names, at: int = area) -> Any:
            traits = records(1, TRAITS)
            traits[0] = traits_for(numbers | dict(zip(names, point.tolist(), strict=True)))
            worth = np.zeros(brought.shape)
            value_areas(positions, traits, desk, worth)
            return (worth - brought)[:, :, at].ravel()

        low, high = np.array([_RANGES[name] for name in names]).T
        start = np.array([numbers[name] for name in names])
        point = _least_squares(missed, start, low, high)
        fitted |= dict(zip(names, point.tolist(), strict=True))
    return fitted


def _least_squares(
    missed: Callable[[NDArray[np.float64]], Any], point: Any, low: Any, high: Any
) -> NDArray[np.float64]:
    """Levenberg and Marquardt's way to the least sum of squares within a box."""
    damping = 0.01
    errors = missed(point)
    for _ in range(20):
        steps = 1e-3 * (high - low)
        slopes = np.array([missed(point + step) - errors for step in np.diag(steps)]).T / steps
        normal = slopes.T @ slopes
        pull = np.diag(damping * (np.diag(normal) + 1e-9))
        trial = np.clip(point - np.linalg.solve(normal + pull, slopes.T @ errors), low, high)
        after = missed(trial)
        if (after**2).sum() < (errors**2).sum():
            point, errors, damping = trial, after, damping / 3
        else:
            damping *= 5
    return np.asarray(point, dtype=np.float64)


def improve(
    players: int, champion: Numbers, generations: int, deals: int, seed: int, report: Report
) -> Numbers:
    """The numbers in the middle of the last candidates that CMA-ES came to."""
    low, high = np.array([_RANGES[name] for name in TUNED]).T
    start = (np.array([champion[name] for name in TUNED]) - low) / (high - low)

    def decoded(point: NDArray[np.float64]) -> Numbers:
        numbers = low + np.clip(point, 0.0, 1.0) * (high - low)
        return dict(zip(TUNED, numbers.tolist(), strict=True))

    box = np.array([[0.0, 1.0]] * len(start))
    optimiser = CMA(
        np.clip(start, 0.0, 1.0), _SPREAD, bounds=box, seed=seed, population_size=_POPULATION
    )
    for generation in range(generations):
        found = []
        for _ in range(_POPULATION):
            point = optimiser.ask()
            own_seed = seed + _FAR * (generation + 1)
            won = strength(players, decoded(point), champion, deals, own_seed)
            found.append((point, -won))
        optimiser.tell(found)
        mean = -np.mean([cost for _, cost in found])
        report(f"generation {generation + 1} of {generations}: candidates {mean:+.3f}")
    return decoded(optimiser.mean)


def tune(players: int, options: argparse.Namespace, report: Report) -> None:
    """Tune the numbers for one number of players, keeping what proves stronger."""
    at = PLAYERS.index(players)
    kept = json.loads(_PATH.read_text())
    champion = {name: float(kept[name][at]) for name in TUNED}

    def challenge(challenger: Numbers, seed: int) -> None:
        gained = strength(players, challenger, champion, _PROOF, seed)
        report(f"against the champion on new deals: {gained:+.3f}")
        if gained > 0.0:
            champion.update(challenger)
            for name in TUNED:
                kept[name][at] = round(champion[name], 4)
            _PATH.write_text(json.dumps(kept, indent=2) + "\n")

    seed = 1000 * options.seed
    for number in range(options.fits):
        report("fit")
        challenge(fit(players, champion, seed + number), seed + number)
    for number in range(options.rounds):
        report(f"round {number + 1} of {options.rounds}")
        own_seed = seed + 100 + number
        numbers = improve(players, champion, options.generations, options.deals, own_seed, report)
        challenge(numbers, own_seed)


def main() -> None:
    """Tune for every number of players, telling how it goes."""
    parser = argparse.ArgumentParser(prog="python -m tools.tune_dice", description=__doc__)
    parser.add_argument("--players", type=int, nargs="+", choices=PLAYERS, default=list(PLAYERS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fits", type=int, default=2, help="default: 2")
    parser.add_argument("--rounds", type=int, default=3, help="default: 3")
    parser.add_argument("--generations", type=int, default=20, help="of a round (default: 20)")
    parser.add_argument("--deals", type=int, default=120, help="for a candidate (default: 120)")
    options = parser.parse_args()
    began = time.monotonic()
    for players in options.players:

        def report(text: str, players: int = players) -> None:
            print(f"{time.monotonic() - began:6.0f} s  {players} players: {text}", flush=True)

        tune(players, options, report)


if __name__ == "__main__":
    main()
