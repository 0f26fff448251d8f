"""The lines of a game file, told apart: headers, then turns."""

import re
from collections.abc import Iterator
from typing import Final, NoReturn

from heliopolis import games
from heliopolis.core.errors import InvalidRecord
from heliopolis.core.value import value
from heliopolis.record.record import HEADERS, OPENINGS, holds_outcome

LIMIT: Final = 4_000_000
"""The longest text we read; a long game has some ten thousand characters."""

_OF_A_SEAL: Final = ("commitment", "words", "secret")
_HEADER: Final = re.compile(rf"(?P<name>{'|'.join(HEADERS)})(?: (?P<number>[0-9]{{1,6}}))?")
_LONGEST_HEADER: Final = 1_100  # five bots of 200 characters fit
_SPACES: Final = re.compile(r"[ \t]+")
_NUMBERED: Final = re.compile(r"[0-9]+\.")


@value
class Line:
    """A line without its comment and needless spaces; `number` counts from 1."""

    number: int
    text: str

    def fail(self, reason: str) -> NoReturn:
        """Refuse the file because of this line."""
        raise InvalidRecord(reason, self.number)


@value
class Header:
    """What one header says, where; `first_move` is the number in its name, 0 without one."""

    line: Line
    name: str
    first_move: int
    value: str

    def fail(self, reason: str) -> NoReturn:
        """Refuse the file because of this header."""
        self.line.fail(reason)


def show(text: str) -> str:
    """A piece of a file for an error message, not too long and without control characters."""
    return repr(text if len(text) <= 40 else text[:39] + "…")


def lines_of(text: str) -> Iterator[Line]:
    """The lines that say something."""
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    for number, line in enumerate(plain.split("\n"), 1):
        said = _SPACES.sub(" ", line.partition("#")[0]).strip(" ")
        if said:
            yield Line(number, said)


@value
class Parts:
    """A file taken apart, and nothing of it judged but which headers there are."""

    headers: dict[tuple[str, int], Header]
    """By their name and number, without the overrides."""
    overrides: tuple[Header, ...]
    turns: tuple[Line, ...]
    last: Line
    """The last line that says something."""


def split_file(text: str) -> Parts:
    """Tell the headers of a file from its turns."""
    if len(text) > LIMIT:
        raise InvalidRecord(f"a game file has at most {LIMIT:,} characters, not {len(text):,}")
    if "\0" in text:
        before = text.partition("\0")[0]
        raise InvalidRecord("a zero byte: this is no text", before.count("\n") + 1)
    lines = tuple(lines_of(text))
    if not lines:
        raise InvalidRecord("nothing is in this file, a game file begins with 'game: '", 1)
    headers: dict[tuple[str, int], Header] = {}
    overrides: list[Header] = []
    count = 0
    for line in lines:
        header = _read_header(line, headers.get(("seats", 0)))
        if header is None:
            break
        count += 1
        if header.name == "override":
            overrides.append(header)
        elif (header.name, header.first_move) in headers:
            header.fail(f"a second header {header.name!r}, one is enough")
        else:
            headers[header.name, header.first_move] = header
    _check_headers(headers, lines[min(count, len(lines) - 1)])
    return Parts(headers, tuple(overrides), lines[count:], lines[-1])


def _check_headers(headers: dict[tuple[str, int], Header], end: Line) -> None:
    """All that a game of its kind needs must be there, and the opening of no other kind."""
    required = ["game", "notation", "edition", "seats", "result"]
    game = headers.get(("game", 0))
    if game and game.value in games.names():
        opening = games.ruleset(game.value).game.opening
        for other in OPENINGS:
            if other != opening and (other, 0) in headers:
                said = f"a game of {game.value} has no header {other!r}, but {opening!r}"
                headers[other, 0].fail(said)
        required.insert(-1, opening)
    for name in required:
        if (name, 0) not in headers:
            end.fail(f"the header {name!r} is missing, it comes before the first turn")


def _read_header(line: Line, seats: Header | None) -> Header | None:
    """The header on a line, or None where the turns begin."""
    name, colon, said = (part.strip(" ") for part in line.text.partition(":"))
    if not colon or _NUMBERED.match(name) or holds_outcome(name):
        return None
    found = _HEADER.fullmatch(name)
    if not found:
        if seats and name in split_names(seats.value):
            return None
        line.fail(f"no header is called {show(name)}; there are {', '.join(HEADERS)}")
    if found["number"] and found["name"] not in _OF_A_SEAL:
        line.fail(f"the header {found['name']!r} has no number")
    if not said:
        line.fail(f"the header {name!r} says nothing")
    if len(said) > _LONGEST_HEADER:
        line.fail(f"a header says at most {_LONGEST_HEADER} characters, not {len(said):,}")
    if not said.isprintable():
        line.fail(f"the header {name!r} has characters that cannot be printed")
    return Header(line, found["name"], int(found["number"] or 0), said)


def split_names(said: str) -> tuple[str, ...]:
    """The names of the seats."""
    return tuple(name.strip(" ") for name in said.split(","))
