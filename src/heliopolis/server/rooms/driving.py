"""What a table needs that no person does: bots' moves, standing bids, fallen clocks, deadlines.

Whoever stored the last change serves the table; the look around finds what nobody serves. Both
end here, and it does no harm when two processes do the same: the store takes one move only.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol

import msgspec

from heliopolis.bots.registry import DEFAULT
from heliopolis.core.contract import Seat
from heliopolis.core.errors import HeliopolisError, Refusal
from heliopolis.core.value import value
from heliopolis.match import Bot, Look, Match, Occupant
from heliopolis.server.logs import logger
from heliopolis.server.rooms.attention import is_abandoned
from heliopolis.server.rooms.knowing import Gone
from heliopolis.server.rooms.room import Room
from heliopolis.server.rooms.seeds import bot_seed
from heliopolis.server.rooms.steps import clock_fell, deadline_passed, hand_to_bot, left_alone
from heliopolis.server.workers.jobs import AdviseJob, BotLost, ChooseJob

PACES: Final = {"instant": 0.0, "brisk": 0.4, "calm": 1.0}
"""How many seconds a bot takes at least, by the pace of the table."""
_STANDING_PACE: Final = 0.4
"""A standing bid takes so long at least, so that its speed says nothing."""

_log = logger(__name__)


class Bots(Protocol):
    """Whoever asks bots for moves, in other processes."""

    async def choose(self, job: ChooseJob) -> str:
        """The text of a bot's move; raise `BotLost` where it gives none."""
        ...


class Thinkers(Bots, Protocol):
    """Whoever asks bots, and search for advice, in other processes."""

    async def advise(self, job: AdviseJob) -> msgspec.Raw:
        """What search thinks of a position, as JSON; raise `BotLost` where it cannot."""
        ...


@value
class Turn:
    """A decision that nobody here is asked for: by a bot, or by a standing bid."""

    seat: Seat
    by: Occupant
    version: int
    look: Look
    bid: str | None
    """What a standing bid plays."""


class Driver:
    """Serves the rooms of one process, each by one task at a time."""

    def __init__(
        self,
        bots: Bots,
        clock: Callable[[], int],
        spawn: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self._bots = bots
        self._clock = clock
        self._spawn = spawn
        self._serving: set[str] = set()

    def heed(self, room: Room) -> None:
        """Serve a room unless somebody does it here."""
        if room.id not in self._serving:
            self._serving.add(room.id)
            self._spawn(self._serve(room))

    async def _serve(self, room: Room) -> None:
        try:
            await self._wake(room)
            while (turn := await self._next(room)) is not None:
                if not await self._play(room, turn):
                    return
        except Gone:
            return
        finally:
            self._serving.discard(room.id)

    async def _wake(self, room: Room) -> None:
        """Let happen what the time brings: a deadline, or a clock that has fallen."""
        async with room.lock:
            await room.catch_up()
            document, match, now = room.document, room.match, self._clock()
            late = document.deadline is not None and now >= document.deadline
            fell = match is not None and match.fallen(room.now) is not None
            left = is_abandoned(document, match, now)
        for happened, step in ((late, deadline_passed), (fell, clock_fell), (left, left_alone)):
            if happened:
                await room.change(step)

    async def _next(self, room: Room) -> Turn | None:
        """What is to be served; None where a person decides, or nobody."""
        async with room.lock:
            await room.catch_up()
            match = room.match
            if match is None or room.document.stage != "playing" or match.asked is None:
                return None
            return _turn(match, match.asked)

    async def _play(self, room: Room, turn: Turn) -> bool:
        """Play a turn at the table's pace; whether there may be another."""
        begun = asyncio.get_running_loop().time()
        pace = PACES[room.document.pace]
        move = turn.bid
        if move is None:
            assert isinstance(turn.by, Bot)
            seed = bot_seed(room.document, turn.version)
            look = turn.look
            job = ChooseJob(
                room.document.game, turn.by.text, seed, look.view, look.distinct, look.legal
            )
            try:
                move = await self._bots.choose(job)
            except BotLost:
                return await self._replace(room, turn)
            except HeliopolisError as error:  # no fault of the bot: the look around asks again
                _log.error("bot-not-asked", game=room.id, seat=turn.seat, code=error.code)
                return False
        else:
            pace = max(pace, _STANDING_PACE)
        spent = asyncio.get_running_loop().time() - begun
        if pace > spent:
            await asyncio.sleep(pace - spent)
        played = await room.submit(turn.seat, move, turn.version, None, by=turn.by)
        if isinstance(played, Refusal) and played.code != "old-version":
            _log.error("bot-refused", game=room.id, seat=turn.seat, code=played.code)
            return played.code in ("not-your-seat", "not-playing")
        return True

    async def _replace(self, room: Room, turn: Turn) -> bool:
        """Let the usual bot play the seat of one that was lost; give up if that is it already."""
        assert isinstance(turn.by, Bot)
        _log.error("bot-lost", game=room.id, seat=turn.seat, bot=turn.by.text)
        if turn.by.text == DEFAULT:
            return False
        await room.change(hand_to_bot(turn.seat, DEFAULT))
        return True


def _turn(match: Match, seat: Seat) -> Turn | None:
    by = match.occupants[seat]
    bid = match.due
    if bid is None and not isinstance(by, Bot):
        return None
    return Turn(seat, by, match.version, match.look(seat), None if bid is None else str(bid))
