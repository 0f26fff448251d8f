"""How long advice takes: `python -m bench.think` prints a table of both games.

Search thinks at every tenth decision of games that merchants play, at every number of players.
"""

import sys
import time
from collections.abc import Iterator
from typing import Final

import numpy as np

from heliopolis import CHANCE
from heliopolis.bots.advice import advise
from heliopolis.bots.base import Budget
from heliopolis.bots.registry import DEFAULT, read_bot
from heliopolis.bots.thoughts import EVEN, PLAY, Spending
from heliopolis.core.chance import SeededDealer
from heliopolis.games import Position, make_game, names, ruleset

SIMULATIONS: Final = 300
_ONE_IN: Final = 10
_MILLISECONDS: Final = 1000


def asked(game: str, players: int) -> Iterator[Position]:
    """Every tenth decision of a game with something to choose from."""
    dealer = SeededDealer(np.random.default_rng(players))
    bots = [read_bot(game, DEFAULT).make(seat) for seat in range(players)]
    here = make_game(game, players).start(dealer)
    choices = 0
    while not here.over:
        if here.actor is CHANCE:
            here = here.play(here.deal(dealer)).position
            continue
        assert isinstance(here.actor, int)
        moves = here.moves(distinct=True)
        if len(moves) > 1:
            choices += 1
            if choices % _ONE_IN == 0:
                yield here
        here = here.play(bots[here.actor].choose(here.view(here.actor), moves)).position


def seconds(here: Position, spending: Spending) -> float:
    """Processor time of one piece of advice, with its reasons."""
    assert isinstance(here.actor, int)
    view = here.view(here.actor)
    began = time.process_time()
    advise(view, Budget(simulations=SIMULATIONS), spending)
    return time.process_time() - began


def main() -> int:
    """Print the table."""
    print(f"| game, {SIMULATIONS} simulations | spent | positions | median, ms | 95 %, ms |")
    print("|---|---|---:|---:|---:|")
    for game in names():
        positions = [here for size in ruleset(game).game.table_sizes for here in asked(game, size)]
        for spending in (PLAY, EVEN):
            seconds(positions[0], spending)  # compiled code is loaded
            spent = [_MILLISECONDS * seconds(here, spending) for here in positions]
            middle, most = np.percentile(spent, [50, 95])
            print(f"| {game} | `{spending}` | {len(spent)} | {middle:.0f} | {most:.0f} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
