"""The bodies of requests and answers under /api, as strict as the messages of the socket.

Whoever has a cookie needs no secret in a body; programs give theirs and ask for one back by
`program`.
"""

from typing import Any, Final, TypeVar

import msgspec

from heliopolis.core.errors import InvalidMessage, shown
from heliopolis.wire.limits import Strict
from heliopolis.wire.rest.answers import (
    Bots,
    BotStruct,
    Claimed,
    Failure,
    Games,
    GameStruct,
    Health,
    Hosted,
    Invited,
    LanTold,
    LimitsStruct,
    Mine,
    MyTable,
    ReadyStruct,
    ReplayFrame,
    SeatKey,
    StepFrame,
    TableMade,
    Tables,
    TableTold,
)
from heliopolis.wire.rest.asked import (
    Claim,
    Delete,
    From,
    Host,
    HostAction,
    Invite,
    Lan,
    NewSeat,
    NewTable,
    OfSeat,
    Rematch,
    ReplayAsked,
)
from heliopolis.wire.version import Data

__all__ = [
    "ANSWERED",
    "ASKED",
    "BotStruct",
    "Bots",
    "Claim",
    "Claimed",
    "Delete",
    "Failure",
    "From",
    "GameStruct",
    "Games",
    "Health",
    "Host",
    "HostAction",
    "Hosted",
    "Invite",
    "Invited",
    "Lan",
    "LanTold",
    "LimitsStruct",
    "Mine",
    "MyTable",
    "NewSeat",
    "NewTable",
    "OfSeat",
    "ReadyStruct",
    "Rematch",
    "ReplayAsked",
    "ReplayFrame",
    "SeatKey",
    "StepFrame",
    "TableMade",
    "TableTold",
    "Tables",
    "decode_body",
    "encode_body",
]

ASKED: Final = (NewTable, Claim, OfSeat, Rematch, Invite, Delete, Host, Lan, ReplayAsked)
"""The bodies of requests."""
ANSWERED: Final = (
    Failure,
    TableMade,
    TableTold,
    Tables,
    Claimed,
    Invited,
    Hosted,
    Mine,
    Bots,
    Games,
    Health,
    LanTold,
)
"""The bodies of answers; but for replays, which have one for each game."""
BodyT = TypeVar("BodyT", bound=Strict)


def decode_body(kind: type[BodyT], data: Data) -> BodyT:
    """Read the body of a request or an answer; raise `InvalidMessage` for all that is none."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise InvalidMessage("no-message", what=shown(str(error), 200)) from error


def encode_body(body: Any) -> bytes:
    """A body as JSON."""
    return msgspec.json.encode(body)
