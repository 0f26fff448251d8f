"""What takes too long for `make test`, and is left to `make browser-deep`."""

import os

import pytest

matrix = pytest.mark.skipif(
    os.environ.get("HELIOPOLIS_BROWSER_MATRIX") != "1",
    reason="for `make browser-deep`, which sets HELIOPOLIS_BROWSER_MATRIX=1",
)
