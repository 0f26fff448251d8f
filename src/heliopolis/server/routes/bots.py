"""What a form for a new table offers: the games with their editions, and the bots."""

import asyncio
from functools import cache
from typing import Final

from heliopolis import games
from heliopolis.core.contract import Scores
from heliopolis.core.errors import InvalidSetup
from heliopolis.games import make_game, ruleset
from heliopolis.server.offers import offers_of
from heliopolis.server.routes.call import Call
from heliopolis.server.routes.queries import GAME
from heliopolis.server.routes.registry import Routes
from heliopolis.wire.limits import CHAT, NAME, RECORD, WORD
from heliopolis.wire.rest import Bots, BotStruct, Games, GameStruct, LimitsStruct

CLOCKS: Final = ("", "bank 600 + 5", "bank 1200 + 10", "move 60", "days 1", "days 3")
_PACES: Final = ("brisk", "instant", "calm")

routes = Routes()


@routes.get("/bots", Bots, queries=(GAME,))
async def list_bots(call: Call) -> Bots:
    """List the bots of a game with their budgets, the gentle ones first."""
    game = ruleset(call.request.query_params.get("game", "")).name
    offers = await asyncio.to_thread(offers_of, game, call.house.settings.bot_files)
    bots = [BotStruct(one.bot, one.name, one.simulations, one.file, one.says) for one in offers]
    return Bots(game, tuple(bots))


@routes.get("/games", Games)
async def list_games(call: Call) -> Games:
    """List the games, with all that a form for a new table offers."""
    offered = tuple(map(_offered, games.names()))
    return Games(offered, _PACES, CLOCKS, LimitsStruct(NAME, CHAT, WORD, RECORD))


@cache
def _offered(name: str) -> GameStruct:
    rules = ruleset(name)
    sizes = rules.game.table_sizes
    usual = make_game(name, sizes[0]).edition.name
    return GameStruct(
        game=name,
        fewest=sizes[0],
        most=sizes[-1],
        editions=(usual, *(edition for edition in rules.editions if edition != usual)),
        overrides={item: tuple(choices) for item, choices in rules.items.items()},
        scores=_scores(name, sizes[0]),
        standing_bids=rules.standing_bid is not None,
    )


def _scores(name: str, players: int) -> tuple[Scores, ...]:
    try:
        make_game(name, players, scores="hidden")
    except InvalidSetup:
        return ("open",)
    return ("open", "hidden")
