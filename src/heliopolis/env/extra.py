"""What is said where a library is not installed."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needing(library: str) -> Iterator[None]:
    """Import a library that is part of the extra `[env]`; the error where it is missing says so."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"{library} is not installed: pip install 'heliopolis[env]' brings it", name=error.name
        ) from error
