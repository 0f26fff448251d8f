"""States, traits and random tables for the tests of the bots of Ra."""

from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from heliopolis import CHANCE, ra
from heliopolis.bots import read_bot
from heliopolis.bots.compiled import stack_traits
from heliopolis.bots.ra.characters import MERCHANT
from heliopolis.bots.ra.search.judge import VALUATION, Evaluator, judge, new_evaluator
from heliopolis.bots.ra.traits import traits_of
from heliopolis.bots.ra.valuation.outlook import Outlook, look
from heliopolis.bots.ra.valuation.worth import new_pad
from heliopolis.core.compile import COMPILED
from heliopolis.ra.suns import SEATS
from heliopolis.ra.tiles import IN_THE_BAG, RA
from tests.ra.builders import GROUPS, RA_SPACES, Hand, counts, position, states_of

MANY = 400 if COMPILED else 40
"""How many random cases are tried: uncompiled code is slow."""
NOTHING_TO_COME = Outlook(*[0.0] * len(Outlook._fields))._replace(best_sun=13.0)
CIVILIZATION = ("agriculture", "art", "astronomy", "religion", "writing")
MONUMENTS = (
    "fortress",
    "obelisk",
    "palace",
    "pyramid",
    "sphinx",
    "statue",
    "step_pyramid",
    "temple",
)


def merchant(**changes: float) -> Any:
    """An array with the merchant's traits, some of them set otherwise."""
    return stack_traits([traits_of(**(MERCHANT | changes))])


def searcher() -> Any:
    """An array with traits that search may have, whatever tuning finds."""
    return merchant(track=0.5, end_width=1.0, width_of_tile=0.8, curiosity=0.1, doubt=0.3)


def evaluator(kind: int = VALUATION) -> Evaluator:
    """An evaluator with such traits."""
    return new_evaluator(kind, searcher())


def state_of(here: ra.Position) -> Any:
    """The state of a position, for the kernel."""
    return states_of(here)[0]


def outlook_of(here: ra.Position) -> Outlook:
    """What the merchant expects to come."""
    return look(state_of(here), merchant()[0])


def judged(state: Any, by: Evaluator) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The chances to win and the points that an evaluator gives every seat."""
    shares, points = np.zeros(SEATS), np.zeros(SEATS)
    judge(state, by, new_pad(), shares, points)
    return shares[: state["players"]], points[: state["players"]]


def values_in(state: Any) -> NDArray[np.float64]:
    """What a state is worth to every seat, as search sees it."""
    return judged(state, evaluator())[1]


def values_of(here: ra.Position) -> NDArray[np.float64]:
    """What a position is worth to every seat, as search sees it."""
    return values_in(state_of(here))


def choice(here: ra.Position, bot: str = "merchant", seed: int = 1) -> str:
    """What a bot does in a position."""
    actor = here.actor
    assert isinstance(actor, int)
    return str(read_bot("ra", bot).make(seed).choose(here.view(actor), here.moves()))


def hand_of(**numbers: int) -> NDArray[np.int64]:
    """Tiles by kind, for what bots reckon."""
    return counts(**numbers).astype(np.int64)


def random_hand(rng: Random) -> dict[str, int]:
    """Tiles of one seat, few enough that five seats may have as many."""
    most = {"god": 1, "gold": 1, "pharaoh": 4, "nile": 4, "flood": 2}
    most |= dict.fromkeys((*CIVILIZATION, *MONUMENTS), 1)
    return {name: rng.randint(0, number) for name, number in most.items()}


def near_the_end(players: int, bag: Hand | None = None, **table: Any) -> ra.Position:
    """A position in which the next Ra tile ends the game; by default nothing else is drawn."""
    spaces = RA_SPACES[players]
    # two full Ra tracks are gone, the third lacks one tile.
    left = int(IN_THE_BAG[RA]) - 3 * spaces + 1
    bag = {"ra": left} | dict(bag or {})
    return position(players, epoch=3, ra_tiles=spaces - 1, bag=bag, **table)


def random_auction(rng: Random) -> ra.Position:
    """An auction of any table, somewhere in its bidding; some have been asked before."""
    players = rng.choice((2, 3, 4, 5))
    groups = rng.sample(GROUPS[players], players)
    face_up = [tuple(sun for sun in group if rng.random() < 0.7) for group in groups]
    turn = rng.randrange(players)
    face_up[turn] = face_up[turn] or groups[turn]
    face_down = [
        tuple(sun for sun in group if sun not in up)
        for group, up in zip(groups, face_up, strict=True)
    ]
    tiles = rng.choice((0, 3, 8))
    table: dict[str, Any] = {"track": "nile " * tiles, "turn": turn, "face_up": face_up}
    table["face_down"] = face_down
    if tiles < 8 and rng.random() < 0.5:
        here = position(players, phase="draw", **table).play("+ra").position
    else:
        here = position(players, **table).play("ra").position
    before = here
    for _ in range(rng.randrange(players)):
        if here.phase == "auction":
            before, here = here, here.play(rng.choice(here.moves())).position
    return here if here.phase == "auction" else before


def played_on(here: ra.Position, rng: Random, moves: int) -> ra.Position:
    """A position after so many random moves, or the last in which a seat decides."""
    found = here
    for _ in range(moves):
        if here.over:
            break
        odds = here.odds()
        outcomes = list(odds) if here.actor is CHANCE else list(here.moves())
        here = here.play(rng.choice(outcomes)).position
        if isinstance(here.actor, int):
            found = here
    return found
