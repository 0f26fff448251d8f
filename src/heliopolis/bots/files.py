"""Bots in files, which are named by their path and class: ``path/my_bot.py:MyBot``."""

import ast
import importlib.util
import itertools
import re
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final

from heliopolis.bots.foreign import fault_of, recipe_of
from heliopolis.bots.naming import closest, split_bot
from heliopolis.bots.recipe import Recipe
from heliopolis.core.errors import InvalidSetup, shown

_IN_FILE: Final = re.compile(r"(?P<path>.*\.py)(?::(?P<class>[^:]*))?", re.IGNORECASE | re.DOTALL)
_NUMBERS: Final = itertools.count(1)
_LONGEST_PATH: Final = 200


def is_in_file(name: str) -> bool:
    """Whether a bot's name says that it is in a file."""
    return _IN_FILE.fullmatch(name) is not None


def names_a_file(text: str) -> bool:
    """Whether a bot's whole text, which may have a budget, says the same."""
    return is_in_file(split_bot(text)[0])


def class_in(name: str) -> str:
    """The class in the name of a bot in a file."""
    return name.rpartition(":")[2]


def recipe_in_file(name: str, game: str) -> Recipe:
    """The recipe of a bot in a file; raise `InvalidSetup` where there is none.

    This runs the code of the file, once for every version of it.
    """
    parts = _IN_FILE.fullmatch(name)
    assert parts is not None, name
    wanted = parts["class"]
    module = _module_in(parts["path"])
    path = shown(parts["path"], _LONGEST_PATH)
    found = list(_bots_in(module))
    if not wanted:
        example = found[0] if found else "MyBot"
        raise InvalidSetup("bot-without-class", path=path, example=example)
    if not wanted.isidentifier() or not hasattr(module, wanted):
        raise InvalidSetup(
            "no-such-class",
            path=path,
            wanted=shown(wanted),
            bots=tuple(found),
            close=closest(wanted, found),
        )
    return recipe_of(getattr(module, wanted), name, game)


def sources_of(path: Path) -> list[Path]:
    """The file itself and all files beside it that it imports, and those that they import."""
    found = [path]
    for source in found:  # which grows meanwhile
        for name in _imports(source):
            beside = path.parent / name
            files = beside.rglob("*.py") if beside.is_dir() else [beside.with_suffix(".py")]
            found += [file for file in sorted(files) if file.is_file() and file not in found]
    return found


def _imports(source: Path) -> Iterator[str]:
    """The first parts of the names that a file imports."""
    for node in ast.walk(ast.parse(source.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.partition(".")[0]


def _bots_in(module: ModuleType) -> Iterator[str]:
    """The classes that look like bots and come from the module itself."""
    for name, thing in vars(module).items():
        own = getattr(thing, "__module__", None) == module.__name__
        if own and isinstance(thing, type) and hasattr(thing, "choose"):
            yield name


def _module_in(said: str) -> ModuleType:
    """The module in a file; raise `InvalidSetup` for whatever goes wrong with it."""
    path, named = Path(said).expanduser(), shown(said, _LONGEST_PATH)
    try:
        if not path.is_file():
            raise InvalidSetup("no-bot-file", path=named)
        state = path.stat()
        return _load(path.resolve(), state.st_mtime_ns, state.st_size)
    except InvalidSetup:
        raise
    except SyntaxError as fault:
        raise InvalidSetup(
            "bot-file-syntax", path=named, line=fault.lineno, fault=fault.msg
        ) from fault
    except (Exception, SystemExit) as fault:
        raise InvalidSetup("bot-file-broken", path=named, fault=fault_of(fault)) from fault


@cache
def _load(path: Path, _changed: int, _size: int) -> ModuleType:
    """The module in a file, under a name that no other module has."""
    name = f"heliopolis_bot_{next(_NUMBERS)}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    folder = str(path.parent)
    if folder not in sys.path:  # at the end, so that its neighbours are found and hide nothing
        sys.path.append(folder)
    sys.modules[name] = module
    try:
        with redirect_stdout(sys.stderr):  # what it prints is no part of what the program says
            spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
