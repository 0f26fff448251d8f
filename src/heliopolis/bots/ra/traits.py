"""TRAITS: what makes one bot of Ra play differently from another, as one structure."""

from typing import Any, Final, Protocol

import numpy as np

TUNED: Final = (
    "lot_limit",  # tiles of a lot that a sun may expect at most
    "low_sun",  # points per expected tile that the lowest sun brings
    "high_sun",  # and how many more the highest brings
    "use",  # how surely suns are used while tiles are to come
    "choosiness",  # how much more often than at random a seat gets what it needs
    "god_hope",  # points of a god above its two, while tiles are to come
    "race_width",  # pharaohs that decide a race, when none are to come
    "race_chance",  # and how many more for each that is to come
    "race_later",  # what the races of later epochs count
    "river_later",  # points of a Nile in each later epoch
    "later_tiles",  # the share of later tiles that a seat may expect to get
    "sun_later",  # points between the best and the worst sun in the next epoch
    "sum_width",  # points of suns that decide the sum at the end
    "taken",  # the share of the tiles on the track that no later lot will have
    "waste",  # suns that the end of the epoch leaves unused, when it is one Ra tile away
    "alone",  # how much less a sun is worth where nobody else can bid
    "envy",  # how much of what a rival gains is a loss
    "patience",  # points of surplus that make it worth to invoke Ra, with much to come
    "god_margin",  # points of surplus that make it worth to play a god
    "crowding",  # how much a seat's own suns take from each other
    "fear",  # how much of a lot counts as lost by the odds that a draw ends the epoch
    "calm",  # the share of its patience that a seat loses where nobody else can bid
)
"""The numbers that tuning finds."""
SEARCHED: Final = (
    "track",  # what the tiles on the track count before anybody has won them
    "end_width",  # points that decide a game, when nothing is to come
    "width_of_tile",  # and how much the width grows with the tiles to come
    "curiosity",  # how much it looks at what seems worse
    "doubt",  # how much it looks at auctions that end otherwise
)
"""The numbers that only search needs."""
TASTES: Final = ("gods", "gold", "pharaohs", "river", "civilization", "monuments", "sun")
"""How much more a character likes a family of tiles, or its suns, than they are worth."""
JUDGED: Final = (
    *TUNED[: TUNED.index("envy")],
    *("track", "end_width", "width_of_tile"),
    *("pharaohs", "river", "civilization", "monuments"),
)
"""The numbers that tuning finds for search, which judges positions and not single lots."""
FIRST: Final = {
    "lot_limit": 8.0,
    "low_sun": 0.6,
    "high_sun": 1.6,
    "use": 0.8,
    "choosiness": 1.5,
    "god_hope": 1.0,
    "race_width": 0.6,
    "race_chance": 0.3,
    "race_later": 0.8,
    "river_later": 0.6,
    "later_tiles": 0.8,
    "sun_later": 5.0,
    "sum_width": 2.0,
    "taken": 0.9,
    "waste": 1.4,
    "alone": 0.3,
    "envy": 0.1,
    "patience": 2.0,
    "god_margin": 1.0,
    "crowding": 0.8,
    "fear": 0.5,
    "calm": 0.9,
}
"""The guess from which tuning begins."""
FIRST_FOR_SEARCH: Final = {
    "track": 0.5,
    "end_width": 1.0,
    "width_of_tile": 0.8,
    "curiosity": 0.05,
    "doubt": 0.3,
    **dict.fromkeys(TASTES, 1.0),
}
"""And what search needs besides, to begin with the merchant's judgement."""

TRAITS: Final = np.dtype(
    [
        ("uniform", "f8"),  # 1 for the bot that chooses any legal move
        ("noise", "f8"),  # points by which it may misjudge what it sees
        *((name, "f8") for name in TUNED),
        *((name, "f8") for name in SEARCHED),
        *((name, "f8") for name in TASTES),
    ],
    align=True,
)


class Traits(Protocol):
    """The fields, for the reader and the type checker."""

    uniform: float
    noise: float
    lot_limit: float
    low_sun: float
    high_sun: float
    use: float
    choosiness: float
    god_hope: float
    race_width: float
    race_chance: float
    race_later: float
    river_later: float
    later_tiles: float
    sun_later: float
    sum_width: float
    taken: float
    waste: float
    alone: float
    track: float
    envy: float
    patience: float
    god_margin: float
    crowding: float
    fear: float
    calm: float
    end_width: float
    width_of_tile: float
    curiosity: float
    doubt: float
    gods: float
    gold: float
    pharaohs: float
    river: float
    civilization: float
    monuments: float
    sun: float


def traits_of(**numbers: float) -> Any:
    """Traits, 0 where nothing is said."""
    found = np.zeros(1, dtype=TRAITS)
    for name, number in numbers.items():
        found[name] = number
    return found[0]
