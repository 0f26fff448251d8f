"""The server as one ASGI app: the guard, then the routes, the socket and the browser's client."""

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.datastructures import State
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from heliopolis import __version__
from heliopolis.server.allowed import Allowed
from heliopolis.server.client import ClientFiles
from heliopolis.server.guard import App, Guard, Receive, Scope, Send
from heliopolis.server.house import House
from heliopolis.server.metrics import Metrics, measured
from heliopolis.server.news import News, news_at
from heliopolis.server.pages import no_client_page
from heliopolis.server.premises import Lan, NoLan, Premises
from heliopolis.server.routes.serving import add_routes
from heliopolis.server.settings import Settings
from heliopolis.server.socket import serve_socket
from heliopolis.server.store import store_at
from heliopolis.server.store.protocol import Store
from heliopolis.server.workers.compiling import Compiling
from heliopolis.server.workers.pool import Pool, default_count

CLIENT: Final = Path(__file__).parent / "static"
"""Where the browser's client is, once it is built."""

MakeLan = Callable[[Allowed, FastAPI], Lan]


def make_app(
    settings: Settings,
    house: House | None = None,
    lan: MakeLan = lambda allowed, app: NoLan(),
    client: Path = CLIENT,
    figures: Path | None = None,
) -> FastAPI:
    """The app of a server; a house that is given has its games compiled, and is opened and closed.

    `lan` makes the door to the same network, for whoever listens to networks; in the folder of
    `figures` several processes find what is counted in each.
    """
    allowed = Allowed(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            if house is None:
                premises = await _premises(settings, allowed, stack)
            else:
                premises = Premises(house, allowed, Metrics())
            await premises.house.open()
            stack.push_async_callback(premises.house.close)
            premises.lan = lan(allowed, app)
            premises.house.spawn(premises.metrics.watch_loop())
            if figures is not None:
                premises.house.spawn(premises.metrics.share(premises, figures))
            premises.house.moved = premises.metrics.moves.add
            app.state.premises = premises
            yield

    app = FastAPI(
        title="Heliopolis",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # their pages load code from elsewhere
        redoc_url=None,
    )
    app.add_middleware(_Sockets, state=app.state)
    app.add_middleware(Guard, allowed=allowed)
    add_routes(app)
    if client.is_dir():
        app.mount("/", ClientFiles(directory=client, html=True))
    else:
        app.router.routes.append(Route("/", _no_client))
    return app


async def _premises(settings: Settings, allowed: Allowed, stack: AsyncExitStack) -> Premises:
    """All that a process needs, opened but for the house itself."""
    metrics = Metrics()
    store = store_at(settings.database)
    news = await _news(settings, store)
    compiling = Compiling()
    await compiling.open()
    stack.push_async_callback(compiling.close)
    count = settings.bot_processes
    pool = Pool(default_count() if count is None else count, settings.bot_files, compiling)
    await pool.open()
    stack.push_async_callback(pool.close)
    house = House(settings, measured(store, metrics), news, pool, prepare=compiling.wait)
    return Premises(house, allowed, metrics, compiling)


async def _news(settings: Settings, store: Store) -> News:
    """The news among the processes that serve the same database, which has a name for them."""
    if not settings.redis:
        return news_at("", "")
    await store.open()
    name = store.name
    await store.close()
    return news_at(settings.redis, name)


class _Sockets:
    """Serves websockets before any route is looked for, and hands on everything else.

    What comes after it would put two more calls around every frame.
    """

    def __init__(self, app: App, state: State) -> None:
        self._app = app
        self._state = state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket to its end, or a request."""
        if scope["type"] == "websocket" and scope["path"] == "/ws":
            await serve_socket(self._state.premises.house, scope, receive, send)
        else:
            await self._app(scope, receive, send)


async def _no_client(request: Request) -> Response:
    """The first page as long as there is no client for browsers."""
    headers = request.headers
    as_html = "text/html" in headers.get("accept", "")
    page = no_client_page(headers.get("accept-language", ""), as_html)
    return Response(page, media_type="text/html" if as_html else "text/plain")
