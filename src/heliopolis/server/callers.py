"""Who calls: a browser by its cookie, a program by what it says, and from which address.

A browser has one cookie for all its seats, a random token of which the server keeps the digest.
Its name has the name of the database in it, because all ports of a machine share their cookies.
"""

from typing import TYPE_CHECKING, Any, Final

from heliopolis.core.value import value
from heliopolis.server.tables.tokens import digest

if TYPE_CHECKING:
    from heliopolis.server.house import House

Scope = dict[str, Any]
_YEAR: Final = 365 * 24 * 60 * 60
_LONGEST: Final = 128
"""No token of ours is longer."""


@value
class Caller:
    """Whoever sends a request or opens a socket.

    `browser` is the digest of its cookie, "" for none. Limits count browsers before addresses,
    because a whole club may sit behind one router.
    """

    browser: str
    address: str
    secure: bool


def caller_of(scope: Scope, house: "House") -> Caller:
    """Who sends a request; what a proxy says is believed only where it is trusted."""
    headers = dict(scope["headers"])
    client = scope.get("client")
    address = client[0] if client else ""
    secure = scope["scheme"] in ("https", "wss")
    if house.settings.trusted_proxy:
        forwarded = headers.get(b"x-forwarded-for", b"").decode("latin-1")
        address = forwarded.rsplit(",", 1)[-1].strip() or address
        scheme = headers.get(b"x-forwarded-proto", b"").decode("latin-1")
        secure = secure or scheme == "https"
    cookies = b";".join(value for name, value in scope["headers"] if name == b"cookie")
    token = _cookie(cookies.decode("latin-1"), house, secure)
    return Caller(digest(token) if token else "", address, secure)


def cookie_name(house: "House", secure: bool) -> str:
    """What the cookie of this server is called; under https no other host can set it."""
    name = f"heliopolis-{house.store.name}"
    return f"__Host-{name}" if secure else name


def set_cookie(house: "House", token: str, secure: bool) -> str:
    """The header that gives a browser its token."""
    only_https = "; Secure" if secure else ""
    return (
        f"{cookie_name(house, secure)}={token}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Lax"
        f"{only_https}"
    )


def _cookie(header: str, house: "House", secure: bool) -> str:
    """Our cookie among those that a browser sends; those of others may hold anything.

    Python's own reader takes seconds for some, and none at all after one that it does not like.
    """
    ours = cookie_name(house, secure)
    for one in header.split(";"):
        name, _, token = one.strip().partition("=")
        if name == ours:
            return token if len(token) <= _LONGEST else ""
    return ""
