"""Game files for clients that know no rules: every moment with its view and its events."""

import asyncio
import re
from typing import Final

from heliopolis.core.contract import Seat
from heliopolis.core.errors import Refusal
from heliopolis.games import ruleset
from heliopolis.match import Seen
from heliopolis.record import Record, read_record, replay
from heliopolis.server.routes.answers import Refused
from heliopolis.server.routes.call import Call
from heliopolis.server.routes.registry import Routes
from heliopolis.wire.pieces import step_json
from heliopolis.wire.rest import ReplayAsked, ReplayFrame
from heliopolis.wire.tables import ResultStruct

_GAME: Final = re.compile(r"^game:\s*(\S+)", re.MULTILINE)

routes = Routes()


@routes.post("/replays", ReplayAsked, ReplayFrame)
async def show_record(call: Call, asked: ReplayAsked) -> ReplayFrame:
    """Turn a game file into numbered views and events, as a seat or whoever watches sees them.

    Where scores are hidden and the game is not over, nobody looks through the eyes of a seat: the
    file of a table that is played on is for everybody.
    """
    limits = call.premises.limits
    await call.limit(limits.replays, limits.replays_of_newcomers)
    named = _GAME.search(asked.record)
    if named is not None:
        call.check_ready(named[1])
    return await asyncio.to_thread(replayed, asked.record, asked.seat)


def _is_over(record: Record, finished: bool) -> bool:
    """Whether a game is over: finished, or ended otherwise, which opens its last seal."""
    return finished or (bool(record.seals) and record.seals[-1].secret is not None)


def replayed(text: str, seat: Seat | None = None) -> ReplayFrame:
    """A game file, move by move; raise `InvalidRecord` for a text that is none."""
    record = read_record(text)
    if seat is not None and seat >= len(record.seats):
        raise Refused(Refusal("no-such-seat", {"number": seat, "seats": len(record.seats)}))
    game, seen_by = record.game, ruleset(record.game.name).seen_by
    times = record.times or (None,) * len(record.moves)
    start, *rest = replay(record)
    if game.scores == "hidden" and not _is_over(
        record, (rest[-1] if rest else start).position.over
    ):
        seat = None
    before = start.position
    steps = [step_json(game.name, None, before.view(seat), before.score_now(seat))]
    for number, (step, move, time) in enumerate(zip(rest, record.moves, times, strict=True), 1):
        seen = Seen(number, before.actor, move, time, seen_by(game, step.events, seat))
        before = step.position
        steps.append(step_json(game.name, seen, before.view(seat), before.score_now(seat)))
    return ReplayFrame(
        game.name,
        game.edition.name,
        dict(game.edition.overrides),
        game.scores,
        record.seats,
        record.bots,
        tuple(steps),
        ResultStruct(before.scores, before.winners) if before.over else None,
    )
