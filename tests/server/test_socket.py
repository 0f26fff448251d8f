"""One websocket for playing and watching: exactly what was missed, every command answered once."""

import asyncio
from pathlib import Path
from typing import cast

from heliopolis.server.rooms.room import Accepted as Done
from heliopolis.server.rooms.talking import tell_chat
from heliopolis.server.store.protocol import ChatRow, Store
from heliopolis.server.tables.document import with_seat
from heliopolis.server.tables.tokens import digest
from heliopolis.wire.client import Advise, AgreeEnd, DisagreeEnd, Move, Ping, Say, Stand
from heliopolis.wire.server import Accepted, Pong, Refused, Said, Update

from .live import Client, cookie_of, served
from .rooms.builders import Ear, begin, make_room, open_house, run, table, until


def secret(seat: int) -> str:
    return f"secret-{seat}"


def test_a_game_begins_when_all_clients_have_given_their_words(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await make_room(house, table("person", "person", "merchant"))
            clients = [await Client.join(address, room.id, seat, secret(seat)) for seat in (0, 1)]

            await asyncio.gather(*(one.give_word(f"w{n}") for n, one in enumerate(clients)))
            for one in clients:
                while one.view is None:
                    await one.next()

            assert room.document.seals[-1].words == ("w0", "w1", "")
            assert all(one.view is not None for one in clients)

    run(test)


def test_who_comes_back_hears_exactly_what_was_missed(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await begin(house, table("person", "person"))
            assert room.match is not None
            for number in range(6):
                seat = room.match.asked
                assert seat is not None
                move = str(room.match.options(seat)[0])
                await room.submit(seat, move, room.version, f"m{number}")

            for since in range(room.version + 1):
                client = await Client.join(address, room.id, None, since=since)
                update = await client.hear(lambda message: isinstance(message, Update))
                assert [one.version for one in update.moves] == list(
                    range(since + 1, room.version + 1)
                )
                await client.close()

    run(test)


def test_a_repeated_command_is_answered_again_and_played_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await begin(house, table("person", "person"))
            assert room.match is not None
            seat = room.match.asked
            assert seat is not None
            client = await Client.join(address, room.id, seat, secret(seat))
            move = Move("again", 0, "draw")

            first, second = await client.ask(move), await client.ask(move)
            client.drop()
            back = await Client.join(address, room.id, seat, secret(seat))
            third = await back.ask(move)

            assert first == second == third == Accepted("again", 1)
            assert [row.text for row in room.rows].count("draw") == 1

    run(test)


def test_answers_are_kept_once_for_whoever_holds_a_seat_whatever_a_client_says(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await begin(house, table("person", "person"))
            cookie = cookie_of(house, "browser-0")
            for number in range(20):
                told = secret(0) if number == 10 else "x" * number
                client = await Client.join(address, room.id, 0, told, cookie=cookie)
                assert isinstance(await client.ask(AgreeEnd(f"{number}")), Accepted)
                assert isinstance(await client.ask(DisagreeEnd("same")), Accepted)
                await client.close()

            assert list(room.answers) == [0]
            assert len(room.answers[0][1]) == 21

    run(test)


def test_whoever_takes_over_a_seat_hears_no_answers_of_who_had_it_before(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await begin(house, table("person", "person"))
            client = await Client.join(address, room.id, 0, secret(0))
            assert isinstance(await client.ask(AgreeEnd("a")), Accepted)

            def taken(document, match, now):  # type: ignore[no-untyped-def]
                return with_seat(document, 0, secret=digest("new"), browser="")

            assert isinstance(await room.change(taken), Done)
            other = await Client.join(address, room.id, 0, "new")
            assert isinstance(await other.ask(DisagreeEnd("a")), Accepted)

            assert room.document.agreed == ()

    run(test)


def test_what_is_said_again_after_a_lost_answer_is_said_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await begin(house, table("person", "person", chat=True))
            client = await Client.join(address, room.id, 0, secret(0))
            first = await client.ask(Say("lost", "hello"))
            client.drop()
            back = await Client.join(address, room.id, 0, secret(0))
            second = await back.ask(Say("lost", "hello"))
            other = await Client.join(address, room.id, 1, secret(1))
            third = await other.ask(Say("lost", "hello too"))

            assert first == second == third == Accepted("lost", 0)
            assert [line.text for line in await house.store.chat(room.id, 0)] == [
                "hello",
                "hello too",
            ]

    run(test)


def test_a_stale_command_is_refused_and_followed_by_what_was_missed(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await begin(house, table("person", "person"))
            assert room.match is not None
            seat = room.match.asked
            assert seat is not None
            client = await Client.join(address, room.id, seat, secret(seat))
            await room.submit(seat, "ra", 0, "elsewhere")

            refused = await client.play("draw", 0)
            update = await client.hear(lambda message: isinstance(message, Update))

            assert isinstance(refused, Refused)
            assert refused.refusal.code == "old-version"
            assert update.version == room.version

    run(test)


def test_what_is_wrong_is_refused_by_name_and_the_socket_stays(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await begin(house, table("person", "person"))
            assert room.match is not None
            seat = room.match.asked
            assert seat is not None
            client = await Client.join(address, room.id, seat, secret(seat))
            watcher = await Client.join(address, room.id)

            await client.send_raw("{nonsense")
            unreadable = await client.hear(lambda message: isinstance(message, Refused))
            illegal = await client.play("bid 1")
            no_move = await client.play("jump")
            watching = await watcher.play("draw")
            quiet = await watcher.ask(Say(watcher.new_id(), "hello"))
            no_advice = await client.ask(Advise(client.new_id(), 0, 10))
            no_auction = await client.ask(Stand(client.new_id(), 0, 9))

            codes = [
                one.refusal.code
                for one in (unreadable, illegal, no_move, watching, quiet, no_advice, no_auction)
                if isinstance(one, Refused)
            ]
            assert codes[0] == "no-message"
            assert codes[3:6] == ["only-watching", "chat-off", "advice-off"]
            assert len(codes) == 7
            await client.send(Ping("p"))
            assert isinstance(await client.hear(lambda m: isinstance(m, Pong)), Pong)

    run(test)


def test_only_who_has_the_secret_or_the_cookie_plays_a_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await begin(house, table("person", "person"))
            cookie, other = cookie_of(house, "browser-0"), cookie_of(house, "browser-1")

            for seat, given, sent in (
                (0, "", ""),
                (0, secret(1), ""),
                (0, "", other),
                (1, secret(0), cookie),
                (7, secret(0), cookie),
            ):
                client = await Client.join(address, room.id, seat, given, cookie=sent)
                assert client.farewell is not None, (seat, given, sent)
                assert client.farewell.refusal is not None
                assert client.farewell.refusal.code == "not-your-seat"
                assert await client.next() is None
                assert len(client.frames) == 1

            for given, sent in ((secret(0), ""), ("", cookie)):
                client = await Client.join(address, room.id, 0, given, cookie=sent)
                assert client.farewell is None
                await client.close()

    run(test)


def test_people_talk_and_everybody_at_the_table_hears_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await begin(house, table("person", "person", chat=True))
            ana = await Client.join(address, room.id, 0, secret(0))
            watcher = await Client.join(address, room.id)

            answer = await ana.ask(Say(ana.new_id(), "hello\u0007 there\n"))
            said = await watcher.hear(lambda message: isinstance(message, Said))
            answers = [await ana.ask(Say(ana.new_id(), f"line {n}")) for n in range(8)]

            assert isinstance(answer, Accepted)
            assert (said.seat, said.name, said.text) == (0, "Ana", "hello  there")
            assert [one for one in answers if isinstance(one, Refused)]

    run(test)


def test_who_comes_back_hears_exactly_the_lines_that_were_missed(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await begin(house, table("person", "person", chat=True))
            for number in range(1, 6):
                await house.say(room, ChatRow(1, "Ben", f"line {number}", 0))

            heard = {}
            for said in (0, 3, 5, 99):
                client = await Client.join(address, room.id, 0, secret(0), said=said)
                await client.send(Ping("ping"))  # it is read when the lines are told
                await client.hear(lambda message: isinstance(message, Pong))
                heard[said] = [one.number for one in client.heard if isinstance(one, Said)]
                await client.close()
                await until(lambda: len(room.listeners) == 0)

            assert heard == {0: [1, 2, 3, 4, 5], 3: [4, 5], 5: [], 99: []}

    run(test)


def test_who_comes_while_a_line_is_told_to_others_misses_none(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house:
            room = await begin(house, table("person", "person", chat=True))
            await house.say(room, ChatRow(1, "Ben", "first", 0))
            there, comes = both = Ear(0), Ear(1)
            there.said = 1
            await room.listen(there, 0, lambda: None)
            await house.store.say(room.id, ChatRow(1, "Ben", "second", 0))

            class Slow:
                async def chat(self, table: str, since: int) -> list[ChatRow]:
                    found = await house.store.chat(table, since)
                    await room.listen(comes, 0, lambda: None)
                    return found

            await tell_chat(cast(Store, Slow()), room)
            await tell_chat(house.store, room)

            told = [[one.number for one in ear.heard() if isinstance(one, Said)] for ear in both]
            assert told == [[2], [1, 2]]

    run(test)


def test_everybody_sees_who_is_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await begin(house, table("person", "person"))
            watcher = await Client.join(address, room.id)
            ana = await Client.join(address, room.id, 0, secret(0))
            await watcher.hear(lambda _: watcher.table.seats[0].present)

            ana.drop()
            await watcher.hear(lambda _: not watcher.table.seats[0].present)

            assert watcher.table.spectators == 1
            assert watcher.table.seats[0].away_ms is not None

    run(test)


def test_everybody_sees_who_would_end_the_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await begin(house, table("person", "person"))
            ana = await Client.join(address, room.id, 0, secret(0))
            ben = await Client.join(address, room.id, 1, secret(1))

            await ana.ask(AgreeEnd("end"))
            await ben.hear(lambda _: ben.table.agreed == (0,))
            await ben.ask(AgreeEnd("end"))

            assert ben.table.ended == "agreed"

    run(test)
