"""How much time the seats have left, from times that are handed in."""

from typing import Final

from heliopolis.core.contract import Seat
from heliopolis.record import ClockSetting

_SECOND: Final = 1_000
_DAY: Final = 24 * 60 * 60 * _SECOND


class Clock:
    """The clocks of all seats; at most one of them runs, and none without a setting.

    All times are milliseconds. A clock runs for a person who is asked, from the moment of being
    asked or of sitting down; bots, chance and empty seats cost nobody anything. A bank goes on
    where it was whenever its seat is asked again; a time for each move begins anew.
    """

    def __init__(self, setting: ClockSetting | None, players: int) -> None:
        self._setting = setting
        self._left = [_given(setting)] * players
        self._running: Seat | None = None
        self._since = 0

    def run(self, seat: Seat | None, now: int) -> None:
        """From now on a seat thinks, or nobody."""
        self._stop(now)
        if self._setting is not None:
            self._running = seat
            self._since = now

    def press(self, now: int) -> None:
        """Whoever thinks has moved."""
        seat = self._running
        self._stop(now)
        if seat is not None and self._setting is not None:
            self._left[seat] += self._setting.increment * _SECOND

    def left(self, seat: Seat, now: int) -> int:
        """What a seat has left; nobody has less than nothing."""
        spent = now - self._since if seat == self._running else 0
        return max(0, self._left[seat] - max(0, spent))

    def fallen(self, now: int) -> Seat | None:
        """The seat that thinks and has nothing left."""
        seat = self._running
        return seat if seat is not None and self.left(seat, now) == 0 else None

    def _stop(self, now: int) -> None:
        seat, setting = self._running, self._setting
        if seat is not None and setting is not None:
            self._left[seat] = self.left(seat, now) if setting.kind == "bank" else _given(setting)
        self._running = None


def _given(setting: ClockSetting | None) -> int:
    """What a seat has at first, or for each move."""
    if setting is None:
        return 0
    return setting.amount * (_DAY if setting.kind == "days" else _SECOND)
