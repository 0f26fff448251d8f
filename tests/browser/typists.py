"""Somebody who sees nothing: hears the live region, and types into the command field."""

import re
from random import Random

from tests.browser.layouts import TWO_FRAMES
from tests.browser.visitors import Visitor
from tests.browser.words import before_argument, words

_TRIES = 3
_REMEMBER = """
window.announced = [];
addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    const region = document.querySelector('[data-announcements]');
    const said = region?.textContent.trim();
    if (!said || region.dataset.announcements === window.toldLast) return;
    window.toldLast = region.dataset.announcements;  // the same answer may be told twice
    announced.push(said);
}).observe(document.body, { subtree: true, childList: true, characterData: true }));
"""


class Typist:
    """Asks what there is to do, and does one of it in the words of the answer."""

    def __init__(self, visitor: Visitor, random: Random, language: str = "en") -> None:
        self.visitor = visitor
        self._random = random
        self._hint = before_argument(language, "web-command-hint", "questions")
        self._played = before_argument(language, "web-command-played", "move")
        self._several = before_argument(language, "web-command-several", "moves").strip()
        self._over = words(language).say("headline-over").rstrip(".")
        now = before_argument(language, "web-command-moves", "moves")
        self._moves = re.compile(rf"{re.escape(now)}(.*)\. {re.escape(self._hint)}")

    @property
    def heard(self) -> list[str]:
        """All that was announced so far."""
        return list(self.visitor.page.evaluate("() => announced"))

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for the seat of this page."""
        seats = [message["seat"] for message in self.visitor.sent if message["type"] == "hello"]
        updates = self.visitor.answers("update")
        return bool(updates) and updates[-1]["asked"] in seats

    @property
    def _has_ended(self) -> bool:
        updates = self.visitor.answers("update")
        return bool(updates) and updates[-1]["result"] is not None

    def sit_down(self, table: str) -> None:
        """Open a table, and go to the field by its key."""
        self.visitor.context.add_init_script(_REMEMBER)
        self.visitor.go(f"/table/{table}")
        self.visitor.wait(lambda: self.heard, "an announcement")
        self.visitor.page.wait_for_selector("form.command")
        self.visitor.page.keyboard.press("/")

    def play(self) -> None:
        """Play until the end is announced."""
        while not self._has_ended:
            self.decide()
        self.visitor.wait(lambda: self._over in " ".join(self.heard[-3:]), "the end in words")

    def decide(self) -> None:
        """Wait until one is asked, ask what there is to do, and do it."""
        self.visitor.wait(lambda: self.is_asked or self._has_ended, "a decision")
        if self._has_ended:
            return
        moves = self._moves.search(self.ask("?", self._hint))
        assert moves is not None, self.heard[-3:]
        played = self.ask(self._random.choice(moves[1].split("; ")), self._played)
        assert self._several not in played, "the words of a move are those of another, too"
        self.visitor.wait(lambda: self.visitor.is_answered, "the answer to a move")

    def ask(self, text: str, sign: str) -> str:
        """Type something, and hear an announcement with a sign in it."""
        self._write(text)
        before = len(self.heard)
        self.visitor.page.keyboard.press("Enter")

        def answers() -> list[str]:
            return [said for said in self.heard[before:] if sign in said]

        self.visitor.wait(answers, f"{sign!r} after {text!r}")
        return answers()[-1]

    def _write(self, text: str) -> None:
        """Write into the field alone, and once more where a sheet has opened above it meanwhile."""
        page = self.visitor.page
        page.evaluate(TWO_FRAMES)  # what opens with a decision is open then
        for _ in range(_TRIES):
            self._come_back()
            page.keyboard.press("ControlOrMeta+A")
            page.keyboard.type(text)
            if page.locator("form.command input").input_value() == text:
                return
        raise AssertionError(f"{text!r} does not come into the field")

    def _come_back(self) -> None:
        """Leave a sheet that has opened by the button that has the focus, back to the field."""
        page = self.visitor.page
        if page.locator("dialog[open]").count():
            page.keyboard.press("Enter")
            self.visitor.wait(lambda: not page.locator("dialog[open]").count(), "a closed sheet")
        where = "() => document.activeElement?.closest('form.command') !== null"
        self.visitor.wait(lambda: page.evaluate(where), "the field with the focus", 5_000)
