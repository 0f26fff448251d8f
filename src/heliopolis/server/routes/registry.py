"""Routes as values: what is asked and answered stands beside the function that does it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any

from heliopolis.server.routes.call import Call
from heliopolis.wire.limits import Strict

Handler = Callable[..., Awaitable[Any]]


@dataclass(frozen=True)
class Query:
    """A parameter behind the question mark."""

    name: str
    says: str
    required: bool = False


@dataclass(frozen=True)
class Route:
    """One thing that can be asked for.

    The function gets the call, and the body where one is asked for. It answers with a body of the
    type `answer`, or with a text where that is None; `statuses` are those of its own refusals.
    """

    method: str
    path: str
    handler: Handler
    asked: type[Strict] | None
    answer: type[Strict] | None
    status: HTTPStatus
    statuses: tuple[HTTPStatus, ...]
    queries: tuple[Query, ...]
    media: str


@dataclass
class Routes:
    """The routes of one module, added by decorators."""

    every: list[Route] = field(default_factory=list)

    def get(
        self,
        path: str,
        answer: type[Strict] | None,
        *statuses: HTTPStatus,
        queries: tuple[Query, ...] = (),
        media: str = "application/json",
    ) -> Callable[[Handler], Handler]:
        """Something to look at, which changes nothing."""
        return self._add("GET", path, None, answer, HTTPStatus.OK, statuses, queries, media)

    def post(
        self,
        path: str,
        asked: type[Strict],
        answer: type[Strict],
        *statuses: HTTPStatus,
        status: HTTPStatus = HTTPStatus.OK,
    ) -> Callable[[Handler], Handler]:
        """Something to be done."""
        return self._add("POST", path, asked, answer, status, statuses, (), "application/json")

    def delete(
        self, path: str, asked: type[Strict], *statuses: HTTPStatus
    ) -> Callable[[Handler], Handler]:
        """Something to be removed; there is nothing to say then."""
        return self._add(
            "DELETE", path, asked, None, HTTPStatus.NO_CONTENT, statuses, (), "application/json"
        )

    def _add(
        self,
        method: str,
        path: str,
        asked: type[Strict] | None,
        answer: type[Strict] | None,
        status: HTTPStatus,
        statuses: tuple[HTTPStatus, ...],
        queries: tuple[Query, ...],
        media: str,
    ) -> Callable[[Handler], Handler]:
        def add(handler: Handler) -> Handler:
            self.every.append(
                Route(method, path, handler, asked, answer, status, statuses, queries, media)
            )
            return handler

        return add


__all__ = ["Call", "Handler", "Query", "Route", "Routes"]
