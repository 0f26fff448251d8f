"""What the client is built with is pinned, for every platform."""

import json
import re
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parents[2] / "web"
LOCK: dict[str, Any] = json.loads((WEB / "package-lock.json").read_text("utf-8"))
ASKED: dict[str, Any] = json.loads((WEB / "package.json").read_text("utf-8"))


def test_every_version_is_exact() -> None:
    asked = {**ASKED["dependencies"], **ASKED["devDependencies"], **ASKED["overrides"]}

    assert [name for name, it in asked.items() if not re.fullmatch(r"\d+\.\d+\.\d+", it)] == []


def test_the_lock_has_the_binaries_of_every_platform() -> None:
    """A registry that lags behind leaves some out, and then nothing can be installed elsewhere."""
    packages = LOCK["packages"]
    missing = [
        (package, name)
        for package in ("node_modules/rolldown", "node_modules/lightningcss")
        for name in packages[package]["optionalDependencies"]
        if f"node_modules/{name}" not in packages
    ]

    assert missing == []
    assert len(packages["node_modules/rolldown"]["optionalDependencies"]) >= 15


def test_the_lock_has_the_digest_of_every_package() -> None:
    fetched = {name: it for name, it in LOCK["packages"].items() if name}

    assert len(fetched) > 100
    assert [
        name for name, it in fetched.items() if not it.get("integrity", "").startswith("sha512-")
    ] == []


def test_the_lock_names_no_registry() -> None:
    assert "resolved" not in {key for it in LOCK["packages"].values() for key in it}


def test_nothing_runs_when_it_is_installed() -> None:
    """`npm ci --ignore-scripts` must be enough; fsevents (macOS) ships its binary."""
    scripts = [name for name, it in LOCK["packages"].items() if it.get("hasInstallScript")]

    assert set(scripts) <= {"node_modules/fsevents"}
