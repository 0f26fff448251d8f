"""How long ``make play`` takes on a fresh clone: until its page answers, and until one can play."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Browser

from tests.server.crash.servers import free_port

from .guests import ROOT, Guest, say

_PATIENCE = 1800.0


def fresh_clone(browser: Browser, cold: bool) -> dict[str, float]:
    """Seconds from ``make play`` until its page answers, and until Ra asks for a first decision.

    Nothing is compiled yet; packages come from the caches of pip and npm, unless `cold`.
    """
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder, "heliopolis")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        port = free_port()
        address = f"http://127.0.0.1:{port}"
        begun = time.monotonic()
        with Path(folder, "log.txt").open("wb") as log:
            process = subprocess.Popen(
                [
                    *("make", "play", f"PYTHON={_machine_python()}"),
                    f"ARGS=--port {port} --db {folder}/tables.db",
                ],
                cwd=clone,
                env=_environment(Path(folder), cold),
                stdout=log,
                stderr=subprocess.STDOUT,
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )
        try:
            return _watched(browser, process, address, begun)
        except TimeoutError:
            raise SystemExit(Path(folder, "log.txt").read_text()[-2000:]) from None
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
            process.wait(60)


def _machine_python() -> str:
    """The Python below this one's virtual environment, as somebody has it who begins."""
    return os.path.realpath(sys.executable)


def _environment(folder: Path, cold: bool) -> dict[str, str]:
    """As the machine's, but with nothing compiled and no screen; the packages' caches stay."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "VIRTUAL_ENV"):
        kept.pop(name, None)
    asked = [sys.executable, "-m", "pip", "cache", "dir"]
    packages = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    kept["XDG_CACHE_HOME"] = str(folder / "cache")
    kept["PIP_CACHE_DIR"] = str(folder / "pip") if cold else packages
    if cold:
        kept["npm_config_cache"] = str(folder / "npm")
    return kept


def _watched(
    browser: Browser, process: "subprocess.Popen[bytes]", address: str, begun: float
) -> dict[str, float]:
    say("make play: waiting for the page")
    _wait(process, lambda: bool(_asked(f"{address}/")))
    page = time.monotonic() - begun
    say(f"make play: the page answers after {page:.1f} s; waiting for Ra")
    with Guest(browser, address) as guest:
        guest.go("/")
        _wait(process, lambda: _is_ready(address))
        guest.go(guest.make_table("ra"))
        guest.ask("table")
        return {"page": round(page, 1), "decision": round(time.monotonic() - begun, 1)}


def _is_ready(address: str) -> bool:
    told = json.loads(_asked(f"{address}/api/health"))
    return any(one["game"] == "ra" and one["ready"] for one in told["games"])


def _asked(address: str) -> bytes:
    with suppress(OSError), urllib.request.urlopen(address, timeout=10) as answer:
        found: bytes = answer.read()
        return found
    return b""


def _wait(process: "subprocess.Popen[bytes]", done: Callable[[], bool]) -> None:
    end = time.monotonic() + _PATIENCE
    while not done():
        if process.poll() is not None or time.monotonic() > end:
            raise TimeoutError
        time.sleep(0.2)
