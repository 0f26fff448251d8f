"""Which node builds the client: the machine's where Vite can use it, else that from PyPI."""

import importlib.util
import os
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the node of these tests is a script")


@pytest.fixture(name="hook")
def load_hook() -> ModuleType:
    """The build hook as a module; pip loads it in the same way."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def put_node(folder: Path, version: str, *programs: str) -> None:
    """Put programs into a folder that say this version, and nothing else on the path."""
    for name in programs:
        program = folder / name
        program.write_text(f"#!/bin/sh\necho {version}\n")
        program.chmod(0o755)


@pytest.fixture(autouse=True)
def lonely_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without a client that is fresh, and without programs but those that are put."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("HELIOPOLIS_NODE", raising=False)
    monkeypatch.delenv("HELIOPOLIS_SKIP_CLIENT", raising=False)


def needed(hook: ModuleType, root: Path) -> list[str]:
    """What a build in a tree without a client asks PyPI for."""
    asked = hook.CustomBuildHook.__new__(hook.CustomBuildHook)
    asked.__dict__.update({"root": str(root), "_BuildHookInterface__root": str(root)})
    found: list[str] = asked.dependencies()
    return found


@pytest.mark.parametrize("version", ["v22.12.0", "v20.19.1", "v24.1.0"])
def test_a_node_that_vite_can_use_is_used(hook: ModuleType, tmp_path: Path, version: str) -> None:
    put_node(tmp_path, version, "node", "npm")

    assert hook.machine_node() == ([str(tmp_path / "npm")], str(tmp_path))
    assert needed(hook, tmp_path) == []


@pytest.mark.parametrize("version", ["v18.20.4", "v20.18.0", "v21.7.3", "v22.11.0", "nothing"])
def test_an_older_node_is_left_alone(hook: ModuleType, tmp_path: Path, version: str) -> None:
    put_node(tmp_path, version, "node", "npm")

    assert hook.machine_node() is None
    assert needed(hook, tmp_path) == [hook.NODE]


@pytest.mark.parametrize("programs", [(), ("node",), ("npm",)])
def test_without_node_and_npm_pypi_has_them(
    hook: ModuleType, tmp_path: Path, programs: tuple[str, ...]
) -> None:
    put_node(tmp_path, "v22.12.0", *programs)

    assert hook.machine_node() is None
    assert needed(hook, tmp_path) == [hook.NODE]


def test_whoever_wants_the_node_of_pypi_gets_it(
    hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_node(tmp_path, "v22.12.0", "node", "npm")
    monkeypatch.setenv("HELIOPOLIS_NODE", "wheel")

    assert hook.machine_node() is None
    assert needed(hook, tmp_path) == [hook.NODE]


def test_npm_of_the_wheel_runs_where_the_machine_has_none(
    hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "web").mkdir()
    put_node(tmp_path, "v22.12.0", "wheel-node")
    monkeypatch.setattr(hook, "wheel_node", lambda: ([str(tmp_path / "wheel-node")], "bin"))

    hook.Client(tmp_path).npm("run", "check")

    put_node(tmp_path, "v22.12.0", "node", "npm")
    monkeypatch.setattr(hook, "wheel_node", lambda: pytest.fail("the machine has a node"))
    hook.Client(tmp_path).npm("run", "check")


def test_a_build_without_a_client_needs_no_node(
    hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HELIOPOLIS_SKIP_CLIENT", "1")

    assert needed(hook, tmp_path) == []
