"""Reading what people type in the dice game: dice in any order, by names or codes."""

from collections.abc import Sequence

from heliopolis import dice
from heliopolis.core.errors import InvalidNotation, shown
from heliopolis.terminal.screens.answers import number_in, numbered
from heliopolis.texts.typed import TypedWords


def may_roll(choices: Sequence[dice.Move]) -> bool:
    """Whether dice may be rolled again."""
    return dice.Keep() in choices


def example(choices: Sequence[dice.Move], typed: TypedWords) -> str:
    """What may be typed to roll some dice again."""
    return typed.shown(str(dice.Roll(_free(choices)[:2])))


def _free(choices: Sequence[dice.Move]) -> tuple[dice.Colour, ...]:
    """The dice that may be rolled again."""
    return max((move.dice for move in choices if isinstance(move, dice.Roll)), key=len)


def read_answer(text: str, choices: Sequence[dice.Move], typed: TypedWords) -> dice.Move:
    """The move that is meant, legal or not; raise `InvalidNotation` when there is none."""
    number = number_in(text)
    if number is not None and not may_roll(choices):
        return numbered(number, choices)
    notation = typed.notation(text)
    if not notation.startswith("+"):
        notation = _completed(notation.split(), choices)
    try:
        return dice.parse_move(notation)
    except InvalidNotation:
        raise _unknown(text, notation, choices, typed) from None


def _completed(words: list[str], choices: Sequence[dice.Move]) -> str:
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


def _unknown(
    text: str, notation: str, choices: Sequence[dice.Move], typed: TypedWords
) -> InvalidNotation:
    if may_roll(choices):
        roll = example(choices, typed)
        return InvalidNotation("names-no-dice", text=shown(text.strip()), roll=roll)
    alike = _alike(notation.split()[0] if notation else "", choices)
    moves = tuple(typed.shown(str(move)) for move in alike)
    if len(moves) == 1:
        return InvalidNotation("did-you-mean", move=moves[0])
    if moves:
        return InvalidNotation("which-one", moves=moves)
    return InvalidNotation("number-or-move", text=shown(text.strip()), numbers=len(choices))
