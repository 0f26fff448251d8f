"""From requests to routes: bodies are read, refusals answered, and every answer is counted."""

from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from heliopolis.core.errors import HeliopolisError, Refusal
from heliopolis.server.logs import logger
from heliopolis.server.premises import Premises
from heliopolis.server.routes import bots, health, hosting, mine, replays, seats, tables
from heliopolis.server.routes.answers import Refused, failed, refused, told
from heliopolis.server.routes.call import Call
from heliopolis.server.routes.describing import SCHEMES, components, operation
from heliopolis.server.routes.registry import Route
from heliopolis.server.store.protocol import StoreAway, StoreFull
from heliopolis.wire.rest import decode_body

API = "/api"
EVERY: tuple[Route, ...] = tuple(
    route
    for module in (tables, seats, hosting, mine, replays, bots, health)
    for route in module.routes.every
)
"""Every route under /api."""

_log = logger(__name__)


def add_routes(app: FastAPI) -> None:
    """Let an app answer everything under /api, and describe it."""
    for route in EVERY:
        app.add_api_route(
            f"{API}{route.path}",
            _endpoint(route),
            methods=[route.method],
            response_model=None,
            openapi_extra=operation(route),
            status_code=int(route.status),
            name=route.handler.__name__,
        )
    app.add_exception_handler(HTTPException, _no_route)
    _describe(app)


def _endpoint(route: Route) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        premises: Premises = request.app.state.premises
        response = await _answered(route, request, premises)
        premises.metrics.requests.labels(str(response.status_code)).inc()
        return response

    return answer


async def _answered(route: Route, request: Request, premises: Premises) -> Response:
    call = Call(request, premises)
    try:
        caller = call.caller
        if not premises.limits.may_ask(caller.browser, caller.address) and not call.has_key:
            return refused(Refusal("too-fast", {}))
        if premises.stopping and route.asked is not None:
            return refused(Refusal("server-stopping", {}))
        arguments: list[Any] = [call]
        if route.asked is not None:
            arguments.append(decode_body(route.asked, await request.body()))
        answer = await route.handler(*arguments)
    except Refused as refusal:
        return refused(refusal.refusal, refusal.line)
    except HeliopolisError as error:
        return failed(error)
    except StoreFull as fault:
        premises.house.note(fault)
        return refused(Refusal("store-full", {}))
    except StoreAway as fault:
        premises.house.note(fault)
        return refused(Refusal("store-away", {}))
    except Exception:
        _log.exception("request-failed", method=route.method, path=route.path)
        return refused(Refusal("server-fault", {}))
    return _finished(route, call, answer)


def _finished(route: Route, call: Call, answer: Any) -> Response:
    if isinstance(answer, Response):
        return answer
    if answer is None:
        return Response(status_code=int(route.status))
    response = told(answer, int(route.status))
    for cookie in call.cookies:
        response.headers.append("set-cookie", cookie)
    return response


async def _no_route(request: Request, error: Exception) -> Response:
    """What is said where there is nothing, or not by this method."""
    wrong = isinstance(error, HTTPException) and error.status_code == HTTPStatus.METHOD_NOT_ALLOWED
    answer = refused(Refusal("wrong-method" if wrong else "no-such-page", {}))
    if isinstance(error, HTTPException) and error.headers:
        answer.headers.update(error.headers)  # which methods there are
    return answer


def _describe(app: FastAPI) -> None:
    plain = app.openapi

    def described() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = plain()
            for route in EVERY:
                # FastAPI adds answers of its own, which nobody ever gets.
                path = schema["paths"][f"{API}{route.path}"]
                path[route.method.lower()]["responses"] = operation(route)["responses"]
            schema["components"] = {"schemas": components(EVERY), "securitySchemes": SCHEMES}
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = described  # type: ignore[method-assign]  # as FastAPI's own guide does
