"""One person in a browser and one in a terminal, at one table."""

import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.players import Player
from tests.browser.visitors import PATIENCE, Visit

_HOME = Path(__file__).parents[2]
_PROMPT = "Your move: "


class Guest:
    """``heliopolis join`` as somebody runs it: a process at a terminal of its own."""

    def __init__(self, link: str, name: str, folder: Path) -> None:
        self.text = ""
        self._answered = 0
        self._terminal, theirs = pty.openpty()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "heliopolis", "join", link, "--name", name],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=_HOME,
            env=os.environ
            | {
                "PYTHONPATH": str(_HOME / "src"),
                "XDG_DATA_HOME": str(folder),
                "NO_COLOR": "1",
                "TERM": "dumb",
            },
            start_new_session=True,
        )
        os.close(theirs)

    def read(self, patience: float = 0.05) -> None:
        """Take what the terminal shows by now, or within so many seconds."""
        while select.select([self._terminal], [], [], patience)[0]:
            patience = 0.0
            try:
                data = os.read(self._terminal, 65_536)
            except OSError:  # the process has ended
                return
            self.text += data.decode(errors="replace").replace("\r\n", "\n")

    def wait_for(self, words: str, since: int = 0) -> int:
        """Read until some words are there, after so many signs; where they end."""
        end = time.monotonic() + PATIENCE / 1000
        while (place := self.text.find(words, since)) < 0:
            assert time.monotonic() < end, f"{words!r} never came:\n{self.text[-3000:]}"
            self.read()
        return place + len(words)

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self._terminal, f"{line}\n".encode())

    def answer(self, line: str) -> None:
        """Type a line at the next prompt."""
        self._answered = self.wait_for(_PROMPT, self._answered)
        self.type(line)

    def quit(self) -> int:
        """Leave for now; how the process ended."""
        self.type("quit")
        end = time.monotonic() + PATIENCE / 1000
        while self._process.poll() is None and time.monotonic() < end:
            self.read()
        self.read()
        return self._process.wait(1)

    def close(self) -> None:
        """Leave nothing behind."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        os.close(self._terminal)


@pytest.fixture
def guests() -> Iterator[list[Guest]]:
    """Those who sit at terminals; all are gone afterwards."""
    made: list[Guest] = []
    yield made
    for guest in made:
        guest.close()


def test_somebody_in_a_terminal_plays_with_somebody_in_a_browser(
    visit: Visit, guests: list[Guest], tmp_path: Path
) -> None:
    ana = Player(visit.come(), seed=5)
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
    made = ana.visitor.ask("/tables", {"game": "ra", "seats": seats, "chat": True})
    table = made["table"]["id"]
    ana.sit_down(table)

    link = made["seats"][1]["invite"]
    ben = Guest(link, "Ben", tmp_path)
    guests.append(ben)
    typed = 0
    begun = 0

    def asked() -> int | None:
        updates = ana.visitor.answers("update")
        return updates[-1]["asked"] if updates and ana.visitor.is_answered else None

    def heard_after(told: int) -> bool:
        return len(ana.visitor.answers("update")) > told

    while ana.sent < 4 or typed < 4:
        ana.visitor.wait(lambda: asked() is not None, "anybody's turn")
        if asked() == 0:
            ana.step()
            continue
        told = len(ana.visitor.answers("update"))
        ben.answer("1")
        ana.visitor.wait(partial(heard_after, told), "the move of the terminal")
        typed += 1
        begun = begun or len(ben.text)  # the boards so far may name everybody
    page = ana.visitor.page
    expect(page.locator("ol.log li").filter(has_text="Ben").first).to_be_visible()
    ben.wait_for("Ana ", begun)
    ana.visitor.press("Chat")
    ben.type("say hello from the terminal")
    ben.wait_for("You: hello from the terminal")

    expect(page.get_by_label("Chat").get_by_text("hello from the terminal")).to_have_count(1)
    assert ana.visitor.answers("refused") == []
    record = ana.visitor.context.request.get(
        f"{ana.visitor.house.address}/api/tables/{table}/record"
    ).text()
    assert "seats: Ana, Ben" in record
    assert ben.quit() == 0
    assert "Come back with: " in ben.text
    assert ben.text.endswith(f" join '{link}' --name Ben\n")
