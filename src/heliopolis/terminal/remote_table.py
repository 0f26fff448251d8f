"""What is known of a table at a server, and what is told of its changes."""

from collections.abc import Iterator, Sequence
from typing import Final

from heliopolis.core.contract import Seat
from heliopolis.core.errors import IllegalMove, shown
from heliopolis.games import Game, make_game, ruleset
from heliopolis.match import Look
from heliopolis.texts.table import TableTexts
from heliopolis.wire.server import Update
from heliopolis.wire.tables import TableStruct

_LONGEST_NAME: Final = 40
_SECOND: Final = 1_000
_MINUTE: Final = 60


class Known:
    """A table as the server last told it, for one seat or for who watches."""

    def __init__(self, table: TableStruct, seat: Seat | None) -> None:
        self.table = table
        self.seat = seat
        self.update: Update | None = None

    @property
    def version(self) -> int:
        """How many moves are known."""
        return 0 if self.update is None else self.update.version

    @property
    def is_mine(self) -> bool:
        """Whether the seat is played from here, and by no bot in the meantime."""
        return self.seat is not None and not self.table.seats[self.seat].bot

    @property
    def look(self) -> Look | None:
        """What the seat sees when it is asked; None while it is not."""
        update = self.update
        if update is None or update.asked != self.seat or not self.is_mine:
            return None
        return Look(update.version, self.seat, update.view, update.options, (), (), update.standing)

    @property
    def has_auctions(self) -> bool:
        """Whether a seat may bid by itself up to a limit, in some part of the game."""
        return ruleset(self.table.game).standing_bid is not None

    @property
    def bids_itself(self) -> bool:
        """Whether the limit that the seat has set decides now, so that nobody is asked."""
        rule, update = ruleset(self.table.game).standing_bid, self.update
        if rule is None or update is None or update.standing is None:
            return False
        try:
            return rule(update.view, update.standing) is not None
        except IllegalMove:  # the auction is over, and the limit with it
            return False

    @property
    def waited_for(self) -> Seat | None:
        """The other seat that is asked; None where there is none."""
        asked = None if self.update is None else self.update.asked
        return None if asked == self.seat and self.is_mine else asked

    @property
    def over(self) -> bool:
        """Whether nothing comes any more: what there is to show has come too."""
        if self.update is not None and self.update.result is not None:
            return True
        if self.table.stage != "over" or self.table.ended == "finished":
            return False  # the table may say that it is over before the last moves come
        return self.table.ended is None or self.update is not None


def game_of(table: TableStruct) -> Game:
    """The table as the rules know it; raise `InvalidSetup` for one that is not known here."""
    return make_game(
        table.game, table.players, table.edition or None, table.overrides, table.scores
    )


def names_of(table: TableStruct, free: str) -> tuple[str, ...]:
    """What the seats are called; `free` stands for those that nobody has."""
    return tuple(
        free if one.kind == "open" else shown(one.name, _LONGEST_NAME) for one in table.seats
    )


def changes(before: TableStruct, after: TableStruct, texts: TableTexts) -> Iterator[str]:
    """What has happened at a table besides moves, as sentences; `texts` name the later seats."""
    for seat, (then, now) in enumerate(zip(before.seats, after.seats, strict=True)):
        who = texts.who(seat)
        if (then.kind, now.kind) == ("open", "person"):
            yield texts.say("join-sits-down", **who)
        elif (then.kind, now.kind) == ("person", "open"):
            yield texts.say("join-stands-up", name=shown(then.name, _LONGEST_NAME))
        elif now.kind == "person" and not then.bot and now.bot:
            yield texts.say("join-bot-plays", **who)
        elif now.kind == "person" and then.bot and not now.bot:
            yield texts.say("join-plays-again", **who)
    if after.stage == "playing":
        yield from _agreements(before, after, texts)
    if before.stage == "sealing" and after.stage == "gathering":
        yield texts.say("join-seal-failed")
    if before.stage == "gathering" and after.stage == "sealing":
        yield texts.say("join-sealing")


def _agreements(before: TableStruct, after: TableStruct, texts: TableTexts) -> Iterator[str]:
    """Who would end the game now, and who would not any more."""
    for seat in after.agreed:
        if seat not in before.agreed:
            yield texts.say("join-agrees", **texts.who(seat))
            if texts.you is not None and texts.you not in after.agreed:
                yield texts.say("join-agree-too")
    for seat in before.agreed:
        if seat not in after.agreed and not after.seats[seat].bot:
            yield texts.say("join-disagrees", **texts.who(seat))


def waiting_said(known: Known, texts: TableTexts) -> str:
    """For whom the table waits, "" for nobody."""
    table, seat = known.table, known.waited_for
    if table.stage == "gathering":
        return texts.say("join-gathering", n=sum(one.kind == "open" for one in table.seats))
    if seat is None:
        return ""
    one = table.seats[seat]
    away = one.kind == "person" and not one.bot and not one.present
    return texts.say("join-waiting-away" if away else "join-waiting", name=texts.seats[seat])


def clocks_said(clocks: Sequence[int | None], texts: TableTexts) -> str:
    """How much time everybody has left, "" where no clock runs."""
    left = [
        texts.say("join-time", name=name, time=_time(milliseconds))
        for name, milliseconds in zip(texts.seats, clocks, strict=True)
        if milliseconds is not None
    ]
    return texts.say("join-times", times=texts.catalogue.join(left, "comma")) if left else ""


def _time(milliseconds: int) -> str:
    """A span of time as clocks show it: minutes and seconds, with hours in front where needed."""
    seconds = milliseconds // _SECOND
    minutes, second = divmod(seconds, _MINUTE)
    hours, minute = divmod(minutes, 60)
    return f"{hours}:{minute:02}:{second:02}" if hours else f"{minute}:{second:02}"
