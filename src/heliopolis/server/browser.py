"""Opening the page of a server in the browser of whoever has started it."""

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from typing import Final

_SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
TO_OPEN: Final = 5.0
"""So many seconds has a browser to be started, before a program ends that does nothing else."""


def has_screen(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether a browser can be shown: without a screen Python would open one in the terminal."""
    return platform in ("win32", "darwin") or any(environment.get(name) for name in _SCREENS)


def open_page(address: str, within: float = 0) -> bool:
    """Open an address, and wait so many seconds for it; whether a browser was found.

    Nobody waits until it is closed.
    """
    if not has_screen():
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    opening = threading.Thread(target=webbrowser.open, args=(address,), name="browser", daemon=True)
    opening.start()
    opening.join(within)
    return True
