"""A server for browsers: a process of its own, with a database that goes away."""

import json
import os
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.server.crash.servers import free_port
from tests.server.services import missing

_HOME = Path(__file__).parents[2]
_PATIENCE = 300.0
"""Seconds for a start: where nothing is compiled yet, compiling is part of it."""


class House:
    """``heliopolis serve`` on one port; it can be killed, and started again with its tables."""

    def __init__(self, folder: Path) -> None:
        if subprocess.run(
            [sys.executable, "hatch_build.py", "check"], cwd=_HOME, check=False
        ).returncode:
            missing("the client is not built, or old: run python hatch_build.py build")
        self.port = free_port()
        self._database = folder / "tables.db"
        self._log = folder / "log.txt"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where its pages are."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until both games can be played."""
        self.begin()
        end = time.monotonic() + _PATIENCE
        while not self._is_ready():
            assert self._process is not None
            assert self._process.poll() is None, self._log.read_text()
            assert time.monotonic() < end, self._log.read_text()
            time.sleep(0.1)

    def begin(self) -> None:
        """Start it, and do not wait."""
        options = ["--port", str(self.port), "--db", str(self._database)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "heliopolis", "serve", *options],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=_HOME,
                env=os.environ | {"PYTHONPATH": str(_HOME / "src")},
            )

    def _is_ready(self) -> bool:
        with suppress(OSError), urllib.request.urlopen(f"{self.address}/api/health") as answer:
            told: dict[str, Any] = json.load(answer)
            return bool(told["ready"])
        return False

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        """End it as Ctrl-C does."""
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(30)
            except subprocess.TimeoutExpired:
                self.kill()
            self._process = None
