"""Who may call at all: by which name, from which page, with how much; what browsers are told."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import WebSocketDenialResponse

from heliopolis.core.errors import InvalidSetup
from heliopolis.server.allowed import Allowed, read_origin
from heliopolis.server.guard import LARGEST, LARGEST_WITH_RECORD
from heliopolis.server.pages import language_of
from heliopolis.server.settings import Settings
from tests.server.routes.builders import BOT, ORIGIN, Stage, stage

HOST = "127.0.0.1:8000"
TABLE = {"game": "ra", "seats": [BOT, BOT]}


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Stage]:
    with stage(tmp_path, origins=("https://ra.example",)) as opened:
        yield opened


def tables(here: Stage) -> int:
    """How many tables there are, whoever made them."""
    return len(here.house.rooms)


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "http://127.0.0.1:8001",
        "http://127.0.0.1",
        "http://127.0.0.1:8000.evil.example",
        "https://127.0.0.1:8000",
        "",
    ],
)
def test_a_page_from_elsewhere_changes_nothing_and_opens_no_socket(
    here: Stage, origin: str
) -> None:
    answer = here.program().post("/tables", TABLE, origin=origin)

    assert (answer.status, answer.code) == (403, "foreign-origin")
    assert tables(here) == 0
    with (
        pytest.raises(WebSocketDenialResponse) as refused,
        here.client.websocket_connect("/ws", headers={"host": HOST, "origin": origin}),
    ):
        pass
    assert refused.value.status_code == 403
    assert "foreign-origin" in refused.value.text


@pytest.mark.parametrize(
    "host",
    ["evil.example", "127.0.0.1", "127.0.0.1:9000", "localhost.evil.example:8000", "0.0.0.0:8000"],
)
def test_a_name_that_nobody_gave_us_is_refused_also_for_sockets(here: Stage, host: str) -> None:
    answer = here.program().get("/health", host=host)

    assert (answer.status, answer.code) == (421, "foreign-host")
    with (
        pytest.raises(WebSocketDenialResponse) as refused,
        here.client.websocket_connect("/ws", headers={"host": host}),
    ):
        pass
    assert refused.value.status_code == 421


@pytest.mark.parametrize(
    "host", ["127.0.0.1:8000", "localhost:8000", "LOCALHOST:8000", "[::1]:8000", "ra.example"]
)
def test_names_of_this_machine_and_those_of_origins_are_ours(here: Stage, host: str) -> None:
    assert here.program().get("/health", host=host).status == 200


@pytest.mark.parametrize("origin", [ORIGIN, "http://localhost:8000", "https://ra.example"])
def test_pages_of_ours_may_change_something(here: Stage, origin: str) -> None:
    assert here.program().post("/tables", TABLE, origin=origin).status == 201


def test_two_hosts_are_one_too_many(here: Stage) -> None:
    hosts = [("host", "127.0.0.1:8000"), ("host", "evil.example")]

    for order in (hosts, hosts[::-1]):
        assert here.client.get("/api/health", headers=order).status_code == 400


def test_two_origins_are_refused(here: Stage) -> None:
    both = [("origin", ORIGIN), ("origin", "https://evil.example")]

    assert here.client.post("/api/tables", json=TABLE, headers=both).status_code == 403


def test_who_has_a_cookie_says_where_it_comes_from(here: Stage) -> None:
    answer = here.program().post("/tables", TABLE, cookie="a=b")

    assert (answer.status, answer.code) == (403, "no-origin")
    assert here.program().post("/tables", TABLE).status == 201


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "a/json"])
def test_whatever_changes_something_is_json(here: Stage, kind: str) -> None:
    data = b'{"game":"ra","seats":[]}'
    headers = {"content-type": kind} if kind else {}

    answer = here.client.post("/api/tables", content=data, headers=headers)

    assert answer.status_code == 415
    assert answer.json()["refusal"]["code"] == "not-json"


@pytest.mark.parametrize(
    ("path", "limit"), [("/api/replays", LARGEST_WITH_RECORD), ("/api/lan", LARGEST)]
)
@pytest.mark.parametrize("told", [True, False])
def test_a_body_that_is_too_large_is_not_read(
    here: Stage, path: str, limit: int, told: bool
) -> None:
    def parts() -> Iterator[bytes]:
        for _ in range(limit // 1024 + 1):
            yield b" " * 1024

    data: Any = b" " * (limit + 1) if told else parts()

    answer = here.client.post(path, content=data, headers={"content-type": "application/json"})

    assert answer.status_code == 413
    assert answer.json()["refusal"]["parameters"] == {"limit": limit}


def test_every_answer_tells_browsers_what_a_page_may_do(here: Stage) -> None:
    for path, host in (("/", "127.0.0.1:8000"), ("/api/health", "127.0.0.1:8000"), ("/", "evil")):
        headers = here.client.get(path, headers={"host": host}).headers

        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "access-control-allow-origin" not in headers
    assert here.program().get("/health").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("accepted", "language", "words"),
    [
        ("de-DE,de;q=0.9", "de", "Wer den Server betreibt"),
        ("pt-PT;q=0.8, fr", "pt-BR", "Quem cuida do servidor"),
        ("fr, *", "en", "Whoever runs the server"),
    ],
)
def test_a_person_with_the_wrong_address_reads_which_option_to_set(
    here: Stage, accepted: str, language: str, words: str
) -> None:
    headers = {"host": "<b>.lan:8000", "accept": "text/html,*/*", "accept-language": accepted}

    answer = here.client.get("/", headers=headers)

    assert answer.status_code == 421
    assert f'lang="{language}"' in answer.text
    assert words in answer.text
    assert "--origin http://&lt;b&gt;.lan:8000" in answer.text
    assert "--lan" in answer.text
    plain = here.client.get("/", headers={**headers, "accept": "*/*"})
    assert plain.headers["content-type"].startswith("text/plain")


def test_without_a_client_the_first_page_says_so(here: Stage) -> None:
    answer = here.client.get("/", headers={"accept": "text/html", "accept-language": "de"})

    assert answer.status_code == 200
    assert "nicht gebaut" in answer.text


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("", "en"), ("de", "de"), ("en;q=0.1,de;q=0.2", "de"), ("de;q=0", "en"), ("de;q=x", "en")],
)
def test_the_language_is_the_one_that_is_liked_best(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


def test_an_address_can_come_and_go() -> None:
    allowed = Allowed(Settings("x"))
    allowed.add("http://192.168.1.7:8000")

    assert allowed.has_host("192.168.1.7:8000")
    assert allowed.has_origin("http://192.168.1.7:8000")
    assert not allowed.has_host("192.168.1.8:8000")

    allowed.remove("http://192.168.1.7:8000")

    assert not allowed.has_host("192.168.1.7:8000")
    assert not allowed.has_origin("http://192.168.1.7:8000")


def test_a_usual_port_may_be_left_out() -> None:
    allowed = Allowed(Settings("x", host="box.lan", port=80, origins=("https://ra.example:443",)))

    assert allowed.has_host("box.lan")
    assert allowed.has_host("ra.example")
    assert allowed.has_origin("https://ra.example")
    assert not allowed.has_origin("http://ra.example")


@pytest.mark.parametrize("host", ["", "0.0.0.0", "::"])
def test_who_listens_everywhere_is_called_by_no_name_of_its_own(host: str) -> None:
    assert not Allowed(Settings("x", host=host)).has_host(f"{host}:8000")


@pytest.mark.parametrize(
    "text",
    [
        "ra.example",
        "ftp://ra.example",
        "https://",
        "https://a@b",
        "https://a/b",
        "https://a:x",
        "*",
    ],
)
def test_what_is_no_origin_is_refused(text: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        read_origin(text)

    assert refused.value.code == "not-an-origin"


def test_an_origin_is_read_as_browsers_write_it() -> None:
    assert read_origin("HTTPS://Ra.Example/") == "https://ra.example"
