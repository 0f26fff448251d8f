"""The document of a table: everything about it but its moves, as it is stored."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final, Literal

import msgspec

from heliopolis.core.contract import Seat
from heliopolis.games import Game, Scores, make_game, parse_move
from heliopolis.match import Bot, Ended, Occupant, Person
from heliopolis.record import Hand, Record, Seal
from heliopolis.record.clock import read_clock
from heliopolis.server.store.protocol import MoveRow, StoreRefused

FORMAT: Final = 1
"""The version of the document; an older one is read for ever, a newer one is refused."""

Stage = Literal["gathering", "sealing", "playing", "over"]
Pace = Literal["instant", "brisk", "calm"]
Kind = Literal["open", "person", "bot"]


class SeatDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat: who sits there, and how they prove it. Secrets are kept as their digests.

    A seat of a person that a bot plays for a while stays a person's: `substitute` names the bot.
    A free seat with a `secret` is kept, with its name, for whoever had it at the table before.
    """

    kind: Kind = "open"
    name: str = ""
    bot: str = ""
    substitute: str = ""
    secret: str = ""
    browser: str = ""
    invite: str = ""
    device: str = ""
    program: bool = False
    muted: bool = False
    commitment: str = ""
    word: str = ""
    revealed: bool = False


class SealDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A promise about chance; the secret is there from the beginning, and opened at the end."""

    first: int
    commitment: str
    words: tuple[str, ...]
    secret: str = ""
    opened: bool = False


class HandDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat changed hands, as a record says it."""

    after: int
    seat: int
    occupant: str
    at: int | None = None


class Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table but for its moves.

    `made` is when the table was; `bots` are those that sat down first, for a seal covers them.
    `began` is the wall time in milliseconds at which the game's own time is zero. A table that is
    sealed waits for the promises of people, then while it is `revealing` for their words, until
    the `deadline`; a game whose start was spoilt waits until then for its seats to be taken again.
    `script` holds the outcomes of a guided game in their order, the opening first;
    such a game is not sealed.
    """

    format: int = FORMAT
    game: str
    edition: str
    overrides: dict[str, str] = {}
    scores: Scores = "open"
    clock: str = ""
    pace: Pace = "instant"
    public: bool = False
    advice: bool = False
    chat: bool = True
    link_open: bool = False
    stage: Stage = "gathering"
    seats: tuple[SeatDocument, ...]
    link: str = ""
    organiser: str = ""
    owner: str = ""
    seals: tuple[SealDocument, ...] = ()
    starts: int = 0
    revealing: bool = False
    deadline: int | None = None
    made: int = 0
    bots: tuple[str, ...] = ()
    opening: str = ""
    began: int = 0
    began_at: int = 0
    hands: tuple[HandDocument, ...] = ()
    practice: int | None = None
    standing: dict[str, int] = {}
    agreed: tuple[int, ...] = ()
    ended: Ended | None = None
    successor: str = ""
    script: tuple[str, ...] = ()
    seed: str = ""
    notes: tuple[tuple[str, str], ...] = ()

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people have taken."""
        return tuple(seat for seat, one in enumerate(self.seats) if one.kind == "person")

    @property
    def one_device(self) -> bool:
        """Whether one person plays alone, or all share one browser: moves may be taken back."""
        if len(self.people) == 1:
            return True
        browsers = {self.seats[seat].browser for seat in self.people}
        return len(browsers) == 1 and browsers != {""}

    @property
    def unsealed(self) -> bool:
        """Whether nothing is promised about chance."""
        return bool(self.seed)


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Document)


def written(document: Document) -> bytes:
    """The bytes of a document."""
    return _ENCODER.encode(document)


class _Head(msgspec.Struct):
    """What is understood of a document of any format."""

    format: int


def read(data: bytes) -> Document:
    """The document in bytes that `written` made, by this program or an older one.

    Raises `StoreRefused` for one of a later format, and `msgspec.DecodeError` for what is none.
    """
    number = msgspec.json.decode(data, type=_Head).format
    if number > FORMAT:
        raise StoreRefused("document-newer", format=number, known=FORMAT)
    return _DECODER.decode(data)


def with_seat(document: Document, seat: Seat, **changes: object) -> Document:
    """The document with one seat changed."""
    seats = list(document.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], **changes)
    return msgspec.structs.replace(document, seats=tuple(seats))


def emptied(document: Document, one: SeatDocument) -> SeatDocument:
    """A seat that somebody has left; in a game that goes on it keeps its name, as the file does."""
    return SeatDocument(name=one.name if document.opening else "")


def browsers_of(document: Document) -> tuple[str, ...]:
    """The browsers whose table it is, as digests: that of the owner, and those of the seats."""
    known = (document.owner, *(document.seats[seat].browser for seat in document.people))
    return tuple(dict.fromkeys(filter(None, known)))


def is_private(before: Document, after: Document) -> bool:
    """Whether a change is nobody's business but of one seat: even that it happened is not told."""
    return msgspec.structs.replace(before, standing={}) == msgspec.structs.replace(
        after, standing={}
    )


def standing_anew(before: Document, after: Document) -> set[Seat]:
    """The seats that have set a standing bid, or withdrawn one."""
    changed = before.standing.items() ^ after.standing.items()
    return {int(seat) for seat, _ in changed}


def game_of(document: Document) -> Game:
    """The table as the rules know it."""
    return make_game(
        document.game,
        document.players,
        document.edition or None,
        document.overrides,
        document.scores,
    )


def occupant_of(document: Document, seat: Seat) -> Occupant:
    """Who plays a seat of a table that is full; a person is known by the number of the seat."""
    one = document.seats[seat]
    if one.kind == "bot":
        return Bot(one.bot)
    return Bot(one.substitute) if one.substitute else Person(str(seat))


def people_of(document: Document) -> dict[Seat, Person]:
    """The people who play their own seats; each is known by the number of the seat."""
    seated = ((seat, occupant_of(document, seat)) for seat in range(document.players))
    return {seat: who for seat, who in seated if isinstance(who, Person)}


def record_of(document: Document, rows: Sequence[MoveRow]) -> Record:
    """The game so far as a record; only opened secrets are in it."""
    game = game_of(document)
    names = tuple(one.name for one in document.seats)
    times = tuple(row.at for row in rows)
    return Record(
        game,
        names,
        document.opening,
        moves=tuple(parse_move(game, row.text) for row in rows),
        seals=tuple(_seal(seal) for seal in document.seals),
        bots=document.bots,
        clock=read_clock(document.clock) if document.clock else None,
        began=_written_time(document.began_at) if document.began_at else "",
        times=() if all(time is None for time in times) else times,
        practice=document.practice,
        hands=tuple(Hand(one.after, one.seat, one.occupant, one.at) for one in document.hands),
        others=tuple(note for note in document.notes if note[0] not in names),
    )


def _seal(seal: SealDocument) -> Seal:
    secret = bytes.fromhex(seal.secret) if seal.opened else None
    return Seal(seal.first, bytes.fromhex(seal.commitment), seal.words, secret)


def _written_time(milliseconds: int) -> str:
    when = datetime.fromtimestamp(milliseconds // 1_000, UTC)
    return when.strftime("%Y-%m-%dT%H:%M:%SZ")
