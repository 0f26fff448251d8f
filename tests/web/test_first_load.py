"""What comes over the line before a page can be used, in scripts: of the client that was built."""

import gzip
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.server.services import missing

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "src/heliopolis/server/static/assets"
BAR = 120_000
ENTRY = "index"
TABLE = ("Table", "words/page", "words/table")
FIRST_LOADS = {
    "start page": ("Start", "words/page", "words/start"),
    "link to join": ("Join", "words/page", "words/start"),
    "table of Ra": (*TABLE, "RaTable", "words/ra"),
    "table of the dice game": (*TABLE, "DiceTable", "words/dice"),
    "table of Ra that begins": (*TABLE, "RaTable", "words/ra", "Waiting", "seal"),
    "table of the dice game that begins": (*TABLE, "DiceTable", "words/dice", "Waiting", "seal"),
    "table where others are invited": (*TABLE, "Waiting", "inviting", "words/start", "seal"),
}
"""By what is asked for: what web/src/lib/pages.ts and the tables' later.ts load for it."""


@pytest.fixture(scope="module", autouse=True)
def client() -> None:
    """It is built before these tests by `make test`."""
    checked = [sys.executable, "hatch_build.py", "check"]
    if subprocess.run(checked, cwd=ROOT, check=False).returncode:
        missing("the client is not built, or old: run python hatch_build.py build")


def chunks(name: str) -> list[Path]:
    """The files of a part; words have one a language, and a small letter."""
    stem = name.removeprefix("words/")
    found = [path for path in ASSETS.glob("*.js") if re.fullmatch(rf"{stem}-.{{8}}\.js", path.name)]
    assert len(found) == (3 if name.startswith("words/") else 1), (name, found)
    return found


def size(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def loaded(paths: Iterable[Path], seen: frozenset[Path] = frozenset()) -> frozenset[Path]:
    """Files, and all that they cannot run without."""
    for path in paths:
        if path not in seen:
            needed = re.findall(r'(?:from|import)"\./([^"]+\.js)"', path.read_text("utf-8"))
            seen = loaded([path.parent / name for name in needed], seen | {path})
    return seen


def first_load(parts: tuple[str, ...]) -> int:
    """Bytes of script, in the language that needs most."""
    words = [part for part in parts if part.startswith("words/")]
    begun = [path for part in (ENTRY, *parts) if part not in words for path in chunks(part)]
    return sum(map(size, loaded(begun))) + sum(max(map(size, chunks(part))) for part in words)


@pytest.mark.parametrize("page", FIRST_LOADS)
def test_a_first_load_is_below_120_kb_of_script(page: str) -> None:
    assert first_load(FIRST_LOADS[page]) < BAR


def test_all_that_a_page_loads_is_counted() -> None:
    """A part whose imports were not found would weigh too little."""
    assert first_load(("Start", "words/page")) > 60_000
    assert len(loaded(chunks("Table"))) > 2
    page = (ASSETS.parent / "index.html").read_text("utf-8")
    scripts = re.findall(r'src="/assets/([^"]+\.js)"', page)
    assert scripts == [path.name for path in chunks(ENTRY)]
