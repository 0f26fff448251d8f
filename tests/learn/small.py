"""Trainings that take no time, for tests."""

from typing import Any

from heliopolis.learn.settings import Settings


def small(**changes: Any) -> Settings:
    """Settings of a training that is over at once."""
    usual: dict[str, Any] = {
        "game": "ra",
        "decisions": 2_000,
        "tables": 16,
        "steps": 8,
        "width": 32,
        "layers": 2,
        "batch": 64,
        "league": 0.0,
        "match_games": 12,
    }
    return Settings(**{**usual, **changes})
