"""Write what verifying shows of whole and of damaged games, for the browser's own verification.

Run it with `python -m tools.proofs`; a test checks that the file is fresh. The browser must come
to the same verdicts from the same texts: `web/src/lib/verify.test.ts` reads this file. A damaged
game is written as the lines by which it differs from a golden one.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any, Final

from heliopolis.core.errors import InvalidRecord
from heliopolis.games import Move, Position
from heliopolis.record import (
    Contradicted,
    NotProvable,
    Record,
    Verdict,
    read_record,
    replay,
    verify,
    write_record,
)

ROOT: Final = Path(__file__).resolve().parent.parent
GOLDEN: Final = ROOT / "tests" / "golden"
FILE: Final = ROOT / "web" / "test" / "fixtures" / "proofs.json"
DAMAGED: Final = (
    *("ra-2-reference-sheet-gods", "ra-5-windrider-gods", "ra-4-new-dealers", "ra-3-overrides"),
    *("ra-3-everything", "dice-2-random", "dice-4-new-dealers", "dice-3-everything"),
)
"""The golden games of which there are damaged copies."""
UNSEALED: Final = ("moves/dice-3-overrides", "moves/ra-5-windrider-gods")


def proofs() -> str:
    """The whole file."""
    whole = [_case(name, "whole", _text(name)) for name in _golden()]
    damaged = [
        _case(name, damage, text)
        for name in DAMAGED
        for damage, text in damages(read_record(_text(name)), _text(name))
    ]
    lines = ",\n".join(json.dumps(case, ensure_ascii=False) for case in (*whole, *damaged))
    return f"[\n{lines}\n]\n"


def damages(record: Record, text: str) -> Iterator[tuple[str, str]]:
    """Copies of a game in which something is wrong or missing, by name."""
    yield "secret", _changed(r"^(secret.*)(.)$", _other_digit, text)
    yield "commitment", _changed(r"^(commitment.*)(.)$", _other_digit, text)
    if "\nwords" in text:
        yield "word", re.sub(r"^(words.*: )\S+", r"\1lotos", text, flags=re.MULTILINE)
        yield "words", _changed(r"^(words.*?: )(.*)$", lambda found: f"{found[1]}lotus", text)
    else:
        said = " ".join(["lotus", *"-" * (len(record.seats) - 1)])
        yield (
            "word",
            _changed(r"^(commitment.*)$", lambda found: f"{found[1]}\nwords: {said}", text),
        )
    yield "table", _other_table(record, text)
    outcome = _other_outcome(record)
    yield "outcome", outcome
    yield "patient", _untidy(outcome)
    yield "opening", write_record(_cut(record, 0, opening=_other_opening(record)))
    yield "closed", re.sub(r"^secret.*\n", "", text, flags=re.MULTILINE)
    if len(record.seals) > 1:
        yield "opened-once", _changed(r"^(secret.*)$", lambda _: "venue: a garden", text)
        yield "begun-unsealed", re.sub(r"^(commitment|words|secret):.*\n", "", text, flags=re.M)
    yield "unsealed", re.sub(r"^(commitment|words|secret).*\n", "", text, flags=re.MULTILINE)


def _changed(pattern: str, change: Callable[[re.Match[str]], str], text: str) -> str:
    return re.sub(pattern, change, text, count=1, flags=re.MULTILINE)


def _other_digit(found: re.Match[str]) -> str:
    return found[1] + ("0" if found[2] != "0" else "1")


def _other_table(record: Record, text: str) -> str:
    """Another bot sits at the table, which no move shows."""
    if record.bots:
        return text.replace("merchant", "plunderer")
    bots = ", ".join(["merchant", *"-" * (len(record.seats) - 1)])
    return _changed(r"^(seats:.*)$", lambda found: f"{found[1]}\nbots: {bots}", text)


def _other_outcome(record: Record) -> str:
    """The game up to its twentieth outcome, which is another one than was dealt."""
    steps = list(replay(record))
    outcomes = [number for number, move in enumerate(record.moves) if str(move).startswith("+")]
    at = outcomes[20]
    other = _other_move(steps[at].position, record.moves[at])
    cut = _cut(record, at)
    return write_record(replace(cut, moves=(*cut.moves, other), times=()))


def _other_move(position: Position, dealt: Move) -> Move:
    moves: tuple[Move, ...] = position.moves()
    return next(move for move in moves if move != dealt)


def _other_opening(record: Record) -> str:
    if record.game.opening == "starter":
        return str(int(record.opening) % len(record.seats) + 1)
    first, *rest = record.opening.split()
    return " ".join([*rest, first])


def _cut(record: Record, moves: int, opening: str = "") -> Record:
    """The record up to a move, given up there."""
    return replace(
        record,
        opening=opening or record.opening,
        moves=record.moves[:moves],
        times=record.times[:moves],
        seals=tuple(seal for seal in record.seals if seal.first <= moves + 1),
        hands=tuple(hand for hand in record.hands if hand.after <= moves),
        practice=None,
    )


def _untidy(text: str) -> str:
    """The same game as somebody might type it: no numbers, no names, comments, other line ends."""
    headers, result, turns = text.partition("result: unfinished\n")
    bare = re.sub(r"^[0-9]+\. [^:]*: ", "\t", turns, flags=re.MULTILINE)
    spread = bare.replace(", ", " ,\n   # somebody's comment: +ra\n")
    backwards = "\n".join(reversed([*headers.splitlines(), result.strip()]))
    loose = backwards.replace("seats: ", "seats:").replace("commitment: ", "commitment :\t")
    # Words and secrets stand behind their commitment, so only one seal can be turned around.
    upper = loose if headers.count("commitment") == 1 else headers + result
    return "\ufeff" + f"{upper}\n{spread}".replace("\n", "\r\n")


def _golden() -> list[str]:
    """The golden games, and two that were never sealed."""
    return [*sorted(path.stem for path in GOLDEN.glob("*.ra")), *UNSEALED]


def _text(name: str) -> str:
    return (GOLDEN / f"{name}.ra").read_text("utf-8")


def _case(name: str, damage: str, text: str) -> dict[str, Any]:
    case = {"file": f"{name}.ra", "damage": damage, "verdict": _verdict(text)}
    edits = list(_edits(_text(name), text))
    return {**case, "edits": edits} if edits else case


def _edits(whole: str, text: str) -> Iterator[list[Any]]:
    """The first line, the line behind the last, and what stands there instead; the last first."""
    old, new = whole.split("\n"), text.split("\n")
    for tag, start, end, first, last in reversed(SequenceMatcher(None, old, new).get_opcodes()):
        if tag != "equal":
            yield [start, end, new[first:last]]


def _verdict(text: str) -> Mapping[str, Any]:
    try:
        verdict = verify(read_record(text))
    except InvalidRecord as error:
        return {"verdict": "refused", "code": error.code, "line": error.line}
    return _told(verdict)


def _told(verdict: Verdict) -> Mapping[str, Any]:
    promises = [
        [promise.first, promise.commitment, promise.deals, promise.words, promise.opened]
        for promise in verdict.promises
    ]
    if isinstance(verdict, Contradicted):
        names = ("move", "turn", "sealed", "recorded", "opening")
        facts = {name: getattr(verdict, name) for name in names}
        return {"verdict": "contradicted", **facts, "promises": promises}
    facts = {"deals": verdict.deals, "practice": verdict.practice, "promises": promises}
    if isinstance(verdict, NotProvable):
        gaps = [[gap.first, gap.last, gap.why, gap.opening] for gap in verdict.gaps]
        return {"verdict": "not-provable", "gaps": gaps, **facts}
    return {"verdict": "proved", **facts}


def main() -> None:
    """Write the file."""
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(proofs(), encoding="utf-8")


if __name__ == "__main__":
    main()
