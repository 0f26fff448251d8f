"""Compiled rules and the same rules as plain Python."""

import hashlib
import os
import subprocess
import sys
from random import Random

import numpy as np
import pytest

from heliopolis import CHANCE
from heliopolis.core.chance import SeededDealer
from heliopolis.games import names

from .examples import EXAMPLES

PARITY = """
import sys
from tests.contracts.test_every_parity import digest_of_games
print(digest_of_games(sys.argv[1]))
"""


def digest_of_games(name: str) -> str:
    """One number for all positions, events and distinct moves of some games."""
    example = EXAMPLES[name]
    digest = hashlib.sha256()
    for seed, table in enumerate(example.parity_games):
        rng = Random(seed)
        here = example.make(table).start(SeededDealer(np.random.default_rng(seed)))
        while not here.over:
            if here.actor is not CHANCE:
                digest.update(repr(here.moves(distinct=True)).encode())
            here, happened = here.play(example.next_move(here, rng))
            digest.update(here.to_bytes())
            digest.update(repr(happened).encode())
    return digest.hexdigest()


@pytest.mark.parametrize("name", names())
def test_compiled_and_uncompiled_rules_agree(name: str) -> None:
    answers = {
        subprocess.run(
            [sys.executable, "-c", PARITY, name],
            env=os.environ | {"NUMBA_DISABLE_JIT": disabled, "PYTHONPATH": "src:."},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for disabled in ("0", "1")
    }

    assert len(answers) == 1
