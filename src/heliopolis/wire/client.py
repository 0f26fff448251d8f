"""What a client says on its socket: one union, told apart by `type`.

Everything but `Hello` carries an id of the client's own choice, by which the answer is known.
"""

from typing import Final

import msgspec

from heliopolis.core.errors import InvalidMessage, shown
from heliopolis.wire.limits import (
    FRAME,
    BotText,
    Chat,
    Count,
    Digest,
    Id,
    MoveText,
    Seat,
    Strict,
    Token,
    Version,
    Word,
    snake,
)
from heliopolis.wire.version import VERSION, Data


class Command(Strict, tag=snake, frozen=True):
    """What every message of a client is.

    - `version`: the version that the player has seen.
    """


class Hello(Command, frozen=True):
    """The first message: which table, as whom, and what is known already.

    - `wire`: the version of the wire that the client speaks.
    - `table`: the id of the table.
    - `seat`: the seat that the client plays; null to watch.
    - `since`: the version that the client has; everything after it is sent.
    - `said`: the number of the last line of chat that the client has; the lines after it are sent.
    """

    wire: Count
    table: Id
    seat: Seat | None
    since: Version
    secret: Token = ""
    said: Count = 0


class Move(Command, frozen=True):
    """Play a move.

    - `move`: the text of the move, as in game files.
    """

    id: Id
    version: Version
    move: MoveText


class Stand(Command, frozen=True):
    """Bid by itself up to a limit, as long as this auction runs.

    - `limit`: the highest sun to bid.
    """

    id: Id
    version: Version
    limit: Count


class Withdraw(Command, frozen=True):
    """Take the limit of a standing bid away."""

    id: Id
    version: Version


class Commit(Command, frozen=True):
    """Promise a word for the seal, before anybody tells one.

    - `commitment`: the SHA-256 hash of the word as UTF-8, in hexadecimal digits.
    """

    id: Id
    commitment: Digest


class Reveal(Command, frozen=True):
    """Tell the word that was promised.

    - `word`: at most 64 printable signs without spaces, commas and number signs.
    """

    id: Id
    word: Word


class Say(Command, frozen=True):
    """Say something to everybody at the table.

    - `text`: what is said, on one line.
    """

    id: Id
    text: Chat


class Advise(Command, frozen=True):
    """Ask what to do; the answer is `advice`.

    - `budget`: how many simulations to spend.
    """

    id: Id
    version: Version
    budget: Count


class TakeBack(Command, frozen=True):
    """Go back to where so many moves had been played, where one plays alone or all share a device.

    - `number`: how many moves stay.
    """

    id: Id
    number: Count


class AgreeEnd(Command, frozen=True):
    """Agree to end the game without a result; it ends when all people have agreed."""

    id: Id


class DisagreeEnd(Command, frozen=True):
    """Play on after all: take the agreement to end the game back."""

    id: Id


class HandOver(Command, frozen=True):
    """Give a seat to a bot: one's own, or that of somebody who has been away for two minutes.

    Nobody chooses an opponent: the seat of somebody else is given to the merchant.

    - `seat`: the seat to give away.
    - `bot`: what names the bot, as the list of bots has it; for a seat of one's own only.
    """

    id: Id
    seat: Seat
    bot: BotText


class TakeSeatBack(Command, frozen=True):
    """Play on at one's own seat, which a bot has been playing."""

    id: Id


class Ping(Command, frozen=True):
    """Ask for a `pong`."""

    id: Id


ClientMessage = (
    Hello
    | Move
    | Stand
    | Withdraw
    | Commit
    | Reveal
    | Say
    | Advise
    | TakeBack
    | AgreeEnd
    | DisagreeEnd
    | HandOver
    | TakeSeatBack
    | Ping
)


class _Head(msgspec.Struct, tag="hello"):
    """What is understood of a hello in any version of the wire."""

    wire: int


_DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_HEADS: Final = msgspec.json.Decoder(_Head)
_ENCODER: Final = msgspec.json.Encoder()


def encode_client(message: ClientMessage) -> bytes:
    """A message to the server as JSON."""
    return _ENCODER.encode(message)


def decode_client(data: Data) -> ClientMessage:
    """Read what a client sent; raise `InvalidMessage` for all that is no message.

    A hello of another version of the wire is refused by that name, whatever else it holds.
    """
    if len(data) > FRAME:
        raise InvalidMessage("message-too-long", limit=FRAME)
    try:
        message = _DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        _check_version(data)
        raise InvalidMessage("no-message", what=shown(str(error), 200)) from error
    if isinstance(message, Hello) and message.wire != VERSION:
        raise InvalidMessage("other-wire-version", version=message.wire, reads=VERSION)
    return message


def _check_version(data: Data) -> None:
    """Raise `InvalidMessage` for a hello that only another version of the wire can read."""
    try:
        wire = _HEADS.decode(data).wire
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return
    if wire != VERSION:
        raise InvalidMessage("other-wire-version", version=wire, reads=VERSION)
