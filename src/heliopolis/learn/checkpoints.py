"""What a training keeps, so that it can go on from there: nothing is lost when it is stopped."""

import os
from pathlib import Path
from typing import Any, Final

import msgspec
import torch

from heliopolis.core.compile import PACKAGE, sources_name
from heliopolis.core.errors import InvalidSetup, shown
from heliopolis.learn.settings import Settings, written

CHECKPOINT: Final = "checkpoint.pt"
_FORMAT: Final = 1


class Kept(msgspec.Struct):
    """What is known of a training besides its settings."""

    settings: Settings
    network: Any
    optimizer: Any
    selves: list[Any]
    decisions: int
    seconds: float


def code_of(game: str) -> str:
    """A name for the code that a network is trained with, which any edit of it changes."""
    folder = {"ra-dice": "dice"}.get(game, game)
    return sources_name(PACKAGE, ("core", folder, "learn"))


def keep(folder: Path, kept: Kept) -> None:
    """Write a checkpoint in place of the one before, which stays whole until this one is."""
    data = {
        "format": _FORMAT,
        "settings": written(kept.settings),
        "code": code_of(kept.settings.game),
        "network": kept.network,
        "optimizer": kept.optimizer,
        "selves": kept.selves,
        "decisions": kept.decisions,
        "seconds": kept.seconds,
    }
    path = folder / CHECKPOINT
    beside = path.with_suffix(".new")
    torch.save(data, beside)
    os.replace(beside, path)


def take_up(folder: Path, device: Any) -> Kept | None:
    """The checkpoint of a folder, None where there is none; raise `InvalidSetup` for a bad one."""
    path = folder / CHECKPOINT
    if not path.exists():
        return None
    try:
        data = torch.load(path, map_location=device, weights_only=True)
        if data["format"] != _FORMAT:
            raise ValueError(f"format {data['format']}")
        return Kept(
            settings=msgspec.convert(data["settings"], Settings),
            network=data["network"],
            optimizer=data["optimizer"],
            selves=data["selves"],
            decisions=data["decisions"],
            seconds=data["seconds"],
        )
    except Exception as error:  # what torch says of a damaged file is of many kinds
        raise InvalidSetup("bad-checkpoint", path=str(path), reason=shown(str(error))) from (error)
