"""How the server is, for clients and for whoever runs it, and the door to the same network."""

from http import HTTPStatus
from typing import Final, Literal

from starlette.responses import Response

from heliopolis import __version__, games
from heliopolis.core.errors import Refusal
from heliopolis.server.house import House
from heliopolis.server.premises import Compiler, Premises
from heliopolis.server.routes.answers import Refused
from heliopolis.server.routes.call import Call
from heliopolis.server.routes.registry import Routes
from heliopolis.server.store.protocol import StoreAway, StoreFull
from heliopolis.wire import VERSION
from heliopolis.wire.rest import Health, Lan, LanTold, ReadyStruct

_METRICS: Final = "text/plain; version=1.0.0; charset=utf-8"

routes = Routes()


@routes.get("/health", Health)
async def tell_health(call: Call) -> Health:
    """How far the games are compiled, whether moves can be stored, and where others find us."""
    premises = call.premises
    ready = tuple(_ready(premises.compiler, game) for game in games.names())
    return Health(
        ready=all(one.ready for one in ready),
        version=__version__,
        wire=VERSION,
        games=ready,
        store=await _store(premises),
        stopping=premises.stopping,
        lan=premises.lan.address,
    )


def _ready(compiler: Compiler, game: str) -> ReadyStruct:
    progress = compiler.progress(game)
    failed = progress.stage == "failed"
    return ReadyStruct(game, compiler.ready(game), progress.number, progress.total, failed)


async def _store(premises: Premises) -> Literal["ok", "full", "away"]:
    """Whether a write works: the sign of life, and what was to be stored last."""
    house: House = premises.house
    try:
        await house.heart.beat()
    except StoreFull:
        return "full"
    except StoreAway:
        return "away"
    return "full" if house.is_full else "ok"


@routes.get("/metrics", None, HTTPStatus.FORBIDDEN, media=_METRICS)
async def tell_metrics(call: Call) -> Response:
    """What is counted, for Prometheus; only for this machine, or with the key of the house."""
    if not (call.from_loopback or call.has_key):
        raise Refused(Refusal("not-from-here", {}))
    return Response(call.premises.metrics.text(call.premises), media_type=_METRICS)


@routes.post("/lan", Lan, LanTold, HTTPStatus.FORBIDDEN, HTTPStatus.CONFLICT)
async def open_lan(call: Call, asked: Lan) -> LanTold:
    """Let others in the same network play, or no longer; only somebody at this machine may."""
    if not call.is_local:
        raise Refused(Refusal("not-from-here", {}))
    lan = call.premises.lan
    if asked.open:
        refusal = await lan.open()
        if refusal is not None:
            raise Refused(refusal)
    else:
        await lan.close()
    return LanTold(lan.address)
