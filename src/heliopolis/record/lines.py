"""The lines of a game file, told apart: headers, then turns."""

import re
from collections.abc import Iterator
from typing import Any, Final, NoReturn

from heliopolis.core.errors import HeliopolisError, InvalidRecord, shown
from heliopolis.core.value import value
from heliopolis.record.grammar import (
    HEADER,
    HEADERS,
    LONGEST_HEADER,
    OF_A_SEAL,
    holds_outcome,
)

LIMIT: Final = 4_000_000
"""The longest text we read; a long game has some ten thousand characters."""

_SPACES: Final = re.compile(r"[ \t]+")
_NUMBERED: Final = re.compile(r"[0-9]+\.")


@value
class Line:
    """A line without its comment and needless spaces; `number` counts from 1."""

    number: int
    text: str

    def fail(self, code: str, **parameters: Any) -> NoReturn:
        """Refuse the file because of this line."""
        raise InvalidRecord(code, self.number, **parameters)

    def refuse(self, error: HeliopolisError) -> NoReturn:
        """Refuse the file because what this line says cannot be."""
        raise InvalidRecord(error.code, self.number, **error.parameters) from error


@value
class Header:
    """What one header says, where; `number` are the digits in its name, "" without any."""

    line: Line
    name: str
    number: str
    said: str

    @property
    def title(self) -> str:
        """The name with its number."""
        return f"{self.name} {self.number}" if self.number else self.name

    def fail(self, code: str, **parameters: Any) -> NoReturn:
        """Refuse the file because of this header."""
        self.line.fail(code, **parameters)

    def refuse(self, error: HeliopolisError) -> NoReturn:
        """Refuse the file because what this header says cannot be."""
        self.line.refuse(error)


def lines_of(text: str) -> Iterator[Line]:
    """The lines that say something."""
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    for number, line in enumerate(plain.split("\n"), 1):
        said = _SPACES.sub(" ", line.partition("#")[0]).strip(" ")
        if said:
            yield Line(number, said)


@value
class Parts:
    """A file taken apart, and nothing of it judged but what can be a header."""

    headers: tuple[Header, ...]
    turns: tuple[Line, ...]
    end: Line
    """The line behind the headers, or the last of them."""
    last: Line
    """The last line that says something."""

    def of_seals(self) -> tuple[Header, ...]:
        """The headers of all seals, in the order of the file."""
        return tuple(header for header in self.headers if header.name in OF_A_SEAL)

    def all(self, name: str) -> tuple[Header, ...]:
        """The headers with a name, in the order of the file; none of them may have a number."""
        found = tuple(header for header in self.headers if header.name == name)
        for header in found:
            if header.number:
                header.fail("header-without-number", header=name)
        return found

    def find(self, name: str) -> Header | None:
        """The only header with a name, if it is there."""
        found = self.all(name)
        if len(found) > 1:
            found[1].fail("second-header", header=name)
        return found[0] if found else None

    def need(self, name: str) -> Header:
        """The only header with a name, which must be there."""
        found = self.find(name)
        if found is None:
            self.end.fail("missing-header", header=name)
        return found


def split_file(text: str) -> Parts:
    """Tell the headers of a file from its turns."""
    if len(text) > LIMIT:
        raise InvalidRecord("file-too-long", limit=LIMIT)
    if "\0" in text:
        before = text.partition("\0")[0]
        raise InvalidRecord("zero-byte", before.count("\n") + 1)
    lines = tuple(lines_of(text))
    if not lines:
        raise InvalidRecord("empty-file", 1)
    headers: list[Header] = []
    seats: tuple[str, ...] = ()
    for line in lines:
        header = _read_header(line, seats)
        if header is None:
            break
        headers.append(header)
        if header.name == "seats":
            seats = split_names(header.said)
    count = len(headers)
    return Parts(tuple(headers), lines[count:], lines[min(count, len(lines) - 1)], lines[-1])


def game_named(text: str) -> str | None:
    """The game that the header of a file names, found without any rules; None without one."""
    for line in lines_of(text[:LIMIT]):
        name, colon, said = (part.strip(" ") for part in line.text.partition(":"))
        if colon and name == "game":
            return said
    return None


def _read_header(line: Line, seats: tuple[str, ...]) -> Header | None:
    """The header on a line, or None where the turns begin."""
    name, colon, said = (part.strip(" ") for part in line.text.partition(":"))
    if not colon or _NUMBERED.match(name) or holds_outcome(name):
        return None
    found = HEADER.fullmatch(name)
    if name in seats and not (found and found["name"] in HEADERS):
        return None
    if not found:
        line.fail("no-such-header", header=shown(name))
    if not said:
        line.fail("empty-header", header=name)
    if len(said) > LONGEST_HEADER:
        line.fail("header-too-long", header=name, limit=LONGEST_HEADER, length=len(said))
    if not said.isprintable():
        line.fail("header-not-printable", header=name)
    return Header(line, found["name"], found["number"] or "", said)


def split_names(said: str) -> tuple[str, ...]:
    """The names of the seats."""
    return tuple(name.strip(" ") for name in said.split(","))
