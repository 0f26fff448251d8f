"""Games of bots that nobody trusts: one game at a time, and a fault costs its bot the game."""

import re
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import numpy as np

from heliopolis import CHANCE
from heliopolis.arena.patience import OutOfTime, Watch
from heliopolis.arena.records import RecordWriter
from heliopolis.arena.result import Forfeit, GameResult, forfeit_places
from heliopolis.arena.schedule import Pairing, Tournament
from heliopolis.arena.seeds import Seeds, bot_seeds, chance_seeds
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
        *,
        records: bool = False,
    ) -> None:
        """`entrants` and `limits`, in seconds a move, are those of the tournament's bots."""
        self._tournament = tournament
        self._entrants = entrants
        self._limits = limits
        self._watch = watch
        self._writer = RecordWriter(tournament, entrants) if records else None
        self._game = tournament.setup
        self._rules = ruleset(tournament.game)
        self._mind = mind_of(tournament.game)
        self._catalogue = Catalogue("en")

    def play(self, pairing: Pairing) -> GameResult:
        """Play one game, chance and bots seeded as a compiled table would seed them."""
        mind, players = self._mind, self._tournament.players
        states, chance = self._begin(pairing)
        memory = memoryview(states.view("u1"))
        tally = np.zeros((players, len(mind.columns)), dtype=np.int64)
        start = position = self._rules.position(self._game, states.tobytes())
        moves: list[Any] = []
        forfeit = None
        try:
            bots = self._make_bots(pairing)
            while not position.over:
                memory[:] = position.state
                if position.actor is CHANCE:
                    move = self._rules.move_of(int(mind.outcome(states, chance)))
                else:
                    move = self._ask(pairing, bots[position.actor], position)
                position = position.play(move).position
                log = position.desk.log  # of the move just played
                mind.count(states, self._rules.number_of(move), log, tally)
                moves.append(move)
            memory[:] = position.state
            places = tuple(mind.places(states)[0].tolist())
        except Fault as fault:
            forfeit = fault.forfeit
            places = forfeit_places(players, forfeit.seat)
        record = self._write(pairing, start, moves, forfeit)
        return pairing.ended(position.scores, places, tally.tolist(), forfeit, record)

    def unplayed(self, pairing: Pairing, forfeit: Forfeit) -> GameResult:
        """A game whose process was ended with it: nobody knows how it stood."""
        players = self._tournament.players
        nothing = (0,) * len(self._mind.columns)
        places = forfeit_places(players, forfeit.seat)
        states, _ = self._begin(pairing)
        start = self._rules.position(self._game, states.tobytes())
        record = self._write(pairing, start, (), forfeit)
        return pairing.ended((0,) * players, places, (nothing,) * players, forfeit, record)

    def _begin(self, pairing: Pairing) -> tuple[Any, Seeds]:
        """The state that a game begins with, and the stream of its further chance."""
        chance = chance_seeds(self._tournament.seed, np.array([pairing.deal]))
        return self._mind.begin(self._game, chance), chance

    def _write(
        self, pairing: Pairing, start: Any, moves: Sequence[Any], forfeit: Forfeit | None
    ) -> str | None:
        if self._writer is None:
            return None
        return self._writer.write(pairing, start, moves, forfeit)

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
