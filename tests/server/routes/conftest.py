"""What every test of the routes begins with."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.routes.builders import Stage, stage


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Stage]:
    """An app on a new database."""
    with stage(tmp_path) as opened:
        yield opened
