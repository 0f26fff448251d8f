"""The measures of the client: sizes, first pages, moves and flights."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import PurePosixPath
from typing import Any

from playwright.sync_api import Browser

from heliopolis.ra.events import AuctionWon
from heliopolis.ra.tiles import Tile
from heliopolis.record import read_record, replay

from .guests import ROOT, Guest, say

GAMES = ("ra", "ra-dice")
PAGES = ("start", *GAMES)
LANGUAGES = ("en", "pt-BR", "de")
MOVES_A_ROUND = 12
LOT = 8
_STAY_AWAY = frozenset({Tile.FUNERAL, Tile.DROUGHT, Tile.UNREST, Tile.EARTHQUAKE})
_KINDS = {".js": "script", ".css": "styles", ".woff2": "fonts"}
_RECORDS = ROOT / "tools/web/games"
Figures = dict[str, Any]


def spread(values: Sequence[float], unit: float = 1.0) -> Figures:
    """The middle one, the one that a twentieth is above, and the worst."""
    ordered = sorted(value / unit for value in values)
    at = [len(ordered) // 2, int(0.95 * len(ordered)), -1]
    median, most, worst = (round(ordered[place], 2) for place in at)
    return {"count": len(ordered), "median": median, "p95": most, "worst": worst}


def sizes(browser: Browser, address: str) -> Figures:
    """Bytes that came over the line until a first page was shown, by kind."""
    found: Figures = {}
    for page in PAGES:
        for language in LANGUAGES:
            say(f"sizes: {page} in {language}")
            with Guest(browser, address, language=language) as guest:
                shown = _open(guest, page)
                loaded = guest.ask("loaded(...told)", shown)
                found.setdefault(page, {})[language] = _by_kind(loaded)
    return found


def _by_kind(loaded: Sequence[tuple[str, int]]) -> dict[str, int]:
    total: Counter[str] = Counter()
    for path, size in loaded:
        total[_KINDS.get(PurePosixPath(path).suffix, "else")] += size
    return dict(total)


def first_pages(browser: Browser, address: str, rounds: int) -> Figures:
    """Seconds from following a link, with an empty cache, until something can be pressed."""
    found: Figures = {}
    for page in PAGES:
        say(f"first page: {page}")
        times = []
        for _ in range(rounds + 1):
            with Guest(browser, address) as guest:
                times.append(_open(guest, page))
        found[page] = spread(times[1:], unit=1000)  # the first one warms up
    return found


def _open(guest: Guest, page: str) -> float:
    """Milliseconds from following a link until something can be pressed."""
    guest.go("/" if page == "start" else guest.make_table(page))
    shown: float = guest.ask("start" if page == "start" else "table")
    return shown


def moves(browser: Browser, address: str, rounds: int) -> Figures:
    """Milliseconds from an update's arrival in the page until it is drawn."""
    found: Figures = {}
    wanted = MOVES_A_ROUND * rounds
    for game in GAMES:
        for speed in (0, 1):
            say(f"moves: {game} at speed {speed}")
            told: list[dict[str, float | None]] = []
            while len(told) < wanted:
                with Guest(browser, address, speed=speed) as guest:
                    guest.go(guest.make_table(game))
                    guest.ask("table")
                    told += guest.ask("play(...told)", wanted - len(told), speed > 0)
            found.setdefault(game, {})[f"x{speed}"] = {
                part: spread(values)
                for part in ("shown", "moving", "decided")
                if (values := [value for one in told if (value := one[part]) is not None])
            }
    return found


def flights(browser: Browser, address: str, rounds: int) -> Figures:
    """Milliseconds between frames while the tiles of a whole lot fly home."""
    gaps: list[float] = []
    lots = list(islice(whole_lots(), rounds))
    for number, (record, players, after, sun) in enumerate(lots, 1):
        say(f"flights: {number} of {len(lots)}")
        with Guest(browser, address) as guest:
            begun = {"record": record, "number": after}
            guest.go(guest.make_table("ra", players, **{"from": begun}))
            guest.ask("table")
            guest.page.wait_for_timeout(1000)  # what a page does when it is opened is no flight
            told = guest.ask("fly(...told)", sun)
            assert told["flyers"] >= LOT, told  # suns may fly beside them
            gaps += told["gaps"]
    return {"lots": len(lots), **spread(gaps)}


def whole_lots() -> Iterator[tuple[str, int, int, int]]:
    """Kept games: text, players, after how many moves the first seat wins a lot, by which sun."""
    for path in sorted(_RECORDS.glob("ra-*.ra")):
        text = path.read_text()
        record = read_record(text)
        for number, step in enumerate(replay(record)):
            for event in step.events:
                won = isinstance(event, AuctionWon) and _flies_whole(event)
                if won and str(record.moves[number - 1]) == f"bid {event.paid}":
                    yield text, record.game.players, number - 1, event.paid


def _flies_whole(won: AuctionWon) -> bool:
    """Whether eight tiles fly to the first seat: disasters have no place there."""
    return won.seat == 0 and len(won.tiles) == LOT and _STAY_AWAY.isdisjoint(won.tiles)


def rendering(browser: Browser) -> str:
    """How this browser draws: by the processor alone, or by a graphics card."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getInfo")
    status = told["gpu"].get("featureStatus", {}).get("gpu_compositing", "unknown")
    return (
        "software" if "software" in status or status.startswith("disabled") else json.dumps(status)
    )
