"""Compiling the rules: the `rule` decorator, and the cache that never serves stale code.

Numba names its cache files after one source file only, so an edited callee, another compile flag
or another version of a library would silently get old machine code. Every such difference
therefore gets a folder of its own.
"""

import hashlib
import os
import platform
import sys
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

import numpy as np

from heliopolis.core.folders import cache_folder

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE: Final = Path(__file__).resolve().parent.parent


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


def cache_name(versions: dict[str, str], flags: dict[str, object]) -> str:
    """A folder name that differs whenever versions or compile flags do."""
    digest = hashlib.sha256(repr((sorted(versions.items()), sorted(flags.items()))).encode())
    return digest.hexdigest()[:20]


def sources_name(root: Path, packages: Iterable[str]) -> str:
    """A folder name that differs whenever a source of some packages does."""
    digest = hashlib.sha256()
    for name in packages:
        for path in sorted((root / name).rglob("*.py")):
            digest.update(path.relative_to(root).as_posix().encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:20]


CACHE: Final = cache_folder(cache_name(_library_versions(), FLAGS)) if COMPILED else None
"""The folder with the compiled rules, or None when they run uncompiled."""


def package_of(module: str) -> str | None:
    """The package of ours that a module is in; None for one outside, as those of tests are."""
    outermost, *folders = module.split(".")[:-1] or [module]  # a program itself is "__main__"
    own = folders[:2] if folders[:1] == ["bots"] else folders[:1]  # each game has bots of its own
    return "/".join(own) if outermost == PACKAGE.name and own else None


def made_of(package: str | None) -> tuple[str, ...]:
    """The folders whose code may end up in a package's own: of "bots/ra" core, ra and itself.

    Bots may also ask a network.
    """
    if package is None:
        return ("",)  # all of ours: nobody knows what code from outside uses
    kind, _, game = package.rpartition("/")
    return tuple(dict.fromkeys(("core", game, *(("network",) if kind else ()), package)))


@cache
def _folder_of(package: str | None) -> Path:
    """Where the machine code of a package is kept: an edit leaves that of others as it is."""
    assert CACHE is not None
    name = "outside" if package is None else package.replace("/", "-")
    return CACHE / f"{name}-{sources_name(PACKAGE, made_of(package))}"


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

    # Numba asks where the cache is when a function is decorated, and only then.
    settings: Any = numba.config
    of_others = settings.CACHE_DIR
    settings.CACHE_DIR = str(_folder_of(package_of(function.__module__)))
    try:
        decorator: Any = numba.njit
        compiled: F = decorator(signatures, cache=True, **FLAGS)(function)
    finally:
        settings.CACHE_DIR = of_others
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


def zeroed(count: int, layout: np.dtype[np.void]) -> Any:
    """An array of zeroed states whose elements have named fields, compiled or not."""
    array = np.zeros(count, dtype=layout)
    return array if COMPILED else array.view(np.recarray)
