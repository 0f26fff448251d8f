"""The names, bots and words of the seats, which a file must be able to tell apart and to hold."""

import re
from collections.abc import Sequence
from typing import Final

from heliopolis.core.errors import InvalidNotation, InvalidSetup, shown
from heliopolis.games import Game, parse_move
from heliopolis.record.grammar import (
    NO_WORD,
    holds_outcome,
    names_header,
    split_outcomes,
)
from heliopolis.record.record import NOBODY, PERSON, Hand
from heliopolis.record.times import split_time

LONGEST_NAME: Final = 40
LONGEST_BOT: Final = 200
LONGEST_WORD: Final = 64

_NUMBER_LIKE: Final = re.compile(r"[0-9]+\.")


def check_names(game: Game, names: Sequence[str]) -> None:
    """Raise `InvalidSetup` unless a record of the game can tell seats with these names apart."""
    for name in names:
        if not 1 <= len(name) <= LONGEST_NAME:
            raise InvalidSetup("name-length", limit=LONGEST_NAME, length=len(name))
        fault = _fault_of_name(game, name)
        if fault:
            raise InvalidSetup(fault, name=shown(name))
        if names.count(name) > 1:
            raise InvalidSetup("name-twice", name=name)
    if len(names) != game.players:
        raise InvalidSetup("names-for-seats", names=len(names), players=game.players)


def _fault_of_name(game: Game, name: str) -> str | None:
    """The code of what is wrong with a name."""
    faults = {
        "name-not-printable": not name.isprintable(),
        "name-with-mark": any(mark in name for mark in ",:#"),
        "name-with-spaces": name != " ".join(name.split()),
        "name-like-number": _NUMBER_LIKE.match(name),
        "name-like-header": names_header(name, game.opening),
        "name-like-outcome": holds_outcome(name),
        "name-like-move": _reads_as_moves(game, name),
    }
    return next((code for code, wrong in faults.items() if wrong), None)


def _reads_as_moves(game: Game, text: str) -> bool:
    try:
        for part in split_outcomes(text):
            parse_move(game, split_time(part)[0])
    except InvalidNotation:
        return False
    return True


def check_bots(game: Game, bots: Sequence[str]) -> None:
    """Raise `InvalidSetup` unless these are texts of bots, or "", that a record can hold."""
    if bots and len(bots) != game.players:
        raise InvalidSetup("bots-for-seats", bots=len(bots), players=game.players)
    if bots and not any(bots):
        raise InvalidSetup("no-seat-has-bot")
    for bot in filter(None, bots):
        _check_bot(bot)


def check_hand(hand: Hand) -> None:
    """Raise `InvalidSetup` unless a record can say who takes the seat."""
    if hand.occupant not in (PERSON, NOBODY):
        _check_bot(hand.occupant)
    if " = " in hand.occupant or " @" in hand.occupant:
        raise InvalidSetup("no-such-occupant", occupant=shown(hand.occupant))


def _check_bot(bot: str) -> None:
    if len(bot) > LONGEST_BOT:
        raise InvalidSetup("bot-too-long", limit=LONGEST_BOT, length=len(bot))
    plain = bot.isprintable() and bot == " ".join(bot.split())
    if not plain or any(mark in bot for mark in ",#") or bot in ("", PERSON, NOBODY):
        raise InvalidSetup("bot-not-writable", bot=shown(bot))


def check_words(game: Game, words: Sequence[str]) -> None:
    """Raise `InvalidSetup` unless these are words, or "", that the seats may add to a seal."""
    if len(words) != game.players:
        raise InvalidSetup("words-for-seats", words=len(words), players=game.players)
    for word in words:
        if len(word) > LONGEST_WORD:
            raise InvalidSetup("word-too-long", limit=LONGEST_WORD, length=len(word))
        if not word.isprintable() or any(mark in word for mark in " ,#") or word == NO_WORD:
            raise InvalidSetup("word-not-writable", word=shown(word))
