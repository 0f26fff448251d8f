"""What the client of a seat may ask for on its socket; every command is answered once."""

import asyncio
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from heliopolis.bots import DEFAULT
from heliopolis.core.contract import Seat
from heliopolis.core.errors import HeliopolisError, Refusal
from heliopolis.server.forking import take_back
from heliopolis.server.rooms import steps
from heliopolis.server.rooms.room import Accepted, Room, Step
from heliopolis.server.store.protocol import ChatRow, StoreAway, StoreFull
from heliopolis.server.workers.jobs import AdviseJob
from heliopolis.wire import client, encode_server, server

if TYPE_CHECKING:
    from heliopolis.server.house import House
    from heliopolis.server.socket import Socket

AWAY: Final = 120_000
"""After so many milliseconds others may give the seat of somebody who is away to a bot."""
MOST_SIMULATIONS: Final = 1_000
_REMEMBERED: Final = 64
"""So many answers of a socket are kept for commands that come twice."""

_WITH_VERSION: Final = (client.Move, client.Stand, client.Withdraw, client.Advise)
Answer = Accepted | Refusal


def _answers_to(room: Room, socket: "Socket") -> OrderedDict[str, bytes]:
    """What whoever holds a seat was answered, on this socket and on those before it.

    Holders are told apart by what the table keeps of them, not by what a client says.
    """
    mine: OrderedDict[str, bytes] = OrderedDict()
    if socket.seat is None:
        return mine
    one = room.document.seats[socket.seat]
    holder = one.secret, one.browser
    before, answers = room.answers.get(socket.seat, (holder, mine))
    kept = answers if before == holder else mine
    room.answers[socket.seat] = holder, kept
    return kept


class Commands:
    """Obeys the commands of one socket."""

    def __init__(self, house: "House", room: Room, socket: "Socket") -> None:
        self._house = house
        self._room = room
        self._socket = socket
        self._answers = _answers_to(room, socket)
        self._advising: asyncio.Task[None] | None = None

    @property
    def version(self) -> int:
        """The version that refusals name."""
        return self._socket.version

    def close(self) -> None:
        """Wait for nothing any more."""
        if self._advising is not None:
            self._advising.cancel()

    async def obey(self, message: client.ClientMessage) -> None:
        """Do what a message asks for, and answer it; whoever was sent away asks for nothing."""
        if self._socket not in self._room.listeners:
            return
        if isinstance(message, client.Hello):
            self._socket.refuse("", Refusal("hello-twice", {}), self.version)
            return
        if isinstance(message, client.Ping):
            self._socket.send(encode_server(server.Pong(message.id, self._house.clock())))
            return
        known = self._answers.get(message.id)
        if known is not None:
            self._socket.send(known)
            return
        answer: Answer | None
        try:
            if isinstance(message, client.Advise):
                answer = await self._advise(message)
            else:
                answer = await self._do(message)
        except StoreFull as fault:
            self._house.note(fault)
            answer = Refusal("store-full", {})
        except StoreAway as fault:
            self._house.note(fault)
            answer = Refusal("store-away", {})
        if answer is not None:
            await self._answer(message, answer)

    async def _answer(self, message: client.ClientMessage, answer: Answer) -> None:
        assert not isinstance(message, client.Hello)
        if isinstance(answer, Accepted):
            frame = encode_server(server.Accepted(message.id, answer.version))
            self._answers[message.id] = frame
            if len(self._answers) > _REMEMBERED:
                self._answers.popitem(last=False)
            self._socket.send(frame)
            return
        self._socket.refuse(message.id, answer, self._room.version)
        if answer.code == "time-is-up":
            self._house.driver.heed(self._room)
        if answer.code == "old-version" and isinstance(message, _WITH_VERSION):
            await self._room.resend(self._socket, min(message.version, self.version))

    async def _do(self, message: client.ClientMessage) -> Answer:
        """What comes of a command."""
        seat, room = self._socket.seat, self._room
        if isinstance(message, client.Say):
            return await self._say(message)
        if seat is None:
            return Refusal("only-watching", {})
        if isinstance(message, client.Move):
            return await self._move(message, seat)
        changes_hands = isinstance(message, client.HandOver | client.TakeSeatBack)
        if changes_hands and not self._house.limits.hands.take((room.id, seat)):
            return Refusal("too-fast", {})  # the record keeps every change of hands
        if isinstance(message, client.HandOver):
            return await self._hand_over(message)
        if isinstance(message, client.TakeBack):
            return await self._take_back(message, seat)
        seen = message.version if isinstance(message, _WITH_VERSION) else 0
        return await room.change(self._step(message), seen, self._socket)

    async def _move(self, message: client.Move, seat: Seat) -> Answer:
        """Play a move; how long it took is counted where it is played."""
        begun = time.perf_counter()
        answer = await self._room.submit(
            seat, message.move, message.version, message.id, asker=self._socket
        )
        if isinstance(answer, Accepted):
            self._house.moved(time.perf_counter() - begun)
        return answer

    def _step(self, message: client.ClientMessage) -> Step:
        """The change that a command asks for."""
        seat = self._socket.seat
        assert seat is not None
        match message:
            case client.Stand(version=version, limit=limit):
                return steps.seen(version, steps.stand(seat, limit))
            case client.Withdraw():
                return steps.stand(seat, None)
            case client.Commit(commitment=commitment):
                return steps.committed(seat, commitment)
            case client.Reveal(word=word):
                return steps.revealed(seat, word)
            case client.AgreeEnd():
                return steps.agree_end(seat)
            case client.DisagreeEnd():
                return steps.disagree_end(seat)
            case client.TakeSeatBack():
                return steps.take_back_seat(seat)
        raise AssertionError(f"nobody obeys {type(message).__name__}")

    async def _take_back(self, message: client.TakeBack, seat: Seat) -> Answer:
        """Go back; each time a table ends and another is made, so nobody does it all the time."""
        one = self._room.document.seats[seat]
        if not self._house.limits.take_backs.take(one.browser or one.secret):
            return Refusal("too-fast", {})
        return await take_back(self._house, self._room, message.number, self._socket)

    async def _hand_over(self, message: client.HandOver) -> Answer:
        """Give a seat to a bot: one's own, or that of somebody who has been away for long.

        An opponent does not choose who plays against it.
        """
        room, wanted = self._room, message.bot
        if message.seat not in range(room.document.players):
            return Refusal("no-such-seat", {"number": message.seat, "seats": room.document.players})
        if message.seat != self._socket.seat:
            away = room.listeners.away(message.seat, self._house.clock())
            if away is None or not self._house.news.healthy:  # then nobody knows who is elsewhere
                away = 0
            if away < AWAY or room.document.seats[message.seat].kind != "person":
                return Refusal("not-away", {"seat": message.seat})
            wanted = DEFAULT
        try:
            bot = self._house.read_bot(room.document.game, wanted)
        except HeliopolisError as error:
            return error.refusal
        step = steps.hand_to_bot(message.seat, bot)
        return await room.change(step, asker=self._socket)

    async def _say(self, message: client.Say) -> Answer:
        """Say something at the table, where people may talk."""
        document, seat = self._room.document, self._socket.seat
        if not document.chat or seat is None:
            return Refusal("chat-off", {})
        if document.seats[seat].muted:
            return Refusal("muted", {})
        if not self._house.limits.chat.take((self._room.id, seat)):
            return Refusal("too-fast", {})
        text = "".join(sign if sign.isprintable() else " " for sign in message.text).strip()
        if not text:
            return Refusal("nothing-said", {})
        name, now = document.seats[seat].name, self._house.clock()
        line = ChatRow(seat, name, text, now, command=message.id)
        await self._house.say(self._room, line)
        return Accepted(self._room.version)

    # ---- advice -----------------------------------------------------------------------------

    async def _advise(self, message: client.Advise) -> Refusal | None:
        """Have somebody think, or say why not; the advice is sent when it is there."""
        room, seat = self._room, self._socket.seat
        async with room.lock:
            await room.catch_up()
            refusal = self._why_no_advice(message)
            if refusal is not None:
                return refusal
            assert room.match is not None
            simulations = min(message.budget or 1, MOST_SIMULATIONS)
            job = AdviseJob(room.document.game, room.match.view(seat), simulations)
        self._advising = self._house.spawn(self._think(message, job))
        return None

    def _why_no_advice(self, message: client.Advise) -> Refusal | None:
        match, seat = self._room.match, self._socket.seat
        if not self._room.document.advice:
            return Refusal("advice-off", {})
        if match is None or seat is None or match.asked != seat:
            return Refusal("not-your-turn", {"seat": seat or 0})
        if message.version != match.version:
            return Refusal("old-version", {"version": message.version, "current": match.version})
        busy = self._advising is not None and not self._advising.done()
        if busy or not self._house.limits.advice.take((self._room.id, seat)):
            return Refusal("too-fast", {})
        return None

    async def _think(self, message: client.Advise, job: AdviseJob) -> None:
        try:
            advice = await self._house.bots.advise(job)
        except HeliopolisError as error:
            self._socket.refuse(message.id, error.refusal, self._room.version)
            return
        frame = server.AdviceFrame(message.id, message.version, advice)
        self._socket.send(encode_server(frame))
