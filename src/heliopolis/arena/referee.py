"""Games of bots that nobody trusts: one game at a time, and a fault costs its bot the game."""

import re
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import numpy as np

from heliopolis import CHANCE
from heliopolis.arena.patience import OutOfTime, Watch
from heliopolis.arena.result import Forfeit, GameResult, forfeit_places
from heliopolis.arena.schedule import Pairing, Tournament
from heliopolis.arena.seeds import bot_seeds, chance_seeds
from heliopolis.bots.asking import BotFailed, ask
from heliopolis.bots.base import AnyBot
from heliopolis.bots.minds import mind_of
from heliopolis.bots.recipe import Entrant
from heliopolis.core.contract import Seat
from heliopolis.core.errors import HeliopolisError
from heliopolis.games import ruleset
from heliopolis.texts import Catalogue
from heliopolis.texts.table import TableTexts

_ADDRESS: Final = re.compile(r"0x[0-9a-fA-F]+")


class Fault(Exception):
    """A seat has lost its game, and why."""

    def __init__(self, seat: Seat, why: str) -> None:
        super().__init__(seat, why)
        # Where something lies in memory is another place in every process.
        self.forfeit = Forfeit(seat, _ADDRESS.sub("0x…", why))


class Referee:
    """Plays games by the rules, with views for bots and a watch that keeps their time."""

    def __init__(
        self,
        tournament: Tournament,
        entrants: Sequence[Entrant],
        limits: Sequence[float],
        watch: Watch,
    ) -> None:
        """`entrants` and `limits`, in seconds a move, are those of the tournament's bots."""
        self._tournament = tournament
        self._entrants = entrants
        self._limits = limits
        self._watch = watch
        self._game = tournament.setup
        self._rules = ruleset(tournament.game)
        self._mind = mind_of(tournament.game)
        self._catalogue = Catalogue("en")

    def play(self, pairing: Pairing) -> GameResult:
        """Play one game, chance and bots seeded as a compiled table would seed them."""
        tournament, rules, mind = self._tournament, self._rules, self._mind
        chance = chance_seeds(tournament.seed, np.array([pairing.deal]))
        states = mind.begin(self._game, chance)
        tally = np.zeros((tournament.players, len(mind.columns)), dtype=np.int64)
        position = rules.position(self._game, states.tobytes())
        forfeit = None
        try:
            bots = self._make_bots(pairing)
            while not position.over:
                if position.actor is CHANCE:
                    number = int(mind.outcome(states, chance))
                    move = rules.move_of(number)
                else:
                    move = self._ask(pairing, bots[position.actor], position)
                    number = rules.number_of(move)
                mind.advance(states, number, tally)
                position = position.play(move).position
            assert position.state == states.tobytes(), "the two ways to play agree"
            places = tuple(mind.places(states)[0].tolist())
        except Fault as fault:
            forfeit = fault.forfeit
            places = forfeit_places(tournament.players, forfeit.seat)
        return pairing.ended(position.scores, places, tally.tolist(), forfeit)

    def _make_bots(self, pairing: Pairing) -> list[AnyBot]:
        """A new bot for every seat; raise `Fault` for one that cannot be made."""
        numbers = np.array([pairing.number])
        seeds = bot_seeds(self._tournament.seed, numbers, self._tournament.players)[0]
        bots = []
        for seat, (bot, seed) in enumerate(zip(pairing.seats, seeds.tolist(), strict=True)):
            entrant, limit = self._entrants[bot], self._limits[bot]
            make = partial(entrant.make, seed)
            try:
                bots.append(self._watch.ask(pairing.number, seat, limit, make))
            except OutOfTime:
                raise Fault(seat, f"{entrant.text} took more than {limit:g} s to be made") from None
            except BaseException as error:
                raise Fault(seat, self._cannot_be_made(pairing, entrant, error)) from error
        return bots

    def _ask(self, pairing: Pairing, bot: AnyBot, position: Any) -> Any:
        """The move that a bot chooses; raise `Fault` for anything but a legal move in time."""
        seat = position.actor
        text = self._entrants[pairing.seats[seat]].text
        limit = self._limits[pairing.seats[seat]]
        view, distinct = position.view(seat), position.moves(distinct=True)
        question = partial(ask, bot, seat, view, distinct, position.moves)
        try:
            return self._watch.ask(pairing.number, seat, limit, question)
        except BotFailed as failed:
            raise Fault(seat, self._said(pairing, failed)) from failed
        except OutOfTime:
            raise Fault(seat, f"{text} took more than {limit:g} s for a move") from None
        except BaseException as error:  # no Ctrl-C of a person's arrives where this runs
            raise Fault(seat, f"{text} raised {type(error).__name__}") from error

    def _cannot_be_made(self, pairing: Pairing, entrant: Entrant, error: BaseException) -> str:
        """Why there is no bot; our own errors name it."""
        if isinstance(error, HeliopolisError):
            return self._said(pairing, error)
        return f"{entrant.text} cannot be made: it raised {type(error).__name__}"

    def _said(self, pairing: Pairing, error: HeliopolisError) -> str:
        """What an error says, the bots being called what they are."""
        names = [self._entrants[bot].text for bot in pairing.seats]
        return TableTexts(self._catalogue, names).error(error)
