"""When a move was played: seconds since the game began, behind an @."""

import re
from collections.abc import Iterable
from typing import Final

LONGEST: Final = 9_999_999_999_999
"""The last millisecond that can be written; it comes after 316 years."""

_TIME: Final = re.compile(r"(0|[1-9][0-9]{0,9})(?:\.([0-9]{1,3}))?")


def write_time(milliseconds: int) -> str:
    """A time as it stands behind a move: `@9`, `@12.345`."""
    seconds, rest = divmod(milliseconds, 1000)
    return f"@{seconds}.{rest:03}".rstrip("0") if rest else f"@{seconds}"


def split_time(text: str) -> tuple[str, str | None]:
    """Part a move from what stands behind its @, None where there is no @."""
    move, at, said = text.rpartition(" @")
    return (move, said) if at else (text, None)


def read_time(said: str) -> int | None:
    """The milliseconds that stand behind an @; None where that is no time."""
    found = _TIME.fullmatch(said)
    if not found:
        return None
    return 1000 * int(found[1]) + int((found[2] or "").ljust(3, "0"))


def is_in_order(times: Iterable[int | None]) -> bool:
    """Whether these are times that can be written, none of them before an earlier one."""
    known = [0, *(time for time in times if time is not None), LONGEST]
    return known == sorted(known)
