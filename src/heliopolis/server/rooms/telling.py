"""What a room's listeners are told at one moment: each audience's frame is written once."""

from collections.abc import Collection
from typing import TYPE_CHECKING

import msgspec

from heliopolis.core.contract import Seat
from heliopolis.match import Match
from heliopolis.wire.pieces import (
    NONE,
    around_seat,
    moves_json,
    score_now_json,
    seated,
    seen_json,
    view_json,
)
from heliopolis.wire.server import Table, UpdateFrame, encode_server
from heliopolis.wire.tables import ResultStruct, TableStruct

if TYPE_CHECKING:
    from heliopolis.server.rooms.room import Room


class Telling:
    """The frames of one table at one moment.

    Where scores are open everybody may see the same, so what is dear is written once.
    """

    def __init__(self, match: Match, now: int) -> None:
        self._match = match
        self._game = match.game.name
        self._asked = match.asked
        self._open = match.game.scores == "open"
        self._frames: dict[tuple[Seat | None, int], bytes] = {}
        self._around: dict[int, tuple[bytes, bytes, bytes]] = {}
        self._views: dict[Seat | None, msgspec.Raw] = {}
        self._moves: dict[tuple[Seat | None, int], tuple[msgspec.Raw, ...]] = {}
        self._clocks = match.remaining(now)
        result = match.result
        self._result = None if result is None else ResultStruct(result.scores, result.winners)

    def update(self, seat: Seat | None, since: int) -> bytes:
        """What an audience has not seen since a version, and how the game stands for it."""
        key = seat, since
        frame = self._frames.get(key)
        if frame is None:
            if seat is None or not self._open or self._match.standing(seat) is not None:
                frame = self._update(seat, since)
            else:
                before, between, after = self._around_seat(since)
                options = self._options(seat)
                frame = b"%b%d%b%b%b" % (before, seat, between, options, after)
            self._frames[key] = frame
        return frame

    def _around_seat(self, since: int) -> tuple[bytes, bytes, bytes]:
        around = self._around.get(since)
        if around is None:
            around = self._around[since] = around_seat(self.update(None, since))
        return around

    def _options(self, seat: Seat | None) -> bytes:
        if seat is None or seat != self._asked:
            return NONE
        return moves_json(self._game, self._match.options(seat))

    def _update(self, seat: Seat | None, since: int) -> bytes:
        match = self._match
        frame = UpdateFrame(
            version=match.version,
            moves=self._moves_since(since, seat),
            view=self._view(seat),
            score_now=score_now_json(match.score_now(seat)),
            asked=self._asked,
            options=msgspec.Raw(self._options(seat)),
            standing=match.standing(seat),
            clocks=self._clocks,
            result=self._result,
        )
        return encode_server(frame)

    def _moves_since(self, since: int, seat: Seat | None) -> tuple[msgspec.Raw, ...]:
        key = None if self._open else seat, since
        if key not in self._moves:
            found = self._match.seen(key[0], since)
            self._moves[key] = tuple([seen_json(self._game, seen) for seen in found])
        return self._moves[key]

    def _view(self, seat: Seat | None) -> msgspec.Raw:
        shown = None if self._open else seat
        if shown not in self._views:
            self._views[shown] = view_json(self._game, self._match.view(shown))
        view = self._views[shown]
        return view if seat == shown or seat is None else seated(view, seat)


def table_frame(table: TableStruct) -> bytes:
    """What everybody is told when the table itself has changed."""
    return encode_server(Table(table))


def tell(room: "Room", table: bool, anew: Collection[Seat | None]) -> None:
    """Tell everybody who listens what they have not heard: the table first, then the moves.

    The seats that are `anew`, None for spectators, are told how the game stands without a move.
    """
    listeners = tuple(room.listeners)
    if not listeners:
        return
    frame = table_frame(room.shown()) if table else None
    match = room.match
    telling = Telling(match, room.now) if match is not None else None
    for listener in listeners:
        if frame is not None:
            listener.send(frame)
        if match is None or telling is None:
            continue
        if listener.seat in anew or listener.version < match.version:
            listener.send(telling.update(listener.seat, max(0, listener.version)))
            listener.version = match.version
