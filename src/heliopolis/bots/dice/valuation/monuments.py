"""Where monument markers go best, by the colours of the dice that show a Monument."""

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.traits import Sense
from heliopolis.bots.dice.valuation.outlook import Outlook, turns_of_game
from heliopolis.bots.dice.valuation.worth import column_worth, columns_worth, monument_hope
from heliopolis.core.bits import count_bits, wide
from heliopolis.core.compile import rule
from heliopolis.dice.areas import columns_of, taken_spaces
from heliopolis.dice.components import ALL_COLOURS, ALL_DICE, COLUMNS, DICE, DICE_SETS, SEATS
from heliopolis.dice.rulebook import MOST_MONUMENT_MARKERS
from heliopolis.dice.state import State


@rule
def worth_with_marker(
    s: State, seat: int, column: int, free: int, hope: float, sense: Sense
) -> tuple[float, float]:
    """What a column with free spaces is worth to a seat, as it is and with one marker more.

    The marker is of the seat whose turn it is; that it may be a new column is not in it.
    """
    held = count_bits(wide(s.monuments[seat]) >> DICE * column & ALL_DICE)
    more = 1 if seat == s.turn else 0
    if held + more == 0:
        return 0.0, 0.0
    before = column_worth(held, free, hope, sense)
    return before, column_worth(held + more, free - 1, hope, sense)


@rule
def plan_monuments(
    s: State,
    look: Outlook,
    sense: Sense,
    weight: NDArray[np.float64],
    found: NDArray[np.float64],
) -> None:
    """Fill in what the best markers of each set of colours change: one, and up to two further.

    The first may go to any column, the others to columns without a marker of the seat.
    """
    mine = wide(s.turn)
    players = wide(s.players)
    own = columns_of(wide(s.monuments[mine]), ALL_COLOURS)
    columns = count_bits(own)
    hope = monument_hope(mine, look, sense)
    turns = turns_of_game(look, mine)
    opened = np.zeros(MOST_MONUMENT_MARKERS + 1)
    for more in range(MOST_MONUMENT_MARKERS + 1):
        opened[more] = columns_worth(min(COLUMNS, columns + more), turns, hope, sense)
    opened -= opened[0]
    taken = taken_spaces(s)
    rows = np.zeros((COLUMNS, SEATS))
    worth = np.zeros(COLUMNS)
    for column in range(COLUMNS):
        free = DICE - count_bits(taken >> DICE * column & ALL_DICE)
        if free > 0:
            for seat in range(players):
                hoped = monument_hope(seat, look, sense)
                before, after = worth_with_marker(s, seat, column, free, hoped, sense)
                rows[column, seat] = after - before
                worth[column] += weight[seat] * rows[column, seat]
    used = np.zeros(MOST_MONUMENT_MARKERS, dtype=np.int64)
    for colours in range(DICE_SETS):
        for further in range(MOST_MONUMENT_MARKERS):
            for seat in range(players):
                found[colours, further, seat] = 0.0
            if count_bits(colours) > further:
                markers = place_best(s, colours, further, own, worth, opened, used)
                new = 0
                for marker in range(markers):
                    column = used[marker]
                    if own >> column & 1 == 0:
                        new += 1
                    for seat in range(players):
                        found[colours, further, seat] += rows[column, seat]
                found[colours, further, mine] += opened[new]


@rule
def place_best(
    s: State,
    colours: int,
    further: int,
    own: int,
    worth: NDArray[np.float64],
    opened: NDArray[np.float64],
    used: NDArray[np.int64],
) -> int:
    """Choose columns for a first marker and further ones of these colours; how many fit."""
    taken = taken_spaces(s)
    most = 0.0
    count = 0
    trial = np.zeros(MOST_MONUMENT_MARKERS, dtype=np.int64)
    for first in range(DICE):
        if colours >> first & 1 == 0:
            continue
        for start in range(COLUMNS):
            if taken >> DICE * start + first & 1:
                continue
            new = 1 - (own >> start & 1)
            gain = worth[start]
            closed = own | 1 << start
            left = colours & ~(1 << first)
            trial[0] = start
            placed = 1
            for _ in range(further):
                best_colour = -1
                best_column = -1
                for colour in range(DICE):
                    if left >> colour & 1 == 0:
                        continue
                    for column in range(COLUMNS):
                        if (closed >> column | taken >> DICE * column + colour) & 1:
                            continue
                        if best_column < 0 or worth[column] > worth[best_column]:
                            best_column = column
                            best_colour = colour
                if best_column < 0:
                    break
                trial[placed] = best_column
                placed += 1
                new += 1
                gain += worth[best_column]
                closed |= 1 << best_column
                left &= ~(1 << best_colour)
            gain += opened[min(new, MOST_MONUMENT_MARKERS)]
            if gain > most:
                most = gain
                count = placed
                for marker in range(placed):
                    used[marker] = trial[marker]
    return count
