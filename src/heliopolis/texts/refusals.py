"""Why something is refused, as a sentence: the words for the parameters of a refusal.

What a parameter is, its name says, in every game; the head of ``refusals.ftl`` lists how each
comes to its message.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from heliopolis.core.errors import HeliopolisError, InvalidRecord, Refusal

if TYPE_CHECKING:
    from heliopolis.texts.table import Arguments, TableTexts

_CAUSE: Final = "cause"
"""The parameter with the code of another refusal, from which this one comes; `rule` is its rule,
and its parameters stand among those of this one."""


def said_error(table: "TableTexts", error: HeliopolisError, path: str = "") -> str:
    """What an error says to people; one about a line of a file names the line, and the file."""
    why = said_why(table, error.refusal)
    if not isinstance(error, InvalidRecord) or error.line is None:
        return why
    if path:
        return table.say("refused-in-file", path=path, line=error.line, why=why)
    return table.say("refused-on-line", line=error.line, why=why)


def said_why(table: "TableTexts", refusal: Refusal) -> str:
    """The sentence for a refusal, with the number of the rule; one without a message stays a code.

    Such a refusal comes from the code of somebody else.
    """
    key = f"refusal-{refusal.code}"
    if not table.catalogue.has(key):
        return str(refusal)
    given = refusal.parameters
    names = given.get("names")
    if isinstance(names, tuple):  # those of another table, as a file has it
        table = table.with_seats(names)
    told = arguments_of(table, given)
    if _CAUSE in given:
        others = {name: part for name, part in given.items() if name != _CAUSE}
        told["why"] = said_why(table, Refusal(given[_CAUSE], others, given.get("rule", "")))
        return table.say(key, **told)
    said = table.say(key, **told)
    return table.say("refusal-by-rule", why=said, rule=refusal.rule) if refusal.rule else said


def arguments_of(table: "TableTexts", parameters: Mapping[str, Any]) -> "Arguments":
    """The parameters of a refusal as arguments of its message."""
    told: Arguments = {}
    for name, given in parameters.items():
        told |= _seat(table, name, given) if _is_seat(name) else _thing(table, name, given)
    return told


def _is_seat(name: str) -> bool:
    return name == "seat" or name.endswith("_seat")


def _seat(table: "TableTexts", name: str, seat: int) -> "Arguments":
    """A seat by `$who` and `$name`; `$seat_name` is the name again, for who needs another one."""
    there = seat in range(len(table.seats))
    who: Arguments = table.who(seat) if there else {"who": "nobody", "name": ""}
    before = name.removesuffix("seat")
    named = {f"{before}{part}": told for part, told in who.items()}
    return {name: seat, f"{name}_name": who["name"], **named}


def _thing(table: "TableTexts", name: str, given: Any) -> "Arguments":
    match name, given:
        case "tile", str():
            key = table.tile_key(given)
            forms = {"tile_a": table.say(f"{key}.a"), "gender": table.say(f"{key}.gender")}
            return {"tile": table.say(key), "tile_key": given, **forms}
        case "disaster", str():
            return {"disaster": table.say(f"{table.tile_key(given)}.title"), "disaster_key": given}
        case (("die" | "colour"), str()):
            return {name: table.say(f"colour-{given}.noun")}
        case (("face" | "shows" | "area"), str()):
            return {name: table.say(f"face-{given}"), f"{name}_key": given}
        case "dice", tuple():
            named = [table.say(f"colour-{colour}.noun") for colour in given]
            return {name: table.catalogue.join(named), f"{name}_n": len(given)}
        case _, tuple():
            parts = [str(part) for part in given]
            return {name: table.catalogue.join(parts), f"{name}_n": len(given)}
        case _, bool():
            return {name: "yes" if given else "no"}
        case _, int():
            return {name: given}
    return {name: str(given)}
