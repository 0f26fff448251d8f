"""A live game at one keyboard: who sits where, what was played, and where chance comes from."""

import secrets
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from heliopolis import ra
from heliopolis.bots import Bot
from heliopolis.core.chance import SECRET_BYTES, Dealer, SeededDealer, commitment_to
from heliopolis.core.contract import CHANCE, Seat
from heliopolis.record import Record, Seal, dealt_suns, replay


class Table:
    """A game being played; it keeps the record, and knows no words and no files."""

    def __init__(self, record: Record, bots: Sequence[Bot | None], dealer: Dealer) -> None:
        """Go on with a record; a seat without a bot is a person's."""
        self.bots = tuple(bots)
        self._record = record
        self._moves = list(record.moves)
        self._dealer = dealer
        self.position = record.game.start(suns=record.suns)
        for step in replay(record):
            self.position = step.position

    @property
    def game(self) -> ra.Game:
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
        return self._record.seals[-1] if isinstance(self._dealer, _Sealed) else None

    def play(self, move: ra.Move) -> tuple[ra.Event, ...]:
        """Play a move; raise `IllegalMove` for one that the rules forbid."""
        step = self.position.play(move)
        self._moves.append(move)  # first, for Ctrl-C may come between any two lines
        self.position = step.position
        return step.events

    def go_on(self) -> tuple[ra.Event, ...]:
        """Play the next move of chance or of a bot."""
        actor = self.position.actor
        assert actor is not None
        if actor is CHANCE:
            return self.play(self.position.deal(self._dealer))
        bot = self.bots[actor]
        assert bot is not None
        return self.play(bot.choose(self.position.view(actor), self.position.moves()))

    def record(self) -> Record:
        """Everything so far, its secrets revealed only when the game is over."""
        seals = [seal for seal in self._record.seals if seal.first_move <= len(self._moves)]
        if not self.position.over:
            seals = [replace(seal, secret=None) for seal in seals]
        return replace(self._record, moves=tuple(self._moves), seals=tuple(seals))


class _Sealed:
    """A dealer that belongs to a seal."""

    def __init__(self, seal: Seal) -> None:
        self.seal = seal
        self._dealer = seal.dealer()

    def below(self, limit: int) -> int:
        return self._dealer.below(limit)


def _new_seal(first_move: int, players: int) -> Seal:
    secret = secrets.token_bytes(SECRET_BYTES)
    return Seal(first_move, commitment_to(secret), ("",) * players, secret)


def seeded_table(
    game: ra.Game, names: Sequence[str], bots: Sequence[Bot | None], seed: int
) -> Table:
    """A new game whose chance can be repeated, so that nothing is promised about it."""
    dealer = SeededDealer(np.random.default_rng(seed))
    suns = dealt_suns(game.start(dealer))
    return Table(Record(game, tuple(names), suns), bots, dealer)


def sealed_table(game: ra.Game, names: Sequence[str], bots: Sequence[Bot | None]) -> Table:
    """A new game whose chance is fixed by a secret, promised beforehand."""
    dealer = _Sealed(_new_seal(0, game.players))
    suns = dealt_suns(game.start(dealer))
    return Table(Record(game, tuple(names), suns, seals=(dealer.seal,)), bots, dealer)


def resumed_table(record: Record, bots: Sequence[Bot | None]) -> Table:
    """A saved game that goes on with a seal of its own; the secret of the old one is lost."""
    # The suns are dealt already, so a seal that begins before the first move would not hold.
    # That move is never an outcome of chance, so nothing is lost by beginning after it.
    first_move = max(1, len(record.moves))
    dealer = _Sealed(_new_seal(first_move, record.game.players))
    # A seal that took over at this very move has dealt nothing.
    kept = tuple(seal for seal in record.seals if seal.first_move < first_move)
    return Table(replace(record, seals=(*kept, dealer.seal)), bots, dealer)
