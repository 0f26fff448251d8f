"""What the server says on a socket: one union for each game, told apart by `type`.

The parts of `update` that belong to a game are dear to write, so the server writes them once for
all who may see the same (`wire.pieces`) and puts them into an `UpdateFrame`. Who reads it reads
strictly, by types of the game, and gets an `Update`.
"""

from typing import Any, Final, Literal, Self

import msgspec

from heliopolis.bots.counsel import Counsel
from heliopolis.core.sheets import ScoreNow
from heliopolis.core.value import value
from heliopolis.match import Result, Seen
from heliopolis.wire.limits import (
    Count,
    Id,
    Milliseconds,
    Seat,
    ShownName,
    Strict,
    Version,
    snake,
)
from heliopolis.wire.structs import AdviceStruct, RefusalStruct, advice_to_struct
from heliopolis.wire.tables import ResultStruct, TableStruct

Farewell = Literal[
    "replaced",
    "left",
    "kicked",
    "too-slow",
    "too-fast",
    "deleted",
    "stopping",
    "other-wire-version",
    "refused",
]


class News(Strict, tag=snake, frozen=True):
    """What every message of the server is."""


class Welcome(News, frozen=True):
    """The answer to `hello`; an `update` with everything after `since` follows.

    - `wire`: the version of the wire that the server speaks.
    - `seat`: the seat that the client plays; null for who watches.
    - `now`: the server's clock, in milliseconds since 1970.
    """

    wire: Count
    table: TableStruct
    seat: Seat | None
    version: Version
    now: Milliseconds


class Table(News, frozen=True):
    """The seats, the stage, who is there or the sealing have changed."""

    table: TableStruct


class Accepted(News, frozen=True):
    """A command was done.

    - `version`: how many moves were played when it was done.
    """

    id: Id
    version: Version


class Refused(News, frozen=True):
    """A command was not done, and why; after `old-version` an `update` follows.

    - `id`: that of the command, "" where it could not be read.
    """

    id: str
    refusal: RefusalStruct
    version: Version


class Said(News, frozen=True):
    """Somebody at the table said something.

    - `number`: counts what was said at the table.
    - `seat`: the seat of who said it; null for the host.
    - `name`: what that seat is called.
    - `text`: what was said.
    - `at`: when, in milliseconds since 1970.
    """

    number: Count
    seat: Seat | None
    name: ShownName
    text: str
    at: Milliseconds


class CounselStruct(Strict, frozen=True):
    """What is known of a position, and what a bot thinks of it.

    - `bag`: how many tiles of each kind are left; empty in a game without a bag.
    - `next_ra`: the odds that the next tile is Ra; null in a game without tiles.
    - `lot`: by seat the points that it may expect more with the tiles on the track than without
      them, whatever it pays; empty where none lie there.
    - `margins`: the points that one more of each thing brings the seat that is asked: a tile by
      its name, a use of dice by its code; what it cannot have is left out.
    - `everyone`: by tile the points that one more brings each seat; empty in a game without tiles.
    - `thoughts`: every class of moves with its reasons, the best first.
    """

    bag: dict[str, int]
    next_ra: float | None
    lot: tuple[float, ...]
    margins: dict[str, float]
    everyone: dict[str, tuple[float, ...]]
    thoughts: AdviceStruct

    @classmethod
    def of(cls, counsel: Counsel) -> Self:
        """Counsel as msgspec writes it."""
        worth = counsel.worth
        return cls(
            bag=dict(worth.bag),
            next_ra=None if worth.next_ra is None else float(worth.next_ra),
            lot=worth.lot,
            margins=dict(worth.margins),
            everyone=dict(worth.everyone),
            thoughts=advice_to_struct(counsel.advice),
        )


class Advice(News, frozen=True):
    """The answer to `advise`.

    - `version`: the version that was asked about.
    - `advice`: what is known, and what a bot thinks.
    """

    id: Id
    version: Version
    advice: CounselStruct


class AdviceFrame(News, tag="advice", frozen=True):
    """An `Advice` whose dear part was written elsewhere."""

    id: Id
    version: Version
    advice: msgspec.Raw


class Pong(News, frozen=True):
    """The answer to `ping`.

    - `now`: the server's clock, in milliseconds since 1970.
    """

    id: Id
    now: Milliseconds


class Bye(News, frozen=True):
    """The last message before the server closes the socket.

    - `code`: why it is closed.
    - `refusal`: what was wrong, where something was.
    """

    code: Farewell
    refusal: RefusalStruct | None = None


class ScoreNowStruct(Strict, frozen=True):
    """What a seat would score if the epoch ended now.

    - `items`: the points of each item that would be scored, as on a score sheet.
    - `later`: those of each item that is scored only when the last epoch ends.
    - `net`: the sum of `items`.
    - `points`: what the seat would have then.
    """

    items: dict[str, int]
    later: dict[str, int]
    net: int
    points: int

    @classmethod
    def of(cls, now: ScoreNow) -> Self:
        """A score as msgspec writes it."""
        return cls(dict(now.items), dict(now.later), now.net, now.points)


class SeenFrame(Strict, frozen=True):
    """A move that was played, and what happened.

    - `version`: how many moves were played with it.
    - `actor`: the seat that decided; null for chance.
    - `move`: what was played or dealt.
    - `time`: milliseconds since the game began; null where nobody knows.
    - `events`: what happened, as far as the client may see it.
    """

    version: Version
    actor: Seat | None
    move: msgspec.Raw
    time: Milliseconds | None
    events: tuple[msgspec.Raw, ...]


class UpdateFrame(News, tag="update", frozen=True):
    """All that a client has not seen yet of a game, and how the game stands now.

    - `version`: how many moves were played.
    - `moves`: those after what the client had, with what happened.
    - `view`: what the client may know now.
    - `score_now`: by seat what it would score if the epoch ended now, null where that is hidden.
    - `asked`: the seat that decides next; null for chance, and when the game is over.
    - `options`: the moves of the client's seat, where it is asked.
    - `standing`: the limit of the seat's own standing bid; null for none.
    - `clocks`: the milliseconds that each seat has left; null where no clock runs.
    - `result`: how the game came out; null while it goes on.
    """

    version: Version
    moves: tuple[msgspec.Raw, ...]
    view: msgspec.Raw
    score_now: msgspec.Raw
    asked: Seat | None
    options: msgspec.Raw
    standing: Count | None
    clocks: tuple[Milliseconds | None, ...]
    result: ResultStruct | None


@value
class Update:
    """What an `UpdateFrame` says, with values of the game in it."""

    version: int
    moves: tuple[Seen, ...]
    view: Any
    score_now: tuple[ScoreNow | None, ...]
    asked: int | None
    options: tuple[Any, ...]
    standing: int | None
    clocks: tuple[int | None, ...]
    result: Result | None


Common = Welcome | Table | Accepted | Refused | Said | Advice | Pong | Bye
"""The messages that are the same in every game."""
ServerMessage = Common | Update
"""What a client reads."""
Frame = Common | UpdateFrame | AdviceFrame
"""What the server writes."""

_ENCODER: Final = msgspec.json.Encoder()


def encode_server(message: Frame) -> bytes:
    """A message to a client as JSON."""
    return _ENCODER.encode(message)
