"""A recorded game, what it proves, or advice for it, as plain values that `json` can write."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from heliopolis import games, wire
from heliopolis.bots.base import Budget
from heliopolis.bots.counsel import Counsel
from heliopolis.core.contract import CHANCE
from heliopolis.games import Position, Step
from heliopolis.record import Record, Verdict
from heliopolis.terminal.moment import Moment
from heliopolis.texts import LANGUAGES, Catalogue
from heliopolis.texts.proof import verdict_said
from heliopolis.wire.server import CounselStruct


def document(record: Record, steps: Sequence[Step]) -> dict[str, Any]:
    """The whole game, as far as everybody may see it.

    Seats are counted from 0; what was dealt before the first move is written as in the file, and
    `start` is the view of it.
    """
    game, codec = record.game, wire.codec(record.game.name)
    start, end = (step.position.view(None) for step in (steps[0], steps[-1]))
    return {
        "game": game.name,
        "edition": game.edition.name,
        "overrides": dict(game.edition.overrides),
        "seats": list(record.seats),
        "bots": [bot or None for bot in record.bots or [""] * len(record.seats)],
        "scores": game.scores,
        "clock": None if record.clock is None else str(record.clock),
        "began": record.began or None,
        "practice": record.practice,
        "hands": msgspec.to_builtins(record.hands),
        game.opening: record.opening,
        "start": codec.to_plain(start),
        "seals": [
            {
                "first": seal.first,
                "commitment": seal.commitment.hex(),
                "words": list(seal.words),
                "secret": None if seal.secret is None else seal.secret.hex(),
            }
            for seal in record.seals
        ],
        "moves": list(_moves(record, steps)),
        "sheets": [codec.to_plain(sheet) for sheet in end.sheets],
        "result": _result(steps[-1].position),
    }


def _moves(record: Record, steps: Sequence[Step]) -> Iterator[dict[str, Any]]:
    rules, codec = games.ruleset(record.game.name), wire.codec(record.game.name)
    times = record.times or (None,) * len(record.moves)
    played = zip(record.moves, times, steps, steps[1:], strict=False)
    for number, (move, time, before, after) in enumerate(played, 1):
        actor = before.position.actor
        seen = rules.seen_by(record.game, after.events, None)
        yield {
            "number": number,
            "actor": "chance" if actor is CHANCE else actor,
            "move": str(move),
            "time": time,
            "events": [codec.to_plain(event) for event in seen],
        }


def _result(last: Position) -> dict[str, Any] | None:
    if not last.over:
        return None
    return {"scores": list(last.scores), "winners": list(last.winners)}


def verdict_document(verdict: Verdict) -> dict[str, Any]:
    """What a game proves; in words too, which are English for every reader."""
    says = verdict_said(Catalogue(LANGUAGES[0]), verdict)
    found: dict[str, Any] = msgspec.to_builtins(verdict)
    return {"verdict": type(verdict).__name__, "says": says, **found}


def counsel_document(moment: Moment, budget: Budget, counsel: Counsel) -> dict[str, Any]:
    """What search thinks of a moment of a game: what is sent of it over the wire, and of what.

    Seats are counted from 0: `seat` is asked, `viewer` is whose eyes see and whose the reasons
    and margins are. `played` is the move of the record, None where it ends.
    """
    record = moment.record
    worth: dict[str, Any] = msgspec.to_builtins(CounselStruct.of(counsel))
    thoughts = worth.pop("thoughts")
    return {
        "game": record.game.name,
        "players": record.game.players,
        "seats": list(record.seats),
        "at": moment.at,
        "seat": thoughts.pop("seat"),
        "viewer": moment.seat,
        "played": None if moment.played is None else str(moment.played),
        "budget": msgspec.to_builtins(budget),
        **worth,
        **thoughts,
    }
