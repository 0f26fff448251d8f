"""A server and a browser to be measured, and guests who come with an empty cache."""

import json
import os
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.browsers import chromium_program, is_root
from tests.browser.house import House

ROOT = Path(__file__).parents[2]
_SCRIPTS = (ROOT / "tests/browser/hands.js", Path(__file__).with_name("watch.js"))
_SETTINGS = {"language": "en", "confirmBids": False, "name": "Ana", "speed": 1}
_KEY = secrets.token_hex(16)
"""Whoever knows the key of the house may make tables as fast as they like."""
_SIZE = {"width": 1280, "height": 720}


def say(words: str) -> None:
    """Tell whoever waits how far it is."""
    print(words, file=sys.stderr, flush=True)


def require_client() -> None:
    """End kindly where there is nothing to be measured."""
    if subprocess.run(
        [sys.executable, "hatch_build.py", "check"], cwd=ROOT, check=False
    ).returncode:
        raise SystemExit("The client is not built, or old: run python hatch_build.py build")


def commit() -> str:
    """What is measured, by its short name; a tree with changes says so."""
    found = subprocess.run(
        ["git", "describe", "--always", "--exclude=*", "--dirty=, changed"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return found.stdout.strip()


@contextmanager
def browser() -> Iterator[Browser]:
    """The machine's Chromium, without a window."""
    program = chromium_program()
    if program is None:
        raise SystemExit("There is no Chromium here: run make system as root, or install one.")
    with sync_playwright() as driver:
        arguments = ["--no-sandbox"] if is_root() else []
        made = driver.chromium.launch(executable_path=program, args=arguments, timeout=120_000)
        yield made
        made.close()


@contextmanager
def house() -> Iterator[House]:
    """A server that has compiled both games, with a database that goes away."""
    with tempfile.TemporaryDirectory() as folder:
        made = House(Path(folder))
        os.environ["HELIOPOLIS_HOUSE_KEY"] = _KEY
        try:
            made.start()
            yield made
        finally:
            made.stop()


class Guest:
    """Somebody with a browser that has loaded nothing yet."""

    def __init__(self, browser: Browser, address: str, **settings: object) -> None:
        self._address = address
        self._context: BrowserContext = browser.new_context(viewport=_SIZE)  # type: ignore[arg-type]
        kept = json.dumps(json.dumps({**_SETTINGS, **settings}))
        self._context.add_init_script(f"localStorage.setItem('heliopolis', {kept})")
        for script in _SCRIPTS:
            self._context.add_init_script(script.read_text())
        self.page: Page = self._context.new_page()

    def __enter__(self) -> "Guest":
        return self

    def __exit__(self, *_: object) -> None:
        self._context.close()

    def make_table(self, game: str, seats: int = 2, **wishes: object) -> str:
        """A table with bots that wait for nobody; its path."""
        bots = [{"kind": "bot", "bot": "uniform", "name": f"Bot {n}"} for n in range(1, seats)]
        people = [{"kind": "me", "name": "Ana"}, *bots]
        body = {"game": game, "seats": people, "pace": "instant", "advice": False, **wishes}
        own = {"origin": self._address, "x-house-key": _KEY}
        answer = self._context.request.post(f"{self._address}/api/tables", data=body, headers=own)
        assert answer.ok, answer.text()
        return f"/table/{answer.json()['table']['id']}"

    def go(self, path: str) -> None:
        """Open a page, and do not wait for all of it."""
        self.page.goto(self._address + path, wait_until="commit")

    def ask(self, script: str, *told: Any) -> Any:
        """What a function of `watch` answers in the page."""
        return self.page.evaluate(f"told => watch.{script}", list(told))
