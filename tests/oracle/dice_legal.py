"""What is legal in Ra: The Dice Game, found by trying every set of dice and every space."""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations, product

from tests.oracle.dice_components import AREAS, COLOURS, COLUMNS, FACES
from tests.oracle.dice_table import Table


def subsets(colours: Sequence[str], smallest: int, largest: int) -> Iterator[tuple[str, ...]]:
    """Every choice of so many of the colours, each in the order of the colours."""
    sizes = range(smallest, min(largest, len(colours)) + 1)
    return chain.from_iterable(combinations(colours, size) for size in sizes)


def write(*words: str | Sequence[str]) -> str:
    """Join words and lists of words to a text."""
    return " ".join(word if isinstance(word, str) else " ".join(word) for word in words)


def reroll_moves(table: Table) -> Iterator[str]:
    """D-4: any of the dice that are no Suns, or none of them."""
    yield "keep"
    for dice in subsets(table.free(), 1, 5):
        yield write("roll", dice)


def spending_moves(table: Table) -> Iterator[str]:
    """D-7, D-24: everything that can be done with the dice, in any order."""
    yield from track_moves(table, "pharaoh")
    yield from track_moves(table, "nile")
    yield from flood_moves(table)
    yield from civ_moves(table)
    yield from first_monument_moves(table)
    yield from further_monument_moves(table)
    yield from disaster_moves(table)


def track_moves(table: Table, track: str) -> Iterator[str]:
    """D-8, D-9: real dice and Ankhs, a real one among all that this turn spends on the track."""
    for dice in subsets(table.free(track, "ankh"), 1, 5):
        if track in table.groups or any(table.faces[colour] == track for colour in dice):
            yield write(track, dice)


def flood_moves(table: Table) -> Iterator[str]:
    """D-8: exactly three dice, of which one to three are real Niles and the rest Ankhs."""
    for dice in subsets(table.free("nile", "ankh"), 3, 3):
        if any(table.faces[colour] == "nile" for colour in dice):
            yield write("flood", dice)


def civ_moves(table: Table) -> Iterator[str]:
    """D-13, D-14: three to five dice place one to three markers in colours of real ones."""
    for dice in subsets(table.free("civ", "ankh"), 3, 5):
        real = [colour for colour in dice if table.faces[colour] == "civ"]
        places = [colour for colour in real if accepts_civ(table, colour)]
        for markers in subsets(places, 1, len(dice) - 2):
            others = [colour for colour in dice if colour not in markers]
            yield write("civ", markers, "with", others)


def accepts_civ(table: Table, colour: str) -> bool:
    """D-15: no own marker yet, and fewer markers than players less one."""
    there = table.civ[colour]
    return table.turn not in there and len(there) < table.players - 1


def first_monument_moves(table: Table) -> Iterator[str]:
    """D-17: one real Monument for any empty space of its colour, once a turn (D-19)."""
    if "monument" in table.groups:
        return
    for colour, column in product(table.free("monument"), COLUMNS):
        if (column, colour) not in table.monuments:
            yield write("monument", colour, str(column))


def further_monument_moves(table: Table) -> Iterator[str]:
    """D-18, D-19: two more dice for an empty space in a column without an own marker."""
    if "monument" not in table.groups:
        return
    for colour, other in product(table.free("monument"), table.free("monument", "ankh")):
        if colour == other:
            continue
        for column in COLUMNS:
            if (column, colour) not in table.monuments and not owns_in(table, column):
                yield write("monument", colour, str(column), "with", other)


def owns_in(table: Table, column: int) -> bool:
    """D-18: whether the seat whose turn it is has a marker in the column."""
    return any(table.monuments.get((column, colour)) == table.turn for colour in COLOURS)


def disaster_moves(table: Table) -> Iterator[str]:
    """D-23: with four or five Suns, once a turn, even one that hits nobody (D-25)."""
    if table.suns() >= 4 and "disaster" not in table.groups:
        for area in AREAS:
            yield write("disaster", area)


def lose_moves(table: Table) -> Iterator[str]:
    """D-25: any own marker of the area."""
    assert table.victim is not None
    if table.disaster == "civ":
        for colour in table.civ_of(table.victim):
            yield write("lose", colour)
    else:
        for column, colour in table.monuments_of(table.victim):
            yield write("lose", colour, str(column))


def legal_moves(table: Table) -> list[str]:
    """All legal texts of the seat to act, sorted; none at a chance node or when over."""
    if table.phase == "reroll":
        return sorted(reroll_moves(table))
    if table.phase == "apply":
        return sorted([*spending_moves(table), "end"])
    if table.phase == "lose":
        return sorted(lose_moves(table))
    return []


def write_outcome(faces: dict[str, str]) -> str:
    """Write what was thrown: ``+red:nile blue:sun``."""
    thrown = [f"{colour}:{faces[colour]}" for colour in COLOURS if colour in faces]
    return "+" + " ".join(thrown)


def read_outcome(text: str, rolling: Sequence[str]) -> dict[str, str] | None:
    """Read an outcome of exactly these dice; None for anything else."""
    faces: dict[str, str] = {}
    for word in text.removeprefix("+").split(" "):
        colour, _, face = word.partition(":")
        if colour not in rolling or face not in FACES:
            return None
        faces[colour] = face
    if len(faces) != len(rolling) or write_outcome(faces) != text:
        return None
    return faces


def every_decision() -> list[str]:
    """All decisions that the notation knows, legal or not."""
    found = ["keep", "end"]
    for verb, smallest, largest in (("roll", 1, 5), ("pharaoh", 1, 5), ("nile", 1, 5)):
        found += [write(verb, dice) for dice in subsets(COLOURS, smallest, largest)]
    found += [write("flood", dice) for dice in subsets(COLOURS, 3, 3)]
    for markers in subsets(COLOURS, 1, 3):
        left = [colour for colour in COLOURS if colour not in markers]
        found += [write("civ", markers, "with", others) for others in subsets(left, 2, 5)]
    for colour, column in product(COLOURS, COLUMNS):
        found += [write("monument", colour, str(column)), write("lose", colour, str(column))]
        found += [
            write("monument", colour, str(column), "with", other)
            for other in COLOURS
            if other != colour
        ]
    found += [write("disaster", area) for area in AREAS]
    found += [write("lose", colour) for colour in COLOURS]
    return found
