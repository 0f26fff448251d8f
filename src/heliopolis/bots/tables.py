"""Whole games between compiled bots: what the arena needs of each game, by its name."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from heliopolis import dice, ra
from heliopolis.bots.dice import table as dice_table
from heliopolis.bots.ra import table as ra_table
from heliopolis.core.stream import Stream
from heliopolis.dice.catalogue import move_of, number_of
from heliopolis.ra.moves import MOVES, NUMBER_OF

Tallies = NDArray[np.int64]


class Table(NamedTuple):
    """How games of one kind are played record by record.

    Chance comes from one stream a game that nothing else uses, so that games with equal streams
    have equal bags and equal dice, whoever sits where.

    - `columns`: what is counted of every seat; the first ones are the items of the score sheet.
    - `items`: how many of the columns are those items.
    - `begin(game, chance)`: a record for every stream, which deals what is dealt at the start.
    - `outcome(records, chance)`: at a chance node of the first record, the number of what happens.
    - `advance(records, number, tally)`: play a decision or an outcome in the first record, and
      count it in `tally`, int64[players, columns].
    - `places(records)`: of games that are over, the place of every seat from 1, int64[games,
      players]; who shares a place has the better one.
    - `play_games(records, chance, streams, traits, tallies)`: play every game to its end; seat
      number i is played by a compiled bot with the i-th record of traits and, in game g, with
      the stream `streams[g * players + i]`; `tallies` is int64[games, players, columns].
    - `move(number)`, `number(move)`: the kernel's numbers and the moves of the face.
    """

    columns: tuple[str, ...]
    items: int
    begin: Callable[[Any, Stream], Any]
    outcome: Callable[[Any, Stream], int]
    advance: Callable[[Any, int, NDArray[np.int64]], None]
    places: Callable[[Any], NDArray[np.int64]]
    play_games: Callable[[Any, Stream, Stream, Any, Tallies], None]
    move: Callable[[int], Any]
    number: Callable[[Any], int]


TABLES: Final = {
    ra.Game.name: Table(
        columns=ra_table.COLUMNS,
        items=ra_table.ITEMS,
        begin=ra_table.begin,
        outcome=ra_table.outcome,
        advance=ra_table.advance,
        places=ra_table.places,
        play_games=ra_table.play_games,
        move=MOVES.__getitem__,
        number=NUMBER_OF.__getitem__,
    ),
    dice.Game.name: Table(
        columns=dice_table.COLUMNS,
        items=dice_table.ITEMS,
        begin=dice_table.begin,
        outcome=dice_table.outcome,
        advance=dice_table.advance,
        places=dice_table.places,
        play_games=dice_table.play_games,
        move=move_of,
        number=number_of,
    ),
}
