"""Training in a folder, from a recipe to weights and pictures, on whatever the machine has."""

import os
import sys
from pathlib import Path

import torch

from heliopolis.core.errors import InvalidSetup, shown
from heliopolis.learn.checkpoints import take_up
from heliopolis.learn.diary import Diary
from heliopolis.learn.pictures import draw
from heliopolis.learn.settings import read_settings
from heliopolis.learn.training import Training


def train(
    config: str,
    changes: tuple[str, ...],
    folder: Path,
    device: str | None = None,
    threads: int | None = None,
    minutes: float | None = None,
) -> None:
    """Go on with the training of a folder, or begin one there.

    Raises `InvalidSetup` where the folder has a training of other settings.
    """
    settings = read_settings(config, changes)
    on = device_named(device)
    kept = take_up(folder, on)
    if kept is not None and kept.settings != settings:
        raise InvalidSetup("other-training", folder=str(folder))
    diary = Diary(_made(folder))
    try:
        Training(settings, folder, on, threads or os.cpu_count() or 1).run(diary, minutes)
    finally:
        diary.close()
        draw(folder)
        print(f"Everything is in {folder}.", file=sys.stderr)


def device_named(name: str | None) -> torch.device:
    """The device of a name, else the best that there is; raise `InvalidSetup` for any other."""
    if name is None:
        return torch.device("cuda" if torch.cuda.is_available() else "cpu")
    there = ("cpu", "cuda") if torch.cuda.is_available() else ("cpu",)
    if name not in there:
        raise InvalidSetup("no-such-device", device=shown(name), devices=there)
    return torch.device(name)


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder
