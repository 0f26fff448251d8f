"""The client in a real browser: its sizes, its first pages, a move, a flight of eight tiles.

`python -m bench.bench_browser` takes about three minutes; it starts a server of its own, and a
Chromium without a window. With `--fresh-clone` it also measures `make play` on a fresh clone.
"""

import argparse
import json
import os
from typing import Any

from .browser.fresh import fresh_clone
from .browser.guests import browser, commit, house, require_client
from .browser.measuring import first_pages, flights, moves, rendering, sizes

_SCRIPT_BAR, _FONT_BAR = 120_000, 60_000
_TABLE_BAR, _MOVE_BAR = 1.0, 100
_FRAME_BAR, _LATE_FRAME_BAR = 17, 34
_PAGE_BAR, _DECISION_BAR = 75, 120
_PAGES = {
    "start": "start page",
    "ra": "first table of Ra",
    "ra-dice": "first table of the dice game",
}
_PARTS = {"shown": "shown", "moving": "motion begins", "decided": "decision can be taken"}


def measure(rounds: int, fresh: bool, cold: bool) -> dict[str, Any]:
    """Everything, one after the other."""
    require_client()
    found: dict[str, Any] = {
        "commit": commit(),
        "rounds": rounds,
        "cores": len(os.sched_getaffinity(0)),
        "load": os.getloadavg()[0],
    }
    with browser() as opened:
        found |= {"browser": opened.version, "rendering": rendering(opened)}
        with house() as server:
            found["bytes"] = sizes(opened, server.address)
            found["first_s"] = first_pages(opened, server.address, rounds)
            found["move_ms"] = moves(opened, server.address, rounds)
            found["frame_ms"] = flights(opened, server.address, rounds)
        if fresh:
            found["make_play_s"] = {"cold": cold, **fresh_clone(opened, cold)}
    return found


def section(found: dict[str, Any]) -> str:
    """The figures as a section of results.md, with what they shall be at most."""
    return "\n".join(
        [
            "## The table in the browser",
            "",
            f"Commit {found['commit']}, "
            f"`python -m bench.bench_browser --rounds {found['rounds']}`, "
            f"Chromium {found['browser']}, drawn by {found['rendering']}, {found['cores']} cores, "
            f"load {found['load']:.1f} at the beginning.",
            "Everything is on loopback, and both games are compiled.",
            "Bytes are those that came over the line until the page was shown, "
            "in the language that needs most.",
            "A page is opened with an empty cache, and is there when something can be pressed.",
            "A move counts from the arrival of the server's answer in the page.",
            f"Frames are those while {found['frame_ms']['lots']} lots of eight tiles fly home.",
            "",
            "| what | median | 95 % | worst | bar |",
            "|---|---:|---:|---:|---:|",
            *_sizes(found["bytes"]),
            *(
                _row(f"{_PAGES[page]}, s", row, _TABLE_BAR)
                for page, row in found["first_s"].items()
            ),
            *(
                _row(f"a move of {game} at speed {speed[1:]}, {_PARTS[part]}, ms", row, _MOVE_BAR)
                for game, speeds in found["move_ms"].items()
                for speed, parts in speeds.items()
                for part, row in parts.items()
            ),
            _row("frame while eight tiles fly, ms", found["frame_ms"], _FRAME_BAR, _LATE_FRAME_BAR),
            *_start(found.get("make_play_s")),
        ]
    )


def _sizes(found: dict[str, dict[str, dict[str, int]]]) -> list[str]:
    """The language that needs most stands for all."""
    bars = {"script": f"{_SCRIPT_BAR:,}", "fonts": f"{_FONT_BAR:,}", "styles": ""}
    rows = []
    for page, languages in found.items():
        for kind, bar in bars.items():
            language, most = max(
                ((one, row.get(kind, 0)) for one, row in languages.items()), key=lambda row: row[1]
            )
            rows.append(
                f"| {kind} until {_PAGES[page]} ({language}), bytes | {most:,} | | | {bar} |"
            )
    return rows


def _row(what: str, row: dict[str, float], bar: float, late: float | None = None) -> str:
    bars = f"{bar:g}" if late is None else f"{bar:g}, 95 % {late:g}"
    return f"| {what} | {row['median']} | {row['p95']} | {row['worst']} | {bars} |"


def _start(found: dict[str, Any] | None) -> list[str]:
    if found is None:
        return []
    caches = "empty caches" if found["cold"] else "filled caches"
    page, decision = ("", "") if found["cold"] else (_PAGE_BAR, _DECISION_BAR)
    return [
        f"| make play on a fresh clone, {caches}, page answers, s | {found['page']} | | | {page} |",
        f"| the same, first decision of Ra, s | {found['decision']} | | | {decision} |",
    ]


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument(
        "--rounds", type=int, default=10, help="loads of each page, and dozens of moves; 10"
    )
    parser.add_argument(
        "--fresh-clone", action="store_true", help="measure make play on a fresh clone, too"
    )
    parser.add_argument(
        "--cold",
        action="store_true",
        help="with --fresh-clone: empty caches of pip and npm, so everything is fetched",
    )
    asked = parser.parse_args()
    found = measure(asked.rounds, asked.fresh_clone, asked.cold)
    print(json.dumps(found, indent=2) if asked.json else section(found))


if __name__ == "__main__":
    main()
