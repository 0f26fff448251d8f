"""What processes tell each other of a table."""

import pytest

from heliopolis.server.news.said import CHANGED, STILL_HERE, Said, read_said


@pytest.mark.parametrize(
    "said",
    [Said("table", "process", (0, 3), 12, CHANGED), Said("table", "process", (), 0, STILL_HERE)],
)
def test_what_is_said_is_read_as_it_was_meant(said: Said) -> None:
    assert read_said(said.text) == said
    assert "\n" not in said.text
