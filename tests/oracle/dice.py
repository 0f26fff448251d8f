"""A plain referee for Ra: The Dice Game, written from the numbered rules alone.

It shares no code with the engine, so that a rule misread by one of them shows as a difference.
Every function does one rule; which case of it came up is counted in `reached`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Self

from tests.oracle import dice_notes as notes
from tests.oracle.dice_components import (
    ANKH_POINTS,
    COLOURS,
    EPOCHS,
    FIRST_POINTS,
    SUN_POINTS,
    THROWS,
    TRACK_END,
)
from tests.oracle.dice_legal import legal_moves, read_outcome
from tests.oracle.dice_scoring import count_seat, move_pharaohs, score_pharaohs, score_seat
from tests.oracle.dice_table import Table


class NotAllowed(ValueError):
    """A text that is not a legal move or a possible outcome now."""


class DiceReferee(Table):
    """One dice game from the first throw to the winners, told move by move in notation."""

    def __init__(self, players: int, starter: int = 0, sun_track: int | None = None) -> None:
        super().__init__(players, sun_track)
        self._legal: list[str] | None = None
        self._set_up(starter)

    @classmethod
    def from_snapshot(cls, snapshot: Mapping[str, Any]) -> Self:
        """Continue from any position; `reached` starts empty."""
        return cls(snapshot["players"]).put(snapshot)

    def copy(self) -> Self:
        """The same position once more; what happens to one does not happen to the other."""
        return type(self).__new__(type(self)).copy_from(self)

    def legal(self) -> list[str]:
        """All legal texts of the seat to act, sorted; none at a chance node or when over."""
        if self._legal is None:
            self._legal = legal_moves(self)
        return list(self._legal)

    def play(self, text: str) -> None:
        """Play a move or an outcome; `NotAllowed`, and no change, if it is not possible now."""
        if self.phase == "roll":
            outcome = read_outcome(text, self.rolling())
            if outcome is None:
                raise NotAllowed(f"{text!r} is no outcome of {' '.join(self.rolling())}")
            self._land(outcome)
        elif text in self.legal():
            self._legal = None
            verb, *words = text.split()
            self._decide(verb, words)
        else:
            raise NotAllowed(f"{text!r} is not legal; legal: {', '.join(self.legal()) or 'none'}")

    def _decide(self, verb: str, words: Sequence[str]) -> None:
        """Do what a legal move says."""
        if verb == "roll":
            self._roll(words)
        elif verb == "keep":
            self._keep()
        elif verb == "lose":
            self._lose(words[0], int(words[1]) if len(words) > 1 else None)
        elif verb == "disaster":
            self._declare(words[0])
        elif verb == "end":
            notes.note_end(self)
            self._finish_turn()
        else:
            notes.note_spending(self)
            if verb == "pharaoh":
                self._advance(self.pharaoh, "pharaoh", words)
            elif verb == "nile":
                self._advance(self.nile, "nile", words)
            elif verb == "flood":
                self._flood(words)
            elif verb == "civ":
                split = words.index("with")
                self._place_civ(words[:split], words[split + 1 :])
            else:
                self._place_monument(words[0], int(words[1]), words[3:])
            self._go_on()

    # Set-up and rolling

    def _set_up(self, starter: int) -> None:
        """D-1, D-2: an empty board; 10 points for the starter, one more for each seat after."""
        if not 0 <= starter < self.players:
            raise ValueError(f"no seat {starter} among {self.players}")
        for place in range(self.players):
            self.points[(starter + place) % self.players] = FIRST_POINTS + place
        self.turn = starter
        notes.note_start(self)

    def _start_turn(self, seat: int) -> None:
        """D-3: all five dice are thrown, which nobody is asked about."""
        self._legal = None
        self.turn = seat
        self.phase = "roll"
        self.clear_turn()

    def _land(self, outcome: Mapping[str, str]) -> None:
        """D-3, D-5: Suns are locked; rolling ends after three throws or without a free die."""
        self._legal = None
        self.throws += 1
        for colour, face in outcome.items():
            self.faces[colour] = face
            self.states[colour] = "sun" if face == "sun" else "free"
        notes.note_throw(self, outcome)
        if self.throws == THROWS or not self.free():
            notes.note_end_of_rolling(self)
            self._stop_rolling()
        else:
            self.phase = "reroll"

    def _roll(self, dice: Sequence[str]) -> None:
        """D-4: some of the free dice are thrown again, those kept before included."""
        notes.note_reroll(self, dice)
        self.held = {colour for colour in self.free() if colour not in dice}
        for colour in dice:
            self.faces[colour] = None
            self.states[colour] = "rolling"
        self.phase = "roll"

    def _keep(self) -> None:
        """D-4, D-5: rolling none of the dice ends the rolling."""
        self.reached[f"D-5:stopped after throw {self.throws}"] += 1
        self._stop_rolling()

    def _stop_rolling(self) -> None:
        """D-23, D-6: one or two Suns move Ra, three score; more are a move of the seat (D-24)."""
        suns = self.suns()
        notes.note_suns(self, suns)
        if suns in (1, 2):
            self.ra += suns
        self.points[self.turn] += SUN_POINTS[suns]
        self.sun_points[self.turn] += SUN_POINTS[suns]
        self.phase = "apply"
        self._go_on()

    # Spending dice

    def _go_on(self) -> None:
        """D-7: the seat spends more dice or ends; when it can only end, the turn ends itself."""
        self.phase = "apply"
        self._legal = None
        if self.legal() == ["end"]:
            self.reached["D-7:ended by itself"] += 1
            self._finish_turn()

    def _spend(self, dice: Sequence[str], group: str) -> None:
        """D-8: a die is spent once."""
        self.groups.add(group)
        for colour in dice:
            self.states[colour] = "spent"

    def _advance(self, track: list[int], group: str, dice: Sequence[str]) -> None:
        """D-8, D-10: one step a die, not beyond 12; flood cubes stand on the same space."""
        notes.note_advance(self, track, group, dice)
        track[self.turn] = min(TRACK_END, track[self.turn] + len(dice))
        self._spend(dice, group)

    def _flood(self, dice: Sequence[str]) -> None:
        """D-11, D-12: one more flood cube, wherever the marker stands."""
        notes.note_flood(self, dice)
        self.floods[self.turn] += 1
        self._spend(dice, "flood")
        notes.note_after_flood(self)

    def _place_civ(self, markers: Sequence[str], others: Sequence[str]) -> None:
        """D-13 to D-16: a marker on each of the chosen colours."""
        notes.note_civ(self, markers, others)
        for colour in markers:
            self.civ[colour].add(self.turn)
        self._spend([*markers, *others], "civ")

    def _place_monument(self, colour: str, column: int, rest: Sequence[str]) -> None:
        """D-17 to D-19, D-21: the first marker takes one die, a further one two."""
        notes.note_monument(self, colour, column, rest)
        self.monuments[column, colour] = self.turn
        if rest:
            self.paired.add(colour)
        self._spend([colour, *rest], "monument")
        notes.note_after_monument(self)

    # Disasters

    def _declare(self, area: str) -> None:
        """D-25: all other players are hit, clockwise."""
        notes.note_disaster(self, area)
        self.groups.add("disaster")
        victims = [(self.turn + step) % self.players for step in range(1, self.players)]
        if area in ("civ", "monument"):
            self.disaster = area
            self._hit(victims)
            return
        for victim in victims:
            notes.note_retreat(self, area, victim)
            if area == "nile" and self.floods[victim]:
                self.floods[victim] -= 1
            else:
                track = self.nile if area == "nile" else self.pharaoh
                track[victim] = max(0, track[victim] - 2)
        self._go_on()

    def _hit(self, victims: Sequence[int]) -> None:
        """D-25, D-30: in order; who has three or more markers is asked, others lose all."""
        for victim in victims:
            spaces = self.monuments_of(victim)
            colours = self.civ_of(victim)
            count = len(colours if self.disaster == "civ" else spaces)
            notes.note_hit(self, victim, count)
            if count >= 3:
                self.phase = "lose"
                self.victim, self.owed, self.lost = victim, 2, None
                return
            if self.disaster == "civ":
                for colour in colours:
                    self.civ[colour].discard(victim)
            else:
                for space in spaces:
                    self._clear(space)
        self.disaster = None
        self._go_on()

    def _clear(self, space: tuple[int, str]) -> None:
        """D-25: a space is free at once."""
        del self.monuments[space]
        self.freed.add(space)

    def _lose(self, colour: str, column: int | None) -> None:
        """D-25: the asked victim gives up one marker, then another."""
        assert self.victim is not None
        if column is None:
            self.civ[colour].discard(self.victim)
        else:
            self._clear((column, colour))
        self.lost = (colour, column)
        self.owed -= 1
        if not self.owed:
            later = [(self.victim + step) % self.players for step in range(1, self.players)]
            self.victim = self.lost = None
            self._hit(later[: later.index(self.turn)])

    # The end of a turn, of an epoch and of the game

    def _finish_turn(self) -> None:
        """D-22: every two Ankhs that were not spent score 2."""
        notes.note_finish(self)
        pairs = ANKH_POINTS[len(self.free("ankh"))]
        self.points[self.turn] += pairs
        self.ankh_points[self.turn] += pairs
        self._pass_on()

    def _pass_on(self) -> None:
        """D-26, D-28: score the epoch if Ra has arrived; the left neighbour is next."""
        following = (self.turn + 1) % self.players
        if self.ra < self.sun_track:
            self.reached["D-26:the turn passes"] += 1
            self._start_turn(following)
            return
        notes.note_end_of_epoch(self)
        self._score_epoch()
        self._clean_up()
        if self.epoch == EPOCHS:
            self._end_game()
        else:
            self.epoch += 1
            self.reached[f"D-28:epoch {self.epoch} begins"] += 1
            self._start_turn(following)

    def _score_epoch(self) -> None:
        """D-27: Pharaoh, Nile, Civilization and, in the last epoch, Monuments."""
        pharaohs = score_pharaohs(self.pharaoh, self.reached)
        counts = [count_seat(self, seat) for seat in range(self.players)]
        self.pharaoh = move_pharaohs(self.pharaoh, pharaohs, self.reached)
        sheet = [score_seat(self, seat, pharaohs[seat]) for seat in range(self.players)]
        for seat, line in enumerate(sheet):
            # The points of Suns and Ankhs were given when they came up.
            self.points[seat] += line["net"] - line["suns"] - line["ankhs"]
            line["points"] = self.points[seat]
            line.update(counts[seat])
        self.sheets.append(sheet)
        notes.note_scores(self)

    def _clean_up(self) -> None:
        """D-27, D-28, D-30: Ra goes back; floods and civilization markers leave, always."""
        self.ra = 0
        self.floods = [0] * self.players
        self.civ = {colour: set() for colour in COLOURS}
        self.sun_points = [0] * self.players
        self.ankh_points = [0] * self.players

    def _end_game(self) -> None:
        """D-29: most points win, ties are shared."""
        self.clear_turn()
        self._legal = None
        self.phase = "over"
        notes.note_winners(self)
