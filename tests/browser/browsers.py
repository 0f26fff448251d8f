"""The browsers of the machine."""

import os
import shutil

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium_program() -> str | None:
    """The path of a Chromium or a Google Chrome; None where there is none."""
    return next(filter(None, map(shutil.which, CHROMIUM)), None)


def is_root() -> bool:
    """Whether root runs this: then a browser has no sandbox, and must be told so."""
    return hasattr(os, "geteuid") and os.geteuid() == 0
