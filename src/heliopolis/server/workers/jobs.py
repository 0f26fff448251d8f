"""What workers are asked and answer, and what of it goes over their pipes: lines of JSON.

A view takes 7 µs to write as JSON and 8 to read, but 45 and 50 to pickle and unpickle; and JSON
runs no code, wherever it came from.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from heliopolis.bots.base import Budget
from heliopolis.bots.naming import split_bot, write_bot
from heliopolis.bots.registry import SEARCH
from heliopolis.core.errors import HeliopolisError, InvalidSetup, shown
from heliopolis.core.value import value
from heliopolis.games import Move, ruleset
from heliopolis.server.bot_files import name_behind
from heliopolis.wire.structs import RefusalStruct

_SECONDS_A_SIMULATION: Final = 0.01
"""Far more than one takes, also where everybody wants the same processor."""
_TIMES_ITS_MILLISECONDS: Final = 10


class BotLost(HeliopolisError):
    """Whoever was asked gave no answer, and would give none later; the code says why.

    It is ``bot-lost`` where its process ended or took too long, twice.
    """


class NoWorkers(HeliopolisError):
    """Nobody can be asked just now; whoever asks later may have more luck."""


@value
class ChooseJob:
    """A bot is to choose a move from what a seat sees; equal jobs of bots of ours have one answer.

    The seed is that of this very move. `distinct` is what a bot gets to choose from, `legal` what
    it may choose.
    """

    game: str
    bot: str
    seed: int
    view: Any
    distinct: Sequence[Move]
    legal: Sequence[Move]

    def line(self) -> bytes:
        """The order to a worker."""
        number_of = ruleset(self.game).number_of
        distinct = [number_of(move) for move in self.distinct]
        legal = [number_of(move) for move in self.legal]
        order = ChooseOrder(self.game, self.bot, self.seed, _written(self.view), distinct, legal)
        return msgspec.json.encode(order)

    def seconds(self) -> float:
        """How long the thinking may take at most."""
        return _seconds(split_bot(self.bot)[1] or Budget())


@value
class AdviseJob:
    """Somebody wants to know what search thinks of what a seat sees."""

    game: str
    view: Any
    simulations: int
    bot: str = SEARCH

    def line(self) -> bytes:
        """The order to a worker."""
        order = AdviseOrder(self.game, _written(self.view), self.simulations)
        return msgspec.json.encode(order)

    def seconds(self) -> float:
        """How long the thinking may take at most."""
        return _seconds(Budget(simulations=self.simulations))


Job = ChooseJob | AdviseJob


class ChooseOrder(msgspec.Struct, tag="choose", frozen=True):
    """A `ChooseJob` on its way, its moves by their numbers; the game says how to read the view."""

    game: str
    bot: str
    seed: int
    view: msgspec.Raw
    distinct: list[int]
    legal: list[int]


class AdviseOrder(msgspec.Struct, tag="advise", frozen=True):
    """An `AdviseJob` on its way."""

    game: str
    view: msgspec.Raw
    simulations: int


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a worker says to an order: one of these; `bug` is for whoever mends us."""

    move: str = ""
    advice: msgspec.Raw = msgspec.Raw()
    refusal: RefusalStruct | None = None
    bug: str = ""


def _written(view: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(view))


def _seconds(budget: Budget) -> float:
    if budget.milliseconds is not None:
        return budget.milliseconds * _TIMES_ITS_MILLISECONDS / 1000
    return (budget.simulations or 0) * _SECONDS_A_SIMULATION


def check_offered(bot: str, bot_files: Sequence[str]) -> str:
    """A bot as this machine alone names it, by its file where it has an alias for that.

    Raises `InvalidSetup` for a bot in a file that the server does not offer.
    """
    name, budget = split_bot(bot.strip())
    try:
        name = name_behind(name, bot_files)
    except InvalidSetup:
        raise InvalidSetup("bot-not-offered", bot=shown(bot)) from None
    return name if budget is None else write_bot(name, budget)
