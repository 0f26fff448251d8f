"""From which address somebody calls: what a proxy says counts only where it is trusted."""

from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from heliopolis.server.callers import caller_of
from heliopolis.server.limits import ADDRESS_SOCKETS
from tests.server.routes.builders import ME, OPEN, Stage, stage

PROXY = "10.0.0.9"
TABLE = {"game": "ra", "seats": [ME, OPEN]}


def address(here: Stage, *forwarded: str) -> str:
    """The address that counts, where each of these stands in a header of its own."""
    headers = [(b"x-forwarded-for", one.encode("latin-1")) for one in forwarded]
    scope: dict[str, Any] = {"scheme": "http", "client": (PROXY, 50_000), "headers": headers}
    return caller_of(scope, here.house).address


@pytest.mark.parametrize(
    ("forwarded", "counts"),
    [
        (("203.0.113.7",), "203.0.113.7"),
        (("198.51.100.1, 203.0.113.7",), "203.0.113.7"),
        (("127.0.0.1, 198.51.100.1,203.0.113.7 ",), "203.0.113.7"),
        (("198.51.100.1", "203.0.113.7"), "203.0.113.7"),
        (("2001:db8::1, 2001:db8::2",), "2001:db8::2"),
        (("203.0.113.7,",), PROXY),
        (("",), PROXY),
        ((), PROXY),
    ],
)
def test_behind_a_proxy_the_address_that_it_added_last_counts(
    tmp_path: Path, forwarded: tuple[str, ...], counts: str
) -> None:
    """Whatever stands before it, the caller has sent."""
    with stage(tmp_path, trusted_proxy=True) as here:
        assert address(here, *forwarded) == counts


@pytest.mark.parametrize("forwarded", ["203.0.113.7", "198.51.100.1, 203.0.113.7"])
def test_without_a_proxy_nobody_says_another_address(tmp_path: Path, forwarded: str) -> None:
    with stage(tmp_path) as here:
        assert address(here, forwarded) == PROXY


def made(here: Stage, forwarded: str) -> int:
    """The status of a new table by a newcomer behind the proxy."""
    return here.browser().post("/tables", TABLE, **{"x-forwarded-for": forwarded}).status


def test_who_forges_a_first_address_is_counted_by_the_last(tmp_path: Path) -> None:
    with stage(tmp_path, trusted_proxy=True, peer=PROXY) as here:
        here.stop_time()
        forged = [made(here, f"198.51.100.{number}, 203.0.113.7") for number in range(61)]

        assert forged == [201] * 60 + [429]
        assert made(here, "203.0.113.7, 203.0.113.8") == 201  # nor does it use up what others have
        assert made(here, "203.0.113.7") == 429


def test_without_a_proxy_a_forged_address_is_nobody_new(tmp_path: Path) -> None:
    with stage(tmp_path, peer=PROXY) as here:
        here.stop_time()

        assert [made(here, f"198.51.100.{number}") for number in range(61)] == [201] * 60 + [429]


def test_sockets_are_counted_by_the_last_address_too(tmp_path: Path) -> None:
    with stage(tmp_path, trusted_proxy=True, peer=PROXY) as here:
        for _ in range(ADDRESS_SOCKETS):
            assert here.house.limits.addresses.enter("203.0.113.7")

        one = {"host": "127.0.0.1:8000", "x-forwarded-for": "198.51.100.1, 203.0.113.7"}
        other = {**one, "x-forwarded-for": "203.0.113.7, 203.0.113.8"}
        with (
            pytest.raises(WebSocketDisconnect) as refused,
            here.client.websocket_connect("/ws", headers=one),
        ):
            pass
        assert refused.value.code == 1008
        with here.client.websocket_connect("/ws", headers=other) as socket:
            socket.send_text("no hello")
            assert socket.receive_json()["type"] == "bye"
