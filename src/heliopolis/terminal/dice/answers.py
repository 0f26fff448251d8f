"""Reading what people type in the dice game: dice in any order, by names or initials."""

import re
from collections.abc import Sequence
from typing import Final

from heliopolis import dice
from heliopolis.core.errors import InvalidNotation
from heliopolis.terminal.answers import no_move, normal, number_in, numbered
from heliopolis.terminal.words import join

_ALIASES: Final = {
    "again": "roll",
    "reroll": "roll",
    "k": "keep",
    "pharaohs": "pharaoh",
    "niles": "nile",
    "civilization": "civ",
    "civilisation": "civ",
    "monuments": "monument",
    "stop": "end",
    "done": "end",
}
_FILLERS: Final = frozenset({"and", "die", "dice", "the", "on", "in", "column", "marker", "to"})
_VERBS: Final = frozenset(
    {"roll", "keep", "pharaoh", "nile", "flood", "civ", "monument", "disaster", "lose", "end"}
    | {"with", "all"}
)
_INITIALS: Final = {colour.value[0]: colour for colour in dice.COLOURS}


def how_to_roll(choices: Sequence[dice.Move]) -> str:
    """What to type while dice may be rolled again."""
    free = " ".join(_free(choices)[:2])
    return f"Type the dice to roll again, such as: roll {free}; or keep."


def may_roll(choices: Sequence[dice.Move]) -> bool:
    """Whether dice may be rolled again."""
    return dice.Keep() in choices


def _free(choices: Sequence[dice.Move]) -> tuple[dice.Colour, ...]:
    """The dice that may be rolled again."""
    return max((move.dice for move in choices if isinstance(move, dice.Roll)), key=len)


def read_answer(text: str, choices: Sequence[dice.Move]) -> dice.Move:
    """The move that is meant, legal or not; raise `InvalidNotation` when there is none."""
    said = normal(text.replace(",", " "))
    if said.isdecimal() and not may_roll(choices):
        return numbered(number_in(said), choices)
    notation = said if said.startswith("+") else _as_notation(_words(said), choices)
    try:
        return dice.parse_move(notation)
    except InvalidNotation:
        raise _unknown(text, notation, choices) from None


def _words(said: str) -> list[str]:
    """The words that matter, colours spelled out: ``civ y with gb`` as ``civ yellow with …``."""
    words: list[str] = []
    for part in re.findall(r"[a-z]+|[0-9]+|[^a-z0-9\s]+", said):
        word = _ALIASES.get(part, part)
        if word not in _FILLERS:
            words += [word] if word in _VERBS else _colours(word) or [word]
    return words


def _colours(word: str) -> list[str]:
    """The colours that a word or a run of initials names; none when it names something else."""
    begun = [colour.value for colour in dice.COLOURS if colour.value.startswith(word)]
    if begun or not set(word) <= set(_INITIALS):
        return begun
    return [_INITIALS[letter].value for letter in word]


def _as_notation(words: list[str], choices: Sequence[dice.Move]) -> str:
    """The text of a move as notation wants it: with a verb, and colours in their order."""
    if may_roll(choices):
        words = _rolling(words, _free(choices))
    elif words and words[0] in dice.COLOURS and any(isinstance(m, dice.Lose) for m in choices):
        words = ["lose", *words]
    if len(words) == 1:
        alike = _alike(words[0], choices)
        return str(alike[0]) if len(alike) == 1 else words[0]
    groups = [_ordered(group.split()) for group in " ".join(words).split(" with ")]
    return " with ".join(groups)


def _rolling(words: list[str], free: Sequence[dice.Colour]) -> list[str]:
    """Complete what is said about rolling: ``all``, bare dice, or the dice to keep."""
    match words:
        case ["all"] | ["roll", "all"]:
            return ["roll", *free]
        case ["keep", "all"]:
            return ["keep"]
        case ["keep", *kept] if kept and all(word in dice.COLOURS for word in kept):
            others = [colour for colour in free if colour not in kept]
            return ["roll", *others] if others else ["keep"]
        case [first, *_] if first in dice.COLOURS:
            return ["roll", *words]
    return words


def _ordered(group: list[str]) -> str:
    """A verb, then the colours in their order and each once, then a column."""
    colours = [colour.value for colour in dice.COLOURS if colour in group]
    others = [word for word in group if word not in dice.COLOURS]
    verb = [word for word in others[:1] if not word.isdecimal()]
    return " ".join([*verb, *colours, *others[len(verb) :]])


def _alike(verb: str, choices: Sequence[dice.Move]) -> list[dice.Move]:
    """The choices that begin with a word."""
    return [move for move in choices if str(move).split()[0] == verb]


def _unknown(text: str, notation: str, choices: Sequence[dice.Move]) -> InvalidNotation:
    if may_roll(choices):
        return InvalidNotation(f"{text.strip()[:20]!r} names no dice. {how_to_roll(choices)}")
    alike = _alike(notation.split()[0] if notation else "", choices)
    if len(alike) == 1:
        return InvalidNotation(f"Did you mean {alike[0]}?")
    if alike:
        return InvalidNotation(f"Which one? There are {join([str(move) for move in alike])}.")
    return no_move(text, f"Type one of the numbers 1 to {len(choices)}, or a move.")
