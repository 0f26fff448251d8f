"""`heliopolis serve` as a process: where it listens, who comes in, and how it ends."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil
import pytest

from heliopolis import cli
from heliopolis.core.errors import InvalidSetup
from heliopolis.server.network import listen, port_of, private_address, server_of
from heliopolis.server.serve import _on_signals
from heliopolis.server.settings import Settings, usual_database
from heliopolis.server.store.holding import held
from heliopolis.server.store.sqlite import SqliteStore
from tests.server.live import Client
from tests.server.rooms.builders import until
from tests.server.services import Postgres, Redis

ADDRESS = "http://127.0.0.1:8765"
SCRIPT = ["9-6-5-2 8-7-4-3"]
HOTSEAT = {
    "game": "ra",
    "seats": [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Ben"}],
    "program": True,
    "script": SCRIPT,
}


class Served:
    """A server as a process."""

    def __init__(self, process: "subprocess.Popen[bytes]", log: Path) -> None:
        self.process = process
        self._log = log
        self.port = self._found_port()

    @property
    def said(self) -> str:
        """All that it has said so far."""
        return self._log.read_text("utf-8")

    def _found_port(self) -> int:
        while not (found := re.search(r"Heliopolis is at http://127\.0\.0\.1:(\d+)\n", self.said)):
            assert self.process.poll() is None, self.said
            time.sleep(0.02)
        return int(found[1])

    def ask(
        self, path: str, body: Any = None, at: str = "127.0.0.1", **headers: str
    ) -> tuple[int, Any]:
        """The status and the body of an answer under /api."""
        data = None if body is None else json.dumps(body).encode()
        told = {"content-type": "application/json", **headers}
        request = urllib.request.Request(f"http://{at}:{self.port}/api{path}", data, told)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return answer.status, json.loads(answer.read())
        except urllib.error.HTTPError as refused:
            return refused.code, json.loads(refused.read())

    def made(self, body: Any) -> Any:
        """A new table, once its game is compiled."""
        end = time.monotonic() + 300
        while time.monotonic() < end:
            status, told = self.ask("/tables", body)
            if status == 201:
                return told
            assert told["refusal"]["code"] == "game-compiling", told
            time.sleep(0.3)
        raise AssertionError("the game is never compiled")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """Stop it, which a busy machine may take long for; its status, and what it said."""
        self.process.send_signal(how)
        return self.process.wait(timeout=200), self.said


@contextmanager
def served(folder: Path, *arguments: str, port: int | None = None) -> Iterator[Served]:
    """A server on a free port, or near the one that is wanted."""
    command = [sys.executable, "-m", "heliopolis", "serve", "--db", str(folder / "tables.db")]
    wanted = free_port() if port is None else port
    source = Path(__file__).parents[2] / "src"
    environment = {**os.environ, "PYTHONPATH": str(source), "LC_ALL": "C.UTF-8"}
    log = folder / "said.txt"
    with log.open("wb") as out:
        process = subprocess.Popen(
            [*command, "--port", str(wanted), *arguments],
            env=environment,
            stdout=out,
            stderr=subprocess.STDOUT,
        )
    try:
        yield Served(process, log)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()


def free_port() -> int:
    with listen("127.0.0.1", 0) as ear:
        return port_of(ear)


def test_it_serves_and_says_goodbye_when_it_is_stopped(tmp_path: Path) -> None:
    async def play(here: Served) -> tuple[int, str]:
        told = await asyncio.to_thread(here.made, HOTSEAT)
        table, secret = told["table"]["id"], told["seats"][0]["secret"]
        ana = await Client.join(f"ws://127.0.0.1:{here.port}/ws", table, 0, secret)
        await ana.hear(lambda message: ana.view is not None)
        assert (await ana.play("draw")).version == 1
        stopping = asyncio.ensure_future(asyncio.to_thread(here.stop))
        await ana.hear(lambda message: ana.farewell is not None)
        assert ana.farewell is not None
        assert ana.farewell.code == "stopping"
        await ana.close()
        return await stopping

    with served(tmp_path) as here:
        status, said = asyncio.run(play(here))

    assert status == 0
    assert "The server has stopped." in said
    assert "Traceback" not in said


def test_ctrl_c_stops_it_too(tmp_path: Path) -> None:
    with served(tmp_path) as here:
        status, _ = here.stop(signal.SIGINT)

    assert status == 0


def test_the_second_ctrl_c_waits_for_nobody() -> None:
    async def press_twice() -> list[bool]:
        server = server_of(None, lifespan=False)
        stop = _on_signals(server, [signal.SIGUSR1])
        pressed = [server.force_exit]
        os.kill(os.getpid(), signal.SIGUSR1)
        await stop.wait()
        pressed.append(server.force_exit)
        os.kill(os.getpid(), signal.SIGUSR1)
        await until(lambda: server.force_exit)
        return pressed

    assert asyncio.run(asyncio.wait_for(press_twice(), 60)) == [False, False]


def test_a_taken_port_moves_on_to_the_next_free_one(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as ear:
        taken = port_of(ear)
        with served(tmp_path, port=taken) as here:
            assert taken < here.port < taken + 20
            assert here.ask("/health")[0] == 200
            _, said = here.stop()

    assert said


def test_who_sits_in_the_same_network_comes_in_by_the_door_only(tmp_path: Path) -> None:
    """127.0.0.2 stands for the private address."""
    with served(tmp_path, "--lan-address", "127.0.0.2") as here:
        with pytest.raises(urllib.error.URLError):
            here.ask("/health", at="127.0.0.2")

        status, told = here.ask("/lan", {"open": True})

        assert (status, told["address"]) == (200, f"http://127.0.0.2:{here.port}")
        assert here.ask("/health", at="127.0.0.2")[1]["lan"] == told["address"]
        assert here.ask("/lan", {"open": False}, at="127.0.0.2")[0] == 403
        made = here.made({**HOTSEAT, "seats": [{"kind": "open"}, {"kind": "open"}]})
        assert made["link"].startswith(told["address"])
        foreign = {"host": f"127.0.0.3:{here.port}"}
        assert here.ask("/health", at="127.0.0.2", **foreign)[0] == 421
        claim = {"token": made["link"].rpartition("/")[2], "name": "Zoe", "program": True}
        path = f"/tables/{made['table']['id']}/claim"
        page = {"origin": told["address"]}
        assert here.ask(path, claim, at="127.0.0.2", **page)[0] == 200

        assert here.ask("/lan", {"open": False})[1] == {"address": ""}

        with pytest.raises(urllib.error.URLError):
            here.ask("/health", at="127.0.0.2")
        named = {"host": f"127.0.0.2:{here.port}"}
        assert here.ask("/health", **named)[0] == 421
        assert here.stop()[0] == 0


def test_two_people_play_through_the_door(tmp_path: Path) -> None:
    async def play(here: Served, made: Any) -> None:
        table = made["table"]["id"]
        keys = [seat["secret"] for seat in made["seats"]]
        ana = await Client.join(f"ws://127.0.0.1:{here.port}/ws", table, 0, keys[0])
        ben = await Client.join(f"ws://127.0.0.2:{here.port}/ws", table, 1, keys[1])
        await ana.hear(lambda message: ana.view is not None)
        await ana.play("draw")
        await ben.hear(lambda message: ben.version > 0)
        assert ben.version == ana.version > 0
        await ana.close()
        await ben.close()

    with served(tmp_path, "--lan", "--lan-address", "127.0.0.2") as here:
        asyncio.run(play(here, here.made(HOTSEAT)))
        _, said = here.stop()

    assert f"http://127.0.0.2:{here.port}" in said
    assert "█" in said
    assert "--house-key" in said


def test_a_game_goes_on_where_it_was_after_a_stop(tmp_path: Path) -> None:
    with served(tmp_path) as here:
        told = here.made(HOTSEAT)
        path = f"/tables/{told['table']['id']}"
        before = here.ask(path)[1]["table"]
        here.stop()
    with served(tmp_path) as here:
        after = here.ask(path)[1]["table"]

    assert (after["stage"], after["version"]) == (before["stage"], before["version"])


def test_several_processes_serve_the_same_tables_and_end_together(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    address = ["--db", postgres.database("serving"), "--redis", redis.url]
    with served(tmp_path, *address, "--workers", "2") as here:
        path = f"/tables/{here.made(HOTSEAT)['table']['id']}"
        workers = psutil.Process(here.process.pid).children()
        serving = [one for one in workers if "spawn_main" in " ".join(one.cmdline())]
        seen = [here.ask(path)[1]["table"]["stage"] for _ in range(20)]
        serving[0].kill()
        again = [here.ask(path)[0] for _ in range(5)]
        status, said = here.stop()

    assert len(serving) == 2
    assert seen == ["playing"] * 20
    assert again == [200] * 5
    assert (status, "Traceback" in said) == (0, False)
    assert not any(one.is_running() for one in serving)


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence that is said to settings that cannot work."""
    assert cli.main(["serve", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--workers", "2"], "SQLite serves one process; several need PostgreSQL and Redis"),
        (
            ["--workers", "2", "--db", "postgresql://127.0.0.1:1/none"],
            "Several processes need Redis to hear of each other: add --redis redis://",
        ),
        (["--lan", "--trusted-proxy"], "leave --lan or --trusted-proxy out"),
        (["--origin", "ra.example"], "is no origin"),
        (["--bot", "nothing.py:MyBot"], 'There is no file "nothing.py"'),
        (["--host", "203.0.113.7"], "cannot listen on 203.0.113.7"),
        (["--redis", "http://here"], "An address of Redis reads redis://host:6379"),
        (["--redis", "redis://localhost:abc"], "An address of Redis reads redis://host:6379"),
        (["--redis", "redis://localhost?nonsense=1"], "An address of Redis reads redis://"),
        (["--redis", "rediss://localhost?ssl_cert_reqs=?"], "An address of Redis reads redis://"),
        (["--db", "postgresql://localhost:abc/ra"], "one reads postgresql://host:5432/name"),
        (["--db", "postgresql://me:se/cret@here/ra"], "one reads postgresql://host:5432/name"),
        (["--db", "postgresql://localhost/ra?sslmode=maybe"], "PostgreSQL cannot be opened: "),
    ],
)
def test_what_cannot_work_is_said_in_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    assert sentence in refused(capsys, "--db", str(tmp_path / "tables.db"), *arguments)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "65536"], "a port is a number up to 65535"),
        (["--port", "http"], "a port is a whole number"),
        (["--workers", "0"], "the number of processes is at least 1"),
        (["--keep-days", "0"], "the number of days is at least 1"),
    ],
)
def test_numbers_that_make_no_sense_are_refused(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    with pytest.raises(SystemExit) as leaving:
        cli.main(["serve", *arguments])

    assert leaving.value.code == 2
    assert sentence in capsys.readouterr().err


def test_who_has_no_home_names_a_database(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError

    monkeypatch.setattr("heliopolis.server.settings.user_data", homeless)

    with pytest.raises(InvalidSetup) as refused:
        usual_database()

    assert refused.value.code == "database-needed"


def test_a_file_that_is_no_database_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "tables.db"
    path.write_text("a letter to nobody")

    assert "is no database of Heliopolis" in refused(capsys, "--db", str(path))


async def make_table(path: Path) -> None:
    """A database with one table."""
    store = SqliteStore(path)
    await store.open()
    await store.create("one", b"{}", "over", False, (), (), None, 0)
    await store.close()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A path for a database that is not there yet."""
    return tmp_path / "folder" / "tables.db"


def test_a_backup_brings_the_tables_back(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    old, new, saved = tmp_path / "old.db", tmp_path / "new.db", tmp_path / "saved"

    async def look() -> object:
        store = SqliteStore(new)
        await store.open()
        found = await store.load("one")
        await store.close()
        return found

    asyncio.run(make_table(old))

    assert cli.main(["backup", str(saved), "--db", str(old)]) == 0
    assert cli.main(["restore", str(saved), "--db", str(new)]) == 0

    assert asyncio.run(look()) is not None
    assert capsys.readouterr().out.count(str(saved)) == 2
    assert cli.main(["restore", str(saved), "--db", str(new)]) == 2
    assert cli.main(["restore", str(saved), "--db", str(new), "--force"]) == 0


def test_what_is_not_there_is_not_saved_over_the_last_backup(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    saved = tmp_path / "saved"
    saved.write_text("the last one")

    assert cli.main(["backup", str(saved), "--db", str(tmp_path / "tabels.db")]) == 2

    assert f"There is no database {tmp_path / 'tabels.db'}" in capsys.readouterr().err
    assert saved.read_text() == "the last one"
    assert os.listdir(tmp_path) == ["saved"]


def test_a_database_that_does_not_answer_is_named_in_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    nobody = "postgresql://me:secret@127.0.0.1:1/ra"

    assert cli.main(["backup", str(tmp_path / "saved"), "--db", nobody]) == 2

    said = capsys.readouterr().err
    assert said.startswith("heliopolis: PostgreSQL cannot be opened: ")
    assert "secret" not in said


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "This database is served already, at {}"),
        ("pt-BR", "Um servidor já usa este banco de dados: {}"),
        ("de", "Ein Server benutzt diese Datenbank schon: {}"),
    ],
)
def test_a_database_that_is_served_is_served_by_nobody_else(
    capsys: pytest.CaptureFixture[str], database: Path, language: str, sentence: str
) -> None:
    with held(SqliteStore(database)) as holding:
        assert holding is not None
        holding.tell(ADDRESS)

        said = refused(capsys, "--db", str(database), "--language", language)

    assert said == f"heliopolis: {sentence.format(ADDRESS)}\n"


def test_who_starts_it_twice_sees_the_page_again(
    capsys: pytest.CaptureFixture[str], database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    def open_page(address: str, within: float = 0) -> bool:
        opened.append(address)
        return within > 0  # or the program ends before the browser has begun

    monkeypatch.setattr("heliopolis.server.browser.open_page", open_page)
    with held(SqliteStore(database)) as holding:
        assert holding is not None
        holding.tell(ADDRESS)

        status = cli.main(["serve", "--open", "--db", str(database)])

    assert (status, opened) == (0, [ADDRESS])
    said = capsys.readouterr()
    assert said.out.startswith(f"Heliopolis runs already, at {ADDRESS}\n")
    assert said.err == ""


def test_a_second_server_learns_where_the_first_one_is_and_a_killed_one_leaves_no_lock(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with served(tmp_path) as here:
        said = refused(capsys, "--db", str(tmp_path / "tables.db"))
        here.stop(signal.SIGKILL)
    with served(tmp_path) as again:
        assert again.ask("/health")[0] == 200
        later = refused(capsys, "--db", str(tmp_path / "tables.db"))
        again.stop()

    assert said.endswith(f" http://127.0.0.1:{here.port}\n")
    assert later.endswith(f" http://127.0.0.1:{again.port}\n")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["said.txt", "tables.db"]


def test_a_database_that_is_served_is_replaced_by_no_backup(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path, saved = tmp_path / "tables.db", tmp_path / "saved"
    asyncio.run(make_table(path))

    with held(SqliteStore(path)) as holding:
        assert holding is not None
        holding.tell(ADDRESS)
        assert cli.main(["backup", str(saved), "--db", str(path)]) == 0
        assert cli.main(["restore", str(saved), "--db", str(path), "--force"]) == 2

    assert f"This database is served already, at {ADDRESS}" in capsys.readouterr().err


def test_ports_that_are_all_taken_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heliopolis.server.network.PORTS", 1)
    with listen("127.0.0.1", 0) as ear, pytest.raises(InvalidSetup) as refused:
        listen("127.0.0.1", port_of(ear))

    assert refused.value.code == "no-free-port"


def test_the_private_address_is_one_of_this_machine_or_none() -> None:
    found = private_address()

    if found:
        with socket.socket() as ear:
            ear.bind((found, 0))


def test_the_settings_just_work() -> None:
    settings = Settings("tables.db")

    assert (settings.host, settings.port, settings.workers) == ("127.0.0.1", 8000, 1)
    assert not settings.many
