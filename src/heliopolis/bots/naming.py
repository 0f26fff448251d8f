"""Bots as text: a name, and behind colons what it may spend on a move, as in ``search:ms=50``."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from heliopolis.bots.base import Budget
from heliopolis.core.errors import InvalidSetup, shown

MOST: Final = 1_000_000_000
"""The largest budget: more milliseconds than anybody waits for."""
_FIELD_OF: Final = {"ms": "milliseconds", "sims": "simulations"}


def closest(name: str, names: Iterable[str]) -> tuple[str, ...]:
    """The name that was meant by one that there is not; none where nobody can guess it."""
    names = list(names)
    close = get_close_matches(name.lower(), [known.lower() for known in names], n=1)
    return tuple(known for known in names if known.lower() in close)[:1]


def split_list(text: str) -> list[str]:
    """The bots of a list, which commas part; raise `InvalidSetup` where one is missing."""
    names = [part.strip() for part in text.split(",")]
    if "" in names:
        raise InvalidSetup("bot-name-missing", text=shown(text))
    return names


def split_bot(text: str) -> tuple[str, Budget | None]:
    """The name in a bot's text and the budget behind it, None where none is given.

    The name may have colons of its own, as that of a bot in a file has. Raises `InvalidSetup` for
    a parameter that there is not, or a number that is none.
    """
    parts = [part.strip() for part in text.split(":")]
    name = len(parts)
    while name > 1 and "=" in parts[name - 1]:
        name -= 1
    if name > 1:
        _check_number(parts[name - 1], text)
    return ":".join(parts[:name]), _budget_in(parts[name:], text) if parts[name:] else None


def read_budget(text: str) -> Budget:
    """A budget without a bot: ``sims=300``, ``ms=50`` or both with a colon between them.

    Raises `InvalidSetup` as `split_bot` does.
    """
    parts = [part.strip() for part in text.split(":")]
    for part in parts:
        _check_number(part, text)
        if "=" not in part:
            raise InvalidSetup("not-a-budget", text=shown(text))
    return _budget_in(parts, text)


def _check_number(part: str, text: str) -> None:
    """Refuse a parameter that has no number."""
    if part in _FIELD_OF:
        raise InvalidSetup("budget-needs-number", parameter=part, text=shown(text))


def _budget_in(parts: Iterable[str], text: str) -> Budget:
    """The budget that is said by parts of a text, each ``parameter=number``."""
    given: dict[str, int] = {}
    for part in parts:
        parameter, _, number = (side.strip() for side in part.partition("="))
        if parameter not in _FIELD_OF:
            raise InvalidSetup(
                "no-such-budget",
                parameter=shown(parameter),
                parameters=tuple(_FIELD_OF),
                close=closest(parameter, _FIELD_OF),
            )
        if _FIELD_OF[parameter] in given:
            raise InvalidSetup("budget-given-twice", parameter=parameter, text=shown(text))
        given[_FIELD_OF[parameter]] = _read_number(parameter, number)
    return Budget(**given)


def _read_number(parameter: str, text: str) -> int:
    plain = text.isascii() and text.isdecimal() and len(text) <= len(str(MOST))
    if not plain or not 1 <= int(text) <= MOST:
        raise InvalidSetup("budget-out-of-range", parameter=parameter, most=MOST, text=shown(text))
    return int(text)


def write_bot(name: str, budget: Budget) -> str:
    """The one text of a bot with a budget; `split_bot` reads it."""
    text = name
    for parameter, field in _FIELD_OF.items():
        number = getattr(budget, field)
        if number is not None:
            text += f":{parameter}={number}"
    return text
