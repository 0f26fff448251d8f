"""Writing a record as text; `docs/notation.md` has the grammar."""

from collections.abc import Iterator, Sequence
from dataclasses import replace as changed
from typing import Final

from heliopolis.core.contract import CHANCE
from heliopolis.games import Position
from heliopolis.record.record import NO_BOT, NO_WORD, Record, Seal, check_record
from heliopolis.record.replay import Turns, replay

NOTATION: Final = 1
"""The version of the notation that we write, and the only one that we read."""
UNFINISHED: Final = "unfinished"


def write_record(record: Record) -> str:
    """Write a record as text; `read_record` gives it back.

    A secret is left out while the game is unfinished: who has it knows all chance to come.
    Raises `InvalidRecord` for a record that could not be read back.
    """
    check_record(record)
    turns, start, end = _played(record)
    if not end.over:
        record = without_secrets(record)
    headers = _headers(record, record.game.opening_of(start))
    lines = [*headers, f"result: {result_of(end, record.seats)}", *turns]
    return "\n".join(lines) + "\n"


def without_secrets(record: Record) -> Record:
    """The record with all its seals closed."""
    return changed(record, seals=tuple(changed(seal, secret=None) for seal in record.seals))


def result_of(end: Position, seats: Sequence[str]) -> str:
    """The result that belongs to a last position, as written in the header."""
    if not end.over:
        return UNFINISHED
    winners = [seats[seat] for seat in end.winners]
    verb = "wins" if len(winners) == 1 else "win"
    return f"{' '.join(map(str, end.scores))}, {' and '.join(winners)} {verb}"


def _headers(record: Record, opening: str) -> Iterator[str]:
    edition = record.game.edition
    yield f"game: {record.game.name}"
    yield f"notation: {NOTATION}"
    yield f"edition: {edition.name}"
    for item, choice in edition.overrides:
        yield f"override: {item} = {choice}"
    yield f"seats: {', '.join(record.seats)}"
    if any(record.bots):
        yield f"bots: {', '.join(bot or NO_BOT for bot in record.bots)}"
    yield f"{record.game.opening}: {opening}"
    for seal in record.seals:
        yield from _seal(seal)


def _seal(seal: Seal) -> Iterator[str]:
    number = f" {seal.first_move}" if seal.first_move else ""
    yield f"commitment{number}: {seal.commitment.hex()}"
    if any(seal.words):
        yield f"words{number}: {' '.join(word or NO_WORD for word in seal.words)}"
    if seal.secret is not None:
        yield f"secret{number}: {seal.secret.hex()}"


def _played(record: Record) -> tuple[list[str], Position, Position]:
    """The lines of the turns, and the positions before the first and after the last one."""
    lines: list[str] = []
    steps = replay(record)
    position = start = next(steps).position
    turns = Turns(start)
    epoch = 0
    for move, step in zip(record.moves, steps, strict=True):
        if turns.begins:
            if turns.epoch != epoch:
                epoch = turns.epoch
                lines += ["", f"# epoch {epoch}"]
            lines.append(f"{turns.number}. {record.seats[turns.seat]}: {move}")
        else:
            lines[-1] += f" {move}" if position.actor is CHANCE else f", {move}"
        position = step.position
        turns.see(position)
    return lines, start, position
