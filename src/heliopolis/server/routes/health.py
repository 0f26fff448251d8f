"""How the server is, for clients and for whoever runs it, and the door to the same network."""

from http import HTTPStatus
from typing import Final

from starlette.responses import Response

from heliopolis import __version__, games
from heliopolis.core.errors import Refusal
from heliopolis.server.premises import Compiler
from heliopolis.server.routes.answers import Refused
from heliopolis.server.routes.call import Call
from heliopolis.server.routes.registry import Routes
from heliopolis.wire import VERSION
from heliopolis.wire.rest import Health, Lan, LanTold, ReadyStruct

_METRICS: Final = "text/plain; version=1.0.0; charset=utf-8"

routes = Routes()


@routes.get("/health", Health)
async def tell_health(call: Call) -> Health:
    """How far the games are compiled, whether moves could be stored last, and where others find us.

    It writes nothing: whoever looks changes nothing.
    """
    premises = call.premises
    ready = tuple(_ready(premises.compiler, game) for game in games.names())
    return Health(
        ready=all(one.ready for one in ready),
        version=__version__,
        wire=VERSION,
        games=ready,
        store=premises.house.condition.told(),
        stopping=premises.stopping,
        lan=premises.lan.address,
    )


def _ready(compiler: Compiler, game: str) -> ReadyStruct:
    progress = compiler.progress(game)
    failed = progress.stage == "failed"
    return ReadyStruct(game, compiler.ready(game), progress.number, progress.total, failed)


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
