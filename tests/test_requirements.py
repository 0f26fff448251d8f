"""What is needed of others: the oldest version of each package, and no place to get it from."""

import tomllib
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[1]


def test_every_requirement_names_its_oldest_version_and_no_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    asked = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    for extra in project["project"]["optional-dependencies"].values():
        asked += extra

    wrong = []
    for text in asked:
        needed = Requirement(text)
        oldest = any(one.operator == ">=" for one in needed.specifier)
        if needed.url or not (oldest or needed.name == "heliopolis"):
            wrong.append(text)

    assert len(asked) > 20
    assert wrong == []
