"""Compiling the rules: the `rule` decorator, and the cache that never serves stale code.

Numba names its cache files after one source file only, so an edited callee, another compile flag
or another version of a library would silently get old machine code. Every such difference
therefore gets a folder of its own.
"""

import hashlib
import os
import platform
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE: Final = Path(__file__).resolve().parent.parent
COMPILED_PACKAGES: Final = ("core", "ra", "dice")
"""The packages that hold rules; they import nothing of ours but each other."""


def _switched_on(variable: str) -> bool:
    return os.environ.get(variable, "0") not in ("", "0")


COMPILED: Final = not _switched_on("NUMBA_DISABLE_JIT")
"""Whether rules are compiled; uncompiled they are plain Python, for debugging and coverage."""
BOUNDS_CHECKED: Final = _switched_on("NUMBA_BOUNDSCHECK")
"""Whether compiled code raises `IndexError` instead of reading past an array; on in tests."""
FLAGS: Final[dict[str, object]] = {
    "nogil": True,
    "error_model": "numpy",
    "no_cfunc_wrapper": True,
    "boundscheck": BOUNDS_CHECKED,
}


def _library_versions() -> dict[str, str]:
    import llvmlite
    import numba

    return {
        "python": sys.version,
        "machine": platform.machine(),
        "numpy": np.__version__,
        "numba": numba.__version__,
        "llvmlite": llvmlite.__version__,
    }


def cache_name(package: Path, versions: dict[str, str], flags: dict[str, object]) -> str:
    """A folder name that differs whenever sources, versions or compile flags do."""
    digest = hashlib.sha256(repr((sorted(versions.items()), sorted(flags.items()))).encode())
    for name in COMPILED_PACKAGES:
        for path in sorted((package / name).rglob("*.py")):
            digest.update(path.relative_to(package).as_posix().encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:20]


def user_cache() -> Path:
    """Where this user's caches live."""
    if os.environ.get("XDG_CACHE_HOME"):
        return Path(os.environ["XDG_CACHE_HOME"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path.home() / ".cache"


def writable_folder(name: str) -> Path:
    """The named folder in the user's cache, or in a temporary place when that is not writable."""
    for parent in (user_cache, _temporary_cache):
        try:
            folder = parent() / "heliopolis" / name
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                return folder
        except (OSError, RuntimeError):  # no home, a read-only disk, a full one
            continue
    return Path(tempfile.mkdtemp(prefix="heliopolis-"))


def _temporary_cache() -> Path:
    """A folder for caches that outlives this process; nobody else may write code into it."""
    user = os.getuid() if hasattr(os, "getuid") else 0
    folder = Path(tempfile.gettempdir()) / f"heliopolis-{user}"
    folder.mkdir(mode=0o700, exist_ok=True)
    if hasattr(os, "getuid") and (folder.stat().st_uid != user or folder.stat().st_mode & 0o022):
        raise PermissionError(f"{folder} belongs to somebody else")
    return folder


def _prepare_cache() -> Path:
    """Tell Numba, before its first use, where its cache is."""
    import numba

    folder = writable_folder(cache_name(PACKAGE, _library_versions(), FLAGS))
    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]  # set at import by Numba
    return folder


CACHE: Final = _prepare_cache() if COMPILED else None
"""The folder with the compiled rules, or None when they run uncompiled."""


def rule(function: F) -> F:
    """Compile a function of the rules; with NUMBA_DISABLE_JIT=1 it stays plain Python."""
    return _compile(function, None)


def rule_for(*signatures: str) -> Callable[[F], F]:
    """Compile a function for these argument types only, to which others are converted.

    Left to itself Numba compiles a function anew for every mix of int8, int16 and int64.
    """
    return lambda function: _compile(function, list(signatures))


def _compile(function: F, signatures: list[str] | None) -> F:
    if not COMPILED:
        return function
    import numba

    decorator: Any = numba.njit
    compiled: F = decorator(signatures, cache=True, **FLAGS)(function)
    return compiled


def constant(number: int) -> int:
    """A constant for arguments of rules.

    A plain number is a type of its own to Numba, which would compile a function anew for each.
    """
    return np.int64(number) if COMPILED else number  # type: ignore[return-value]


def unsigned(number: int) -> int:
    """A 64-bit constant for arithmetic that wraps.

    Numba turns a mix of signed and unsigned into floats, so compiled code needs it as a NumPy
    number; plain Python needs a plain one, because NumPy warns where a single number wraps.
    """
    return np.uint64(number) if COMPILED else number  # type: ignore[return-value]


def records(count: int, layout: np.dtype[np.void]) -> Any:
    """An array of zeroed records whose elements have named fields, compiled or not."""
    array = np.zeros(count, dtype=layout)
    return array if COMPILED else array.view(np.recarray)
