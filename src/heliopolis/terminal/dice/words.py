"""Every event and every move of the dice game as an English sentence."""

from collections.abc import Iterable, Sequence
from typing import Final, assert_never

from heliopolis import dice
from heliopolis.core.contract import Seat
from heliopolis.core.events import EpochBegan
from heliopolis.dice import events
from heliopolis.dice.components import END_OF_TRACK, Face
from heliopolis.dice.moves import Dice
from heliopolis.dice.rulebook import ANKH_PAIR_POINTS, ANKHS_OF_A_PAIR
from heliopolis.dice.view import FREE
from heliopolis.terminal.words import Speaker, counted, join

FACES: Final[dict[Face, str]] = {
    Face.PHARAOH: "Pharaoh",
    Face.NILE: "Nile",
    Face.CIV: "civilization",
    Face.MONUMENT: "monument",
    Face.ANKH: "Ankh",
    Face.SUN: "Sun",
}
_HITS: Final[dict[Face, str]] = {
    Face.PHARAOH: "go 2 steps back on the Pharaoh track",
    Face.NILE: "lose a flood cube, or else 2 steps on the Nile",
    Face.CIV: "lose 2 civilization markers of their choice",
    Face.MONUMENT: "lose 2 monument markers of their choice",
}
NOTHING_LEFT: Final = "Nothing that is left would change anything; the turn ends."
_THROWS: Final = {2: "Second throw", 3: "Third throw"}


def fallen(dice_shown: Iterable[tuple[dice.Colour, Face]]) -> list[str]:
    """Dice with what they show: ``red Pharaoh``."""
    return [f"{colour.value} {FACES[face]}" for colour, face in dice_shown]


def free_with(view: dice.View, face: Face) -> int:
    """How many dice that are not spent show a face."""
    return sum(die.face is face and die.state == FREE for die in view.dice)


def _why_turn_ended(event: events.TurnEnded) -> str:
    """Why a turn ended though somebody might have gone on; empty when that needs no word."""
    if event.why == "nothing-useful":
        return NOTHING_LEFT
    if event.why == "chosen" or not event.left:
        return ""
    return f"Nothing more can be done with {join(event.left)}; the turn ends."


def _place(area: Face, colour: dice.Colour, column: int | None) -> str:
    where = "" if column is None else f", column {column}"
    return f"{FACES[area]} marker on {colour.value}{where}"


class Words(Speaker):
    """The words for one table, which has names for its seats."""

    def event(self, event: dice.Event) -> str:
        """What happened, as a sentence."""
        match event:
            case events.DiceRolled():
                begins = _THROWS.get(event.throw)
                begins = f"{begins}:" if begins else self.does(event.seat, "roll")
                return f"{begins} {join(fallen(event.faces))}."
            case events.RaAdvanced():
                return self._ra_advanced(event)
            case events.SunsScored():
                return self._scores(event, "three Suns")
            case events.Advanced():
                return self._moved(event.seat, "advance", event.track, event.before, event.after)
            case events.Flooded():
                cubes = f", with {event.floods} flood cubes now" if event.floods > 1 else ""
                return f"{self.does(event.seat, 'flood')} the Nile{cubes}."
            case events.CivPlaced():
                placed = f"{self.does(event.seat, 'place')} civilization markers"
                if len(event.colours) == 1:
                    placed = f"{self.does(event.seat, 'place')} a civilization marker"
                return f"{placed} on {join(event.colours)}."
            case events.MonumentPlaced():
                placed = _place(Face.MONUMENT, event.colour, event.column)
                return f"{self.does(event.seat, 'place')} a {placed}."
            case events.DisasterDeclared():
                return f"{self.does(event.seat, 'declare')} a {FACES[event.area]} disaster."
            case events.Retreated():
                return self._moved(event.seat, "retreat", event.track, event.before, event.after)
            case events.FloodLost():
                return (
                    f"{self.does(event.seat, 'lose')} a flood cube, {event.floods or 'none'} left."
                )
            case events.MarkerLost():
                lost = _place(event.area, event.colour, event.column)
                return f"{self.does(event.seat, 'lose')} the {lost}."
            case events.Spared():
                return f"{self.does(event.seat, 'have')} nothing to lose."
            case events.TurnEnded():
                return _why_turn_ended(event)
            case events.AnkhsScored():
                return self._scores(event, "Ankhs not spent")
            case events.EpochEnded():
                return f"Epoch {event.epoch} ends: Ra is at the end of the Sun track."
            case events.EpochScored():
                return self.scored(event)
            case events.PharaohMoved():
                return self.pharaohs_moved([event])
            case events.MarkersReturned():
                return self.returned([event])
            case EpochBegan():
                turn = f"{self.does(event.starter, 'have')} the first turn"
                return f"Epoch {event.epoch} begins. {turn}."
            case events.GameOver():
                return self._over(event)
        assert_never(event)

    def pharaohs_moved(self, moved: Sequence[events.PharaohMoved]) -> str:
        """Where the Pharaoh markers of some seats went after the scoring."""
        each = [
            f"{self.within(event.seat)} from {event.before} to {event.after}" for event in moved
        ]
        return f"On the Pharaoh track after the scoring: {join(each)}."

    def returned(self, returned: Sequence[events.MarkersReturned]) -> str:
        """What some seats took back after the scoring, which is all of it."""
        markers = sum(len(event.colours) for event in returned)
        floods = sum(event.floods for event in returned)
        taken = [counted(markers, "civilization marker")] if markers else []
        taken += [counted(floods, "flood cube")] if floods else []
        return f"Taken back: {join(taken) or 'nothing'}."

    def _ra_advanced(self, event: events.RaAdvanced) -> str:
        left = event.sun_track - event.steps_made
        where = f"{left} left" if left > 0 else "to the end of the Sun track"
        return f"Ra advances {counted(event.steps, 'step')}, {where}."

    def _scores(self, event: events.SunsScored | events.AnkhsScored, why: str) -> str:
        have = self.verb("have", [event.seat])
        scores = f"{self.does(event.seat, 'score')} {event.points} points"
        return f"{scores} for {why} and {have} {event.score}."

    def _moved(self, seat: Seat, verb: str, track: Face, before: int, after: int) -> str:
        where = f"the {FACES[track]} track"
        if before == after:  # D-10: dice were spent for nothing
            return f"{self.does(seat, 'stay')} on {before} of {where}."
        return f"{self.does(seat, verb)} from {before} to {after} on {where}."

    def _over(self, event: events.GameOver) -> str:
        points = event.scores[event.winners[0]]
        if len(event.winners) == 1:
            return self.won(event.winners[0], points)
        winners = join([self.within(seat) for seat in event.winners])
        return f"The game is over: {winners} share the victory with {points} points each (D-29)."

    def move(self, move: dice.Move, view: dice.View) -> str:
        """What a move would do here."""
        match move:
            case dice.Roll():
                return "roll this die again" if len(move.dice) == 1 else "roll these dice again"
            case dice.Keep():
                return "roll no more"
            case dice.AdvancePharaoh():
                return _steps(view.seats[_actor(view)].pharaoh, move.dice)
            case dice.AdvanceNile():
                return _steps(view.seats[_actor(view)].nile, move.dice)
            case dice.FloodNile():
                own = view.seats[_actor(view)]
                if own.floods:
                    return f"flood cube number {own.floods + 1}, against disasters"
                return f"a flood cube: the Nile scores {own.nile} now"
            case dice.PlaceCiv():
                in_all = len(view.seats[_actor(view)].civilization) + len(move.markers)
                markers = "a marker" if len(move.markers) == 1 else f"{len(move.markers)} markers"
                return f"{markers}, {in_all} in all"
            case dice.PlaceMonument():
                there, columns = _own_in(view, move.column)
                if there:
                    return f"another in this column, {there + 1} there now"
                return f"the first in this column, {counted(columns + 1, 'column')} now"
            case dice.DeclareDisaster():
                return f"all others {_HITS[move.area]}"
            case dice.Lose():
                return _loss(move, view)
            case dice.End():
                pairs = free_with(view, Face.ANKH) // ANKHS_OF_A_PAIR
                points = f", scoring {pairs * ANKH_PAIR_POINTS} for Ankhs" if pairs else ""
                return f"end the turn{points}"
            case dice.Rolled():
                return f"the dice show {join(fallen(move.faces))}"
        assert_never(move)


def _actor(view: dice.View) -> Seat:
    assert view.acting is not None
    return view.acting


def _steps(before: int, spent: Dice) -> str:
    after = min(END_OF_TRACK, before + len(spent))
    if after == before:
        return f"no step, for {before} is the end"
    return f"advance {after - before}, from {before} to {after}"


def _own_in(view: dice.View, column: int) -> tuple[int, int]:
    """How many markers the acting seat has in a column, and in how many columns it has any."""
    columns = [place for _, place in view.seats[_actor(view)].monuments]
    return columns.count(column), len(set(columns))


def _loss(move: dice.Lose, view: dice.View) -> str:
    if move.column is None:
        left = len(view.seats[_actor(view)].civilization) - 1
        return f"give up this marker, {left} left"
    there, columns = _own_in(view, move.column)
    if there > 1:
        return f"give up this marker, {there - 1} left in its column"
    return f"give up the only marker in its column, {counted(columns - 1, 'column')} left"
