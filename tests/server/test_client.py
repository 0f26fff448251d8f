"""The browser's client as files: its pages, what browsers keep, and the page that is opened."""

import gzip
import threading
import time
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import pytest

from heliopolis.server import browser
from heliopolis.server.browser import has_screen, open_page
from tests.server.routes.builders import Stage, stage

PAGES = ["/", "/new", "/quick", "/rules", "/rules/R-4.2", "/replay", "/table/aB3_-", "/guide/ra/"]


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Stage]:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<p>the table</p>")
    (client / "manifest.webmanifest").write_text("{}")
    (client / "assets" / "app-1a2b.js").write_text("play()")
    (client / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(b"play() // packed"))
    with stage(tmp_path, client=client) as made:
        yield made


@pytest.mark.parametrize("path", PAGES)
def test_every_page_of_the_client_is_the_same_file(here: Stage, path: str) -> None:
    answer = here.client.get(f"{path}?at=3")

    assert (answer.status_code, answer.text) == (200, "<p>the table</p>")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize("path", ["/tables", "/table/a/b", "/assets/none.js", "/table/%2e%2e/x"])
def test_what_is_no_page_is_not_found(here: Stage, path: str) -> None:
    assert here.client.get(path).status_code == 404


@pytest.mark.parametrize("path", ["/tables", "/table/a/b", "/ra"])
def test_who_reads_pages_gets_one_that_says_there_is_nothing(here: Stage, path: str) -> None:
    answer = here.client.get(path, headers={"accept": "text/html,*/*;q=0.8"})

    assert (answer.status_code, answer.text) == (404, "<p>the table</p>")


@pytest.mark.parametrize("path", ["/api/nothing", "/api", "/assets/none", "/nothing.js"])
def test_programs_are_refused_in_json_whatever_they_accept(here: Stage, path: str) -> None:
    answer = here.client.get(path, headers={"accept": "text/html,*/*;q=0.8"})

    assert (answer.status_code, answer.json()["refusal"]["code"]) == (404, "no-such-page")


def test_pages_are_asked_for_anew_and_assets_are_kept(here: Stage) -> None:
    page = here.client.get("/table/abc")
    script = here.client.get("/assets/app-1a2b.js")
    again = here.client.get("/", headers={"if-none-match": page.headers["etag"]})

    assert page.headers["cache-control"] == "no-cache"
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert again.status_code == 304


def test_a_packed_file_is_sent_to_whoever_can_unpack_it(here: Stage) -> None:
    packed = here.client.get("/assets/app-1a2b.js", headers={"accept-encoding": "br, gzip"})
    plain = here.client.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})

    assert (packed.headers["content-encoding"], packed.text) == ("gzip", "play() // packed")
    assert ("content-encoding" in plain.headers, plain.text) == (False, "play()")
    assert packed.headers["content-type"] == plain.headers["content-type"]
    assert packed.headers["content-type"].startswith("text/javascript")
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"


def test_the_manifest_has_its_type_whatever_the_machine_knows(here: Stage) -> None:
    answer = here.client.get("/manifest.webmanifest")

    assert answer.headers["content-type"] == "application/manifest+json"


@pytest.mark.parametrize(
    ("environment", "platform", "shown"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"BROWSER": "firefox"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_a_page_is_opened_only_where_there_is_a_screen(
    environment: dict[str, str], platform: str, shown: bool
) -> None:
    assert has_screen(environment, platform) is shown


def test_without_any_browser_nothing_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> None:
        raise webbrowser.Error("there is none")

    monkeypatch.setattr(browser, "has_screen", lambda: True)
    monkeypatch.setattr("webbrowser.get", none)

    assert open_page("http://127.0.0.1:8000") is False


def test_nobody_waits_for_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(browser, "has_screen", lambda: True)
    monkeypatch.setattr("webbrowser.get", lambda: None)
    monkeypatch.setattr("webbrowser.open", opened.append)

    assert open_page("http://127.0.0.1:8000") is True
    for thread in threading.enumerate():
        if thread.name == "browser":
            thread.join()
    assert opened == ["http://127.0.0.1:8000"]


def test_a_program_that_ends_waits_until_the_browser_has_begun(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened: list[str] = []

    def begin(address: str) -> None:
        time.sleep(0.1)
        opened.append(address)

    monkeypatch.setattr(browser, "has_screen", lambda: True)
    monkeypatch.setattr("webbrowser.get", lambda: None)
    monkeypatch.setattr("webbrowser.open", begin)

    assert open_page("http://127.0.0.1:8000", browser.TO_OPEN) is True
    assert opened == ["http://127.0.0.1:8000"]
