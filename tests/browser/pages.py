"""Opening a page, and waiting until it is all there."""

import re

from tests.browser.visitors import Visitor

_SIGNS = {
    r"/": "main li button[aria-pressed=true]",
    r"/table/.*": "main.farewell, main.waiting, [data-table] [data-part]",
    r"/replay/.*": "[data-part=rail], [data-part=monuments]",
    r"/#host/.*": "main ol > li",
    r"/#join/.*": "main form, main .btn.gold",
}
"""What a page shows when it is there, where that is not the first thing that it shows."""
_QUIET = """() => new Promise((done) => {
    let left = 2;
    const look = () => {
        left = window.unanswered > 0 ? 2 : left - 1;
        if (left < 0) done();
        else requestAnimationFrame(look);
    };
    look();
})"""


def open_page(visitor: Visitor, path: str) -> None:
    """Open a page, until it is there and everything that it has asked for is drawn."""
    visitor.go(path)
    signs = [sign for known, sign in _SIGNS.items() if re.fullmatch(known, path)]
    # of several signs one may be hidden for ever, as the columns of a table are on a phone
    visitor.page.locator(*signs or ["main"]).filter(visible=True).first.wait_for()
    draw(visitor)


def draw(visitor: Visitor) -> None:
    """Wait until the server has answered all questions of a page, and the answers are drawn."""
    visitor.page.evaluate(_QUIET)
