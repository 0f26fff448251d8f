"""What a worker does: it reads an order, thinks, and answers before it reads the next."""

import traceback
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec

from heliopolis.bots.asking import ask
from heliopolis.bots.base import Budget
from heliopolis.bots.counsel import counsel
from heliopolis.bots.registry import names_of, read_bot
from heliopolis.bots.thoughts import EVEN
from heliopolis.core.errors import HeliopolisError
from heliopolis.games import names, ruleset
from heliopolis.server.workers.inside import Inside
from heliopolis.server.workers.jobs import AdviseOrder, Answer, ChooseOrder, check_offered
from heliopolis.wire.server import CounselStruct
from heliopolis.wire.structs import RefusalStruct

READY: Final = b"ready"
"""What a worker says first, when it has everything that it needs."""
_ORDERS: Final = msgspec.json.Decoder(ChooseOrder | AdviseOrder)


def work(inside: Inside, bot_files: Sequence[str]) -> None:
    """Answer orders as long as the server lives; of bots in files only these may play."""
    for game in names():
        names_of(game)  # which imports its rules and bots
    inside.say(READY)
    for line in inside.lines():
        inside.say(msgspec.json.encode(answer(line, bot_files)))


def answer(line: bytes, bot_files: Sequence[str]) -> Answer:
    """What is said to an order, whatever goes wrong."""
    try:
        order = _ORDERS.decode(line)
        view = _reader(order.game).decode(order.view)
        if isinstance(order, AdviseOrder):
            return _advised(order, view)
        return _chosen(order, check_offered(order.bot, bot_files), view)
    except HeliopolisError as error:
        told = error.refusal
        return Answer(refusal=RefusalStruct(told.code, told.parameters, told.rule))
    except Exception as error:
        return Answer(bug="".join(traceback.format_exception(error)))


@cache
def _reader(game: str) -> msgspec.json.Decoder[Any]:
    """Reads the views of a game."""
    return msgspec.json.Decoder(ruleset(game).view)


def _chosen(order: ChooseOrder, bot_text: str, view: Any) -> Answer:
    """The move of a bot that is made for it, so that it matters not which worker answers."""
    move_of = ruleset(order.game).move_of
    bot = read_bot(order.game, bot_text).make(order.seed)
    distinct = tuple(map(move_of, order.distinct))
    return Answer(move=str(ask(bot, view.seat, view, distinct, lambda: map(move_of, order.legal))))


def _advised(order: AdviseOrder, view: Any) -> Answer:
    found = counsel(view, Budget(simulations=order.simulations), EVEN)
    return Answer(advice=msgspec.Raw(msgspec.json.encode(CounselStruct.of(found))))
