"""The OpenAPI description of everything under /api, made from the types that decode and encode."""

import inspect
from collections.abc import Iterable
from http import HTTPStatus
from typing import Any, Final

import msgspec

from heliopolis import games
from heliopolis.server.routes.call import HOUSE_KEY
from heliopolis.server.routes.registry import Route
from heliopolis.wire import codec
from heliopolis.wire.limits import Strict
from heliopolis.wire.rest import Failure, StepFrame

_JSON: Final = "application/json"
_REF: Final = "#/components/schemas/{name}"
_ALWAYS: Final = (
    HTTPStatus.BAD_REQUEST,
    HTTPStatus.MISDIRECTED_REQUEST,
    HTTPStatus.TOO_MANY_REQUESTS,
    HTTPStatus.INTERNAL_SERVER_ERROR,
    HTTPStatus.SERVICE_UNAVAILABLE,
)
_BROWSER: Final = "browser"
_HOUSE: Final = "house_key"
SCHEMES: Final = {
    _BROWSER: {
        "type": "apiKey",
        "in": "cookie",
        "name": "heliopolis-DATABASE",
        "description": "The one cookie of a browser, with which it has its seats and tables. Its "
        "name ends with the name of the database, and begins with `__Host-` under https; a first "
        "table or seat sets it. Programs give the secret of a seat, or the organiser's token, in "
        "the body instead.",
    },
    _HOUSE: {
        "type": "apiKey",
        "in": "header",
        "name": HOUSE_KEY,
        "description": "The key of the house, where it has one: needed to make tables, opens the "
        "metrics from elsewhere, and lifts the limits on all requests.",
    },
}
"""How whoever asks may be known."""
_WITH_BODY: Final = (
    HTTPStatus.FORBIDDEN,
    HTTPStatus.REQUEST_TIMEOUT,
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
)


def operation(route: Route) -> dict[str, Any]:
    """What OpenAPI says of one route."""
    said = inspect.getdoc(route.handler) or ""
    summary, _, more = said.partition("\n\n")
    told: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": " ".join(summary.split()),
        "parameters": _parameters(route),
        "responses": _responses(route),
        "security": _security(route),
    }
    if more:
        told["description"] = more
    if route.asked is not None:
        told["requestBody"] = {"required": True, "content": {_JSON: _schema(route.asked)}}
    return told


def _schema(kind: type[Strict]) -> dict[str, Any]:
    return {"schema": {"$ref": _REF.format(name=kind.__name__)}}


def _parameters(route: Route) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = [
        {
            "name": query.name,
            "in": "query",
            "required": query.required,
            "description": query.says,
            "schema": {"type": "string"},
        }
        for query in route.queries
    ]
    if "{table}" in route.path:
        table = {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"}
        found.append({"name": "table", "in": "path", "required": True, "schema": table})
    return found


def _security(route: Route) -> list[dict[str, list[str]]]:
    """By what whoever asks may be known, where that decides anything; nobody has to be."""
    found: list[dict[str, list[str]]] = []
    if route.path == "/mine" or (route.method != "GET" and route.path.startswith("/tables")):
        found.append({_BROWSER: []})
    if HTTPStatus.UNAUTHORIZED in route.statuses or "metrics" in route.path:
        found.append({_HOUSE: []})
    return [{}, *found] if found else []


def _responses(route: Route) -> dict[str, Any]:
    done: dict[str, Any] = {"description": route.status.phrase}
    if route.answer is not None:
        done["content"] = {_JSON: _schema(route.answer)}
    elif route.status != HTTPStatus.NO_CONTENT:
        done["content"] = {route.media: {"schema": {"type": "string"}}}
    answers = {str(int(route.status)): done}
    statuses = {*_ALWAYS, *route.statuses, *(_WITH_BODY if route.asked is not None else ())}
    for status in sorted(statuses):
        answers[str(int(status))] = {
            "description": status.phrase,
            "content": {_JSON: _schema(Failure)},
        }
    return answers


def components(routes: Iterable[Route]) -> dict[str, Any]:
    """The schemas of all bodies, and of the views, events and moves that replays hold."""
    bodies = {kind for route in routes for kind in (route.asked, route.answer) if kind is not None}
    kinds = sorted(bodies | {Failure, StepFrame}, key=lambda kind: kind.__name__)
    _, schemas = msgspec.json.schema_components(kinds, ref_template=_REF)
    return {**schemas, **_replays(schemas)}


def _replays(schemas: dict[str, Any]) -> dict[str, Any]:
    """The parts of a replay that are written elsewhere: by types of the game that is played."""
    parts = {
        kind: [codec(game).types[kind] for game in games.names()]
        for kind in ("view", "move", "event")
    }
    flat = [kind for found in parts.values() for kind in found]
    refs, more = msgspec.json.schema_components(flat, ref_template=_REF)
    per = len(games.names())
    of = {kind: {"anyOf": refs[at * per : (at + 1) * per]} for at, kind in enumerate(parts)}
    step = dict(schemas["StepFrame"])
    step["properties"] = {
        **step["properties"],
        "view": of["view"],
        "move": {"anyOf": [of["move"], {"type": "null"}]},
        "events": {"type": "array", "items": of["event"]},
    }
    frame = dict(schemas["ReplayFrame"])
    steps = {"type": "array", "items": {"$ref": _REF.format(name="StepFrame")}}
    frame["properties"] = {**frame["properties"], "steps": steps}
    return {**more, "StepFrame": step, "ReplayFrame": frame}
