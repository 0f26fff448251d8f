"""What a process knows of one table that is stored.

When storing fails, the match that was played on is thrown away and made anew from what is stored.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from heliopolis.core.contract import CHANCE, Seat
from heliopolis.match import Advance, Match
from heliopolis.server.rooms.stages import Moment, change_of
from heliopolis.server.store.protocol import Conflict, MoveRow, NewTable, Store
from heliopolis.server.tables.document import Document, read
from heliopolis.server.tables.playing import commands_of, deal, match_of


class Gone(Exception):
    """The table was deleted."""


class Known:
    """One table as this process knows it: what is stored, but for what others have done since."""

    def __init__(
        self,
        identifier: str,
        store: Store,
        clock: Callable[[], int],
        prepare: Callable[[str], Awaitable[None]],
    ) -> None:
        """`prepare` waits until a game is compiled, so that nobody else waits for it."""
        self.id: Final = identifier
        self._store = store
        self._clock = clock
        self._prepare = prepare
        self._moment: Moment | None = None
        self._spoilt = False
        """Whether the match holds what is not stored; everything else never does."""
        self._unsure = False
        """Whether that may be stored all the same, for the store was away."""
        self._revision = 0
        self._commands: dict[tuple[Seat, str], int] = {}

    @property
    def document(self) -> Document:
        """The table but for its moves."""
        return self._known.document

    @property
    def match(self) -> Match | None:
        """The match, once it has begun; for whoever holds the lock, or has just held it."""
        assert not self._spoilt, "nobody looks at a match that was not stored"
        return self._known.match

    @property
    def rows(self) -> Sequence[MoveRow]:
        """All moves as they are stored."""
        return self._known.rows

    @property
    def version(self) -> int:
        """How many moves were played."""
        return len(self._known.rows)

    @property
    def now(self) -> int:
        """The time of the game: milliseconds since it began."""
        return max(0, self._clock() - self.document.began)

    @property
    def _known(self) -> Moment:
        assert self._moment is not None, "nobody uses a room before it was loaded"
        return self._moment

    async def _load(self) -> None:
        """Bring what this process knows up to what is stored; raise `Gone` where nothing is."""
        known = self._moment
        if known is None:
            found = await self._store.load(self.id)
        else:
            found = await self._store.tail(self.id, self._revision, len(known.rows))
        if found is None:
            raise Gone(self.id)
        if known is None:
            document = read(found.document)
            if document.stage != "gathering" or document.opening:
                await self._prepare(document.game)
            self._take(document, found.moves, found.revision)
        elif found.moves and not found.document and self._can_follow(known):
            self._follow(known, found.moves)
        elif found.document or found.moves or self._spoilt:
            document = read(found.document) if found.document else known.document
            self._take(document, (*known.rows, *found.moves), found.revision)

    def _can_follow(self, known: Moment) -> bool:
        """Whether moves of others can be played on the match as it is.

        A script and standing bids change with every move, so such a match is made anew.
        """
        document = known.document
        return known.match is not None and not (
            self._spoilt or document.unsealed or document.standing
        )

    def _follow(self, known: Moment, rows: Sequence[MoveRow]) -> None:
        """Play what others have stored, after all that is known: a table that is as it was."""
        assert known.match is not None
        try:
            for row in rows:
                known.match.follow(row.text, row.at)
        except BaseException as fault:
            self.spoil(fault)
        known.rows.extend(rows)
        self._commands.update(commands_of(rows))

    def _take(self, document: Document, rows: Sequence[MoveRow], revision: int) -> None:
        playing = document.stage in ("playing", "over") and bool(document.opening)
        match = match_of(document, rows) if playing else None
        self._moment = Moment(document, match, list(rows))
        self._spoilt = self._unsure = False
        self._revision = revision
        self._commands = commands_of(rows)

    def spoil(self, fault: BaseException | None = None) -> None:
        """Trust the match no more: it was changed, and that may not be stored.

        Raises what went wrong, but for being too slow, after which one may try again.
        """
        self._spoilt = True
        self._unsure = self._unsure or not isinstance(fault, Conflict)
        if fault is not None and not isinstance(fault, Conflict):
            raise fault

    def _deal(self, moment: Moment) -> list[Advance]:
        """Let chance act until a seat is asked."""
        dealt, match = [], moment.match
        while match is not None and match.actor is CHANCE:
            dealt.append(deal(match, max(0, self._clock() - moment.document.began)))
        return dealt

    async def _write(self, after: Moment, fork: NewTable | None = None) -> None:
        """One transaction, all of it or nothing; only the new moves are in it, and a fork."""
        change = change_of(self.id, self._revision, self._known, after, self._clock(), fork)
        await self._store.write(change)
        self._revision += change.document is not None
