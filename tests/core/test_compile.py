import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from heliopolis.core import compile as compiling
from heliopolis.core.compile import rule, rule_for

VERSIONS = {"python": "3.11", "numba": "0.68"}
FLAGS: dict[str, object] = {"boundscheck": False}


@rule
def read_at(numbers: NDArray[np.int64], index: int) -> int:
    return int(numbers[index])


@rule_for("int64(int64)")
def twice(number: int) -> int:
    return 2 * number


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with rules in two places."""
    for name in ("core/one.py", "ra/two.py"):
        path = tmp_path / name
        path.parent.mkdir()
        path.write_text("GOLD = 3\n")
    return tmp_path


def test_an_index_out_of_range_raises_in_the_test_run() -> None:
    """Numba serves unchecked code under bounds checking, so this proves that it does not here."""
    with pytest.raises(IndexError):
        read_at(np.zeros(3, dtype=np.int64), 3)


def test_bounds_are_checked_whenever_tests_run_compiled() -> None:
    assert compiling.BOUNDS_CHECKED


def test_other_argument_types_do_not_compile_a_function_anew() -> None:
    answers = [twice(50), twice(np.int8(50)), twice(np.int16(50))]  # type: ignore[arg-type]

    assert answers == [100, 100, 100]
    assert len(getattr(twice, "nopython_signatures", ["uncompiled"])) == 1


def test_the_cache_is_another_one_after_any_edit_of_a_source(package: Path) -> None:
    before = compiling.sources_name(package, ["core", "ra"])

    (package / "ra" / "two.py").write_text("GOLD = 4\n")

    assert compiling.sources_name(package, ["core", "ra"]) != before


def test_the_cache_is_another_one_when_a_source_is_renamed(package: Path) -> None:
    before = compiling.sources_name(package, ["core", "ra"])

    (package / "ra" / "two.py").rename(package / "ra" / "three.py")

    assert compiling.sources_name(package, ["core", "ra"]) != before


def test_an_edit_leaves_the_cache_of_packages_that_do_not_use_it(package: Path) -> None:
    before = compiling.sources_name(package, ["core"])

    (package / "ra" / "two.py").write_text("GOLD = 4\n")

    assert compiling.sources_name(package, ["core"]) == before


def test_the_cache_is_another_one_for_other_versions_and_flags() -> None:
    names = {
        compiling.cache_name(VERSIONS, FLAGS),
        compiling.cache_name(VERSIONS | {"numba": "0.69"}, FLAGS),
        compiling.cache_name(VERSIONS | {"python": "3.12"}, FLAGS),
        compiling.cache_name(VERSIONS, {"boundscheck": True}),
        compiling.cache_name(VERSIONS, FLAGS | {"nogil": True}),
    }

    assert len(names) == 5


def test_the_cache_is_the_same_for_the_same_code(package: Path) -> None:
    again = compiling.cache_name(VERSIONS, FLAGS), compiling.sources_name(package, ["ra"])

    assert compiling.cache_name(dict(VERSIONS), dict(FLAGS)) == again[0]
    assert compiling.sources_name(package, ["ra"]) == again[1]


@pytest.mark.parametrize(
    ("module", "package"),
    [
        ("heliopolis.core.points", "core"),
        ("heliopolis.ra.turn", "ra"),
        ("heliopolis.dice.distinct.order", "dice"),
        ("heliopolis.bots.ra.valuation.worth", "bots/ra"),
        ("heliopolis.bots.minds", "bots"),
        ("heliopolis.network.forward", "network"),
        ("heliopolis.bench", None),
        ("tests.core.test_compile", None),
        ("__main__", None),
    ],
)
def test_every_module_has_the_cache_of_its_package(module: str, package: str | None) -> None:
    assert compiling.package_of(module) == package


def packages_with_rules() -> dict[str, list[Path]]:
    """The files of every package that holds compiled code."""
    found: dict[str, list[Path]] = {}
    for path in compiling.PACKAGE.rglob("*.py"):
        if "@rule" in path.read_text(encoding="utf-8"):
            module = ".".join(path.relative_to(compiling.PACKAGE.parent).with_suffix("").parts)
            package = compiling.package_of(module)
            assert package, f"{module} has no cache"
            found.setdefault(package, []).append(path)
    return found


def test_every_rule_lives_in_a_package_that_has_a_cache_of_its_own() -> None:
    assert set(packages_with_rules()) == {
        *("core", "ra", "dice", "network", "bots/ra", "bots/dice")
    }


@pytest.mark.parametrize("package", packages_with_rules())
def test_a_cache_covers_every_package_whose_code_is_used(package: str) -> None:
    """An edit of a package that is missing here would leave old machine code in use."""
    imported = {
        compiling.package_of(module)
        for path in packages_with_rules()[package]
        for module in re.findall(r"^from (heliopolis\S+) import", path.read_text(), re.MULTILINE)
    }

    assert imported - {None} <= set(compiling.made_of(package))


@pytest.mark.parametrize(
    ("package", "folders"),
    [
        ("core", {"core"}),
        ("ra", {"core", "ra"}),
        ("network", {"core", "network"}),
        ("bots/ra", {"core", "ra", "network", "bots/ra"}),
        ("bots/dice", {"core", "dice", "network", "bots/dice"}),
    ],
)
def test_an_edit_costs_those_whose_code_it_is_in_and_nobody_else(
    package: str, folders: set[str]
) -> None:
    """A bot's code has that of networks in it, and rules have not."""
    assert set(compiling.made_of(package)) == folders


def test_settings_of_the_process_are_left_as_they_were(tmp_path: Path) -> None:
    """Whoever uses Numba for other things has a cache of its own."""
    program = (
        "import numba\n"
        "numba.config.CACHE_DIR = 'mine'\n"
        "from heliopolis.core.bits import count_bits\n"
        "print(count_bits(5), numba.config.CACHE_DIR)\n"
    )
    environment = os.environ | {"NUMBA_DISABLE_JIT": "0", "XDG_CACHE_HOME": str(tmp_path)}

    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )

    assert done.stdout == "2 mine\n"
    assert list(tmp_path.rglob("core-*/**/*.nbi")), "and ours is where it belongs"


INNER = """
from heliopolis.core.compile import rule
FACTOR = {factor}
@rule
def inner(number):
    return number * FACTOR
"""
OUTER = """
from heliopolis.core.compile import rule
from heliopolis.core.inner import inner
@rule
def outer(number):
    return inner(number) + 1
"""


def test_an_edited_constant_of_another_module_is_compiled_anew(tmp_path: Path) -> None:
    """Numba alone would go on answering with the old constant."""
    core = tmp_path / "heliopolis" / "core"
    core.mkdir(parents=True)
    (tmp_path / "heliopolis" / "__init__.py").touch()
    (core / "__init__.py").touch()
    for name in ("compile.py", "folders.py"):
        source = (compiling.PACKAGE / "core" / name).read_text(encoding="utf-8")
        (core / name).write_text(source, encoding="utf-8")
    (core / "outer.py").write_text(OUTER)
    program = "from heliopolis.core.outer import outer; print(outer(10))"
    environment = os.environ | {
        "NUMBA_DISABLE_JIT": "0",
        "PYTHONPATH": str(tmp_path),
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
    }
    answers = []

    for factor in (2, 2, 7):
        (core / "inner.py").write_text(INNER.format(factor=factor))
        done = subprocess.run(
            [sys.executable, "-c", program],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        answers.append(int(done.stdout))

    assert answers == [21, 21, 71]
