"""How often somebody may do something: a bucket that fills again with time."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

BROWSER_SOCKETS: Final = 20
"""So many sockets may one browser have open."""
ADDRESS_SOCKETS: Final = 500
"""So many may come from one address: a whole club sits behind one router."""
_CLUB: Final = 100
"""So many sockets from one address may send commands as fast as each may."""


class Bucket:
    """Lets so many things happen at once, and so many a second after that."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._at = clock()

    def take(self, amount: float = 1.0) -> bool:
        """Whether one more thing may happen now."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < amount:
            return False
        self._left -= amount
        return True


class Buckets:
    """A bucket for everybody who comes, the last ones only: memory stays bounded."""

    def __init__(
        self,
        rate: float,
        burst: float,
        most: int = 10_000,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._most = most
        self._all: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, who: Hashable) -> bool:
        """Whether somebody may do one more thing now."""
        bucket = self._all.pop(who, None) or Bucket(self._rate, self._burst, self._clock)
        self._all[who] = bucket
        if len(self._all) > self._most:
            self._all.popitem(last=False)
        return bucket.take()


class Counts:
    """How many things somebody has open at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[Hashable, int] = {}

    def enter(self, who: Hashable) -> bool:
        """Whether somebody may open one more; `leave` must follow where it may."""
        if self._open.get(who, 0) >= self._most:
            return False
        self._open[who] = self._open.get(who, 0) + 1
        return True

    def leave(self, who: Hashable) -> None:
        """One fewer is open."""
        left = self._open.get(who, 0) - 1
        if left > 0:
            self._open[who] = left
        else:
            self._open.pop(who, None)


class SocketLimits:
    """What may come over the sockets of one process: of browsers, from addresses, by seats.

    Seats are counted however many sockets they have, for whoever wants more opens another one.
    """

    def __init__(self, commands: float) -> None:
        """So many commands a second may come over one socket."""
        self.browsers = Counts(BROWSER_SOCKETS)
        self.addresses = Counts(ADDRESS_SOCKETS)
        self.commands = Buckets(_CLUB * commands, 2 * _CLUB * commands)
        """By address, hellos among them."""
        self.chat = Buckets(rate=0.5, burst=5)
        self.advice = Buckets(rate=0.5, burst=3)
        self.hands = Buckets(rate=0.1, burst=10)
        """How often a seat is given to a bot or taken back: the record keeps all of it."""
        self.take_backs = Buckets(rate=0.5, burst=10)
        """How often a browser, or who has a seat's secret, takes moves back: each makes a table."""
