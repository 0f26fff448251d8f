"""How long and how large things on the wire may be, as types that msgspec judges by."""

import re
from typing import Annotated, Final, Literal

import msgspec

NAME: Final = 24
CHAT: Final = 300
WORD: Final = 64
MOVE: Final = 200
RECORD: Final = 200_000
FRAME: Final = 8192
"""The bytes of a message to the server."""
MOST: Final = 2**53 - 1
"""The largest whole number that every reader of JSON keeps exactly."""

_INNER_CAPITAL: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_END: Final = r"(?![\s\S])"  # the very end: in Python a $ would let a line break follow
URL_SAFE: Final = f"^[A-Za-z0-9_-]*{_END}"
HEXADECIMAL: Final = f"^[0-9a-f]*{_END}"


def snake(name: str) -> str:
    """What tells values of a class from others on the wire: ``TileDrawn`` is ``tile_drawn``."""
    return _INNER_CAPITAL.sub("_", name).lower()


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is read strictly: a field that nobody knows is refused.

    Unless a struct says otherwise, fields of one name mean the same everywhere.

    - `id`: chosen by the client; the answer to a command has the id of the command.
    - `version`: how many moves were played, outcomes of chance among them.
    - `game`: the name of the game.
    - `table`: the table as it is now.
    - `seat`: the number of the seat, clockwise from 0.
    - `secret`: that of the seat, for programs; browsers have a cookie.
    - `program`: whether the secrets of seats are wanted in the answer.
    - `refusal`: why it was not done.
    - `edition`: that of the game.
    - `overrides`: what the table has chosen otherwise than its edition.
    - `scores`: whether everybody sees all points, or others' only when the game is over.
    - `clock`: the clock as game files write it, such as `bank 600 + 5`; "" for none.
    - `pace`: how long bots wait among people: not at all, 0.4 s or 1 s.
    - `public`: whether the table is in the list of open ones.
    - `record`: the text of a game file.
    """


Id = Annotated[str, msgspec.Meta(pattern=URL_SAFE, min_length=1, max_length=64)]
"""What names a table or a command."""
Token = Annotated[str, msgspec.Meta(pattern=URL_SAFE, max_length=64)]
"""A secret, "" for none."""
Digest = Annotated[str, msgspec.Meta(pattern=HEXADECIMAL, min_length=64, max_length=64)]
"""A SHA-256 hash."""
Name = Annotated[str, msgspec.Meta(max_length=NAME)]
ShownName = Annotated[str, msgspec.Meta(max_length=40)]
"""A name that is told: those in records, and of bots, may be longer than those of people."""
Chat = Annotated[str, msgspec.Meta(min_length=1, max_length=CHAT)]
Word = Annotated[str, msgspec.Meta(max_length=WORD)]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=MOVE)]
BotText = Annotated[str, msgspec.Meta(max_length=200)]
"""What names a bot, "" for none."""
RecordText = Annotated[str, msgspec.Meta(max_length=RECORD)]
Link = Annotated[str, msgspec.Meta(max_length=400)]
Key = Annotated[str, msgspec.Meta(max_length=64)]
"""The name of a game, an edition, an item or a choice."""
Seat = Annotated[int, msgspec.Meta(ge=0, le=15)]
"""A place at the table, counted clockwise from 0."""
Version = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
"""How many moves were played, outcomes of chance among them."""
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Milliseconds = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Overrides = Annotated[dict[Key, Key], msgspec.Meta(max_length=16)]
ClockText = Annotated[str, msgspec.Meta(max_length=40)]
"""A clock as game files write it, such as ``bank 600 + 5``, "" for none."""

Pace = Literal["instant", "brisk", "calm"]
"""How long bots wait among people: not at all, 0.4 s or 1 s."""
Stage = Literal["gathering", "sealing", "playing", "over"]
SeatKind = Literal["person", "bot", "open"]
