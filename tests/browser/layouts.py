"""What a layout does to people: pages that can be pushed sideways, cut words, things too small."""

from pathlib import Path

from playwright.sync_api import ViewportSize

from tests.browser.visitors import PHONE, Visitor

TABLET: ViewportSize = {"width": 1180, "height": 820}
"""One that lies on the table, for it has room for all columns."""
FINGER = 44
"""Pixels that a finger finds."""
_EYES = Path(__file__).with_name("eyes.js").read_text()
TWO_FRAMES = """() => new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
})"""


class Layouts:
    """Looks at what a visitor sees, on a phone and with the room of a tablet, both touched."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.found: list[str] = []
        visitor.context.add_init_script(_EYES)

    def look(self, where: str) -> None:
        """Note what is wrong on a page that is opened on a phone, and leave it so."""
        self.look_at_phone(where)
        self.visitor.page.set_viewport_size(TABLET)
        self.visitor.page.evaluate(TWO_FRAMES)
        self.look_at(f"{where}, tablet", "wide", "overlapping", "small")
        self.visitor.page.set_viewport_size(PHONE["viewport"])
        self.visitor.page.evaluate(TWO_FRAMES)

    def look_at_phone(self, where: str) -> None:
        """Note what is wrong on a phone alone."""
        self.look_at(f"{where}, phone", "wide", "cut", "overlapping", "small")

    def look_at(self, where: str, *questions: str) -> None:
        """Note what is wrong on a page as it is, by the questions of eyes.js."""
        for question in questions:
            answers: list[str] = self.visitor.page.evaluate(f"eyes.{question}({FINGER})")
            self.found += [f"{where}: {question}: {answer}" for answer in answers]
