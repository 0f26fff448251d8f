"""Whatever clients do, in whatever order, each of them sees what the server sees.

Clients join, leave, drop, come back from any version, send commands that are stale, illegal or
repeated, bid in advance, hand seats over and take moves back; seats are moved to other devices,
left, taken from people and given to others; at tables of both games, with open and hidden scores,
and at one or two processes, between which news may be lost.
"""

import asyncio
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

from heliopolis.core.contract import Seat
from heliopolis.server.rooms.listeners import FORGOTTEN
from heliopolis.server.tables.document import Document, with_seat
from heliopolis.server.tables.tokens import digest
from heliopolis.wire.client import (
    Advise,
    AgreeEnd,
    DisagreeEnd,
    HandOver,
    Move,
    Say,
    Stand,
    TakeBack,
    TakeSeatBack,
    Withdraw,
)
from heliopolis.wire.server import Accepted

from .changing_seats import ORGANISER, ChangingSeats, numbers
from .rooms.builders import begin, table
from .world import Player, check, moves_of, opened_world

DEEP = os.environ.get("HYPOTHESIS_PROFILE") == "deep"
MOST_PLAYERS = 6

Kind = tuple[str, str, tuple[str, ...]]
TABLES: tuple[Kind, ...] = (
    ("ra", "open", ("person", "person")),
    ("ra", "hidden", ("person", "merchant", "person")),
    ("ra", "open", ("person", "person", "person", "merchant")),
    ("ra-dice", "open", ("person", "person")),
    ("ra-dice", "open", ("person", "person", "uniform")),
)


class Machine(ChangingSeats):
    """One table, and everybody who plays or watches there."""

    def __init__(self) -> None:
        super().__init__()
        self.table = ""
        self.document: Document
        self.players: list[Player] = []
        self.secrets: dict[Seat, str] = {}
        self.before: list[tuple[int, Seat | None, str]] = []
        """What was stored when we looked last: it must stay."""
        self.ids = 0

    # ---- help -------------------------------------------------------------------------------

    def run(self, work: Any) -> Any:
        return self.world.run(work)

    def id(self) -> str:
        self.ids += 1
        return f"command-{self.ids}"

    def some(self, number: int) -> Player:
        return self.players[number % len(self.players)]

    def seated(self, number: int) -> Player | None:
        """Somebody who plays, if anybody does."""
        playing = [player for player in self.players if player.seat is not None]
        return playing[number % len(playing)] if playing else None

    async def join(self, seat: Seat | None, house: int, since: int) -> Player:
        secret = "" if seat is None else self.secrets[seat]
        player = await Player.join(self.world.addresses[house], self.table, seat, secret, since)
        assert player.farewell is None
        player.house = house
        self.players.append(player)
        return player

    async def settle(self) -> Any:
        """Let everybody hear everything, and compare."""
        await asyncio.gather(*(player.flush() for player in self.players))
        document, rows, match = await self.world.quiet(self.table)
        await asyncio.gather(*(player.flush() for player in self.players))
        for player in self.players:
            check(player, self.table, document, rows, match)
        if not self.world.bus.silent:
            await self.world.agree_who_is_there(self.players)
        stored = moves_of(rows)
        assert stored[: len(self.before)] == self.before, "what is stored stays"
        self.before = stored
        self.document = document
        return match

    def after(self, calm: bool) -> None:
        if calm:
            self.run(self.settle())

    # ---- rules ------------------------------------------------------------------------------

    @initialize(kind=st.sampled_from(TABLES), one_device=st.booleans(), more=st.booleans())
    def sit_down(self, kind: Kind, one_device: bool, more: bool) -> None:
        game, scores, seats = kind
        organiser = digest(ORGANISER)
        document = table(*seats, game=game, scores=scores, chat=True, organiser=organiser)
        self.secrets = {seat: f"secret-{seat}" for seat in document.people}
        if one_device:
            browser = digest("one-browser")
            for seat in document.people:
                document = with_seat(document, seat, browser=browser)
        self.world.bus.silent = False
        room = self.run(begin(self.world.houses[more], document))
        self.table, self.document = room.id, document
        for seat in document.people:
            self.run(self.join(seat, seat % 2 if more else 0, 0))

    @precondition(lambda self: len(self.players) < MOST_PLAYERS)
    @rule(number=numbers, house=st.integers(0, 1), since=numbers)
    def come(self, number: int, house: int, since: int) -> None:
        who: list[Seat | None] = [*sorted(self.secrets), None]
        known = len(self.before) + 3
        self.run(self.join(who[number % len(who)], house, since % (known + 1)))

    @precondition(lambda self: len(self.players) > 1)
    @rule(number=numbers, roughly=st.booleans())
    def go(self, number: int, roughly: bool) -> None:
        player = self.some(number)
        self.players.remove(player)
        if roughly:
            player.drop()
        else:
            self.run(player.close())

    @rule(number=numbers, house=st.integers(0, 1), back=st.integers(0, 5), calm=st.booleans())
    def come_back(self, number: int, house: int, back: int, calm: bool) -> None:
        """Lose the connection, with a command on its way, and come back from some version."""
        if not self.players:
            return
        player = self.some(number)

        async def again() -> None:
            if player.options:
                await player.fire(Move(self.id(), player.version, str(player.options[0])))
            player.drop()
            self.players.remove(player)
            await self.join(player.seat, house, max(0, player.version - back))

        self.run(again())
        self.after(calm)

    @rule(number=numbers, choice=numbers, calm=st.booleans())
    def play(self, number: int, choice: int, calm: bool) -> None:
        """Whoever is asked, as far as it knows, moves."""
        asked = [player for player in self.players if player.options]
        if asked:
            player = asked[number % len(asked)]
            move = str(player.options[choice % len(player.options)])
            self.run(player.fire(Move(self.id(), player.version, move)))
        self.after(calm)

    @rule(count=st.integers(1, 12), seed=numbers)
    def play_on(self, count: int, seed: int) -> None:
        """Everybody has heard everything; then every legal move is accepted."""
        random = Random(seed)

        async def play() -> None:
            for _ in range(count):
                await self.settle()
                asked = [player for player in self.players if player.options]
                if not asked:
                    return
                player = random.choice(asked)
                move = Move(self.id(), player.version, str(random.choice(player.options)))
                await player.fire(move)
                await player.flush()
                assert player.answers[move.id] == [Accepted(move.id, move.version + 1)]

        self.run(play())

    @rule(choices=st.lists(numbers, min_size=2, max_size=4), calm=st.booleans())
    def race(self, choices: list[int], calm: bool) -> None:
        """All who may move do so at once, some of them twice."""
        asked = [player for player in self.players if player.options]

        async def fire() -> None:
            for choice in choices:
                player = asked[choice % len(asked)]
                move = str(player.options[choice % len(player.options)])
                await player.fire(Move(self.id(), player.version, move))

        if asked:
            self.run(fire())
        self.after(calm)

    @rule(number=numbers, shift=st.sampled_from([-5, -1, 1, 1_000]), calm=st.booleans())
    def see_another_version(self, number: int, shift: int, calm: bool) -> None:
        player = self.seated(number)
        if player is not None:
            version = max(0, player.version + shift)
            move = str(player.options[0]) if player.options else "draw"
            self.run(player.fire(Move(self.id(), version, move)))
        self.after(calm)

    @rule(number=numbers, move=st.sampled_from(["draw", "ra", "pass", "bid 99", "jump", "end"]))
    def play_anything(self, number: int, move: str) -> None:
        player = self.some(number) if self.players else None
        if player is not None:
            self.run(player.fire(Move(self.id(), player.version, move)))

    @rule(number=numbers, other=numbers, calm=st.booleans())
    def repeat(self, number: int, other: int, calm: bool) -> None:
        """Send a move of one's seat again, also from another socket of the seat."""
        player = self.seated(number)
        if player is None:
            return
        sent = [
            message
            for one in self.players
            if one.seat == player.seat
            for messages in one.sent.values()
            for message in messages
            if isinstance(message, Move)
        ]
        if sent:
            self.run(player.fire(sent[other % len(sent)]))
        self.after(calm)

    @rule(number=numbers, limit=st.integers(0, 16), stale=st.booleans(), calm=st.booleans())
    def stand(self, number: int, limit: int, stale: bool, calm: bool) -> None:
        player = self.seated(number)
        if player is not None:
            version = max(0, player.version - stale)
            self.run(player.fire(Stand(self.id(), version, limit)))
        self.after(calm)

    @rule(number=numbers)
    def withdraw(self, number: int) -> None:
        player = self.some(number) if self.players else None
        if player is not None:
            self.run(player.fire(Withdraw(self.id(), player.version)))

    @rule(number=numbers, text=st.sampled_from(["hello", "\u202e\u0007 ", "x" * 300]))
    def say(self, number: int, text: str) -> None:
        player = self.some(number) if self.players else None
        if player is not None:
            self.run(player.fire(Say(self.id(), text)))

    @rule(number=numbers)
    def ask_for_what_nobody_gives(self, number: int) -> None:
        player = self.some(number) if self.players else None
        if player is not None:
            self.run(player.fire(Advise(self.id(), player.version, 1)))

    @rule(number=numbers, others=st.booleans(), calm=st.booleans())
    def hand_over(self, number: int, others: bool, calm: bool) -> None:
        """Give a seat to a bot; the last person stays, or bots would play to the end."""
        player = self.seated(number)
        people = [seat for seat in self.document.seats if seat.kind == "person"]
        if player is not None and sum(not seat.substitute for seat in people) > 1:
            assert player.seat is not None
            seats = self.document.people
            seat = seats[number % len(seats)] if others else player.seat
            self.run(player.fire(HandOver(self.id(), seat, "merchant")))
        self.run(self.settle())
        self.after(calm)

    @rule(number=numbers, calm=st.booleans())
    def take_seat_back(self, number: int, calm: bool) -> None:
        player = self.seated(number)
        if player is not None:
            self.run(player.fire(TakeSeatBack(self.id())))
        self.after(calm)

    @rule(number=numbers)
    def agree_to_end(self, number: int) -> None:
        player = self.some(number) if self.players else None
        if player is not None and number % 4 == 0:
            self.run(player.fire(AgreeEnd(self.id())))

    @rule(number=numbers)
    def play_on_after_all(self, number: int) -> None:
        player = self.some(number) if self.players else None
        if player is not None:
            self.run(player.fire(DisagreeEnd(self.id())))

    @rule(number=numbers, back=st.integers(0, 12))
    def take_back(self, number: int, back: int) -> None:
        """Go back at a table of one device, and go on at the table that is made by it."""
        player = self.seated(number)
        if player is None:
            return

        async def take() -> None:
            await self.settle()
            kept = max(0, player.version - back)
            before = self.document
            message = TakeBack(self.id(), kept)
            await player.fire(message)
            await player.flush()
            [answer] = player.answers[message.id]
            may = before.one_device and before.stage == "playing" and kept < len(self.before)
            assert isinstance(answer, Accepted) == may
            if may:
                await self.go_on_at_the_fork(before, kept)

        self.run(take())

    async def go_on_at_the_fork(self, before: Document, kept: int) -> None:
        await self.settle()
        left = self.document
        assert (left.stage, left.ended) == ("over", "left")
        assert not left.seals[-1].opened
        players, self.players = self.players, []
        for player in players:
            assert player.table.successor == left.successor
            await player.close()
        self.table, self.before = left.successor, self.before[:kept]
        for player in players:
            await self.join(player.seat, player.house, min(player.version, kept))
        await self.settle()
        assert self.document.practice is not None
        assert self.document.seats == before.seats
        assert not self.document.seals[-1].opened

    @rule()
    def lose_the_news(self) -> None:
        self.world.bus.silent = True

    @rule()
    def find_the_news_again(self) -> None:
        async def find() -> None:
            self.world.bus.silent = False
            for house in self.world.houses:
                room = house.rooms.known(self.table)
                if room is not None:  # as time would bring it: who has gone is forgotten
                    room.listeners.forget_silent(self.world.clock() + FORGOTTEN)
                house._heard(None)

        self.run(find())

    @rule()
    def look(self) -> None:
        self.run(self.settle())

    def teardown(self) -> None:
        async def end() -> None:
            if self.table:
                await self.settle()
            for player in self.players:
                await player.close()

        self.run(end())


def test_every_client_sees_what_the_server_sees(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heliopolis.server.house._TOGETHER", 0)
    monkeypatch.setattr("heliopolis.server.house.LOOK_AROUND", 0.1)
    monkeypatch.setattr("heliopolis.server.rooms.driving._STANDING_PACE", 0)
    with opened_world(tmp_path / "tables") as world:

        class Bound(Machine):
            pass

        Bound.world = world
        examples, steps = (400, 80) if DEEP else (30, 30)
        run_state_machine_as_test(
            Bound,
            settings=settings(max_examples=examples, stateful_step_count=steps, deadline=None),
        )
