"""Scoring of an epoch for the referee of the dice game: D-27."""

from collections import Counter
from collections.abc import Collection, Sequence

from tests.oracle.dice_components import (
    CIVILIZATION_POINTS,
    COLUMNS,
    COLUMNS_POINTS,
    EPOCHS,
    SAME_COLUMN_POINTS,
    TRACK_END,
)
from tests.oracle.dice_table import Line, Space, Table

Reached = Counter[str]
COUNT = "count"
"""What the name of a count begins with in a line."""
COUNTS = (
    "suns",
    "ankhs",
    "pharaoh",
    "nile",
    "floods",
    "civilization",
    "monuments",
    "columns",
    "together",
)


def score_pharaohs(positions: Sequence[int], reached: Reached) -> list[int]:
    """D-27: furthest +5, least far -2, ties share in full, all level is nothing."""
    most, least = max(positions), min(positions)
    if most == least:
        reached[f"D-27:all {len(positions)} level on the Pharaoh track"] += 1
        return [0] * len(positions)
    reached["D-27:most alone" if positions.count(most) == 1 else "D-27:most tied"] += 1
    reached["D-27:least alone" if positions.count(least) == 1 else "D-27:least tied"] += 1
    if most == least + 1:
        reached["D-27:a single step apart"] += 1
    points = []
    for position in positions:
        if position not in (most, least):
            reached["D-27:in between"] += 1
        points.append({most: 5, least: -2}.get(position, 0))
    return points


def move_pharaohs(positions: Sequence[int], points: Sequence[int], reached: Reached) -> list[int]:
    """D-27, D-30: who scored steps back 2, who lost steps forward 1, never off the track."""
    moved = []
    for position, gained in zip(positions, points, strict=True):
        step = {5: -2, -2: 1, 0: 0}[gained]
        if gained == 5 and position == 1:
            reached["D-27:leader on 1 goes to 0"] += 1
        if gained == 5 and position == TRACK_END:
            reached["D-27:leader on 12"] += 1
        moved.append(min(TRACK_END, max(0, position + step)))
    return moved


def score_river(position: int, floods: int, reached: Reached) -> int:
    """D-27: the number of the space, but only with a flood cube."""
    if floods == 0:
        reached["D-27:no flood, no points" if position else "D-27:no flood on space 0"] += 1
        return 0
    reached["D-27:one flood" if floods == 1 else "D-27:several floods count once"] += 1
    if position in (0, TRACK_END):
        reached[f"D-27:flood on space {position}"] += 1
    return position


def score_civilization(markers: int, reached: Reached) -> int:
    """D-27: no marker -5; one or two nothing; three, four, five 5, 10, 15."""
    reached[f"D-27:civilization markers {markers}"] += 1
    return CIVILIZATION_POINTS[markers]


def score_monuments(own: Collection[Space], reached: Reached) -> int:
    """D-27: points for columns with a marker, and for columns with three, four, five."""
    in_column = [sum(1 for column, _ in own if column == here) for here in COLUMNS]
    filled = sum(1 for count in in_column if count)
    reached[f"D-27:columns {filled}"] += 1
    points = COLUMNS_POINTS[filled]
    for count in in_column:
        points += SAME_COLUMN_POINTS[count]
        if count >= 3:
            reached[f"D-27:markers in a column {count}"] += 1
    if sum(1 for count in in_column if count >= 3) > 1:
        reached["D-27:several high columns"] += 1
    return points


def score_seat(table: Table, seat: int, pharaohs: int) -> Line:
    """D-27: what a seat scored in an epoch, item by item; Monuments only in the last."""
    line = {
        "suns": table.sun_points[seat],
        "ankhs": table.ankh_points[seat],
        "pharaohs": pharaohs,
        "river": score_river(table.nile[seat], table.floods[seat], table.reached),
        "civilization": score_civilization(len(table.civ_of(seat)), table.reached),
        "monuments": 0,
    }
    if table.epoch == EPOCHS:
        line["monuments"] = score_monuments(table.monuments_of(seat), table.reached)
    line["net"] = sum(line.values())
    return line


def count_seat(table: Table, seat: int) -> Line:
    """Count what a seat's points of an epoch are made from."""
    own = [column for column, _ in table.monuments_of(seat)]
    return counted(
        suns=table.sun_points[seat] // 3,
        ankhs=table.ankh_points[seat] // 2,
        pharaoh=table.pharaoh[seat],
        nile=table.nile[seat],
        floods=table.floods[seat],
        civilization=len(table.civ_of(seat)),
        monuments=len(own),
        columns=len(set(own)),
        together=sum(SAME_COLUMN_POINTS[own.count(column)] for column in COLUMNS),
    )


def counted(**numbers: int) -> Line:
    """Counts as a line has them beside its points; what is not named is 0."""
    return {f"{COUNT} {name}": numbers.get(name, 0) for name in COUNTS}
