"""Positions for the tests of the dice game's referee."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.oracle.dice import DiceReferee
from tests.oracle.dice_components import COLOURS, FACES
from tests.oracle.dice_generated import throw
from tests.oracle.dice_legal import write_outcome

LETTERS = {"P": "pharaoh", "N": "nile", "C": "civ", "M": "monument", "A": "ankh", "S": "sun"}


def outcome(letters: str) -> str:
    """What five letters such as ``P N C M A`` say, in the order of the colours."""
    faces = [LETTERS[letter] for letter in letters.split()]
    return write_outcome(dict(zip(COLOURS, faces, strict=True)))


def at(players: int = 3, starter: int = 0, **changes: Any) -> DiceReferee:
    """Start a game in which some things are different."""
    snapshot = DiceReferee(players, starter).snapshot() | changes
    return DiceReferee.from_snapshot(snapshot)


def thrown(letters: str, players: int = 3, **changes: Any) -> DiceReferee:
    """Let seat 0 have thrown these five dice with its last throw."""
    return play(at(players, throws=2, **changes), outcome(letters))


def play(referee: DiceReferee, *texts: str) -> DiceReferee:
    for text in texts:
        referee.play(text)
    return referee


def legal(referee: DiceReferee, verb: str) -> list[str]:
    """The legal moves that begin with a word, without that word."""
    return [text.removeprefix(verb).strip() for text in referee.legal() if text.split()[0] == verb]


def random_game(seed: int) -> Iterator[tuple[DiceReferee, str]]:
    """Play a whole game; yield its referee before each move, with that move."""
    rng = Random(seed)
    players = 2 + seed % 3
    referee = DiceReferee(players, rng.randrange(players), rng.choice([None, 3, 6]))
    luck = {face: rng.choice([1.0, 1.0, 3.0]) for face in FACES}
    while referee.actor is not None:
        chance = referee.actor == "chance"
        text = throw(referee, luck, rng) if chance else rng.choice(referee.legal())
        yield referee, text
        referee.play(text)
