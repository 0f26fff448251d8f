"""Ra: The Dice Game in words: every event, every move, and what is being decided."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final, assert_never

from heliopolis import dice
from heliopolis.core.contract import Seat
from heliopolis.core.events import EpochBegan, EpochScored
from heliopolis.dice import events
from heliopolis.dice.rulebook import MOST_THROWS
from heliopolis.texts.catalogue import Catalogue
from heliopolis.texts.dice_moves import described
from heliopolis.texts.dice_words import DiceWords
from heliopolis.texts.game import GameTexts
from heliopolis.texts.keys import kebab
from heliopolis.texts.table import Arguments, Passage, gathered

_RULES: Final = {
    "title": 0,
    "start": 1,
    "throws": 1,
    "spend": 1,
    "spend-pharaoh": 2,
    "spend-nile": 2,
    "spend-civ": 2,
    "spend-monument": 2,
    "spend-ankh": 2,
    "suns": 1,
    "epoch": 1,
    "points": 1,
    "points-pharaohs": 2,
    "points-nile": 2,
    "points-civilization": 2,
    "last": 1,
    "last-monuments": 2,
    "kept": 1,
    "win": 1,
}
_BEGINNERS: Final = (
    events.EpochEnded,
    events.EpochScored,
    events.PharaohMoved,
    EpochBegan,
    events.GameOver,
)
"""Events that always begin a paragraph; the first throw of a turn does too."""


class DiceTexts(DiceWords, GameTexts):
    """The words for one table of the dice game."""

    items = ("suns", "ankhs", "pharaohs", "river", "civilization", "monuments")
    last_epoch_only = ("monuments",)

    def __init__(
        self, catalogue: Catalogue, game: dice.Game, seats: Sequence[str], you: Seat | None = None
    ) -> None:
        super().__init__(catalogue, seats, you)
        self._game = game

    def event(self, event: dice.Event) -> str:
        """What happened, as a sentence."""
        match event:
            case EpochScored():
                return self.scored(event)
            case events.PharaohMoved():
                return self._pharaohs_moved([event])
            case events.MarkersReturned():
                return self._returned([event])
            case events.GameOver():
                return self._over(event)
        variant, told = self._told(event)
        return self.say(f"dice-{kebab(event)}{variant}", **told)

    def _told(self, event: dice.Event) -> tuple[str, Arguments]:
        """Which message of an event it is, and the arguments."""
        match event:
            case events.DiceRolled():
                told: Arguments = {"throw": event.throw, "dice": self.thrown(event.faces)}
                return "", {**self.who(event.seat), **told}
            case events.RaAdvanced():
                left = event.sun_track - event.steps_made
                return "" if left > 0 else "-end", {"steps": event.steps, "left": left}
            case events.SunsScored():
                return "", {**self._scored(event), "n": event.suns}
            case events.AnkhsScored():
                return "", {**self._scored(event), "n": event.ankhs}
            case events.Advanced():
                return "" if event.after > event.before else "-nowhere", self._moved(event)
            case events.Retreated():
                return "", self._moved(event)
            case events.Flooded() | events.FloodLost():
                return "", {**self.who(event.seat), "floods": event.floods}
            case events.CivPlaced():
                told = {"n": len(event.colours), "colours": self.colours(event.colours)}
                return "", {**self.who(event.seat), **told}
            case events.MonumentPlaced():
                told = {"colour": self.colour(event.colour), "column": event.column}
                return "", {**self.who(event.seat), **told}
            case events.DisasterDeclared():
                disaster = self.say("dice-disaster", area=event.area.value)
                return "", {**self.who(event.seat), "disaster": disaster}
            case events.MarkerLost():
                told = {"colour": self.colour(event.colour), "column": event.column or 0}
                return f"-{event.area.value}", {**self.who(event.seat), **told}
            case events.Spared():
                return "", self.who(event.seat)
            case events.TurnEnded():
                told = {"n": len(event.left), "dice": self.colours(event.left)}
                return f"-{event.why}", {**self.who(event.seat), **told}
            case events.EpochEnded():
                return "", {"epoch": event.epoch}
            case EpochBegan():
                return "", {**self.who(event.starter), "epoch": event.epoch}
            case (
                events.EpochScored()
                | events.PharaohMoved()
                | events.MarkersReturned()
                | events.GameOver()
            ):
                raise AssertionError(event)
        assert_never(event)

    def _scored(self, event: events.SunsScored | events.AnkhsScored) -> Arguments:
        told: Arguments = {"points": event.points, "score": event.score}
        return {**self.who(event.seat), **told}

    def _moved(self, event: events.Advanced | events.Retreated) -> Arguments:
        told: Arguments = {"before": event.before, "after": event.after}
        return {**self.who(event.seat), "area": event.track.value, **told}

    def _over(self, event: events.GameOver) -> str:
        points = event.scores[event.winners[0]]
        if len(event.winners) == 1:
            return self.won(event.winners[0], points)
        return self.say(
            "dice-game-over-shared",
            who=str(self.who(*event.winners)["who"]),
            winners=self.listed(event.winners),
            points=points,
        )

    def _pharaohs_moved(self, moved: Sequence[events.PharaohMoved]) -> str:
        """Where the Pharaoh markers of some seats went after the scoring."""
        each = [
            self.say(
                "dice-pharaoh-moved-seat",
                **self.who(event.seat),
                before=event.before,
                after=event.after,
            )
            for event in moved
        ]
        return self.say("dice-pharaoh-moved", moved=self.catalogue.join(each))

    def _returned(self, returned: Sequence[events.MarkersReturned]) -> str:
        """What some seats took back after the scoring, which is all of it."""
        markers = sum(len(event.colours) for event in returned)
        floods = sum(event.floods for event in returned)
        taken = [self.say("dice-civ-markers", n=markers)] if markers else []
        taken += [self.say("count-flood-cubes", n=floods)] if floods else []
        told = self.catalogue.join(taken) or self.say("dice-nothing")
        return self.say("dice-markers-returned", taken=told)

    def _spared(self, spared: Sequence[events.Spared]) -> str:
        """Whom a disaster took nothing from."""
        if len(spared) == len(self.seats) - 1:
            return self.say("dice-all-spared")
        return self.say("dice-spared", **self.who(*(event.seat for event in spared)))

    def paragraphs(self, news: Sequence[dice.Event]) -> Iterator[str]:
        """The events as texts, those of one turn together."""
        return gathered((_begins(event), sentence) for event, sentence in self._sentences(news))

    def _sentences(self, news: Sequence[dice.Event]) -> Iterator[tuple[dice.Event, str]]:
        """The sentences; what several seats do at once is told in one, and no turn's plain end."""
        for _, run in groupby(news, key=type):
            several: list[Any] = list(run)
            match several[0]:
                case events.PharaohMoved():
                    yield several[0], self._pharaohs_moved(several)
                case events.MarkersReturned():
                    if any(event.colours or event.floods for event in several):
                        yield several[0], self._returned(several)
                case events.Spared():
                    yield several[0], self._spared(several)
                case _:
                    told = (event for event in several if not _goes_without_saying(event))
                    yield from ((event, self.event(event)) for event in told)

    def move(self, move: dice.Move, view: dice.View) -> str:
        """What a move would do here."""
        variant, told = described(move, view)
        if isinstance(move, dice.Rolled):
            told["dice"] = self.thrown(move.faces)
        return self.say(f"dice-move-{variant}", **told)

    def headline(self, view: dice.View) -> str:
        """What is being decided, and by whom."""
        if view.turn is None:
            return self.say("headline-over")
        turn = self.who(view.turn)
        if view.phase != "lose":
            told: Arguments = {**turn, "throws": view.throws, "most": MOST_THROWS}
            return self.headed(view, self.say(f"dice-headline-{view.phase}", **told))
        assert view.acting is not None
        assert view.disaster is not None
        victim = self.who(view.acting)
        loses = self.say(f"dice-headline-lose-{view.disaster.value}", **victim, n=view.owed)
        return self.headed(view, f"{self.say('dice-headline-disaster', **turn)} {loses}")

    def opening(self, start: dice.View) -> str:
        """Who starts."""
        assert start.turn is not None
        return self.say("dice-starter", **self.who(start.turn))

    def item(self, item: str) -> str:
        """What a line of a score sheet is called."""
        return self.say(f"dice-sheet-{item}")

    def counts(self, line: dice.Line, item: str) -> str:
        """What the points of an item of a score sheet are for."""
        counts = line.counts
        told: Arguments = {}
        variant = "counts"
        match item:
            case "pharaohs":
                told["n"] = counts.pharaoh
            case "river":
                told = {"n": counts.nile, "floods": self.say("count-flood-cubes", n=counts.floods)}
            case "monuments":
                told = {"columns": counts.columns, "together": counts.together}
                variant = "counts-together" if counts.together else variant
            case _:
                told["n"] = getattr(counts, item)
        return self.say(f"dice-sheet-{item}.{variant}", **told)

    def meanings(self, choices: Sequence[dice.Move]) -> list[str]:
        """What the kinds of moves that are offered here mean."""
        kinds = list(dict.fromkeys(map(kebab, choices)))
        keys = list(kinds)
        if "roll" in kinds:
            keys.append("rolling")
        if any(kind not in ("roll", "keep", "lose") for kind in kinds):
            keys.append("joker")
        if "place-monument" in kinds:
            keys.append("columns")
        return [self.say(f"help-dice-{key}") for key in keys]

    def rules(self) -> list[Passage]:
        """The rules in short, with the numbers of the table."""
        room, steps = self._game.players - 1, self._game.edition.sun_track
        return self.rules_of("dice", _RULES, room=room, steps=steps)


def _begins(event: dice.Event) -> bool:
    if isinstance(event, events.DiceRolled):
        return event.throw == 1
    return isinstance(event, _BEGINNERS)


def _goes_without_saying(event: dice.Event) -> bool:
    """Whether an event is a turn's end with all dice spent."""
    if not isinstance(event, events.TurnEnded):
        return False
    return not event.left and event.why != "nothing-useful"
