"""Who changes any byte of a sealed file is found out, or has changed nothing that is sealed."""

import os
from collections import Counter
from typing import Any

import pytest

from heliopolis.core.errors import InvalidRecord
from heliopolis.record import Contradicted, NotProvable, Proved, Record, read_record, verify
from heliopolis.record.record import table_lines

from .builders import golden

DEEP = os.environ.get("HYPOTHESIS_PROFILE") == "deep"
STEP = 1 if DEEP else 3
"""`make test` changes every third byte, `make deep` all, each in two ways."""
FLIPS = (0x01, 0x20) if DEEP else (0x01,)
FILES = ("ra-2-rio-grande-random", "ra-4-new-dealers", "dice-4-new-dealers")
SEALS = ("commitment", "words", "secret")
SEALED = ("game", "notation", "edition", "seats", "suns", *SEALS)


def sealed_in(record: Record) -> Any:
    """All that the seals of a record cover: the table, what promised, and what was dealt when."""
    outcomes = [(number, str(move)) for number, move in enumerate(record.moves) if _dealt(move)]
    return table_lines(record), record.opening, outcomes, record.seals


def _dealt(move: Any) -> bool:
    return str(move).startswith("+")


def verdict_on(data: bytes, original: Record, title: str) -> str:
    """What becomes of a file with a changed byte in a line of this title."""
    try:
        record = read_record(data.decode("utf-8"))
    except (InvalidRecord, UnicodeDecodeError):
        return "refused"
    verdict = verify(record)
    if isinstance(verdict, Contradicted):
        return "contradicted"
    if isinstance(verdict, NotProvable):
        assert title.startswith(SEALS), data  # a promise that is called something else is none
        return "not provable"
    assert isinstance(verdict, Proved)
    assert sealed_in(record) == sealed_in(original), data
    return "not sealed"


def title_at(data: bytes, place: int) -> str:
    """The title of the line in which a byte stands."""
    line = data[data.rfind(b"\n", 0, place) + 1 :].split(b"\n", 1)[0]
    return line.partition(b":")[0].decode()


@pytest.mark.parametrize("name", FILES if DEEP else FILES[:1])
def test_every_byte_of_a_sealed_file_is_refused_contradicted_or_not_sealed(name: str) -> None:
    text = golden(name)
    data, original = text.encode(), read_record(text)
    assert isinstance(verify(original), Proved)
    found: Counter[str] = Counter()
    unsealed: Counter[str] = Counter()

    for place in range(0, len(data), STEP):
        title = title_at(data, place)
        for flip in FLIPS:
            changed = bytearray(data)
            changed[place] ^= flip
            verdict = verdict_on(bytes(changed), original, title)
            found[verdict] += 1
            unsealed[title] += verdict == "not sealed"

    assert found.total() == len(range(0, len(data), STEP)) * len(FLIPS)
    assert found["refused"] > 10 * found["not sealed"]
    assert not any(unsealed[title] for title in SEALED)
