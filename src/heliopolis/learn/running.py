"""Training in a folder, to weights and pictures, on whatever the machine has."""

import os
from pathlib import Path

import torch

from heliopolis.core.errors import InvalidSetup, shown
from heliopolis.learn.diary import Diary
from heliopolis.learn.pictures import draw
from heliopolis.learn.settings import Settings
from heliopolis.learn.training import Say, Training


def train(
    settings: Settings,
    folder: Path,
    show: Say,
    tell: Say,
    device: str | None = None,
    threads: int | None = None,
    minutes: int | None = None,
) -> None:
    """Go on with the training of a folder, or begin one there.

    `show` hears how far it is, and `tell` what is to stay. Raises `InvalidSetup` where the folder
    has a training of other settings.
    """
    on = device_named(device)
    training = Training(settings, folder, on, threads or os.cpu_count() or 1)
    tell(f"Everything is kept in {folder}.")
    diary = Diary(folder)
    try:
        training.run(diary, show, tell, minutes)
    finally:
        diary.close()
        draw(folder)


def device_named(name: str | None) -> torch.device:
    """The device of a name, else the best that there is; raise `InvalidSetup` for any other."""
    there = ("cuda", "cpu") if torch.cuda.is_available() else ("cpu",)
    if name is not None and name not in there:
        raise InvalidSetup("no-such-device", device=shown(name), devices=there)
    return torch.device(name or there[0])
