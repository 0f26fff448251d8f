"""Trainings that take no time, for tests."""

from pathlib import Path
from typing import Any

import torch

from heliopolis.learn.diary import Diary
from heliopolis.learn.settings import Settings
from heliopolis.learn.training import Training

CPU = torch.device("cpu")


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


def hears(_line: str) -> None:
    """Whoever watches a training of a test."""


def run(settings: Settings, folder: Path, minutes: float | None = None) -> Training:
    """A training in a folder, as far as it goes."""
    training = Training(settings, folder, CPU, 1)
    diary = Diary(folder)
    training.run(diary, hears, hears, minutes)
    diary.close()
    return training
