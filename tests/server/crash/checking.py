"""What must be true of the stored tables after all crashes."""

from collections.abc import Iterable

from heliopolis.record import read_record, write_record
from heliopolis.record.verify import Proved, verify
from heliopolis.server.store.protocol import Store
from heliopolis.server.tables.document import read, record_of
from tests.server.crash.players import Player

_FAR = 1 << 62
_ALL = 1_000_000


async def unfinished(store: Store) -> set[str]:
    """The tables whose games are not over."""
    return set(await store.due(_FAR, _ALL))


async def check_tables(store: Store, tables: Iterable[str]) -> int:
    """Replay and verify every game, which is over; how many moves there are."""
    count = 0
    for table in sorted(tables):
        stored = await store.load(table)
        assert stored is not None, f"{table} is gone"
        numbers = [row.number for row in stored.moves]
        assert numbers == list(range(1, stored.version + 1)), f"{table} has gaps"
        document = read(stored.document)
        assert document.stage == "over", f"{table} is {document.stage}"
        record = record_of(document, stored.moves)
        assert read_record(write_record(record)) == record
        assert isinstance(verify(record), Proved), f"{table} does not verify"
        count += stored.version
    return count


async def check_players(store: Store, players: Iterable[Player]) -> int:
    """Find all that was acknowledged or told in the store; how many moves were acknowledged."""
    count = 0
    for player in players:
        stored = await store.load(player.table)
        assert stored is not None
        rows = {row.number: row for row in stored.moves}
        for one in player.acknowledged:
            row = rows[one.version]
            assert (row.actor, row.command) == (player.seat, one.command)
            assert row.text == one.move
        told = {number: (row.actor, row.text) for number, row in rows.items()}
        assert player.told == told, "everything that is stored was told, and nothing else"
        ours = [row for row in stored.moves if row.actor == player.seat]
        assert len(ours) == len(player.acknowledged), "nothing was played twice"
        count += len(player.acknowledged)
    return count
