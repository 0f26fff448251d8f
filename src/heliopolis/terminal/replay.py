"""Showing a recorded game: as sentences, as one JSON document, at one moment, or its proof."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from heliopolis.core.contract import CHANCE
from heliopolis.core.errors import HeliopolisError
from heliopolis.core.value import to_plain
from heliopolis.games import Move, Position, Step
from heliopolis.record import (
    Contradicted,
    Gap,
    NotProvable,
    Proved,
    Record,
    Verdict,
    replay,
    verify,
)
from heliopolis.terminal.console import Console
from heliopolis.terminal.face import Face, face_of, setting
from heliopolis.terminal.opening import read_game
from heliopolis.terminal.reporter import Reporter
from heliopolis.terminal.sheets import draw_result

_STATUS: Final[dict[type, int]] = {Proved: 0, NotProvable: 1, Contradicted: 2}


def show(
    path: Path,
    as_json: bool,
    at: int | None,
    prove: bool,
    console: Console,
    prepare: Callable[[str], None],
) -> int:
    """Show the game in a file; the exit status.

    `prepare` is called with the name of the game before its rules are needed.
    """
    record = read_game(path, prepare)
    if prove:
        return _prove(record, as_json, console)
    steps = list(replay(record))
    face = face_of(record.game, record.seats)
    if at is not None:
        _show_moment(face, steps, at, as_json, console)
    elif as_json:
        console.say(json.dumps(document(record, steps, face), indent=1))
    else:
        _tell(record, steps, face, console)
    return 0


def _prove(record: Record, as_json: bool, console: Console) -> int:
    verdict = verify(record)
    status = _STATUS[type(verdict)]
    if as_json:
        plain = {"verdict": type(verdict).__name__, "says": told(verdict), **to_plain(verdict)}
        console.say(json.dumps(plain, indent=1))
    else:
        said = told(verdict)
        console.say(f"{said[0].upper()}{said[1:]}.")
        for promise in verdict.promises:
            console.say(f"{promise.commitment} from number {promise.first} on")
    return status


def told(verdict: Verdict) -> str:
    """A verdict in words."""
    match verdict:
        case Proved():
            said = f"proved: all {verdict.deals} deals come from what was sealed before"
            if verdict.practice is not None:
                said += ", but they were seen in the game from which this was forked"
            return said
        case NotProvable():
            return f"not provable: {', '.join(map(_told_gap, verdict.gaps))}"
        case Contradicted():
            at = f"move {verdict.move}, in turn {verdict.turn}"
            where = at if verdict.move else f"the {verdict.opening}"
            return (
                f"contradicted at {where}: the seal deals {verdict.sealed}, "
                f"the record says {verdict.recorded}"
            )


def _told_gap(gap: Gap) -> str:
    start = max(1, gap.first)
    one = gap.last == start
    moves = f"move {gap.last}" if one else f"moves {start} to {gap.last}"
    dealt = f"{moves} {'has' if one else 'have'}"
    if not gap.last:
        dealt = f"the dealing of the {gap.opening} has"
    elif not gap.first:
        dealt = f"the {gap.opening} and {moves} have"
    return f"{dealt} {'no commitment' if gap.why == 'no-commitment' else 'a seal never opened'}"


def _show_moment(
    face: Face, steps: Sequence[Step], at: int, as_json: bool, console: Console
) -> None:
    if not 0 <= at < len(steps):
        last = len(steps) - 1
        raise HeliopolisError(f"the game has {last} moves, so --at takes 0 to {last}, not {at}")
    view = steps[at].position.view(None)
    if as_json:
        console.say(json.dumps(view.to_json(), indent=1))
    else:
        console.say(face.draw_table(view, console.style, console.width))


def _tell(record: Record, steps: Sequence[Step], face: Face, console: Console) -> None:
    """Every turn as a paragraph, behind the number of moves played by its end."""
    reporter = Reporter(face, console)
    _, opening = face.opening(steps[0].position.view(None))
    console.tell(setting(face, record.game))
    console.tell(opening)
    console.say("In front of each turn: the moves played by its end, for --at.\n")
    played = zip(steps[:-1], record.moves, steps[1:], strict=True)
    for number, (before, move, step) in enumerate(played, 1):
        reporter.hear(face.news(before.position, move, step))
        if step.position.begins_turn or number == len(record.moves):
            reporter.tell(margin=f"{number:>4}  ")
    last = steps[-1].position
    if last.over:
        console.say(draw_result(record.seats, last.scores, last.winners))
    else:
        console.say(f"The game is unfinished after {len(record.moves)} moves.")


def document(record: Record, steps: Sequence[Step], face: Face) -> dict[str, Any]:
    """The whole game as plain values that `json` can write."""
    last = steps[-1].position
    dealt, _ = face.opening(steps[0].position.view(None))
    return {
        "game": record.game.name,
        "edition": record.game.edition.name,
        "overrides": dict(record.game.edition.overrides),
        "seats": list(record.seats),
        "bots": [bot or None for bot in record.bots or [""] * len(record.seats)],
        record.game.opening: dealt,
        "seals": [
            {
                "first": seal.first,
                "commitment": seal.commitment.hex(),
                "words": list(seal.words),
                "secret": None if seal.secret is None else seal.secret.hex(),
            }
            for seal in record.seals
        ],
        "moves": [
            _move(number, before, after, move)
            for number, (before, after, move) in enumerate(
                zip(steps, steps[1:], record.moves, strict=False), 1
            )
        ],
        "sheets": to_plain(last.sheet()),
        "result": _result(last),
    }


def _move(number: int, before: Step, after: Step, move: Move) -> dict[str, Any]:
    actor = before.position.actor
    return {
        "number": number,
        "actor": "chance" if actor is CHANCE else actor,
        "move": str(move),
        "events": [{"event": type(event).__name__, **to_plain(event)} for event in after.events],
    }


def _result(last: Position) -> dict[str, Any] | None:
    if not last.over:
        return None
    return {"scores": list(last.scores), "winners": list(last.winners)}
