"""Links to a table: what they hold stands in the fragment, which no server and no log ever sees."""

import re
from typing import Final, Literal

from heliopolis.core.errors import InvalidMessage, shown
from heliopolis.core.value import value

Errand = Literal["join", "watch", "host"]
_LINK: Final = re.compile(
    r"(?P<address>https?://[^\s/?#@]+)/?#(?P<errand>join|watch|host)"
    r"/(?P<table>[A-Za-z0-9_-]{1,64})(?:/(?P<token>[A-Za-z0-9_-]{1,64}))?"
)
_LONGEST: Final = 400


@value
class Link:
    """A link to a table: to sit down by a token, to watch, or to be its host.

    >>> str(Link("http://127.0.0.1:8000", "join", "abc", "xyz"))
    'http://127.0.0.1:8000/#join/abc/xyz'
    """

    address: str
    errand: Errand
    table: str
    token: str = ""

    @property
    def api(self) -> str:
        """What requests about the table begin with."""
        return f"{self.address}/api/tables/{self.table}"

    @property
    def socket(self) -> str:
        """Where the socket of the server is."""
        return f"ws{self.address.removeprefix('http')}/ws"

    def __str__(self) -> str:
        """The text that `read_link` reads."""
        parts = (self.errand, self.table, self.token) if self.token else (self.errand, self.table)
        return f"{self.address}/#{'/'.join(parts)}"


def read_link(text: str) -> Link:
    """Read a link as somebody pasted it; raise `InvalidMessage` for what is none."""
    found = _LINK.fullmatch(text.strip()) if len(text) <= _LONGEST else None
    if found is None or (found["token"] is None) != (found["errand"] == "watch"):
        raise InvalidMessage("no-link", text=shown(text))
    errands: dict[str, Errand] = {"join": "join", "watch": "watch", "host": "host"}
    errand = errands[found["errand"]]
    return Link(found["address"], errand, found["table"], found["token"] or "")
