"""Mutation tests of the rules: change one token at a time, and see whether a test notices.

Cosmic Ray makes the mutants (mutmut skips decorated functions, so it would make none here). Tests
run uncompiled, each worker in a copy of the tree. Results are kept in `build/` under a name that
depends on sources and tests, so that a run that was stopped goes on where it was.

A survivor is either a hole in the tests or equivalent; the latter are listed, each with its reason,
in `tools/equivalent_mutants.toml`.
"""

import argparse
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from difflib import unified_diff
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final

from cosmic_ray.commands import init
from cosmic_ray.mutating import use_mutation
from cosmic_ray.plugins import get_operator
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import TestOutcome, WorkerOutcome, WorkItem, WorkResult

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = Path("src/heliopolis")
QUICK: Final = {
    "ra/setup": ("setup",),
    "ra/turn": ("turn", "gods"),
    "ra/auction": ("auction", "sale"),
    "ra/disasters": ("disasters",),
    "ra/epoch": ("epoch",),
    "ra/scoring": ("scoring", "final_scoring"),
    "ra/legal": ("asked", "turn", "auction"),
    "ra/hidden": ("hidden",),
    "dice/setup": ("setup",),
    "dice/rolling": ("rolling", "suns"),
    "dice/allocation": ("allocation", "asked"),
    "dice/areas": ("areas", "allocation"),
    "dice/disasters": ("disasters",),
    "dice/epoch": ("epoch", "turn_end"),
    "dice/scoring": ("scoring",),
    "dice/legal": ("allocation", "moves", "kernel"),
    "dice/distinct/find": ("distinct", "turn_end"),
    "dice/distinct/uses": ("distinct",),
    "dice/distinct/alike": ("losses", "distinct"),
    "dice/distinct/losses": ("losses",),
    "core/points": ("points",),
}
"""The modules that are mutated, and the tests of their package that probably notice."""
ALL: Final = {
    "ra": ("tests/ra", "tests/contracts", "tests/record/test_golden.py"),
    "dice": ("tests/dice", "tests/contracts", "tests/record/test_golden.py"),
    "core": ("tests/core/test_points.py",),
}
LEFT_OUT: Final = (
    "tests/ra/test_properties.py",
    "tests/dice/test_properties.py",
    "tests/dice/test_refusal_truth.py",
    *(
        f"tests/contracts/test_every_{name}.py"
        for name in ("bot", "property", "parity", "warmup", "record")
    ),
)
"""Random or slow tests: golden games and rule tests must do."""
EQUIVALENT: Final = ROOT / "tools" / "equivalent_mutants.toml"
SECONDS: Final = 120
SCORE: Final = 0.95


def tracked_files() -> list[Path]:
    """The files of the project that git knows or would add."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [Path(name) for name in listed.stdout.splitlines() if (ROOT / name).is_file()]


def digest(files: list[Path], modules: Sequence[str]) -> str:
    """A number that changes with the sources, the tests and what is mutated."""
    total = hashlib.sha256(" ".join(modules).encode())
    for path in files:
        if path.parts[0] in ("src", "tests"):
            total.update(str(path).encode() + (ROOT / path).read_bytes())
    return total.hexdigest()[:12]


def move_to_copy(copies: str, packages: Sequence[str]) -> None:
    """Give a worker a copy of the tree, and plain Python, to work in."""
    own = Path(tempfile.mkdtemp(dir=copies))
    for path in tracked_files():
        (own / path.parent).mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, own / path)
    os.chdir(own)
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    sys.path[:0] = [str(own / "src"), str(own)]
    # Everything that no mutant touches is imported once; each mutant runs in a fork of this.
    for name in ("hypothesis", "numpy", "pytest"):
        import_module(name)
    for package in packages:
        if not passes(ALL[package]):
            raise RuntimeError("the tests fail without any mutant: see `make uncompiled`")
    sys.dont_write_bytecode = True  # a mutant's file may be as old and as long as the last one's


def passes(tests: Sequence[str]) -> bool:
    """Whether tests pass, in a fork of this process; endless ones do not."""
    child = os.fork()
    if child == 0:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        signal.alarm(SECONDS)
        import pytest

        options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov"]
        # Hypothesis is imported already, which pytest thinks worth a warning.
        options += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
        status = 1
        try:  # whatever happens, this process must not go on as a second worker
            status = pytest.main([*options, *(f"--ignore={path}" for path in LEFT_OUT), *tests])
        finally:
            os._exit(status)
    return os.waitpid(child, 0)[1] == 0


def name_of(module: Path) -> str:
    """The name of a module in QUICK."""
    return module.relative_to(PACKAGE).with_suffix("").as_posix()


def run_mutant(item: WorkItem) -> tuple[str, WorkResult]:
    """Make one mutant and run the tests on it, the likeliest first."""
    (mutation,) = item.mutations
    module = mutation.module_path
    operator = get_operator(mutation.operator_name)(**mutation.operator_args)
    name = name_of(module)
    package = name.partition("/")[0]
    quick = [f"tests/{package}/test_{file}.py" for file in QUICK[name]]
    with use_mutation(module, operator, mutation.occurrence) as (old, new):
        survived = passes(quick) and passes(ALL[package])
    diff = "\n".join(unified_diff(old.splitlines(), new.splitlines(), lineterm="", n=0))
    outcome = TestOutcome.SURVIVED if survived else TestOutcome.KILLED
    return item.job_id, WorkResult(WorkerOutcome.NORMAL, test_outcome=outcome, diff=diff)


def make_mutants(database: WorkDB, modules: Sequence[str]) -> None:
    """List all mutants but those that say nothing about compiled rules.

    Without `@rule` nothing changes when tests run uncompiled. And `is` compares small numbers of
    plain Python as `==` does, but those of compiled code not at all.
    """
    init([PACKAGE / f"{module}.py" for module in modules], database, {})
    items = [item for item in database.work_items if not _says_nothing(item)]
    database.clear()
    database.add_work_items(items)


def _says_nothing(item: WorkItem) -> bool:
    operator = item.mutations[0].operator_name
    return operator == "core/RemoveDecorator" or bool({"Is", "IsNot"} & set(operator.split("_")))


def changed_lines(diff: str) -> tuple[str, str]:
    """What a mutant replaced, and by what."""
    lines = diff.splitlines()
    old = [line[1:].strip() for line in lines if line.startswith("-") and line[:3] != "---"]
    new = [line[1:].strip() for line in lines if line.startswith("+") and line[:3] != "+++"]
    return " ".join(old), " ".join(new)


def run_all(database: WorkDB, workers: int, packages: Sequence[str], minutes: float) -> None:
    """Run the mutants that have no result yet, for so many minutes at the most."""
    pending = list(database.pending_work_items)
    Random(0).shuffle(pending)  # a run that is stopped is a fair sample
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as copies,
        ProcessPoolExecutor(
            workers,
            mp_context=get_context("spawn"),
            initializer=move_to_copy,
            initargs=(copies, packages),
        ) as pool,
    ):
        futures = [pool.submit(run_mutant, item) for item in pending]
        for done, future in enumerate(as_completed(futures), start=1):
            database.set_result(*future.result())
            if done % 25 == 0 or done == len(pending):
                left = (time.monotonic() - began) / done * (len(pending) - done)
                print(f"  {done} of {len(pending)} mutants, {left / 60:.0f} min left", flush=True)
            if time.monotonic() - began > 60 * minutes:
                pool.shutdown(cancel_futures=True)
                break


def report(database: WorkDB, chosen: Sequence[str]) -> int:
    """Print survivors and the score; 0 when the bars are reached."""
    claims: Counter[tuple[str, str, str]] = Counter()
    for claim in tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", []):
        if claim["module"] in chosen:
            claims[claim["module"], claim["old"], claim["new"]] += claim.get("count", 1)
    killed = equivalent = survived = 0
    modules = {item.job_id: name_of(item.mutations[0].module_path) for item in database.work_items}
    for job, result in database.results:
        if result.test_outcome != TestOutcome.SURVIVED:
            killed += 1
            continue
        mutant = (modules[job], *changed_lines(result.diff or ""))
        if claims[mutant] > 0:
            claims[mutant] -= 1
            equivalent += 1
        else:
            survived += 1
            print(f"survived: {mutant[0]}.py\n    {mutant[1]}\n    {mutant[2]}")
    total = killed + equivalent + survived
    for (module, old, new), count in claims.items():
        if count > 0 and total == len(modules):
            print(f"claimed equivalent, but killed or gone: {module}.py\n    {old}\n    {new}")
    if total < len(modules):
        print(f"A sample: {total} of {len(modules)} mutants, taken at random.")
    score = killed / (killed + survived)
    print(
        f"{total} mutants: {killed} killed, {survived} survived, {equivalent} equivalent; "
        f"{score:.1%} of those that are not equivalent are killed"
    )
    return 0 if score >= SCORE else 1


def main() -> int:
    """Run the mutants and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after these")
    parser.add_argument(
        "modules", nargs="*", help=f"only these of {', '.join(QUICK)}; or ra, dice, core"
    )
    options = parser.parse_args()
    chosen = [
        module
        for module in QUICK
        if not options.modules or {module, module.partition("/")[0]} & set(options.modules)
    ]
    if not chosen:
        parser.error(f"there are only {', '.join(QUICK)}")
    packages = sorted({module.partition("/")[0] for module in chosen})
    (ROOT / "build").mkdir(exist_ok=True)
    path = ROOT / "build" / f"mutants-{digest(tracked_files(), chosen)}.sqlite"
    fresh = not path.exists()
    os.chdir(ROOT)
    with use_db(str(path), WorkDB.Mode.create) as database:
        if fresh:
            make_mutants(database, chosen)
        run_all(database, options.workers, packages, options.minutes)
        return report(database, chosen)


if __name__ == "__main__":
    sys.exit(main())
