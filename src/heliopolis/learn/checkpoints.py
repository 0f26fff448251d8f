"""What a training keeps, so that it can go on from there: nothing is lost when it is stopped."""

import io
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import torch

from heliopolis.core.compile import PACKAGE, made_of, sources_name
from heliopolis.core.errors import InvalidSetup, shown
from heliopolis.core.writing import write_whole
from heliopolis.games import ruleset
from heliopolis.learn.settings import Settings

CHECKPOINT: Final = "checkpoint.pt"
_FORMAT: Final = 1


class Kept(NamedTuple):
    """All that a training has come to.

    `codes` name the code that it was played by, several where it went on with another one.
    """

    settings: Settings
    codes: list[str]
    network: Any
    optimizer: Any
    selves: list[Any]
    decisions: int
    seconds: float


def code_of(game: str) -> str:
    """A name for the code that trains a network, which any edit of it changes."""
    package = ruleset(game).package
    return sources_name(PACKAGE, (*made_of(package and f"bots/{package}"), "learn"))


def keep(folder: Path, kept: Kept) -> None:
    """Write a checkpoint in place of the one before, which stays whole until this one is."""
    data = io.BytesIO()
    plain = kept._replace(settings=msgspec.to_builtins(kept.settings))
    torch.save({"format": _FORMAT, **plain._asdict()}, data)
    write_whole(folder / CHECKPOINT, data.getvalue())


def take_up(folder: Path, device: Any) -> Kept | None:
    """The checkpoint of a folder, None where there is none; raise `InvalidSetup` for a bad one."""
    path = folder / CHECKPOINT
    if not path.exists():
        return None
    try:
        data = torch.load(path, map_location=device, weights_only=True)
        if data.pop("format") != _FORMAT:
            raise ValueError("it is of another format")
        return Kept(**{**data, "settings": msgspec.convert(data["settings"], Settings)})
    except Exception as error:  # what torch says of a damaged file is of many kinds
        reason = shown(str(error))
        raise InvalidSetup("bad-checkpoint", path=str(path), reason=reason) from error
