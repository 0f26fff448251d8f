"""What a table server is asked for besides its socket: a seat, and the record of a game."""

import socket
import urllib.error
import urllib.request
from http import HTTPStatus
from typing import Any, Final, TypeVar

from heliopolis.core.contract import Seat
from heliopolis.core.errors import HeliopolisError, InvalidMessage, InvalidSetup, Refusal, shown
from heliopolis.record import Record, read_record
from heliopolis.wire import decode_body, encode_body
from heliopolis.wire.limits import RECORD, Strict
from heliopolis.wire.links import Link
from heliopolis.wire.rest import Claim, Claimed, Failure, OfSeat, TableTold
from heliopolis.wire.structs import RefusalStruct

BodyT = TypeVar("BodyT", bound=Strict)
_CAUSES: Final = (
    (ConnectionRefusedError, "refused"),
    (TimeoutError, "slow"),
    (socket.gaierror, "unknown"),
)
"""The usual reasons why no server answers, as the message calls them."""
_PATIENCE: Final = 15.0
"""So many seconds may an answer take."""
_LARGEST: Final = 4 * RECORD
"""The bytes of the largest answer: a sign of a record takes up to four."""


class Refused(HeliopolisError):
    """What a server refuses."""


def refusal_of(struct: RefusalStruct) -> Refusal:
    """A refusal as it was sent, with nothing in it that a screen would obey."""
    told = {name: _cleaned(given) for name, given in struct.parameters.items()}
    return Refusal(shown(struct.code), told, shown(struct.rule))


def _cleaned(given: Any) -> Any:
    if isinstance(given, tuple):
        return tuple(map(_cleaned, given))
    return shown(given) if isinstance(given, str) else given


class Api:
    """One table of a server, by its address."""

    def __init__(self, link: Link) -> None:
        self._server = link.address
        self._table = link.api

    def claim(self, token: str, name: str) -> Claimed:
        """Take a seat by the token of a link; raise `Refused` where there is none."""
        asked = Claim(token, name=name, program=True)
        return self._decoded(Claimed, self._asked("claim", asked))

    def leave(self, seat: Seat, secret: str) -> None:
        """Leave a seat for good."""
        self._decoded(TableTold, self._asked("leave", OfSeat(seat, secret)))

    def record(self) -> Record:
        """The game so far; raise `Refused` where none has begun."""
        try:
            return read_record(self._asked("record").decode("utf-8"))
        except UnicodeDecodeError:
            raise self._strange() from None

    def _decoded(self, kind: type[BodyT], data: bytes) -> BodyT:
        try:
            return decode_body(kind, data)
        except InvalidMessage:
            raise self._strange() from None

    def _asked(self, what: str, body: Strict | None = None) -> bytes:
        """The answer to a request; with a body it changes something."""
        request = urllib.request.Request(
            f"{self._table}/{what}",
            None if body is None else encode_body(body),
            {"Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=_PATIENCE) as answer:
                data: bytes = answer.read(_LARGEST)
                return data
        except urllib.error.HTTPError as error:
            with error:
                raise self._refused(error.code, error.read(_LARGEST)) from None
        except (OSError, ValueError) as fault:  # ValueError: an address that is none
            raise away(self._server, fault) from None

    def _refused(self, status: int, data: bytes) -> HeliopolisError:
        try:
            refusal = refusal_of(decode_body(Failure, data).refusal)
        except InvalidMessage:  # a proxy says that there is nobody behind it, or no server of ours
            failed = status >= HTTPStatus.INTERNAL_SERVER_ERROR
            return away(self._server, OSError(f"HTTP {status}")) if failed else self._strange()
        return Refused(refusal.code, **refusal.parameters)

    def _strange(self) -> InvalidSetup:
        return InvalidSetup("server-strange", address=self._server)


def away(server: str, fault: Exception) -> InvalidSetup:
    """The error that says that no server answers."""
    cause = getattr(fault, "reason", fault)  # what urllib has wrapped
    why = next((word for kind, word in _CAUSES if isinstance(cause, kind)), "other")
    said = getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
    return InvalidSetup("server-away", address=server, why=why, fault=shown(said))
