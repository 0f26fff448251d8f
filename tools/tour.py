"""Pictures of every scene of the gallery and of every page, for those who look at the design.

`python -m tools.tour FOLDER` takes them in the machine's Chromium at four sizes, by day and by
night. `--only 'ra-*' --sizes 360x740 --themes night --languages de` takes fewer, or others.
"""

import argparse
import re
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from fnmatch import fnmatchcase
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import product
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

from bench.browser.guests import ROOT, browser, require_client
from tests.browser.house import House
from tests.browser.visitors import Visit, Visitor

SIZES: Final = ("1440x900", "1280x720", "768x1024", "360x740")
THEMES: Final = ("day", "night")
SCENES: Final = sorted(path.stem for path in (ROOT / "web/test/fixtures").glob("[rd][ai]*-*.json"))
PATHS: Final = (
    *("/", "/new", "/new?on=device", "/rules", "/rules/dice", "/quick", "/quick?game=dice"),
    *("/guide/ra", "/guide/ra-dice", "/nowhere", "/#host/{gathering}/owner", "{join}"),
    *("/table/{gathering}", "/table/{ra}", "/table/{dice}", "/#watch/{ended}"),
    *("/replay", "/replay/{ended}", "/replay/{dice-ended}"),
)
PAGES: Final = {"page" + re.sub(r"\W+", "-", path).rstrip("-"): path for path in PATHS}
_QUIET = """() => new Promise((done) => {
    let timer = setTimeout(done, 300);
    const again = () => { clearTimeout(timer); timer = setTimeout(done, 300); };
    new MutationObserver(again).observe(document, { subtree: true, childList: true, characterData: true });
    setTimeout(done, 3000);  // clocks are never quiet
})"""  # noqa: E501


class _Silent(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def gallery() -> Iterator[str]:
    """The gallery, built anew; its address."""
    with tempfile.TemporaryDirectory() as folder:
        build = ["exec", "--", "vite", "build", "--config", "vite.gallery.config.ts"]
        options = ["--outDir", folder, "--emptyOutDir", "--logLevel", "warn"]
        command = [sys.executable, "hatch_build.py", "npm", *build, *options]
        subprocess.run(command, cwd=ROOT, check=True)
        with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Silent, directory=folder)) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{server.server_port}/gallery.html"
            server.shutdown()


def tables(host: Visitor) -> dict[str, str]:
    """Tables for the pages that show one, and a link to a free seat."""
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
    waiting = host.ask("/tables", {"game": "ra", "seats": seats})
    link: str = waiting["link"]
    return {
        "gathering": waiting["table"]["id"],
        "join": link[link.index("/#") :],
        "ra": host.make_table("ra", "me", "merchant", "merchant", advice=True),
        "dice": host.make_table("ra-dice", "me", "merchant", "merchant", advice=True),
        "ended": host.make_table("ra", "uniform", "uniform", "uniform"),
        "dice-ended": host.make_table("ra-dice", "uniform", "uniform"),
    }


def device(size: str) -> dict[str, Any]:
    """A screen of that size; a narrow one is that of a phone."""
    width, height = map(int, size.split("x"))
    phone = width < 600
    screen = {"width": width, "height": height}
    return {"viewport": screen, "has_touch": phone, "is_mobile": phone}


def keep(page: Page, asked: argparse.Namespace, name: str, *view: str) -> None:
    """A picture of a page, when nothing changes on it any more."""
    page.wait_for_selector("main, [data-part]", state="attached")
    page.evaluate("() => document.fonts.ready")
    page.evaluate(_QUIET)
    page.screenshot(path=asked.folder / f"{'-'.join([name, *view])}.png", full_page=asked.whole)
    print(name, *view, flush=True)


def show_scenes(browser: Browser, asked: argparse.Namespace, names: list[str]) -> None:
    """Scenes of the gallery, in every view that is asked for."""
    with gallery() as address:
        for size, theme, language in product(asked.sizes, asked.themes, asked.languages):
            page = browser.new_page(**device(size), reduced_motion="reduce")
            for name in names:
                page.goto(f"{address}?scene={name}&theme={theme}&lang={language}&speed=0")
                keep(page, asked, name, size, theme, language)
            page.close()


def show_pages(browser: Browser, asked: argparse.Namespace, names: list[str]) -> None:
    """Pages of a server, in every view that is asked for, as the host of its tables sees them."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        server = House(Path(folder))
        stack.callback(server.stop)
        server.start()
        visit = Visit(browser, server)
        host = visit.come()
        places = tables(host)
        for size, theme, language in product(asked.sizes, asked.themes, asked.languages):
            ana = visit.come(device(size), theme=theme, language=language)
            own: Any = host.context.cookies()
            for name in names:
                ana.context.clear_cookies()
                if PAGES[name] != "{join}":  # where somebody comes who has no seat yet
                    ana.context.add_cookies(own)
                ana.page.goto("about:blank")  # or what is behind a number sign loads nothing anew
                ana.go(PAGES[name].format(**places))
                keep(ana.page, asked, name, size, theme, language)
        visit.close()


def main() -> None:
    """Take the pictures that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go; no part of the project")
    parser.add_argument("--sizes", nargs="+", default=SIZES, metavar="WxH")
    parser.add_argument("--themes", nargs="+", default=THEMES, help="day, night, contrast")
    parser.add_argument("--languages", nargs="+", default=["en"], help="en, pt-BR, de, xx")
    parser.add_argument("--only", nargs="+", default=["*"], help="names, as 'ra-*' or 'page-*'")
    parser.add_argument("--whole", action="store_true", help="also what one has to scroll to")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    require_client()
    with browser() as opened:
        for show, known in ((show_scenes, SCENES), (show_pages, PAGES)):
            names = [name for name in known if any(fnmatchcase(name, one) for one in asked.only)]
            if names:
                show(opened, asked, names)


if __name__ == "__main__":
    main()
