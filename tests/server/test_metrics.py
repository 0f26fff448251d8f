"""What is counted of the changes that are stored."""

from prometheus_client import CollectorRegistry, generate_latest

from heliopolis.server.metrics import Writes


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
