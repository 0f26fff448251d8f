"""The benchmark of networks has all its lines; how fast networks are is not tested."""

import pytest

from bench.network import WIDTHS, main
from heliopolis.core.compile import COMPILED
from heliopolis.games import names


@pytest.mark.skipif(not COMPILED, reason="plain Python takes minutes: NUMBA_DISABLE_JIT is set")
def test_the_table_has_a_line_for_every_game_and_width(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--rounds", "1", "--repeats", "1"]) == 0

    rows = [line.split(" | ") for line in capsys.readouterr().out.splitlines() if "|" in line][2:]

    assert [(row[0], row[1]) for row in rows] == [
        (f"| {game}", str(width)) for game in names() for width in WIDTHS
    ]
    for row in rows:
        assert all(float(cell.strip(" |").replace(",", "")) > 0 for cell in row[2:])
