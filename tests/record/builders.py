"""Texts and records for the tests of game files."""

from functools import cache
from pathlib import Path

from heliopolis.games import make_game, parse_move
from heliopolis.record import Record, Seal

GOLDEN = Path(__file__).resolve().parent.parent / "golden"
DOCUMENT = Path(__file__).resolve().parent.parent.parent / "docs" / "notation.md"

UNFINISHED = """\
game: ra
notation: 1
edition: rio-grande
seats: Ana, Ben
suns: 9-6-5-2 8-7-4-3
result: unfinished

# epoch 1
1. Ana: draw +nile
2. Ben: draw +ra, pass, bid 7
3. Ana: draw +god
4. Ben: ra, bid 6, pass
"""
"""A short game that stands in the middle, without seals."""


@cache
def golden(name: str) -> str:
    """The text of a golden game."""
    return (GOLDEN / f"{name}.ra").read_text("utf-8")


FINISHED = golden("ra-2-rio-grande-random")
"""A short finished game with an opened seal."""
RESULT = FINISHED.partition("result: ")[2].partition("\n")[0]
"""Its result."""


def replaced(text: str, old: str, new: str) -> str:
    """The text with one thing in it changed, which must be there."""
    assert old in text
    return text.replace(old, new, 1)


def line_of(text: str, piece: str) -> int:
    """The number of the first line that has this in it."""
    return next(n for n, line in enumerate(text.split("\n"), 1) if piece in line)


def fenced(language: str) -> str:
    """The one block in the document that is fenced with this word."""
    document = DOCUMENT.read_text("utf-8")
    _, _, after = document.partition(f"```{language}\n")
    block, _, rest = after.partition("```")
    assert f"```{language}\n" not in rest
    return block


def small_record(*moves: str, seals: tuple[Seal, ...] = ()) -> Record:
    """A game of two in which these moves were played."""
    game = make_game("ra", 2)
    played = tuple(parse_move(game, move) for move in moves)
    return Record(game, ("Ana", "Ben"), ((9, 6, 5, 2), (8, 7, 4, 3)), played, seals)
