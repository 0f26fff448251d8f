"""Reading what the headers of a game file say."""

import re
from typing import Final

from heliopolis import games
from heliopolis.core.errors import InvalidRecord, InvalidSetup
from heliopolis.games import Game, make_game
from heliopolis.record.lines import Header, Parts, show, split_names
from heliopolis.record.record import (
    NO_BOT,
    NO_WORD,
    Record,
    Seal,
    check_bots,
    check_names,
    check_seal,
)
from heliopolis.record.text import NOTATION

_BYTES: Final = re.compile(r"[0-9a-fA-F]{64}")


def read_headers(parts: Parts) -> Record:
    """A record of a game in which nothing has been played yet."""
    headers = parts.headers
    notation = headers["notation", 0]
    if notation.value != str(NOTATION):
        notation.fail(f"notation {show(notation.value)}; this program reads notation {NOTATION}")
    names = headers["seats", 0]
    seats = split_names(names.value)
    game = _read_game(parts, len(seats))
    try:
        check_names(game, seats)
    except InvalidSetup as error:
        names.fail(str(error))
    return Record(
        game,
        seats,
        _read_opening(game, headers[game.opening, 0]),
        seals=_read_seals(game, parts),
        bots=_read_bots(game, headers.get(("bots", 0))),
    )


def _read_game(parts: Parts, players: int) -> Game:
    """Set the table up one header at a time, so that the one at fault is known."""
    name = parts.headers["game", 0].value
    edition = parts.headers["edition", 0].value
    chosen: dict[str, str] = {}
    blamed = parts.headers["seats" if name in games.names() else "game", 0]
    try:
        make_game(name, players)
        blamed = parts.headers["edition", 0]
        game = make_game(name, players, edition)
        for blamed in parts.overrides:
            item, equals, choice = (part.strip(" ") for part in blamed.value.partition("="))
            if not equals:
                blamed.fail(f"{show(blamed.value)} is no override, which reads 'item = choice'")
            if item in chosen:
                blamed.fail(f"a second override of {show(item)}, one is enough")
            chosen[item] = choice
            game = make_game(name, players, edition, chosen)
    except InvalidSetup as error:
        blamed.fail(str(error))
    return game


def _read_bots(game: Game, header: Header | None) -> tuple[str, ...]:
    """What names the bot of each seat; whether there is such a bot is for others to say."""
    if header is None:
        return ()
    said = split_names(header.value)
    if "" in said:
        header.fail(f"the header 'bots' leaves a seat out, {NO_BOT!r} is a person's")
    bots = tuple("" if bot == NO_BOT else bot for bot in said)
    try:
        check_bots(game, bots)
    except InvalidSetup as error:
        header.fail(str(error))
    return bots


def _read_opening(game: Game, header: Header) -> str:
    """What was dealt, in the one way in which the game writes it."""
    try:
        return game.opening_of(game.start_with(header.value))
    except InvalidSetup as error:
        header.fail(str(error))


def _read_seals(game: Game, parts: Parts) -> tuple[Seal, ...]:
    headers = parts.headers
    for (name, first_move), header in headers.items():
        if name in ("words", "secret") and ("commitment", first_move) not in headers:
            header.fail(f"{name!r} without the 'commitment' that it belongs to")
    starts = sorted(first_move for name, first_move in headers if name == "commitment")
    return tuple(_read_seal(game, parts, first_move) for first_move in starts)


def _read_seal(game: Game, parts: Parts, first_move: int) -> Seal:
    commitment = parts.headers["commitment", first_move]
    words = parts.headers.get(("words", first_move))
    secret = parts.headers.get(("secret", first_move))
    given = words.value.split(" ") if words else [NO_WORD] * game.players
    seal = Seal(
        first_move,
        _read_bytes(commitment),
        tuple("" if word == NO_WORD else word for word in given),
        _read_bytes(secret) if secret else None,
    )
    try:
        check_seal(game, seal)
    except InvalidSetup as error:
        (words or commitment).fail(str(error))
    except InvalidRecord as error:
        (secret or commitment).fail(error.reason)
    return seal


def _read_bytes(header: Header) -> bytes:
    if not _BYTES.fullmatch(header.value):
        header.fail(f"{show(header.value)} are not the 64 digits 0-9 a-f of a {header.name}")
    return bytes.fromhex(header.value)
