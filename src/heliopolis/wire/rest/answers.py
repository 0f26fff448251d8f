"""The bodies of answers."""

from typing import Literal

import msgspec

from heliopolis.core.contract import Scores
from heliopolis.wire.limits import (
    BotText,
    ClockText,
    Count,
    Key,
    Link,
    Milliseconds,
    Overrides,
    Pace,
    Seat,
    ShownName,
    Strict,
    Token,
    Version,
)
from heliopolis.wire.structs import RefusalStruct
from heliopolis.wire.tables import ResultStruct, TableStruct


class Failure(Strict, frozen=True):
    """Why something was not done.

    - `line`: the first wrong line of a game file; null where it is about no file.
    """

    refusal: RefusalStruct
    line: Count | None = None


class SeatKey(Strict, frozen=True):
    """What lets somebody sit down.

    - `invite`: the link that gives the seat once; "" where somebody sits there.
    """

    seat: Seat
    secret: Token = ""
    invite: Link = ""


class TableMade(Strict, frozen=True):
    """A new table, and what its maker needs.

    - `seats`: the keys of the seats for people.
    - `link`: the one link that gives any free seat, while it is open.
    - `organiser`: the link of the host.
    """

    table: TableStruct
    seats: tuple[SeatKey, ...]
    link: Link
    organiser: Link


class TableTold(Strict, frozen=True):
    """A table as it is now."""

    table: TableStruct


class Tables(Strict, frozen=True):
    """The tables that anybody may join or watch, the newest first.

    - `tables`: at most fifty.
    - `more`: whether there are older ones.
    """

    tables: tuple[TableStruct, ...]
    more: bool = False


class Claimed(Strict, frozen=True):
    """A seat was taken."""

    table: TableStruct
    seat: Seat
    secret: Token = ""


class Invited(Strict, frozen=True):
    """A new invite was made.

    - `invite`: the link that gives the seat, once.
    """

    seat: Seat
    invite: Link


class Hosted(Strict, frozen=True):
    """What the host asked for was done.

    - `invite`: the new link, after `reinvite`.
    - `link`: the new link of the table, after `open_link`.
    """

    table: TableStruct
    invite: Link = ""
    link: Link = ""


class MyTable(Strict, frozen=True):
    """A table of this browser.

    - `seats`: the seats that are played from here.
    - `owner`: whether the table was made here.
    - `your_turn`: whether one of the seats is asked.
    - `touched`: when something happened last, in milliseconds since 1970.
    - `asked`: the seat that decides next; null where nobody does, or where nobody knows yet.
    """

    table: TableStruct
    seats: tuple[Seat, ...]
    owner: bool
    your_turn: bool
    touched: Milliseconds
    asked: Seat | None = None


class Mine(Strict, frozen=True):
    """The tables of this browser.

    - `tables`: the latest first.
    """

    tables: tuple[MyTable, ...]


class BotStruct(Strict, frozen=True):
    """A bot for the seat picker.

    - `bot`: what names it in a seat, with its budget.
    - `name`: what texts call it; for a bot from a file the name of its class.
    - `simulations`: its budget; null where it does not search.
    - `file`: whether it comes from a file of whoever runs the server.
    - `description`: the first line of a file bot's own documentation, "" for ours.
    """

    bot: BotText
    name: ShownName
    simulations: Count | None
    file: bool = False
    description: str = ""


class Bots(Strict, frozen=True):
    """The bots of a game.

    - `bots`: the weakest first.
    """

    game: Key
    bots: tuple[BotStruct, ...]


class GameStruct(Strict, frozen=True):
    """What a form for a new table offers in one game.

    - `fewest`: how many must play at least.
    - `most`: how many may play.
    - `editions`: the usual one first.
    - `overrides`: what a table may choose otherwise, with the choices.
    - `scores`: whether points may be hidden.
    - `standing_bids`: whether there are auctions in which a limit can be set.
    """

    game: Key
    fewest: Count
    most: Count
    editions: tuple[Key, ...]
    overrides: dict[Key, tuple[Key, ...]]
    scores: tuple[Scores, ...]
    standing_bids: bool


class LimitsStruct(Strict, frozen=True):
    """How many signs things may have.

    - `name`: the name of a person.
    - `chat`: what is said at once.
    - `word`: a word for the seal.
    - `record`: a game file.
    """

    name: Count
    chat: Count
    word: Count
    record: Count


class Games(Strict, frozen=True):
    """What a form for a new table offers.

    - `games`: every game with its choices.
    - `paces`: how long bots may wait among people.
    - `clocks`: some usual clocks; any other may be given.
    - `limits`: how long texts may be.
    """

    games: tuple[GameStruct, ...]
    paces: tuple[Pace, ...]
    clocks: tuple[ClockText, ...]
    limits: LimitsStruct


class ReadyStruct(Strict, frozen=True):
    """How far a game is compiled.

    - `ready`: whether all of it is.
    - `done`: how many parts are.
    - `parts`: how many there are.
    - `failed`: whether this machine cannot compile it, so that it will never be ready.
    """

    game: Key
    ready: bool
    done: Count
    parts: Count
    failed: bool = False


class Health(Strict, frozen=True):
    """How the server is.

    - `ready`: whether every game can be played at full speed.
    - `version`: that of the program.
    - `wire`: the version of the wire.
    - `games`: how far each is compiled.
    - `store`: whether moves could be stored last, as the server knows without asking for it.
    - `stopping`: whether it is about to stop.
    - `lan`: the address for others in the same network, "" where it is not open.
    """

    ready: bool
    version: str
    wire: Count
    games: tuple[ReadyStruct, ...]
    store: Literal["ok", "full", "away"]
    stopping: bool = False
    lan: Link = ""


class LanTold(Strict, frozen=True):
    """The address for others in the same network.

    - `address`: what links begin with; "" where it is closed.
    """

    address: Link


class StepFrame(Strict, frozen=True):
    """A moment of a replay: the move that led there, what happened, and what there is to see.

    - `version`: how many moves were played; 0 is the opening.
    - `actor`: the seat that decided; null for chance and for the opening.
    - `move`: what was played or dealt; null for the opening.
    - `time`: milliseconds since the game began; null where nobody knows.
    - `events`: what happened.
    - `view`: what everybody may know then.
    - `score_now`: by seat what it would score if the epoch ended then, null where that is hidden.
    """

    version: Version
    actor: Seat | None
    move: msgspec.Raw | None
    time: Milliseconds | None
    events: tuple[msgspec.Raw, ...]
    view: msgspec.Raw
    score_now: msgspec.Raw


class ReplayFrame(Strict, frozen=True):
    """A game file, move by move.

    - `seats`: the names of the seats.
    - `bots`: what names the bot that sat down first, "" for a person; empty where nobody says.
    - `steps`: the opening, and then one for every move.
    - `result`: how the game came out; null where it was not finished.
    """

    game: Key
    edition: Key
    overrides: Overrides
    scores: Scores
    seats: tuple[ShownName, ...]
    bots: tuple[BotText, ...]
    steps: tuple[msgspec.Raw, ...]
    result: ResultStruct | None
