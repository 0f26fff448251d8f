"""The measures of the browser's client ask for what its scripts have, and are told as a section."""

import re
from pathlib import Path
from typing import Any

import pytest

from bench.bench_browser import section

_HOME = Path(__file__).parents[1]
_MEASURES = _HOME / "bench" / "browser"
_SCRIPTS = {
    "hands": _HOME / "tests" / "browser" / "hands.js",
    "watch": _MEASURES / "watch.js",
}
_SPREAD = {"count": 3, "median": 1.5, "p95": 2.5, "worst": 3.5}
_FOUND: dict[str, Any] = {
    "commit": "abc1234",
    "rounds": 3,
    "cores": 2,
    "load": 0.1,
    "browser": "150.0",
    "rendering": "software",
    "bytes": {
        "start": {"en": {"script": 100}},
        "ra": {"en": {"script": 1_000, "fonts": 500}, "de": {"script": 2_000, "fonts": 500}},
        "ra-dice": {"en": {"script": 3_000, "fonts": 500, "styles": 7}},
    },
    "first_s": {"start": _SPREAD, "ra": _SPREAD, "ra-dice": _SPREAD},
    "move_ms": {"ra": {"x0": {"shown": _SPREAD}, "x1": {"moving": _SPREAD, "decided": _SPREAD}}},
    "frame_ms": {"lots": 2, **_SPREAD},
}


def offered(name: str) -> set[str]:
    """What a script gives to the page, as `window.name = { … }` at its end."""
    script = _SCRIPTS[name].read_text()
    given = script[script.index(f"window.{name} = {{") :]
    return set(re.findall(r"^\t\t(\w+)(?=[:,\n])", given, re.MULTILINE))


def used(name: str) -> set[str]:
    """What the measures and the players take from it."""
    folders = (_MEASURES, _SCRIPTS["hands"].parent)
    files = [path for folder in folders for path in folder.iterdir() if path.is_file()]
    texts = [path.read_text() for path in files]
    return {one for text in texts for one in re.findall(rf"\b{name}\??\.([a-z]\w*)\(", text)}


def asked() -> set[str]:
    """What the measures in Python ask the watching script for, by `guest.ask`."""
    texts = [path.read_text() for path in _MEASURES.glob("*.py")]
    calls = [one for text in texts for one in re.findall(r"\.ask\((.*)\)", text)]
    return {word for call in calls for word in re.findall(r'"(\w+)', call)}


def test_every_hand_that_is_used_is_there() -> None:
    assert {"look", "place", "tabsTo"} <= used("hands") <= offered("hands")


def test_everything_that_is_asked_of_the_watching_script_is_there() -> None:
    assert {"table", "start", "play", "fly", "loaded"} <= asked() <= offered("watch")


@pytest.mark.parametrize(
    ("fresh", "told"),
    [
        (None, ""),
        ({"cold": False, "page": 60.0, "decision": 90.0}, "filled caches, page answers, s | 60.0"),
        ({"cold": True, "page": 160.0, "decision": 190.0}, "empty caches, page answers, s | 160.0"),
    ],
)
def test_what_was_measured_is_told_as_a_section_with_one_table(
    fresh: dict[str, Any] | None, told: str
) -> None:
    found = _FOUND if fresh is None else {**_FOUND, "make_play_s": fresh}
    lines = section(found).splitlines()
    rows = [line for line in lines if line.startswith("|")]

    assert lines[0] == "## The table in the browser"
    assert {line.count("|") for line in rows} == {6}
    assert len(rows) == 2 + 9 + 3 + 3 + 1 + (0 if fresh is None else 2)
    assert "| script until first table of Ra (de), bytes | 2,000 | | | 120,000 |" in lines
    assert told in "\n".join(rows)
