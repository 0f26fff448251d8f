"""A live game at one keyboard: who sits where, what was played, and where chance comes from."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from heliopolis.bots import AnyBot
from heliopolis.bots.asking import ask
from heliopolis.core.chance import SECRET_BYTES, Dealer, SeededDealer, commitment_to
from heliopolis.core.contract import CHANCE, Seat
from heliopolis.games import Game, Move, Step
from heliopolis.record import Record, Seal, replay
from heliopolis.terminal.seating import Seating, fresh, seeded


class Table:
    """A game being played; it keeps the record, and knows no words and no files."""

    def __init__(
        self, record: Record, bots: Sequence[AnyBot | None], dealer: Callable[[int], Dealer]
    ) -> None:
        """Go on with a record; a seat without a bot is a person's."""
        self.bots = tuple(bots)
        self._record = record
        self._moves = list(record.moves)
        self._dealer = dealer
        *_, last = replay(record)
        self.position = last.position

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._record.game

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self._record.seats

    @property
    def moves_played(self) -> int:
        """How many moves were played, outcomes of chance among them."""
        return len(self._moves)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat, bot in enumerate(self.bots) if bot is None)

    @property
    def person_to_move(self) -> Seat | None:
        """The person who decides next; None when that is a bot, chance or nobody."""
        actor = self.position.actor
        if actor is None or actor is CHANCE or self.bots[actor] is not None:
            return None
        return actor

    @property
    def seal(self) -> Seal | None:
        """The seal on the chance to come; None when it comes from a seed."""
        return self._record.seals[-1] if self._record.seals else None

    def play(self, move: Move) -> Step:
        """Play a move; raise `IllegalMove` for one that the rules forbid."""
        step = self.position.play(move)
        self._moves.append(move)  # first, for Ctrl-C may come between any two lines
        self.position = step.position
        return step

    def next_move(self) -> Move:
        """The move of chance or of a bot, which is next; raise `BotFailed` when that has none."""
        actor = self.position.actor
        assert actor is not None
        if actor is CHANCE:
            dealt: Move = self.position.deal(self._dealer(len(self._moves) + 1))
            return dealt
        bot = self.bots[actor]
        assert bot is not None
        view, distinct = self.position.view(actor), self.position.moves(distinct=True)
        return ask(bot, actor, view, distinct, self.position.moves)

    def record(self) -> Record:
        """Everything so far, its secrets revealed only when the game is over."""
        seals = list(self._record.seals)
        if not self.position.over:
            seals = [replace(seal, secret=None) for seal in seals]
        return replace(self._record, moves=tuple(self._moves), seals=tuple(seals))


def _new_seal(first: int, players: int) -> Seal:
    secret = secrets.token_bytes(SECRET_BYTES)
    return Seal(first, commitment_to(secret), ("",) * players, secret)


def seeded_table(game: Game, seating: Seating, seed: int) -> Table:
    """A new game whose chance can be repeated, so that nothing is promised about it."""
    dealer = SeededDealer(np.random.default_rng(seed))
    opening = game.opening_of(game.start(dealer))
    record = Record(game, seating.names, opening, bots=seating.bots)
    return Table(record, seating.make_bots(seeded(seed)), lambda _number: dealer)


def sealed_table(game: Game, seating: Seating) -> Table:
    """A new game whose chance is fixed by a secret, promised beforehand."""
    seal = _new_seal(0, game.players)
    frozen = Record(game, seating.names, "", seals=(seal,), bots=seating.bots)
    dealer = seal.dealer(frozen)
    record = replace(frozen, opening=game.opening_of(game.start(dealer.at(0))))
    return Table(record, seating.make_bots(fresh), dealer.at)


def resumed_table(record: Record, seating: Seating) -> Table:
    """A saved game that goes on with a seal of its own; the secret of the old one is lost."""
    seal = _new_seal(len(record.moves) + 1, record.game.players)
    record = replace(record, seals=(*record.seals, seal))
    return Table(record, seating.make_bots(fresh), seal.dealer(record).at)
