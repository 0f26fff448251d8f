"""Reading a record: the whole of it, or what is left of one that was cut off."""

from dataclasses import replace as changed

from heliopolis.core.errors import InvalidRecord, shown
from heliopolis.core.value import value
from heliopolis.games import Position
from heliopolis.record.checks import check_record, timeline
from heliopolis.record.grammar import UNFINISHED
from heliopolis.record.headers import read_headers
from heliopolis.record.lines import Line, Parts, split_file
from heliopolis.record.player import Player
from heliopolis.record.record import Record
from heliopolis.record.text import result_of


def read_record(text: str) -> Record:
    """Read a record; raise `InvalidRecord` with the line and what was expected there.

    Comments, needless spaces, the order of the headers and where lines of turns break do not
    matter, and numbers and names of turns may be missing; whatever is stated must be right.
    """
    parts = split_file(text)
    player = Player(read_headers(parts))
    for line in parts.turns:
        player.read(line)
    record = player.record()
    _check_end(record, player.position, parts)
    _check_numbers(record, parts)
    _check_hands(record, parts)
    return record


@value
class Whole:
    """What can be read of a damaged file: the game up to its last whole move.

    `line` is the first line that is not wholly in the record and `lines` how many there are, from
    there on to the end; 0 of both where nothing was dropped.
    """

    record: Record
    line: int
    lines: int


def last_whole(text: str) -> Whole:
    """Read as many moves as can be read; raise `InvalidRecord` where the headers are wrong.

    The last move of a text that does not end with a line feed is not whole: `bid 1` may have been
    `bid 12`. Nothing behind a zero byte is, which is what a disk may leave after a power cut. Hands
    that came after the last whole move are dropped with what they were about; seals stay, for no
    promise is ever taken back, and deal from the next move on.
    """
    text = text.partition("\0")[0]
    parts = split_file(text)
    player = Player(read_headers(parts))
    lost: Line | None = None
    for line in parts.turns:
        cut = line is parts.last and _is_cut(text, line)
        try:
            player.read(line, cut)
        except InvalidRecord:
            cut = True
        if cut:
            lost = line
            break
    if parts.need("result").said != UNFINISHED and player.position.over:
        _check_end(player.record(), player.position, parts)
    record = _shortened(player.record())
    check_record(record)
    lines = len(parts.turns) - parts.turns.index(lost) if lost else 0
    return Whole(record, lost.number if lost else 0, lines)


def _is_cut(text: str, last: Line) -> bool:
    """Whether the last line that says something has no line feed."""
    feeds = text.replace("\r\n", "\n").replace("\r", "\n").count("\n")
    return last.number > feeds


def _shortened(record: Record) -> Record:
    """The record without what is said of moves that are lost."""
    moves = len(record.moves)
    return changed(
        record,
        seals=tuple(changed(seal, first=min(seal.first, moves + 1)) for seal in record.seals),
        hands=tuple(hand for hand in record.hands if hand.after <= moves),
        practice=None if record.practice is None else min(record.practice, moves),
    )


def _check_end(record: Record, end: Position, parts: Parts) -> None:
    """What the header says about the end of the game must be true."""
    result = parts.need("result")
    expected = result_of(end, record.seats)
    if result.said != UNFINISHED and not end.over:
        parts.last.fail("moves-stop-early", result_line=result.line.number)
    if ", ".join(part.strip(" ") for part in result.said.split(",")) != expected:
        result.fail("other-result", result=expected, text=shown(result.said))


def _check_numbers(record: Record, parts: Parts) -> None:
    """No header may be about moves that were not played, and those of hands come in order."""
    moves = len(record.moves)
    for header in parts.of_seals():
        if int(header.number or 0) > moves + 1:
            header.fail("seal-after-end", first=int(header.number), moves=moves)
    if record.practice is not None and record.practice > moves:
        parts.need("practice").fail("practice-after-end", practice=record.practice, moves=moves)
    after = 0
    for header, hand in zip(parts.all("hands"), record.hands, strict=True):
        if hand.after > moves:
            header.fail("hand-after-end", after=hand.after, moves=moves)
        if hand.after < after:
            header.fail("hand-out-of-order", text=shown(header.said))
        after = hand.after


def _check_hands(record: Record, parts: Parts) -> None:
    """Nobody sits down before the move that it follows, or after the next; moves are in order."""
    headers = parts.all("hands")
    now = last = 0
    for time, place in timeline(record):
        last = last if place is None else place
        if time is not None:
            if time < now:
                headers[last].fail("time-goes-back", text=shown(headers[last].said))
            now = time
