"""Networks as files: one line that says what it is, and the numbers.

The line is a JSON object and ends with its `sha256`: that of everything before those digits, and
of the numbers behind the line. The numbers are the arrays of `Weights` in their order, as
little-endian float16.
"""

import hashlib
import json
import math
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypeGuard

import numpy as np

from heliopolis.core.errors import InvalidWeights
from heliopolis.core.writing import write_whole
from heliopolis.games import ruleset
from heliopolis.network.weights import (
    MOST_BLOCKS,
    WIDEST,
    Description,
    Weights,
    aligned,
)

FORMAT: Final = "heliopolis-weights"
VERSION: Final = 1
_NUMBERS: Final = np.dtype("<f2")
_LIMIT: Final = 1 << 26  # bytes, several times the largest network
_COUNTS: Final = ("features", "features_version", "actions", "seats", "width", "blocks")
_DIGITS: Final = slice(-66, -2)
"""Where the line has its 64 digits: before a quote and a brace."""


def encode_weights(weights: Weights, game: str, trained: Mapping[str, Any]) -> bytes:
    """A network for a game's present features as the bytes of a file.

    Raises `ValueError` for arrays that do not fit together and for numbers that float16 has not.
    """
    described = _describe(weights, game, trained)
    wrong = _unfit(described)
    if wrong is not None:
        raise ValueError(f"no network of {game} has {wrong} = {getattr(described, wrong)}")
    for name, array, shape in zip(Weights._fields, weights, described.shapes, strict=True):
        if array.shape != shape:
            raise ValueError(f"{name} is {list(array.shape)}, not {list(shape)}")
    with np.errstate(over="ignore"):
        body = b"".join(array.astype(_NUMBERS).tobytes() for array in weights)
    if not np.isfinite(np.frombuffer(body, dtype=_NUMBERS)).all():
        raise ValueError("a weight is no number, or too large for float16")
    told = {"format": FORMAT, "version": VERSION, "game": game}
    told |= {name: getattr(described, name) for name in (*_COUNTS, "trained")}
    line = json.dumps(told | {"sha256": "0" * 64}, allow_nan=False).encode()
    return b"".join((line[: _DIGITS.start], _digest(line, body), line[_DIGITS.stop :], b"\n", body))


def decode_weights(data: bytes, game: str, path: str) -> tuple[Weights, Description]:
    """Read the bytes of a file for a game; raise `InvalidWeights` for whatever is wrong with it.

    `path` is what errors call it.
    """
    line, _, body = data.partition(b"\n")
    described = _read_line(line, path)
    sizes = [math.prod(shape) for shape in described.shapes]
    if len(body) != sum(sizes) * _NUMBERS.itemsize:
        raise InvalidWeights("weights-cut", path=path)
    if _digest(line, body) != line[_DIGITS]:
        raise InvalidWeights("weights-damaged", path=path)
    _check_game(described, game, path)
    numbers = np.frombuffer(body, dtype=_NUMBERS)
    if not np.isfinite(numbers).all():
        raise InvalidWeights("weights-not-finite", path=path)
    parts = np.split(numbers, np.cumsum(sizes)[:-1])
    shaped = zip(parts, described.shapes, strict=True)
    return Weights(*(aligned(part.reshape(shape)) for part, shape in shaped)), described


def write_weights(
    path: str | os.PathLike[str], weights: Weights, game: str, trained: Mapping[str, Any]
) -> None:
    """Write a network for a game to a file, whole or not at all.

    `trained` is any JSON object that says where it comes from. Raises `ValueError` as
    `encode_weights` does, and `OSError` where the disk refuses.
    """
    write_whole(path, encode_weights(weights, game, trained))


def read_weights(path: str | os.PathLike[str], game: str) -> tuple[Weights, Description]:
    """Read a file for a game; raise `InvalidWeights` for whatever keeps us from it."""
    name = os.fspath(path)
    try:
        if not Path(path).exists():
            raise InvalidWeights("no-such-file", path=name)
        if not Path(path).is_file():  # reading a pipe or a device might never end
            raise InvalidWeights("not-a-file", path=name)
        with open(path, "rb") as file:
            data = file.read(_LIMIT)
    except (OSError, ValueError) as error:  # no permission, or a path that cannot be one
        why = getattr(error, "strerror", None) or str(error)
        raise InvalidWeights("file-not-readable", path=name, why=why) from error
    return decode_weights(data, game, name)


def _digest(line: bytes, body: bytes) -> bytes:
    return hashlib.sha256(line[: _DIGITS.start] + body).hexdigest().encode()


def _describe(weights: Weights, game: str, trained: Mapping[str, Any]) -> Description:
    features, width = weights.first.shape
    return Description(
        game=game,
        features=features,
        features_version=ruleset(game).batch.FEATURES_VERSION,
        actions=len(weights.policy_bias),
        seats=len(weights.values_bias) // 2,
        width=width,
        blocks=len(weights.blocks),
        trained=trained,
    )


def _read_line(line: bytes, path: str) -> Description:
    """What the first line says of a network of any game and any size."""
    try:
        told = json.loads(line)
    except (ValueError, RecursionError):
        told = None
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        raise InvalidWeights("weights-foreign", path=path)
    version = told.get("version")
    if _is_count(version) and version > VERSION:
        raise InvalidWeights("weights-newer", path=path, version=version, known=VERSION)
    named: dict[str, Any] = {name: told.get(name) for name in ("game", *_COUNTS, "trained")}
    whole = _is_count(version) and all(_is_count(named[name]) for name in _COUNTS)
    if not (whole and isinstance(named["game"], str) and isinstance(named["trained"], dict)):
        raise InvalidWeights("weights-foreign", path=path)
    return Description(**named)


def _is_count(number: Any) -> TypeGuard[int]:
    return type(number) is int and number >= 0


def _check_game(described: Description, game: str, path: str) -> None:
    if described.game != game:
        raise InvalidWeights("weights-other-game", path=path, found=described.game, wanted=game)
    known = ruleset(game).batch.FEATURES_VERSION
    if described.features_version != known:
        found = described.features_version
        raise InvalidWeights("weights-other-features", path=path, version=found, known=known)
    wrong = _unfit(described)
    if wrong is not None:
        number = getattr(described, wrong)
        raise InvalidWeights("weights-unfit", path=path, wrong=wrong, number=number, wanted=game)


def _unfit(described: Description) -> str | None:
    """Which count no network of its game can have, if any."""
    rules = ruleset(described.game)
    allowed: dict[str, Any] = {
        "features": (rules.batch.FEATURES,),
        "actions": (0, rules.batch.ACTIONS),
        "seats": (max(rules.game.table_sizes),),
        "width": range(1, WIDEST + 1),
        "blocks": range(MOST_BLOCKS + 1),
    }
    fit = {name: getattr(described, name) in numbers for name, numbers in allowed.items()}
    return next((name for name, fits in fit.items() if not fits), None)
