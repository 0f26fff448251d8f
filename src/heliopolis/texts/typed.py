"""Reading what people type in their language: moves as notation, commands by their name.

Notation is understood in every language, and what is notation already stays as it is.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Final

from heliopolis.texts.catalogue import Catalogue

_MOST_DIGITS: Final = 9
_LETTERS_APART: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
_TOKENS: Final = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*|[0-9]+|[^\w\s,]+")
_OUTCOME: Final = "+"
_SHORTEST_BEGINNING: Final = 2

Phrase = tuple[str, ...]


def folded(text: str) -> str:
    """A text in small letters without accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def _phrases(alias: str) -> set[Phrase]:
    """An alias as it may be typed: with plain vowels, and in German also with an e behind them."""
    spread = unicodedata.normalize("NFC", alias.casefold()).translate(_LETTERS_APART)
    return {tuple(_TOKENS.findall(folded(way))) for way in (alias, spread)}


class TypedWords:
    """The words that may be typed in one language for the moves of one game.

    `game` is the package of the game's rules, ``ra`` or ``dice``.
    """

    def __init__(self, catalogue: Catalogue, game: str) -> None:
        verbs = _aliases(catalogue, f"type-{game}-verb-")
        words = _aliases(catalogue, f"type-{game}-word-")
        self._verbs = frozenset(verbs.values())
        self._notation_of = verbs | words
        self._longest = max(map(len, self._notation_of))
        fillers = catalogue.words(f"type-{game}-fillers")
        self._fillers = frozenset().union(*map(_phrases, fillers))
        self._colours = _Colours(catalogue) if game == "dice" else None
        self._shown = {
            key.removeprefix(prefix): catalogue.words(key)[0]
            for prefix in (f"type-{game}-verb-", f"type-{game}-word-", "colour-")
            for key in catalogue.keys(prefix)
        }

    def notation(self, text: str) -> str:
        """A text with all words that are known here put into notation, and the others as they are.

        Words that say nothing are left out, and a verb at the end comes to the front.
        """
        if text.strip().startswith(_OUTCOME):
            return " ".join(text.lower().split())
        words = list(self._translated(_TOKENS.findall(folded(text))))
        if words and words[0] not in self._verbs and words[-1] in self._verbs:
            words.insert(0, words.pop())
        return " ".join(words)

    def shown(self, move: str) -> str:
        """The text of a move in the words of the language, which `notation` understands."""
        return " ".join(self._shown.get(word, word) for word in move.split())

    def _translated(self, tokens: list[str]) -> Iterator[str]:
        place = 0
        while place < len(tokens):
            longest = min(self._longest, len(tokens) - place)
            for length in range(longest, 0, -1):
                phrase = tuple(tokens[place : place + length])
                if phrase in self._notation_of:
                    yield self._notation_of[phrase]
                    break
            else:
                length = 1
                yield from self._other(tokens[place])
            place += length

    def _other(self, token: str) -> Iterable[str]:
        """A token that is no word of its own."""
        if token.isdecimal():
            return [str(int(token[:_MOST_DIGITS]))]
        if (token,) in self._fillers:
            return []
        return (self._colours.in_token(token) if self._colours else []) or [token]


class _Colours:
    """The colours of dice as they may be typed: by name, begun, or as a run of codes."""

    def __init__(self, catalogue: Catalogue) -> None:
        prefix = "colour-"
        self._names: list[tuple[str, str]] = []
        self._codes: dict[str, str] = {}
        for key in catalogue.keys(prefix):
            colour = key.removeprefix(prefix)
            typed = {colour, *map(" ".join, _phrases(catalogue.say(key)))}
            self._names += [(name, colour) for name in typed]
            self._codes[folded(catalogue.say(f"{key}.code"))] = colour
        self._code_length = len(next(iter(self._codes)))

    def in_token(self, token: str) -> list[str]:
        """The colours that a token names; none when it names something else."""
        size = self._code_length
        codes = [token[place : place + size] for place in range(0, len(token), size)]
        if all(code in self._codes for code in codes):
            return [self._codes[code] for code in codes]
        begun = {colour for name, colour in self._names if name.startswith(token)}
        exact = {colour for name, colour in self._names if name == token}
        found = exact or (begun if len(token) >= _SHORTEST_BEGINNING else set())
        return list(found) if len(found) == 1 else []


def command_in(catalogue: Catalogue, text: str) -> str | None:
    """The command that a text is, by its English name; None when it is none."""
    return _aliases(catalogue, "type-command-").get(_said(text))


def answer_in(catalogue: Catalogue, text: str) -> str | None:
    """The answer that a text is, such as ``yes``; None when it is none."""
    return _aliases(catalogue, "type-answer-").get(_said(text))


def _said(text: str) -> Phrase:
    return tuple(_TOKENS.findall(folded(text)))


def _aliases(catalogue: Catalogue, prefix: str) -> dict[Phrase, str]:
    """Everything that means one of the words with a prefix; the words themselves always do."""
    meant: dict[Phrase, str] = {}
    for key in catalogue.keys(prefix):
        word = key.removeprefix(prefix)
        for alias in catalogue.words(key):
            meant |= dict.fromkeys(_phrases(alias), word)
    names = (key.removeprefix(prefix) for key in catalogue.keys(prefix))
    return meant | {tuple(_TOKENS.findall(name)): name for name in names}
