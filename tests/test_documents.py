"""The documents: links lead somewhere, and what they name exists."""

import os
import re
import subprocess
import sys
import tomllib
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from heliopolis.bots.installed import GROUP

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "heliopolis"
README = ROOT / "README.md"
CONTRIBUTING = ROOT / "CONTRIBUTING.md"
BOTS = ROOT / "docs" / "bots.md"
FAIRNESS = ROOT / "docs" / "fairness.md"
INDEX = ROOT / "docs" / "index.md"
RULES = sorted((ROOT / "docs" / "rules").glob("*.md"))
DOCUMENTS = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "changelog.d").glob("*.md")]
)
LEFT_OUT = "…"
CODE = re.compile(r"(?:[a-z_]+\.)+\w+")
"""A module of a game, or of a package in it, and a name in it."""
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def prose(path: Path) -> str:
    """A document without its blocks of code."""
    return FENCE.sub("", path.read_text("utf-8"))


def spans(path: Path) -> set[str]:
    """What stands between backticks in a document."""
    return set(re.findall(r"`([^`\n]+)`", prose(path)))


def links(path: Path) -> list[tuple[Path, str]]:
    """The files that a document links to, with the heading that is meant or ""."""
    text = re.sub(r"`[^`\n]*`", "", prose(path))
    targets = re.findall(r"\]\(([^)\s]+)\)", text)
    parts = [target.partition("#") for target in targets if "://" not in target]
    return [
        ((path.parent / file).resolve() if file else path, heading) for file, _, heading in parts
    ]


def headings(path: Path) -> set[str]:
    """The headings of a document as links spell them; the second of a name ends in "-1"."""
    spelled: list[str] = []
    again: Counter[str] = Counter()
    for title in re.findall(r"^#+ (.+)$", prose(path), re.MULTILINE):
        name = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
        spelled.append(f"{name}-{again[name]}" if again[name] else name)
        again[name] += 1
    return set(spelled)


def named_targets(path: Path) -> set[str]:
    """The targets of make that a document names in code."""
    code = [body for _, body in FENCE.findall(path.read_text("utf-8"))]
    commands = [*spans(path), *(line for body in code for line in body.splitlines())]
    found: set[str] = set()
    for command in commands:
        words = command.removeprefix("$ ").split("#")[0].split()
        if words[:1] == ["make"]:
            found.update(word for word in words[1:] if re.fullmatch(r"[a-z]+", word))
    return found


def excerpts(path: Path) -> list[tuple[str, str]]:
    """Commands of ours in a document that are shown with what they print."""
    shown = []
    for language, body in FENCE.findall(path.read_text("utf-8")):
        command, _, output = body.partition("\n")
        if language == "console" and output and not output.startswith("$ "):
            shown.append((command, output))
    return shown


@pytest.mark.parametrize("path", DOCUMENTS, ids=name_of)
def test_every_link_leads_somewhere(path: Path) -> None:
    lost = [
        f"{file}#{heading}"
        for file, heading in links(path)
        if not file.exists() or (heading and heading not in headings(file))
    ]

    assert lost == []


def test_every_document_is_reached_from_the_index() -> None:
    reached: set[Path] = set()
    new = {INDEX}
    while new:
        reached |= new
        new = {file for path in new for file, _ in links(path) if file.suffix == ".md"} - reached

    unreached = set((ROOT / "docs").rglob("*.md")) - reached

    assert unreached == set()


@pytest.mark.parametrize("path", [README, CONTRIBUTING], ids=name_of)
def test_every_target_that_is_named_is_in_the_makefile(path: Path) -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z]+):(?!=)", makefile, re.MULTILINE))

    assert named_targets(path) - targets == set()
    assert named_targets(path)


@pytest.mark.parametrize("path", DOCUMENTS, ids=name_of)
def test_every_source_that_is_named_exists(path: Path) -> None:
    named = {span for span in spans(path) if re.fullmatch(r"[\w./-]+(\.py|/)", span)}

    lost = {name for name in named if not (ROOT / name).exists() and not (PACKAGE / name).exists()}

    assert lost == set()


@pytest.mark.parametrize("rules", RULES, ids=name_of)
def test_the_code_that_the_rules_name_exists(rules: Path) -> None:
    named = [span.rsplit(".", 1) for span in spans(rules) if CODE.fullmatch(span)]

    lost = [
        f"{module}.{name}"
        for module, name in named
        if not hasattr(import_module(f"heliopolis.{rules.stem}.{module}"), name)
    ]

    assert lost == []
    assert named


@pytest.mark.parametrize("rules", RULES, ids=name_of)
def test_every_rule_names_the_code_that_implements_it(rules: Path) -> None:
    items = re.split(r"^- (?=\*\*[RD]-)", prose(rules), flags=re.MULTILINE)[1:]

    silent = [item[:9] for item in items if not re.search(f"`{CODE.pattern}`", item)]

    assert silent == []
    assert items


def test_every_decision_says_the_same_things() -> None:
    parts = ["context", "options", "choice", "consequences", "how-it-is-checked"]

    for path in (ROOT / "docs" / "decisions").glob("*.md"):
        assert set(parts) <= headings(path), path.name
        assert f"\n# {int(path.name[:4])}. " in f"\n{path.read_text('utf-8')}", path.name


def test_the_example_of_a_bot_is_the_file_that_runs() -> None:
    (shown,) = (
        body for language, body in FENCE.findall(BOTS.read_text("utf-8")) if language == "py"
    )

    assert shown == (ROOT / "examples" / "my_first_bot.py").read_text("utf-8")


def test_the_example_of_an_entry_point_is_in_our_group() -> None:
    (shown,) = (
        body for language, body in FENCE.findall(BOTS.read_text("utf-8")) if language == "toml"
    )

    assert list(tomllib.loads(shown)["project"]["entry-points"]) == [GROUP]


def test_the_sealed_game_that_is_shown_is_the_file_that_is_checked() -> None:
    (shown,) = (
        body for language, body in FENCE.findall(FAIRNESS.read_text("utf-8")) if language == "ra"
    )

    assert shown == (ROOT / "examples" / "sealed.ra").read_text("utf-8")


EXCERPTS = [shown for path in (README, BOTS, FAIRNESS) for shown in excerpts(path)]


@pytest.mark.parametrize(("command", "shown"), EXCERPTS)
def test_what_a_document_shows_is_what_the_program_prints(
    command: str, shown: str, tmp_path: Path
) -> None:
    program, *arguments = command.removeprefix("$ ").split()
    answers = re.findall(r"^Your move: (.+)", shown, re.MULTILINE)

    printed = subprocess.run(
        [sys.executable, "-m", program, *arguments],
        input="\n".join(answers),
        cwd=ROOT,
        env=os.environ
        | {
            "LC_ALL": "C",
            "NUMBA_DISABLE_JIT": "1",
            "PYTHONIOENCODING": "utf-8",
            "PYTHONPATH": str(ROOT / "src"),
            "XDG_DATA_HOME": str(tmp_path),
        },
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout

    at = 0
    for piece in shown.split(f"{LEFT_OUT}\n"):
        assert piece in printed[at:]
        at = printed.index(piece, at) + len(piece)


def test_every_change_has_a_number_of_its_own_and_one_line() -> None:
    changes = sorted((ROOT / "changelog.d").glob("[0-9]*.md"))
    kinds = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")

    numbers = [path.name[:4] for path in changes]

    assert len(set(numbers)) == len(numbers)
    for path in changes:
        said = path.read_text("utf-8")
        assert said.startswith(kinds), path.name
        assert said.count("\n") == 1, path.name
