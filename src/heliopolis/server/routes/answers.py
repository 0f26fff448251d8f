"""Answers: bodies as JSON, and refusals with the one status that belongs to their code."""

from http import HTTPStatus
from typing import Final

from starlette.responses import Response

from heliopolis.core.errors import HeliopolisError, InvalidRecord, Refusal
from heliopolis.wire.limits import Strict
from heliopolis.wire.rest import Failure, encode_body
from heliopolis.wire.structs import RefusalStruct

STATUS: Final[dict[str, HTTPStatus]] = {
    "house-key-needed": HTTPStatus.UNAUTHORIZED,
    "not-your-seat": HTTPStatus.FORBIDDEN,
    "not-the-host": HTTPStatus.FORBIDDEN,
    "wrong-token": HTTPStatus.FORBIDDEN,
    "not-from-here": HTTPStatus.FORBIDDEN,
    "no-such-table": HTTPStatus.NOT_FOUND,
    "no-such-page": HTTPStatus.NOT_FOUND,
    "wrong-method": HTTPStatus.METHOD_NOT_ALLOWED,
    "game-over": HTTPStatus.CONFLICT,
    "lan-elsewhere": HTTPStatus.CONFLICT,
    "no-free-seat": HTTPStatus.CONFLICT,
    "no-private-address": HTTPStatus.CONFLICT,
    "nobody-there": HTTPStatus.CONFLICT,
    "not-begun": HTTPStatus.CONFLICT,
    "not-over": HTTPStatus.CONFLICT,
    "not-playing": HTTPStatus.CONFLICT,
    "table-busy": HTTPStatus.CONFLICT,
    "table-started": HTTPStatus.CONFLICT,
    "too-fast": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-tables": HTTPStatus.TOO_MANY_REQUESTS,
    "server-fault": HTTPStatus.INTERNAL_SERVER_ERROR,
    "game-compiling": HTTPStatus.SERVICE_UNAVAILABLE,
    "not-compiled": HTTPStatus.SERVICE_UNAVAILABLE,
    "server-stopping": HTTPStatus.SERVICE_UNAVAILABLE,
    "store-away": HTTPStatus.SERVICE_UNAVAILABLE,
    "store-full": HTTPStatus.SERVICE_UNAVAILABLE,
}
"""What is not here is a request that makes no sense, whoever sends it."""

_SOON: Final = ("too-fast", "game-compiling", "server-stopping", "store-away", "table-busy")
"""What is worth another try."""


class Refused(Exception):
    """A request is refused; whatever was to be done is not done."""

    def __init__(self, refusal: Refusal, line: int | None = None) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.line = line


def status_of(code: str) -> HTTPStatus:
    """The status of a refusal."""
    return STATUS.get(code, HTTPStatus.BAD_REQUEST)


def told(body: Strict, status: int = HTTPStatus.OK) -> Response:
    """A body as an answer."""
    return Response(encode_body(body), status, media_type="application/json")


def refused(refusal: Refusal, line: int | None = None) -> Response:
    """A refusal as an answer."""
    failure = Failure(RefusalStruct(refusal.code, refusal.parameters, refusal.rule), line)
    answer = told(failure, status_of(refusal.code))
    if refusal.code in _SOON:
        answer.headers["retry-after"] = "2"
    return answer


def failed(error: HeliopolisError) -> Response:
    """An error of ours as an answer, with the line of the game file that it is about."""
    return refused(error.refusal, error.line if isinstance(error, InvalidRecord) else None)
