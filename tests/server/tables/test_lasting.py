"""Tables that were stored in any format of the document are read, and are the games they were."""

import json
from typing import Any

import pytest

from heliopolis.record import write_record
from heliopolis.server.store.protocol import MoveRow, StoreRefused
from heliopolis.server.tables.document import (
    FORMAT,
    Document,
    SeatDocument,
    read,
    record_of,
    written,
)
from heliopolis.server.tables.playing import match_of
from tests.server.rooms.builders import table
from tests.server.tables.stored import EVERY, tables_of

STORED = [
    (number, json.loads(line))
    for number in range(1, FORMAT + 1)
    for line in tables_of(number).read_text("utf-8").splitlines()
]
NAMES = [f"{number}-{stored['what']}" for number, stored in STORED]
HOW = (
    "A program that stored tables in this format wrote it so. Let FORMAT go up, read both, and "
    "write the tables of the new one by `python -m tests.server.tables.stored`; a format that no "
    "release has written may be written anew."
)


def document_of(stored: dict[str, Any]) -> Document:
    return read(json.dumps(stored["document"]).encode())


def rows_of(stored: dict[str, Any]) -> tuple[MoveRow, ...]:
    return tuple(MoveRow(*row) for row in stored["moves"])


@pytest.mark.parametrize("stored", [one for _, one in STORED], ids=NAMES)
def test_a_stored_table_is_the_game_that_it_was(stored: dict[str, Any]) -> None:
    document, rows = document_of(stored), rows_of(stored)

    if stored["record"]:
        assert write_record(record_of(document, rows)) == stored["record"], HOW
    if document.stage in ("playing", "over"):
        match = match_of(document, rows)
        assert (match.version, match.ended) == (len(rows), document.ended)
        assert (match.asked is None) == (document.ended is not None)


@pytest.mark.parametrize(
    "stored", [one for number, one in STORED if number == FORMAT], ids=lambda one: one["what"]
)
def test_what_is_stored_now_looks_as_it_did(stored: dict[str, Any]) -> None:
    assert json.loads(written(document_of(stored))) == stored["document"], HOW


def test_every_format_has_a_table_in_every_stage() -> None:
    for number in range(1, FORMAT + 1):
        found = [stored for one, stored in STORED if one == number]

        assert len(found) >= len(EVERY)
        assert {one["document"]["stage"] for one in found} == {
            "gathering",
            "sealing",
            "playing",
            "over",
        }
        assert {one["document"]["format"] for one in found} == {number}


def test_every_field_is_used_in_a_stored_table() -> None:
    plain = Document(game="", edition="", seats=())
    used = {
        name
        for _, stored in STORED
        for name in Document.__struct_fields__
        if getattr(document_of(stored), name) != getattr(plain, name)
    }
    of_seats = {
        name
        for _, stored in STORED
        for seat in document_of(stored).seats
        for name in SeatDocument.__struct_fields__
        if getattr(seat, name) != getattr(SeatDocument(), name)
    }

    assert set(Document.__struct_fields__) - used == {"format"}
    assert set(SeatDocument.__struct_fields__) - of_seats == set()


@pytest.mark.parametrize("more", [{}, {"weather": "dry"}])
def test_a_document_of_a_later_format_is_refused_by_name(more: dict[str, str]) -> None:
    later = json.loads(written(table("person", "open"))) | {"format": FORMAT + 1} | more

    with pytest.raises(StoreRefused, match="document-newer"):
        read(json.dumps(later).encode())
