"""Reading what the headers of a game file say."""

import re
from typing import Final

from heliopolis import games
from heliopolis.core.errors import InvalidRecord, InvalidSetup, shown
from heliopolis.games import Game, make_game
from heliopolis.record.checks import check_began, check_seal
from heliopolis.record.clock import ClockSetting, read_clock
from heliopolis.record.grammar import HEADERS, NO_WORD, NOTATION, OF_A_SEAL
from heliopolis.record.lines import Header, Parts, split_names
from heliopolis.record.names import check_bots, check_hand, check_names
from heliopolis.record.record import PERSON, Hand, Record, Seal
from heliopolis.record.times import read_time, split_time

_BYTES: Final = re.compile(r"[0-9a-fA-F]{64}")
_COUNT: Final = re.compile(r"[0-9]{1,9}")
_HAND: Final = re.compile(r"(?P<after>[0-9]{1,9}) (?P<name>.+) = (?P<occupant>.+)")


def read_headers(parts: Parts) -> Record:
    """A record of a game in which nothing has been played yet."""
    parts.need("game")
    notation, names = parts.need("notation"), parts.need("seats")
    if notation.said != str(NOTATION):
        notation.fail("other-notation", text=shown(notation.said), notation=NOTATION)
    seats = split_names(names.said)
    game = _read_game(parts, len(seats))
    try:
        check_names(game, seats)
    except InvalidSetup as error:
        names.refuse(error)
    return Record(
        game,
        seats,
        _read_opening(game, parts.need(game.opening)),
        seals=_read_seals(game, parts),
        bots=_read_bots(game, parts.find("bots")),
        clock=_read_clock(parts.find("clock")),
        began=_read_began(parts.find("began")),
        practice=_read_practice(parts.find("practice")),
        hands=tuple(_read_hand(seats, header) for header in parts.all("hands")),
        others=_read_others(parts, seats, game.opening),
    )


def _read_game(parts: Parts, players: int) -> Game:
    """Set the table up one header at a time, so that the one at fault is known."""
    name, edition = parts.need("game"), parts.need("edition")
    chosen: dict[str, str] = {}
    scores = parts.find("scores")
    blamed = parts.need("seats") if name.said in games.names() else name
    try:
        make_game(name.said, players)
        blamed = edition
        game = make_game(name.said, players, edition.said)
        for blamed in parts.all("override"):
            item, equals, choice = (part.strip(" ") for part in blamed.said.partition("="))
            if not equals:
                blamed.fail("not-an-override", text=shown(blamed.said))
            if item in chosen:
                blamed.fail("second-override", item=shown(item))
            chosen[item] = choice
            game = make_game(name.said, players, edition.said, chosen)
        if scores is not None:
            blamed = scores
            game = make_game(name.said, players, edition.said, chosen, _read_scores(scores))
    except InvalidSetup as error:
        blamed.refuse(error)
    return game


def _read_scores(header: Header) -> games.Scores:
    if header.said not in ("open", "hidden"):
        header.fail("no-such-scores", text=shown(header.said))
    return "hidden" if header.said == "hidden" else "open"


def _read_bots(game: Game, header: Header | None) -> tuple[str, ...]:
    """What names the bot of each seat; whether there is such a bot is for others to say."""
    if header is None:
        return ()
    said = split_names(header.said)
    if "" in said:
        header.fail("bots-leave-seat-out")
    bots = tuple("" if bot == PERSON else bot for bot in said)
    try:
        check_bots(game, bots)
    except InvalidSetup as error:
        header.refuse(error)
    return bots


def _read_opening(game: Game, header: Header) -> str:
    """What was dealt, in the one way in which the game writes it."""
    try:
        return game.opening_of(game.start_with(header.said))
    except InvalidSetup as error:
        header.refuse(error)


def _read_clock(header: Header | None) -> ClockSetting | None:
    try:
        return read_clock(header.said) if header else None
    except InvalidSetup as error:
        assert header is not None
        header.refuse(error)


def _read_began(header: Header | None) -> str:
    if header is None:
        return ""
    try:
        check_began(header.said)
    except InvalidSetup as error:
        header.refuse(error)
    return header.said


def _read_practice(header: Header | None) -> int | None:
    if header is None:
        return None
    if not _COUNT.fullmatch(header.said):
        header.fail("not-a-count", header=header.name, text=shown(header.said))
    return int(header.said)


def _read_hand(seats: tuple[str, ...], header: Header) -> Hand:
    found = _HAND.fullmatch(header.said)
    if not found or found["name"] not in seats:
        header.fail("not-a-hand", text=shown(header.said))
    occupant, said = split_time(found["occupant"])
    at = None if said is None else read_time(said)
    if said is not None and at is None:
        header.fail("no-such-time", text=shown(said))
    hand = Hand(int(found["after"]), seats.index(found["name"]), occupant, at)
    try:
        check_hand(hand)
    except InvalidSetup as error:
        header.refuse(error)
    return hand


def _read_others(parts: Parts, seats: tuple[str, ...], opening: str) -> tuple[tuple[str, str], ...]:
    """The headers that we do not know."""
    others = [header for header in parts.headers if header.name not in (*HEADERS, opening)]
    for header in others:
        if header.title in seats:
            header.fail("header-like-name", header=header.title)
    return tuple((header.title, header.said) for header in others)


def _read_seals(game: Game, parts: Parts) -> tuple[Seal, ...]:
    """The seals by the number from which they deal, those of one number in the order of the file.

    A second commitment of a number begins another seal; words and secret stand behind theirs.
    """
    found: dict[int, list[dict[str, Header]]] = {}
    for header in parts.of_seals():
        seals = found.setdefault(int(header.number or 0), [{}])
        if header.name == "commitment" and header.name in seals[-1]:
            seals.append({})
        if header.name in seals[-1]:
            header.fail("second-header", header=header.title)
        seals[-1][header.name] = header
    return tuple(_read_seal(game, seal) for number in sorted(found) for seal in found[number])


def _read_seal(game: Game, said: dict[str, Header]) -> Seal:
    commitment, words, secret = (said.get(name) for name in OF_A_SEAL)
    if commitment is None:
        header = next(iter(said.values()))
        header.fail("seal-without-commitment", header=header.title)
    given = words.said.split(" ") if words else [NO_WORD] * game.players
    seal = Seal(
        int(commitment.number or 0),
        _read_bytes(commitment),
        tuple("" if word == NO_WORD else word for word in given),
        _read_bytes(secret) if secret else None,
    )
    try:
        check_seal(game, seal)
    except InvalidSetup as error:
        (words or commitment).refuse(error)
    except InvalidRecord as error:
        (secret or commitment).refuse(error)
    return seal


def _read_bytes(header: Header) -> bytes:
    if not _BYTES.fullmatch(header.said):
        header.fail("not-64-digits", header=header.title, text=shown(header.said))
    return bytes.fromhex(header.said)
