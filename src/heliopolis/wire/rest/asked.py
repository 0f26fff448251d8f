"""The bodies of requests."""

from typing import Annotated, Literal

import msgspec

from heliopolis.core.contract import Scores
from heliopolis.wire.limits import (
    BotText,
    ClockText,
    Count,
    Key,
    MoveText,
    Name,
    Overrides,
    Pace,
    RecordText,
    Seat,
    Strict,
    Token,
)


class NewSeat(Strict, frozen=True):
    """A seat of a new table.

    - `kind`: whoever makes the table, somebody who is to come, or a bot.
    - `name`: what the seat is called; "" leaves it to who comes, or to the bot.
    - `bot`: what names the bot, as the list of bots has it; "" for people.
    """

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    bot: BotText = ""


class From(Strict, frozen=True):
    """Where a table goes on from.

    - `number`: how many moves of the game file stay.
    """

    record: RecordText
    number: Count


class NewTable(Strict, frozen=True):
    """A table to be made.

    - `seats`: one for every player.
    - `edition`: "" for the game's usual one.
    - `advice`: whether seats may ask for advice; null: where one person plays alone.
    - `chat`: whether people may talk; null: at tables that are not public.
    - `link_open`: whether one link for all gives any free seat.
    - `from`: a game to play on; null for a new one.
    - `script`: what chance deals, the opening first, for a guided game; null for sealed chance.
    """

    game: Key
    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(min_length=1, max_length=8)]
    edition: Key = ""
    overrides: Overrides = msgspec.field(default_factory=dict)
    clock: ClockText = ""
    pace: Pace = "brisk"
    scores: Scores = "open"
    public: bool = False
    advice: bool | None = None
    chat: bool | None = None
    link_open: bool = True
    from_: From | None = msgspec.field(default=None, name="from")
    script: Annotated[tuple[MoveText, ...], msgspec.Meta(max_length=1000)] | None = None
    program: bool = False


class Claim(Strict, frozen=True):
    """Take a seat by an invite, by the link of the table, or on another device.

    - `token`: that of the invite or link; "" at a public table whose link is open.
    - `seat`: which free seat; null for the first one, or the one that the invite is for.
    - `name`: what the seat shall be called, where it has no name yet.
    """

    token: Token
    seat: Seat | None = None
    name: Name = ""
    program: bool = False


class OfSeat(Strict, frozen=True):
    """Something for one's own seat: leave it, or take it to another device."""

    seat: Seat
    secret: Token = ""


class Rematch(Strict, frozen=True):
    """Play again at a table of the same kind, each at the same seat."""

    seat: Seat
    secret: Token = ""
    program: bool = False


class Invite(Strict, frozen=True):
    """Make a new invite for a seat; every older one of the seat is worth nothing.

    - `organiser`: the token of the organiser's link; "" for whoever made the table.
    """

    seat: Seat
    organiser: Token = ""


class Delete(Strict, frozen=True):
    """Delete a table, with all its moves.

    - `organiser`: the token of the organiser's link; "" for whoever made the table.
    """

    organiser: Token = ""


HostAction = Literal[
    "close", "kick", "mute", "unmute", "reinvite", "seat_bot", "open_link", "close_link"
]


class Host(Strict, frozen=True):
    """Something that only the host may do.

    - `organiser`: the token of the organiser's link.
    - `action`: what to do.
    - `seat`: which seat to kick, mute, unmute, reinvite or give to a bot; null for the others.
    - `bot`: what names the bot that takes a free seat, as the list of bots has it.
    """

    organiser: Token
    action: HostAction
    seat: Seat | None = None
    bot: BotText = ""


class Lan(Strict, frozen=True):
    """Let others in the same network play, or no longer.

    - `open`: whether they may.
    """

    open: bool = True


class ReplayAsked(Strict, frozen=True):
    """A game file, to be turned into views and events.

    - `seat`: through whose eyes, once hidden scores are none any more; null for what all could see.
    """

    record: RecordText
    seat: Seat | None = None
