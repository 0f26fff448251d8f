"""The result of one game of a tournament, and the line of JSON that keeps it."""

import json
from typing import Any, Final

import msgspec

from heliopolis.core.contract import Seat
from heliopolis.core.errors import InvalidRecord
from heliopolis.core.value import value

Numbers = tuple[int, ...]


@value
class Forfeit:
    """That a seat lost its game by breaking the rules of the arena, and why, in one sentence."""

    seat: Seat
    why: str


@value
class GameResult:
    """How one game of a tournament ended; everything but its number and place is by seat.

    - `number`: games are counted from 0; `deal`, `lineup` and `rotation` follow from it.
    - `seats`: which bot of the tournament sat where.
    - `places`: from 1; who shares a place has the better one.
    - `tallies`: a row a seat, a column for each of the mind's `columns`.
    - `forfeit`: who lost the game by a fault, if anybody did; then the others share the first
      place, and points and tallies are as they stood.
    - `record`: the whole game as the text of a `.ra` file, where somebody wants it; no line of
      results holds it.
    """

    number: int
    deal: int
    lineup: int
    rotation: int
    seats: Numbers
    points: Numbers
    places: Numbers
    tallies: tuple[Numbers, ...]
    forfeit: Forfeit | None = None
    record: str | None = None


_FIELDS: Final = ("number", "deal", "lineup", "rotation", "seats", "points", "places", "tallies")


def forfeit_places(players: int, loser: Seat) -> Numbers:
    """The places of a game that a seat lost by a fault: it is last, all others are first."""
    return tuple(players if seat == loser else 1 for seat in range(players))


def to_line(result: GameResult) -> str:
    """A result as one line of JSON, its end included."""
    plain = {name: getattr(result, name) for name in _FIELDS}
    if result.forfeit is not None:
        plain["forfeit"] = msgspec.to_builtins(result.forfeit)
    return json.dumps(plain, separators=(",", ":")) + "\n"


def read_line(line: str | bytes) -> GameResult:
    """Read what `to_line` wrote; raise `InvalidRecord` for anything else."""
    try:
        plain = json.loads(line)
    except ValueError as error:  # UnicodeDecodeError is one
        raise InvalidRecord("this is no JSON") from error
    if not isinstance(plain, dict) or set(plain) - {"forfeit"} != set(_FIELDS):
        raise InvalidRecord("this is no result of a game")
    result = GameResult(
        number=_whole(plain["number"]),
        deal=_whole(plain["deal"]),
        lineup=_whole(plain["lineup"]),
        rotation=_whole(plain["rotation"]),
        seats=_row(plain["seats"]),
        points=_row(plain["points"]),
        places=_row(plain["places"]),
        tallies=_rows(plain["tallies"]),
        forfeit=_forfeit(plain["forfeit"]) if "forfeit" in plain else None,
    )
    players = len(result.seats)
    if not players == len(result.points) == len(result.places) == len(result.tallies):
        raise InvalidRecord("the seats are not as many everywhere")
    if result.forfeit is not None and result.forfeit.seat not in range(players):
        raise InvalidRecord(f"there is no seat {result.forfeit.seat}")
    return result


def _whole(thing: Any) -> int:
    if type(thing) is not int:
        raise InvalidRecord("something that should be a whole number is none")
    return thing


def _row(thing: Any) -> Numbers:
    if type(thing) is not list or any(type(number) is not int for number in thing):
        raise InvalidRecord("something that should be a row of whole numbers is none")
    return tuple(thing)


def _rows(thing: Any) -> tuple[Numbers, ...]:
    if type(thing) is not list:
        raise InvalidRecord("something that should be a table is none")
    return tuple(map(_row, thing))


def _forfeit(thing: Any) -> Forfeit:
    if type(thing) is not dict or set(thing) != {"seat", "why"} or type(thing["why"]) is not str:
        raise InvalidRecord("the forfeit cannot be read")
    return Forfeit(_whole(thing["seat"]), thing["why"])
