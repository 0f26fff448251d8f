"""What a store of tables promises, whichever database it is.

A table is a document and its moves, which are only ever added to. The document has a revision,
and the moves have a version, which is their number; both begin at 0. Every write names the two
that it was made from, so of two writers who saw the same exactly one succeeds.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final, Protocol

from heliopolis.core.errors import HeliopolisError
from heliopolis.core.value import value
from heliopolis.server.store.rows import Row

CHAT_KEPT: Final = 200
"""So many lines of chat are kept for each table: the last ones."""

EXPIRED_AT_ONCE: Final = 50
"""So many tables go in one turn of expiry, so that nobody waits long for it."""

GATHERING: Final = "gathering"


class Conflict(Exception):
    """Somebody else was quicker, or the table is gone: nothing was written, so load again."""


class StoreFull(Exception):
    """There is no room, or writing is forbidden: nothing was written, reading still works."""


class StoreAway(Exception):
    """The database does not answer; nobody knows what became of a write, so load again."""


class StoreRefused(HeliopolisError):
    """A database or a backup that this program cannot or must not use."""


@value
class MoveRow:
    """A move of a seat, or of chance (None); the first one of a table has the number 1.

    `at` are milliseconds since the table began, `command` is the id that the seat gave it.
    """

    number: int
    actor: int | None
    text: str
    at: int | None = None
    command: str | None = None


@value
class Stored:
    """A table as it is stored; `moves` are those that were asked for, in their order."""

    id: str
    document: bytes
    revision: int
    version: int
    moves: tuple[MoveRow, ...] = ()
    created: int = 0
    touched: int = 0


@value
class NewTable:
    """A table that is not there yet: of revision 0, and its version is the number of moves."""

    id: str
    document: bytes
    stage: str
    public: bool = False
    browsers: tuple[str, ...] = ()
    moves: tuple[MoveRow, ...] = ()
    wake: int | None = None
    now: int = 0


@value
class Change:
    """What happens in one transaction, or not at all, to a table of this revision and version.

    With a document the revision goes up by one, with moves the version by their number. Stage,
    public and browsers are what tables are found by; None leaves them as they are. A `fork` is
    there as soon as the change is, and never without it.
    """

    table: str
    revision: int
    version: int
    document: bytes | None = None
    stage: str | None = None
    public: bool | None = None
    browsers: tuple[str, ...] | None = None
    """Whose table it is: hashes of browsers."""
    moves: tuple[MoveRow, ...] = ()
    wake: int | None = None
    """When somebody must look again, in milliseconds of the wall's clock; None: nobody need."""
    now: int = 0
    fork: NewTable | None = None
    """The table that goes on in place of this one."""


@value
class ChatRow:
    """A line of chat by a seat, or by somebody without one (None); the store numbers it.

    `command` is the id that the seat gave it; the store keeps it, and never tells it.
    """

    seat: int | None
    name: str
    text: str
    at: int
    number: int = 0
    command: str | None = None


class Store(Protocol):
    """Tables that are still there after a crash; all times are the wall's, in milliseconds.

    Everything but `close` may raise `StoreAway`, everything that writes `StoreFull` too.
    """

    @property
    def name(self) -> str:
        """The name of the database: random letters and digits, made with it; once it is open."""
        ...

    async def open(self) -> None:
        """Connect, and bring the database up to date; raise `StoreRefused` for a wrong one."""
        ...

    async def close(self) -> None:
        """Let go of the database; does nothing when it is not open."""
        ...

    async def create(
        self,
        id: str,
        document: bytes,
        stage: str,
        public: bool,
        browsers: tuple[str, ...],
        moves: tuple[MoveRow, ...],
        wake: int | None,
        now: int,
    ) -> None:
        """Add a table of revision 0, whose version is the number of moves; may `Conflict`."""
        ...

    async def load(self, id: str) -> Stored | None:
        """A table with all its moves; None when there is none."""
        ...

    async def tail(self, id: str, revision: int, version: int) -> Stored | None:
        """A table with its moves after a version; without its document (b"") at this revision."""
        ...

    async def write(self, change: Change) -> None:
        """Store a change; raise `Conflict` when the table is not what it was made from any more.

        Also when the id of its fork is taken. So a command makes one move: whoever would make a
        second has not seen the first.
        """
        ...

    async def open_tables(self, limit: int, before: tuple[int, str] | None = None) -> list[Stored]:
        """Public tables that are not over, without moves, the newest first.

        `before` is `(created, id)` of the last one that was seen.
        """
        ...

    async def tables_of(self, browser: str, limit: int) -> list[Stored]:
        """The tables of a browser, without moves, those first where something happened last."""
        ...

    async def due(self, now: int, limit: int) -> list[str]:
        """The tables not over that somebody must look at by now, the longest waiting first."""
        ...

    async def say(self, table: str, line: ChatRow) -> int:
        """Keep a line of chat and return its number; raise `Conflict` when the table is gone.

        A command of a seat that is kept already is not kept again: its number is that of the first.
        """
        ...

    async def chat(self, table: str, since: int) -> list[ChatRow]:
        """The kept lines of chat after a number; at most the last `CHAT_KEPT`."""
        ...

    async def delete(self, id: str) -> None:
        """Remove a table with all that belongs to it; does nothing when it is gone."""
        ...

    async def expire(self, idle_before: int, kept_before: int) -> list[str]:
        """Delete what nobody touched for long, and return the ids; at most `EXPIRED_AT_ONCE`.

        Tables that still gather players must be touched since the one moment, all since the other.
        """
        ...

    async def alive(self, now: int) -> int:
        """Say that somebody serves the tables now; return when somebody said so last.

        Of several who ask after a gap only the first learns of it. The first one ever gets `now`.
        """
        ...

    async def postpone(self, milliseconds: int) -> None:
        """Let everybody look so much later at the tables that are not over."""
        ...

    async def copy_to(self, path: Path) -> None:
        """Write all that is stored to a file, as it is at one moment; see `upkeep.backup`."""
        ...

    async def refill(self, found: Iterable[Row], force: bool) -> None:
        """Put these rows in place of all that is stored, or nothing; see `upkeep.restore`."""
        ...
