"""What comes from a server is told in every language, and never obeyed by a screen."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import SimpleQueue
from typing import get_args

import pytest
from msgspec.structs import replace
from websockets.sync.server import ServerConnection, serve

from heliopolis.core.errors import HeliopolisError, Refusal
from heliopolis.terminal import remote_seats
from heliopolis.terminal.remote_api import Api, away, refusal_of
from heliopolis.terminal.remote_end import farewell_said
from heliopolis.terminal.remote_line import Garbled, Heard, Line, Lost
from heliopolis.terminal.remote_seats import KeptSeat
from heliopolis.terminal.remote_table import changes, clocks_said, names_of
from heliopolis.texts import LANGUAGES
from heliopolis.texts.table import TableTexts
from heliopolis.wire import decode_client
from heliopolis.wire.client import ClientMessage, Hello
from heliopolis.wire.links import Link
from heliopolis.wire.server import Bye, Farewell
from heliopolis.wire.structs import RefusalStruct
from heliopolis.wire.tables import SeatStruct
from tests.sentences import in_english
from tests.texts.tables import catalogue
from tools.wire.examples import TABLE

BEEP = "\a\x1b[2J"
PLAYING = replace(TABLE, stage="playing", sealing=None)


def test_nothing_that_a_screen_obeys_comes_from_a_server() -> None:
    table = replace(TABLE, seats=(SeatStruct("person", f"Ana{BEEP}"), TABLE.seats[1]))
    struct = RefusalStruct(f"a{BEEP}", {"name": BEEP, "names": (BEEP,), "n": 1}, BEEP)

    refusal = refusal_of(struct)

    assert names_of(table, "")[0] == "Ana\\x07\\x1b[2J"
    assert "\x1b" not in str(refusal)
    assert str(refusal).isprintable()
    assert refusal.parameters["names"] == ("\\x07\\x1b[2J",)
    assert refusal.parameters["n"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", get_args(Farewell))
def test_every_farewell_for_good_has_a_sentence(language: str, code: Farewell) -> None:
    if code in ("stopping", "too-slow"):  # after which the server is called again
        return
    refusal = RefusalStruct.of(Refusal("not-your-seat", {"seat": 0}))

    assert farewell_said(Bye(code), catalogue(language)).endswith(".")
    assert farewell_said(Bye("refused", refusal), catalogue("en")) == "That is not your seat."


def told(before: SeatStruct, after: SeatStruct, you: int = 0) -> list[str]:
    """What is said when the first seat changes."""
    then, now = (replace(PLAYING, seats=(seat, PLAYING.seats[1])) for seat in (before, after))
    return list(changes(then, now, TableTexts(catalogue("en"), ("Ana", "Ben"), you)))


def test_changes_of_a_table_are_told_to_those_whom_they_concern() -> None:
    free, ana = SeatStruct("open", ""), SeatStruct("person", "Ana")
    played = replace(ana, bot="merchant")

    assert told(free, ana, you=1) == ["Ana sits down."]
    assert told(ana, free, you=1) == ["Ana leaves the table."]
    assert told(ana, played, you=1) == ["A bot plays for Ana now."]
    assert told(ana, played)[0].startswith("A bot plays for you now. Type back ")
    assert told(played, ana) == ["You play again."]
    assert told(ana, replace(ana, present=True, committed=True)) == []


def test_a_seal_that_fails_is_told() -> None:
    texts = TableTexts(catalogue("en"), ("Ana", "Ben"))
    gathering = replace(TABLE, stage="gathering", sealing=None)

    (failed,) = changes(TABLE, gathering, texts)
    (sealed,) = changes(gathering, TABLE, texts)

    assert failed.startswith("Somebody promised a word and did not give it.")
    assert sealed.startswith("All seats are taken.")


def test_time_is_told_as_clocks_show_it() -> None:
    texts = TableTexts(catalogue("en"), ("Ana", "Ben", "Cleo", "Bot"), 0)

    said = clocks_said([9_999, 605_000, 86_400_000 + 3_661_000, None], texts)

    assert said == "Time left: You 0:09, Ben 10:05, Cleo 25:01:01."
    assert clocks_said([None, None, None, None], texts) == ""


# ---- seats that are kept --------------------------------------------------------------------


def kept(name: str, seat: int = 0) -> KeptSeat:
    return KeptSeat("link", name, seat, "secret", "seed")


def keep(seat: KeptSeat) -> None:
    file = remote_seats.new_file(seat.link, seat.name)
    file.keep(seat)
    file.close()


def found(link: str, name: str) -> KeptSeat | None:
    seat = remote_seats.find(link, name)
    if seat is None:
        return None
    seat[0].close()
    return seat[1]


def test_a_seat_is_found_by_its_link_and_name() -> None:
    keep(kept("Ana"))
    keep(kept("Ben", 1))

    assert found("link", "Ana") == kept("Ana")
    assert found("link", "Ben") == kept("Ben", 1)
    assert found("link", "") == kept("Ben", 1)
    assert found("link", "Cleo") is None
    assert found("another", "") is None


def test_a_seat_of_another_window_is_passed_over() -> None:
    keep(kept("Ana"))
    keep(kept("Ben", 1))
    played = remote_seats.find("link", "Ben")
    assert played is not None

    assert found("link", "") == kept("Ana")
    assert found("link", "Ben") is None
    with pytest.raises(BlockingIOError):
        remote_seats.new_file("link", "Ben")
    played[0].forget()
    played[0].close()
    assert found("link", "Ben") is None


def test_a_file_that_is_no_seat_is_passed_over(data_folder: Path) -> None:
    keep(kept("Ana"))
    (path,) = (data_folder / "heliopolis" / "seats").glob("[!.]*")
    path.write_bytes(b'{"link": 3}')

    assert found("link", "") is None


# ---- servers that are none of ours ----------------------------------------------------------


@contextmanager
def saying(*frames: str, hellos: list[ClientMessage] | None = None) -> Iterator[Link]:
    """A server that answers every hello with the same words, and hangs up."""

    def answer(line: ServerConnection) -> None:
        hello = decode_client(line.recv())
        if hellos is not None:
            hellos.append(hello)
        for frame in frames:
            line.send(frame)

    with serve(answer, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        port = server.socket.getsockname()[1]
        yield Link(f"http://127.0.0.1:{port}", "watch", "t")
        server.shutdown()
        thread.join()


def heard(link: Link, number: int) -> list[Heard]:
    """The first things that are heard on a line."""
    inbox: SimpleQueue[Heard] = SimpleQueue()
    line = Line(link, None, "", 0, inbox.put)
    line.open()
    try:
        return [inbox.get(timeout=120) for _ in range(number)]
    finally:
        line.close()


def test_words_that_nobody_understands_end_the_visit() -> None:
    with saying("hello?") as link:
        (message,) = heard(link, 1)

    assert isinstance(message, Garbled)
    assert message.error.code == "no-message"


def test_a_server_that_hangs_up_is_called_again() -> None:
    with saying('{"type":"bye","code":"stopping","refusal":null}') as link:
        assert heard(link, 2) == [Lost(), Lost()]


def test_who_calls_again_asks_for_the_lines_that_were_said_since() -> None:
    said = '{"type":"said","number":7,"seat":0,"name":"Ana","text":"hello","at":0}'
    hellos: list[ClientMessage] = []

    with saying(said, hellos=hellos) as link:
        heard(link, 3)

    assert [hello.said for hello in hellos[:2] if isinstance(hello, Hello)] == [0, 7]


@pytest.mark.parametrize(
    ("status", "body", "code"),
    [
        (200, b"<html>", "server-strange"),
        (404, b"<html>", "server-strange"),
        (502, b"<html>", "server-away"),
        (403, b'{"refusal":{"code":"wrong-token","parameters":{}}}', "wrong-token"),
    ],
)
def test_what_is_no_table_server_is_told_from_one(status: int, body: bytes, code: str) -> None:
    class Answer(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(status)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_said: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as server:
        threading.Thread(target=server.serve_forever).start()
        link = Link(f"http://127.0.0.1:{server.server_port}", "join", "t", "token")
        with pytest.raises(HeliopolisError) as refused:
            Api(link).claim("token", "Ana")
        server.shutdown()

    assert refused.value.code == code


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (ConnectionRefusedError(111, "refused"), "nothing is running there."),
        (TimeoutError(), "it takes too long."),
        (OSError("a\x1bb"), "a\\x1bb."),
        (ValueError(), "ValueError."),
    ],
)
def test_why_no_server_answers_is_told(fault: Exception, said: str) -> None:
    assert in_english(away("http://h", fault)) == f"No table server answers at http://h: {said}"
