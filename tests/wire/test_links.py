"""Links to a table are read as they are written, and nothing else is one."""

import pytest

from heliopolis.core.errors import InvalidMessage
from heliopolis.wire.links import Link, read_link

ADDRESS = "http://192.168.1.5:8000"
LINKS = [
    Link(ADDRESS, "join", "t-1", "secret_2"),
    Link("https://ra.example.org", "host", "t-1", "s"),
    Link("http://[::1]:8000", "watch", "t-1"),
]


@pytest.mark.parametrize("link", LINKS)
def test_a_link_comes_back_as_it_was(link: Link) -> None:
    assert read_link(str(link)) == link
    assert read_link(f"  {link}\n") == link


def test_a_link_leads_to_requests_and_to_the_socket() -> None:
    assert LINKS[0].api == f"{ADDRESS}/api/tables/t-1"
    assert LINKS[0].socket == "ws://192.168.1.5:8000/ws"
    assert LINKS[1].socket == "wss://ra.example.org/ws"


def test_nothing_of_a_link_reaches_a_server_but_the_address() -> None:
    assert str(LINKS[0]).split("#") == [f"{ADDRESS}/", "join/t-1/secret_2"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "t-1/secret",
        f"{ADDRESS}/",
        f"{ADDRESS}/#join/t-1",
        f"{ADDRESS}/#watch/t-1/secret",
        f"{ADDRESS}/#steal/t-1/secret",
        f"{ADDRESS}/#join/t 1/secret",
        f"{ADDRESS}/#join/t-1/secret/more",
        f"{ADDRESS}/path/#join/t-1/secret",
        "ftp://host/#join/t-1/secret",
        "http://user@host/#join/t-1/secret",
        f"{ADDRESS}/#join/t-1/{'s' * 65}",
        "http://" + "h" * 500 + "/#join/t-1/secret",
    ],
)
def test_what_is_no_link_is_refused_by_name(text: str) -> None:
    with pytest.raises(InvalidMessage) as refused:
        read_link(text)

    assert refused.value.code == "no-link"
