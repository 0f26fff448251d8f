"""What the machine of clients does to seats: they move, are left, lost, and given away again."""

from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule

from heliopolis.core.contract import Seat
from heliopolis.server.premises import Limits
from heliopolis.server.tables.document import Document

from .asking import app_of, ask
from .world import Player, World

ORGANISER = "organiser"
numbers = st.integers(0, 1_000_000)
"""What a rule chooses by, whatever there is to choose from."""


class ChangingSeats(RuleBasedStateMachine):
    """Everybody but whoever sits there now hears a goodbye, in all processes."""

    world: ClassVar[World]
    table: str
    document: Document
    players: list[Player]
    secrets: dict[Seat, str]
    """What proves each seat that somebody has."""

    def run(self, work: Any) -> Any:
        raise NotImplementedError

    async def settle(self) -> Any:
        raise NotImplementedError

    async def join(self, seat: Seat | None, house: int, since: int) -> Player:
        raise NotImplementedError

    async def ask(self, house: int, end: str, **body: Any) -> Any:
        """Ask for something at the table, in one of the processes; the body of the answer."""
        app = app_of(self.world.houses[house])
        app.state.premises.limits = Limits(clock=lambda: 0.0)
        told = await ask(app, "POST", f"/tables/{self.table}/{end}", body)
        assert told.status == 200, told.text
        return told.body

    def held(self, number: int) -> Seat | None:
        """A seat that somebody has, if anybody does."""
        seats = sorted(self.secrets)
        return seats[number % len(seats)] if seats else None

    async def send_away(self, seat: Seat) -> None:
        """Hear how everybody who was at a seat has to go; they come again, as whom they may.

        So there are as many as before, whatever has become of the game: rules go by their number.
        """
        gone = [player for player in self.players if player.seat == seat]
        self.players = [player for player in self.players if player.seat != seat]
        await self.settle()
        for player in gone:
            await player.hear(lambda _, player=player: player.farewell is not None)
            assert player.farewell is not None, "who has lost a seat is told so"
            await player.close()
            await self.join(seat if seat in self.secrets else None, player.house, 0)

    async def take_over(self, house: int, link: str, seat: Seat) -> None:
        """Claim a seat by a link, and play it from now on."""
        token = link.rpartition("/")[2]
        told = await self.ask(house, "claim", token=token, name="ignored", program=True)
        assert told["seat"] == seat
        self.secrets[seat] = told["secret"]
        await self.send_away(seat)

    @rule(number=numbers, house=st.integers(0, 1), claimed_at=st.integers(0, 1))
    def move_to_another_device(self, number: int, house: int, claimed_at: int) -> None:
        async def move() -> None:
            await self.settle()
            seat = self.held(number)
            if seat is not None:
                told = await self.ask(house, "device", seat=seat, secret=self.secrets[seat])
                await self.take_over(claimed_at, told["invite"], seat)
            await self.settle()

        self.run(move())

    @rule(number=numbers, house=st.integers(0, 1), kicked=st.booleans())
    def leave(self, number: int, house: int, kicked: bool) -> None:
        """Leave a seat for good, or be sent away; the last person stays."""

        async def part() -> None:
            await self.settle()
            seat = self.held(number)
            seats = self.document.seats
            others = [one for one in self.secrets if one != seat and not seats[one].substitute]
            if seat is None or not others:
                return
            if kicked:
                await self.ask(house, "host", organiser=ORGANISER, action="kick", seat=seat)
            else:
                await self.ask(house, "leave", seat=seat, secret=self.secrets[seat])
            del self.secrets[seat]
            await self.send_away(seat)

        self.run(part())

    @rule(number=numbers, house=st.integers(0, 1), claimed_at=st.integers(0, 1))
    def be_invited_again(self, number: int, house: int, claimed_at: int) -> None:
        """Get a seat that somebody has lost, or left to a bot."""

        async def invite() -> None:
            await self.settle()
            people = self.document.people
            seat = people[number % len(people)]
            asked = {"organiser": ORGANISER, "action": "reinvite", "seat": seat}
            told = await self.ask(house, "host", **asked)
            self.secrets.pop(seat, None)
            await self.send_away(seat)
            await self.take_over(claimed_at, told["invite"], seat)
            await self.settle()

        self.run(invite())
