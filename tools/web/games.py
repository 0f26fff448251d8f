"""The games that the scenes are taken from: played by bots once, and kept as files.

Kept, because the scenes shall stay as they are when bots learn to play otherwise.
"""

from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from heliopolis import games, match
from heliopolis.bots import read_bot
from heliopolis.core.chance import SeededDealer
from heliopolis.core.contract import CHANCE
from heliopolis.games import Game
from heliopolis.match import Bot, Match, Occupant
from heliopolis.record import ClockSetting, Record, load_record, save_record

FOLDER: Final = Path(__file__).parent / "games"
NAMES: Final = ("Ana", "Henu", "Meryt", "Pta", "Sobek")
BOTS: Final = {
    "ra": ("charioteer", "merchant", "builder", "courtier", "hoarder"),
    "ra-dice": ("stormbringer", "merchant", "builder", "courtier"),
}
CLOCK: Final = ClockSetting("bank", 600, 5)
TABLES: Final[dict[str, dict[str, Any]]] = {
    "ra-2": {"name": "ra", "players": 2},
    "ra-3-windrider": {"name": "ra", "players": 3, "edition": "windrider"},
    "ra-4": {"name": "ra", "players": 4},
    "ra-4-hidden": {"name": "ra", "players": 4, "scores": "hidden"},
    "ra-5": {"name": "ra", "players": 5},
    "dice-2": {"name": "ra-dice", "players": 2},
    "dice-3": {"name": "ra-dice", "players": 3},
    "dice-4": {"name": "ra-dice", "players": 4},
}
"""The tables by the names of their files."""
_THINKING: Final = range(900, 9000)
"""How many milliseconds a move took."""


def load(table: str) -> Record:
    """The game that was kept of a table."""
    return load_record(FOLDER / f"{table}.ra")


def keep(table: str, record: Record) -> None:
    """Keep a game for a table."""
    save_record(FOLDER / f"{table}.ra", record)


def played(table: str, seed: int) -> Record:
    """A whole game between bots."""
    game = games.make_game(**TABLES[table])
    texts = BOTS[game.name][: game.players]
    bots = [read_bot(game.name, text).make(seed + seat) for seat, text in enumerate(texts)]
    occupants = [Bot(text) for text in texts]
    dealer = SeededDealer(np.random.default_rng(seed))
    random, now = Random(seed), 0
    here = opened(lambda number: dealer, game, occupants)
    while not here.over:
        now += random.choice(_THINKING)
        if here.actor is CHANCE:
            here.deal(now)
            continue
        seat = here.asked
        assert seat is not None
        look = here.look(seat)
        move = bots[seat].choose(look.view, look.distinct)
        here.attempt(occupants[seat], seat, move, here.version, now)
    return here.record()


def opened(chance: match.Chance, game: Game, occupants: list[Any]) -> Match:
    """A table before its first move."""
    names = NAMES[: game.players]
    seated: list[Occupant] = occupants
    return match.open_with(chance, game, names, seated, clock=CLOCK)
