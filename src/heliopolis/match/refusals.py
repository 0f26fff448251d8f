"""Why a match refuses something, by name; the reasons of the rules come from the rules."""

from heliopolis.core.contract import Seat
from heliopolis.core.errors import Refusal


def over(ended: str) -> Refusal:
    """Nothing can happen any more."""
    return Refusal("game-over", {"ended": ended})


def no_such_seat(seat: Seat, seats: int) -> Refusal:
    """The table is smaller than that."""
    return Refusal("no-such-seat", {"number": seat, "seats": seats})


def not_your_seat(seat: Seat) -> Refusal:
    """Somebody else sits there."""
    return Refusal("not-your-seat", {"seat": seat})


def not_your_turn(seat: Seat) -> Refusal:
    """Somebody else is asked, or chance is to act."""
    return Refusal("not-your-turn", {"seat": seat})


def old_version(version: int, current: int) -> Refusal:
    """The game has moved on since somebody looked."""
    return Refusal("old-version", {"version": version, "current": current})


def not_one_device() -> Refusal:
    """Moves are taken back only where all people share one device."""
    return Refusal("not-one-device", {})


def nothing_to_take_back(number: int, moves: int) -> Refusal:
    """The game has not come so far, or just has."""
    return Refusal("nothing-to-take-back", {"number": number, "moves": moves})


def before_the_seal(number: int, first: int) -> Refusal:
    """What was dealt before this seal took over cannot be dealt again."""
    return Refusal("before-the-seal", {"number": number, "first": first})
