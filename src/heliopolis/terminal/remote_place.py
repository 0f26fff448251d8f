"""Where somebody is at a server: the link, the seat, and what is kept of it for the next time."""

import secrets
from contextlib import suppress
from typing import Final, Self

from msgspec.structs import replace

from heliopolis.core.contract import Seat
from heliopolis.core.errors import InvalidSetup
from heliopolis.terminal import remote_seats
from heliopolis.terminal.hint import command
from heliopolis.terminal.remote_api import Api
from heliopolis.terminal.remote_seats import KeptSeat, SeatFile
from heliopolis.wire.links import Link

_SEED_BYTES: Final = 16


def new_seed() -> str:
    """A seed for words that nobody else has."""
    return secrets.token_hex(_SEED_BYTES)


class Place:
    """A seat at a table, or a place beside it for who watches."""

    def __init__(
        self, link: Link, kept: KeptSeat | None = None, file: SeatFile | None = None
    ) -> None:
        """`kept` is None for who watches, `file` where nothing can be kept."""
        self.link = link
        self._kept = kept
        self._file = file
        if file is not None and kept is not None:
            self._write(kept)

    @classmethod
    def again(cls, link: Link, name: str) -> Self | None:
        """The seat that a link gave before; None where it gave none."""
        found = remote_seats.find(str(link), name)
        return None if found is None else cls(link, found[1], found[0])

    @classmethod
    def claim(cls, link: Link, name: str) -> Self:
        """Take a seat by a link; raise `HeliopolisError` where there is none."""
        file = _file(link, name)
        try:
            claimed = Api(link).claim(link.token, name)
        except BaseException:
            if file is not None:
                file.close()
            raise
        kept = KeptSeat(str(link), name, claimed.seat, claimed.secret, new_seed())
        return cls(link, kept, file)

    @property
    def seat(self) -> Seat | None:
        """The seat; None for who watches."""
        return None if self._kept is None else self._kept.seat

    @property
    def secret(self) -> str:
        """What proves the seat, "" where there is none."""
        return "" if self._kept is None else self._kept.secret

    @property
    def seed(self) -> str:
        """Where the words of the seat for seals come from."""
        return "" if self._kept is None else self._kept.seed

    @property
    def version(self) -> int:
        """What was seen when this place was left."""
        return 0 if self._kept is None else self._kept.version

    def leave(self, version: int) -> None:
        """Keep the seat for the next time, from a version on."""
        if self._kept is not None:
            self._write(replace(self._kept, version=version))

    def forget(self) -> None:
        """The seat is worth nothing any more."""
        if self._file is not None:
            self._file.forget()

    def close(self) -> None:
        """Let other processes have the seat."""
        if self._file is not None:
            self._file.close()

    def way_back(self, language: str) -> str:
        """The command that leads here again; "" where the seat could not be kept."""
        if self._kept is None:
            return command(language, "join", str(self.link))
        name = ["--name", self._kept.name] if self._kept.name else []
        return command(language, "join", str(self.link), *name) if self._file is not None else ""

    def _write(self, kept: KeptSeat) -> None:
        self._kept = kept
        if self._file is not None:
            with suppress(OSError):
                self._file.keep(kept)
                return
            self._file.close()
            self._file = None


def _file(link: Link, name: str) -> SeatFile | None:
    """The file for a new seat; None where none can be. One that is in use is refused."""
    try:
        return remote_seats.new_file(str(link), name)
    except BlockingIOError:
        raise InvalidSetup("seat-in-use", name=name) from None
    except (OSError, RuntimeError):  # a full disk, or no home: then only coming back is impossible
        return None
