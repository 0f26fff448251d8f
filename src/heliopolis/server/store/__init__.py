"""Where tables are kept: one protocol, and a store for each database."""

from pathlib import Path

from heliopolis.server.store.protocol import Store, StoreRefused
from heliopolis.server.store.sqlite import SqliteStore


def store_at(address: str) -> Store:
    """The store at an address, not yet open: a path, ``sqlite:///path`` or ``postgresql://…``."""
    scheme, found, rest = address.partition("://")
    if not found:
        return SqliteStore(Path(address).expanduser())
    if scheme == "sqlite":
        return SqliteStore(Path(rest.removeprefix("/")).expanduser())
    if scheme in ("postgresql", "postgres"):
        return _postgres(address)
    raise StoreRefused("database-address", scheme=scheme)


def _postgres(address: str) -> Store:
    try:  # asyncpg is part of the extra
        from heliopolis.server.store.postgres import PostgresStore
    except ImportError as error:
        raise StoreRefused("extra-missing", package="asyncpg", extra="server") from error
    return PostgresStore(address)
