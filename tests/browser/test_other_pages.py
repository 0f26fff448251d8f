"""What a page of somebody else may do with the server of whoever looks at it: nothing."""

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from playwright.sync_api import Browser

from tests.browser.house import House

OPEN = """address => new Promise(told => {
    const line = new WebSocket(address);
    line.onopen = () => told('open');
    line.onclose = () => told('closed');
})"""


class _Page(BaseHTTPRequestHandler):
    """A page without anything in it."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>Elsewhere</title>")

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture
def elsewhere() -> Iterator[str]:
    """The address of a page at another port of the same host, to which cookies go all the same."""
    with ThreadingHTTPServer(("127.0.0.1", 0), _Page) as serving:
        Thread(target=serving.serve_forever).start()
        yield f"http://127.0.0.1:{serving.server_address[1]}"
        serving.shutdown()


def test_a_page_of_another_origin_opens_no_socket(
    chromium: Browser, house: House, elsewhere: str
) -> None:
    socket = house.address.replace("http", "ws") + "/ws"
    context = chromium.new_context()
    table = {"game": "ra", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}]}
    made = context.request.post(f"{house.address}/api/tables", data=table)
    found = {}
    for address in (house.address, elsewhere):
        page = context.new_page()
        page.goto(address)
        found[address] = page.evaluate(OPEN, socket)
    cookies = context.cookies(elsewhere)
    context.close()

    assert made.ok, made.text()
    assert [cookie["name"].startswith("heliopolis-") for cookie in cookies] == [True]
    assert found == {house.address: "open", elsewhere: "closed"}
