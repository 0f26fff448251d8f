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

DICE = """\
game: ra-dice
notation: 1
edition: rio-grande
override: sun_track = 10
seats: Ana, Ben
starter: 2
result: unfinished

# epoch 1
1. Ben: +red:nile blue:nile yellow:sun green:civ purple:sun, roll green +green:nile, keep, \
nile red blue, end
2. Ana: +red:ankh blue:monument yellow:monument green:ankh purple:civ, keep, monument blue 3, \
monument yellow 4 with red
3. Ben: +red:pharaoh blue:civ yellow:ankh green:sun purple:sun, roll red blue +red:civ blue:civ
"""
"""The same of the dice game; its second turn ends by itself."""
OPENINGS = {"ra": "9-6-5-2 8-7-4-3", "ra-dice": "2"}
"""What is dealt before the first move of these."""


@cache
def golden(name: str) -> str:
    """The text of a golden game."""
    return (GOLDEN / f"{name}.ra").read_text("utf-8")


FINISHED = golden("ra-2-rio-grande-random")
"""A short finished game with an opened seal."""
RESULT = FINISHED.partition("result: ")[2].partition("\n")[0]
"""Its result."""
SHARED = golden("moves/dice-4-random")
"""A finished game of dice with two winners, without a seal."""


def replaced(text: str, old: str, new: str) -> str:
    """The text with one thing in it changed, which must be there."""
    assert old in text
    return text.replace(old, new, 1)


def line_of(text: str, piece: str) -> int:
    """The number of the first line that has this in it."""
    return next(n for n, line in enumerate(text.split("\n"), 1) if piece in line)


def fenced(language: str) -> list[str]:
    """The blocks in the document that are fenced with this word."""
    _, *found = DOCUMENT.read_text("utf-8").split(f"```{language}\n")
    return [after.partition("```")[0] for after in found]


def small_record(*moves: str, name: str = "ra", seals: tuple[Seal, ...] = ()) -> Record:
    """A game of two in which these moves were played."""
    game = make_game(name, 2)
    played = tuple(parse_move(game, move) for move in moves)
    return Record(game, ("Ana", "Ben"), OPENINGS[name], played, seals)
