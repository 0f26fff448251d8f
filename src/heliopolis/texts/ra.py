"""Ra in words: every event, every move, and what is being decided."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final, assert_never

from heliopolis import ra
from heliopolis.core.contract import Seat
from heliopolis.core.events import EpochScored
from heliopolis.ra import events
from heliopolis.ra.tiles import Tile
from heliopolis.texts.game import GameTexts
from heliopolis.texts.keys import kebab
from heliopolis.texts.ra_words import RaWords
from heliopolis.texts.table import Arguments, Passage, gathered

_RULES: Final = {
    "title": 0,
    "turn": 1,
    "auction": 1,
    "epoch": 1,
    "points": 1,
    "points-gods": 2,
    "points-gold": 2,
    "points-pharaohs": 2,
    "points-river": 2,
    "points-civilization": 2,
    "last": 1,
    "last-monuments": 2,
    "last-suns": 2,
    "kept": 1,
    "disasters": 1,
    "brackets": 1,
}
_BEGINNERS: Final = (
    events.TileDrawn,
    events.RaDrawn,
    events.EpochEnded,
    events.EpochScored,
    events.EpochBegan,
    events.GameOver,
)
"""Events that always begin a paragraph."""
_BY_CHOICE, _BY_NEED, _DISCARD, _OTHER = range(4)
"""What consecutive events must have in common to share a sentence."""


class RaTexts(RaWords, GameTexts):
    """The words for one table of Ra."""

    items = ("gods", "gold", "pharaohs", "river", "civilization", "monuments", "suns")
    last_epoch_only = ("monuments", "suns")

    def event(self, event: ra.Event) -> str:
        """What happened, as a sentence."""
        if isinstance(event, EpochScored):
            return self.scored(event)
        if isinstance(event, events.GameOver):
            return self._over(event)
        variant, told = self._told(event)
        return self.say(f"ra-{kebab(event)}{variant}", **told)

    def _told(self, event: ra.Event) -> tuple[str, Arguments]:
        """Which message of an event it is, and the arguments."""
        match event:
            case events.TileDrawn() | events.GodPlayed():
                return "", {**self.who(event.seat), "tile": self.a_tile(event.tile)}
            case events.RaDrawn():
                number: Arguments = {"number": event.ra_tiles, "spaces": event.ra_spaces}
                return "", {**self.who(event.seat), **number}
            case events.AuctionOpened():
                return f"-{event.why}", self.who(event.ra_player)
            case events.BidMade():
                return "", {**self.who(event.seat), "sun": event.sun}
            case events.Passed():
                return "" if event.by_choice else "-unasked", self.who(event.seat)
            case events.AuctionWon():
                suns: Arguments = {"paid": event.paid, "gained": event.gained}
                tiles: Arguments = {"tiles": self.objects(event.tiles)}
                variant = "" if event.tiles else "-nothing"
                return variant, {**self.who(event.seat), **suns, **tiles}
            case events.Unsold():
                variant = "-discarded" if event.discarded else "-stays"
                return variant, {"tiles": self.counted(event.tiles), "n": len(event.tiles)}
            case events.DisasterStruck():
                variant = "-owed" if event.owed else "" if event.lost else "-nothing"
                return variant, self._loss(event, event.count)
            case events.TilesLost():
                return "-more" if event.owed else "", {**self._loss(event, 1), "n": event.owed}
            case events.EpochEnded():
                return f"-{event.why}", {"epoch": event.epoch}
            case events.TilesDiscarded():
                if event.seat is None:
                    return "-tracks", {"tiles": self.counted(event.tiles)}
                variant = "" if event.tiles else "-nothing"
                return variant, {**self.who(event.seat), "tiles": self.objects(event.tiles)}
            case events.EpochBegan():
                return "", {**self.who(event.starter), "epoch": event.epoch}
            case events.EpochScored() | events.GameOver():
                raise AssertionError(event)
        assert_never(event)

    def _loss(self, event: events.DisasterStruck | events.TilesLost, times: int) -> Arguments:
        title = self.say(f"{self.tile_key(event.disaster)}.title")
        return {
            **self.who(event.seat),
            "disaster": self.say("ra-disaster-head", disaster=title, times=times),
            "tiles": self.objects(event.lost),
            "owed": self.say("count-tiles", n=event.owed),
        }

    def _over(self, event: events.GameOver) -> str:
        (winner,) = event.winners
        best = event.scores[winner]
        if not event.by_tie_break:
            return self.won(winner, best)
        tied = [seat for seat, score in enumerate(event.scores) if score == best]
        return self.say(
            "ra-game-over-tie",
            **self.who(winner),
            tied=self.listed(tied),
            tied_who=str(self.who(*tied)["who"]),
            points=best,
        )

    def paragraphs(self, news: Sequence[ra.Event]) -> Iterator[str]:
        """The events as texts, those of one turn together."""
        return gathered(self._marked(news))

    def _marked(self, news: Sequence[ra.Event]) -> Iterator[tuple[bool, str]]:
        """The sentences, and whether each begins a paragraph; several gods of a seat share one."""
        gods: Seat | None = None
        for event, sentence in self._sentences(news):
            begins = isinstance(event, _BEGINNERS) or _invoked(event)
            if isinstance(event, events.GodPlayed):
                begins = event.seat != gods
                gods = event.seat
            elif begins:
                gods = None
            yield begins, sentence

    def _sentences(self, news: Sequence[ra.Event]) -> Iterator[tuple[ra.Event, str]]:
        """The sentences; passes in a row share one, and so do the discards after an epoch."""
        for same, run in groupby(news, key=_shared):
            several: list[Any] = list(run)
            if same in (_BY_CHOICE, _BY_NEED):
                key = "ra-passed" if same == _BY_CHOICE else "ra-passed-unasked"
                yield several[0], self.say(key, **self.who(*(event.seat for event in several)))
            elif same == _DISCARD:
                yield several[0], self._discards(several)
            else:
                yield from ((event, self.event(event)) for event in several)

    def _discards(self, discards: Sequence[events.TilesDiscarded]) -> str:
        """What went after an epoch, from the board and from several seats."""
        gone = []
        for event in discards:
            if event.tiles:
                who = {} if event.seat is None else self.who(event.seat)
                key = "ra-discarded-board" if event.seat is None else "ra-discarded-seat"
                gone.append(self.say(key, **who, tiles=self.counted(event.tiles)))
        tiles = self.catalogue.join(gone, "semicolon") or self.say("ra-nothing")
        return self.say("ra-all-discarded", tiles=tiles)

    def move(self, move: ra.Move, view: ra.View) -> str:
        """What a move would do here."""
        told: Arguments = {"n": sum(tile is not None for tile in view.track)}
        match move:
            case ra.Bid(sun=sun):
                told["sun"] = sun
            case ra.PlayGod(tile=tile) | ra.Drawn(tile=tile) | ra.Lose(tile=tile):
                told["tile"] = self.a_tile(tile)
                told["gender"] = self.gender(tile)
                held = {} if view.acting is None else view.seats[view.acting].tiles
                told["held"] = held.get(tile, 1)
        return self.say(f"ra-move-{kebab(move)}", **told)

    def headline(self, view: ra.View) -> str:
        """What is being decided, and by whom."""
        if view.turn is None:
            return self.say("headline-over")
        actor = self.who(view.turn if view.acting is None else view.acting)
        if view.phase == "lose":
            assert view.losing_to is not None
            actor["disaster"] = self.say(f"{self.tile_key(view.losing_to)}.title")
            actor["owed"] = self.say("count-tiles", n=view.owed)
        if view.phase != "auction":
            return self.headed(view, self.say(f"ra-headline-{view.phase}", **actor))
        opened = self.say(f"ra-headline-opened-{view.auction}", **self.who(view.turn))
        best = self.say("ra-headline-no-bid")
        if view.best_bid is not None and view.best_bidder is not None:
            bidder = self.who(view.best_bidder)
            best = self.say("ra-headline-best-bid", **bidder, sun=view.best_bid)
        return self.headed(view, " ".join([opened, best, self.say("ra-headline-bid", **actor)]))

    def opening(self, start: ra.View) -> str:
        """The suns that were dealt."""
        each = [
            self.say("ra-suns-of", name=name, suns="-".join(map(str, seat.face_up)))
            for name, seat in zip(self.seats, start.seats, strict=True)
        ]
        return self.say("ra-suns-dealt", suns=self.catalogue.join(each, "comma"))

    def item(self, item: str) -> str:
        """What a line of a score sheet is called."""
        return self.say(f"ra-sheet-{item}")

    def counts(self, line: ra.Line, item: str) -> str:
        """What the points of an item of a score sheet are for."""
        counts = line.counts
        told: Arguments = {"n": 0}
        variant = "counts"
        match item:
            case "river":
                told["niles"] = self.tiles(Tile.NILE, counts.niles)
                told["floods"] = self.tiles(Tile.FLOOD, counts.floods)
            case "monuments":
                told |= {"n": counts.monuments, "alike": counts.alike}
                variant = "counts-alike" if counts.alike else variant
            case _:
                told["n"] = getattr(counts, item)
        return self.say(f"ra-sheet-{item}.{variant}", **told)

    def meanings(self, choices: Sequence[ra.Move]) -> list[str]:
        """What the kinds of moves that are offered here mean."""
        return [self.say(f"help-ra-{kind}") for kind in dict.fromkeys(map(kebab, choices))]

    def rules(self) -> list[Passage]:
        """The rules in short, in our own words and with the numbers of the full ones."""
        return self.rules_of("ra", _RULES, unrest=self.tile(Tile.UNREST))


def _invoked(event: ra.Event) -> bool:
    return isinstance(event, events.AuctionOpened) and event.why == "invoked"


def _shared(event: ra.Event) -> int:
    if isinstance(event, events.Passed):
        return _BY_CHOICE if event.by_choice else _BY_NEED
    return _DISCARD if isinstance(event, events.TilesDiscarded) else _OTHER
