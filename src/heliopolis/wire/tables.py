"""A table as everybody may see it: its rules, its seats, and how far it has come."""

from heliopolis.core.contract import Scores
from heliopolis.match import Ended
from heliopolis.wire.limits import (
    BotText,
    ClockText,
    Count,
    Digest,
    Id,
    Key,
    Milliseconds,
    Overrides,
    Pace,
    Seat,
    SeatKind,
    ShownName,
    Stage,
    Strict,
    Version,
)


class SeatStruct(Strict, frozen=True):
    """A seat of a table.

    - `kind`: who sits there: a person, a bot, or nobody yet.
    - `name`: what the seat is called.
    - `bot`: what names the bot that plays there now, "" for none.
    - `present`: whether the person is there.
    - `away_ms`: for how long the person has been away; null for who is there, and for bots.
    - `committed`: whether the seat has promised a word for the seal.
    - `revealed`: whether it has told that word.
    - `remote`: whether a program plays there over the network.
    - `muted`: whether the host lets the seat say nothing.
    """

    kind: SeatKind
    name: ShownName
    bot: BotText = ""
    present: bool = False
    away_ms: Milliseconds | None = None
    committed: bool = False
    revealed: bool = False
    remote: bool = False
    muted: bool = False


class SealingStruct(Strict, frozen=True):
    """A frozen table whose seats promise their words, and then tell them.

    - `table`: the lines of the game's file that never change any more.
    - `commitment`: the promise about the chance to come.
    - `starts`: how often this table has been sealed, this time included.
    - `deadline`: milliseconds since 1970 until which everybody must have spoken; null for none.
    - `commitments`: the promise of each seat, "" where there is none yet.
    - `revealing`: whether no more promises are heard, so that words are told now.
    """

    table: str
    commitment: Digest
    starts: Count
    deadline: Milliseconds | None
    commitments: tuple[str, ...]
    revealing: bool


class TableStruct(Strict, frozen=True):
    """A table, for everybody alike.

    - `id`: what names the table.
    - `players`: how many seats there are.
    - `advice`: whether seats may ask for advice.
    - `chat`: whether people may talk.
    - `link_open`: whether the one link of the table still gives a free seat.
    - `stage`: seats are taken, words are promised, the game is played, or it is over.
    - `seats`: who sits where.
    - `agreed`: the seats that would end the game without a result; it ends when all people would.
    - `sealing`: the promises that are being made; null but in that stage.
    - `commitment`: the promise that deals now, "" where there is none.
    - `unsealed`: whether chance is scripted, so that nothing is promised about it.
    - `practice`: from which move on draws may have been seen before; null in a proper game.
    - `successor`: the id of the table where it goes on, "" for none.
    - `ended`: how the game ended; null while it goes on.
    - `spectators`: how many watch.
    """

    id: Id
    game: Key
    edition: Key
    overrides: Overrides
    scores: Scores
    players: Count
    clock: ClockText
    pace: Pace
    public: bool
    advice: bool
    chat: bool
    link_open: bool
    stage: Stage
    seats: tuple[SeatStruct, ...]
    agreed: tuple[Seat, ...]
    sealing: SealingStruct | None = None
    commitment: str = ""
    unsealed: bool = False
    practice: Version | None = None
    successor: str = ""
    ended: Ended | None = None
    spectators: Count = 0
    version: Version = 0


class ResultStruct(Strict, frozen=True):
    """How a finished game came out.

    - `scores`: the points of every seat.
    - `winners`: the seats that won.
    """

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
