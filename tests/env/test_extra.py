"""Without the libraries everything else works, and the error names the extra."""

import subprocess
import sys
from importlib import import_module

import pytest

import heliopolis.env

LIBRARIES = {
    "pettingzoo": "pettingzoo",
    "gymnasium": "gymnasium",
    "open_spiel": "open_spiel",
}
"""By the module of ours the library that is missing."""
EVERYTHING = """
import sys
from heliopolis import arena, bots, dice, env, games, ra, terminal, wire
from heliopolis.cli import main
env.Vector(2, "ra")
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""


@pytest.mark.parametrize("module", LIBRARIES)
def test_a_missing_library_is_named_with_the_extra(
    module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = LIBRARIES[module]
    for name in [*sys.modules]:
        if name.startswith("heliopolis.env.") or name == "pyspiel":
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.setitem(sys.modules, "pyspiel", None)

    with pytest.raises(ModuleNotFoundError) as missing:
        import_module(f"heliopolis.env.{module}")

    assert str(missing.value) == (
        f"{library} is not installed: pip install 'heliopolis[env]' brings it"
    )


def test_nothing_else_imports_the_libraries() -> None:
    command = [sys.executable, "-c", EVERYTHING]

    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()

    assert "numpy" in loaded
    assert set(loaded) & {"gymnasium", "open_spiel", "pettingzoo", "pyspiel", "torch"} == set()


def test_what_there_is_not_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match=r"module 'heliopolis.env' has no attribute 'gym'"):
        heliopolis.env.gym  # noqa: B018
