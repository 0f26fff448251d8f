"""By which names this server may be called, and from which pages: lists, never what callers say.

Any web page can send requests to a server on the same machine, and can make a name of its own lead
there. So a request must name a host that we know, and whoever changes something must come from a
page of ours.
"""

from typing import Final
from urllib.parse import urlsplit

from heliopolis.core.errors import InvalidSetup, shown
from heliopolis.server.settings import Settings

LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")
ANY: Final = ("", "0.0.0.0", "::")
"""Where a server listens that listens everywhere: no name that anybody calls it by."""
_USUAL: Final = {"http": 80, "https": 443}


class Allowed:
    """The hosts and origins of one server; addresses may come and go while it runs."""

    def __init__(self, settings: Settings) -> None:
        self._fixed = [f"http://{name}:{settings.port}" for name in LOOPBACK]
        if settings.host not in ANY:
            self._fixed.append(f"http://{bracketed(settings.host)}:{settings.port}")
        self._fixed += settings.origins
        self._more: list[str] = []
        self._look_up()

    def has_host(self, host: str) -> bool:
        """Whether this server may be called so."""
        return host.lower() in self._hosts

    def has_origin(self, origin: str) -> bool:
        """Whether a page from there may change something, or open a socket."""
        return origin.lower() in self._origins

    def add(self, address: str) -> None:
        """Let the server be called by one more address, such as http://192.168.1.7:8000."""
        self._more.append(address)
        self._look_up()

    def remove(self, address: str) -> None:
        """Take an address back that was added."""
        self._more.remove(address)
        self._look_up()

    def _look_up(self) -> None:
        every = [*self._fixed, *self._more]
        self._origins = frozenset(map(_origin, every))
        self._hosts = frozenset(host for address in every for host in _hosts(address))


def bracketed(host: str) -> str:
    """A host as it stands in an address: one of IPv6 has brackets there."""
    return f"[{host}]" if ":" in host and not host.startswith("[") else host


def read_origin(text: str) -> str:
    """Read an origin such as https://ra.example; raise `InvalidSetup` for all else."""
    parts = urlsplit(text.strip())
    try:
        usual = parts.scheme in _USUAL and bool(parts.hostname) and parts.port != 0
    except ValueError:  # a port that is no number
        usual = False
    if not usual or parts.path not in ("", "/") or parts.query or parts.fragment or "@" in text:
        raise InvalidSetup("not-an-origin", text=shown(text))
    return f"{parts.scheme}://{parts.netloc}".lower()


def is_loopback_host(host: str) -> bool:
    """Whether a Host header names this machine, by whichever port."""
    name = host.lower()
    return any(name == known or name.startswith(f"{known}:") for known in LOOPBACK)


def _origin(address: str) -> str:
    """An address as browsers write it: without the port that is usual anyway."""
    parts = urlsplit(address.lower())
    if parts.port == _USUAL[parts.scheme]:
        return f"{parts.scheme}://{bracketed(parts.hostname or '')}"
    return f"{parts.scheme}://{parts.netloc}"


def _hosts(address: str) -> tuple[str, ...]:
    """How a Host header may name an address: with its port, and without a usual one."""
    parts = urlsplit(address.lower())
    name, usual = bracketed(parts.hostname or ""), _USUAL[parts.scheme]
    port = parts.port or usual
    return (f"{name}:{port}", name) if port == usual else (f"{name}:{port}",)
