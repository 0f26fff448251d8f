"""What is counted of the changes that are stored, and of the moves that are played."""

import time
import urllib.request
from pathlib import Path

from prometheus_client import CollectorRegistry, generate_latest

from heliopolis.server.metrics import Writes
from tests.terminal.table_server import OPEN, Other, TableServer


def test_changes_are_counted_by_how_long_they_took_at_most() -> None:
    writes, registry = Writes(), CollectorRegistry()
    registry.register(writes)

    for seconds, moves in ((0.0001, 2), (0.3, 0), (3.0, 1)):
        writes.add(seconds, moves)

    lines = generate_latest(registry).decode().splitlines()
    name = "heliopolis_store_seconds"
    assert "heliopolis_moves_total 3.0" in lines
    assert f'{name}_bucket{{le="0.0001"}} 1.0' in lines
    assert f'{name}_bucket{{le="0.25"}} 1.0' in lines
    assert f'{name}_bucket{{le="1.0"}} 2.0' in lines
    assert f'{name}_bucket{{le="+Inf"}} 3.0' in lines
    assert f"{name}_count 3.0" in lines
    assert f"{name}_sum 3.3001" in lines


def test_the_time_of_every_move_that_was_played_is_counted(tmp_path: Path) -> None:
    def count(tables: TableServer) -> str:
        with urllib.request.urlopen(f"{tables.address}/api/metrics", timeout=60) as answer:
            lines = answer.read().decode().splitlines()
        [line] = [one for one in lines if one.startswith("heliopolis_move_seconds_count")]
        return str(line.split(" ")[1])

    with TableServer(tmp_path / "tables.db") as tables:
        made = tables.make(OPEN, OPEN)
        players = [Other(made, seat, name) for seat, name in enumerate(("Ana", "Ben"))]
        before = count(tables)
        players[0].play("dance")  # which nobody can
        players[0].play("draw")
        players[1].play("draw")
        end = time.monotonic() + 100
        while count(tables) != "2.0" and time.monotonic() < end:
            time.sleep(0.01)
        after = count(tables)
        for player in players:
            player.close()

    assert (before, after) == ("0.0", "2.0")
