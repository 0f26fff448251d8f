"""Commands to paste: this very program, however it was started, with other arguments."""

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from heliopolis.texts import choose


def command(language: str, *arguments: str) -> str:
    """A line for the shell that starts this program, from the folder in which it was started.

    It names the language where the system's own is another.
    """
    spoken = [] if choose(None, os.environ) == language else ["--language", language]
    words = [*_started_by(), *arguments, *spoken]
    return subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words)


def _started_by() -> list[str]:
    script = sys.argv[0]
    if Path(script).name == "__main__.py":  # python -m heliopolis
        return [_found_by_the_shell(sys.executable), "-m", "heliopolis"]
    return [_found_by_the_shell(script)]


def _found_by_the_shell(program: str) -> str:
    """A program by its name alone where a shell finds it by that, else by its path."""
    path, name = Path(os.path.abspath(program)), os.path.basename(program)
    found = shutil.which(name)
    if program == name or (found is not None and Path(os.path.abspath(found)) == path):
        return name
    if not path.is_relative_to(Path.cwd()):
        return str(path)
    inside = path.relative_to(Path.cwd())
    return str(inside) if len(inside.parts) > 1 else os.path.join(os.curdir, name)
