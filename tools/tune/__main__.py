"""Tune a bot by self-play: `python -m tools.tune ra`.

CMA-ES looks for better numbers in rounds: candidates sit among copies of the merchant, in every
seat and on equal chance, and what wins is kept. Search of Ra is tuned after the merchant. The
same seed on the same sources finds the same numbers; they are written to `merchant.json` or
`search.json` after every round that proved them on deals which no candidate has seen.
"""

import argparse
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from heliopolis.dice.components import PLAYERS

from .dice import MerchantOfDice
from .evolve import Effort, challenge, improve
from .ra import MerchantOfRa, SearchOfRa
from .subject import Subject

SUBJECTS: Final[dict[str, Callable[[bool], Iterable[Subject]]]] = {
    "ra": lambda go_on: [MerchantOfRa(go_on)],
    "ra-search": lambda go_on: [SearchOfRa(go_on)],
    "ra-dice": lambda go_on: [MerchantOfDice(players, go_on) for players in PLAYERS],
}


def main(arguments: list[str] | None = None) -> None:
    """Tune round by round, telling how it goes."""
    parser = argparse.ArgumentParser(prog="python -m tools.tune", description=__doc__)
    parser.add_argument("subject", choices=SUBJECTS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=1, help="default: 1")
    parser.add_argument("--generations", type=int, default=30, help="of a round (default: 30)")
    parser.add_argument("--deals", type=int, default=40, help="for a candidate (default: 40)")
    parser.add_argument("--population", type=int, default=16, help="candidates (default: 16)")
    parser.add_argument("--workers", type=int, help="threads (default: one a processor)")
    parser.add_argument("--minutes", type=float, help="begin no generation after them")
    parser.add_argument(
        "--checkpoint", type=Path, help="a file that has the best guess after every generation"
    )
    parser.add_argument("--go-on", action="store_true", help="begin with the numbers there are")
    options = parser.parse_args(arguments)
    began = time.monotonic()
    effort = Effort(
        generations=options.generations,
        deals=options.deals,
        population=options.population,
        workers=options.workers,
        until=None if options.minutes is None else began + 60 * options.minutes,
        checkpoint=options.checkpoint,
    )
    for subject in SUBJECTS[options.subject](options.go_on):
        players = ", ".join(map(str, subject.counts))

        def report(text: str, players: str = players) -> None:
            print(f"{time.monotonic() - began:6.0f} s  {players} players: {text}", flush=True)

        for number in range(1, options.rounds + 1):
            if effort.over:
                break
            seed = 1000 * options.seed + number
            report(f"round {number} of {options.rounds}")
            found = improve(subject, effort, seed, report)
            challenge(subject, found, effort, seed, report)


if __name__ == "__main__":
    main()
