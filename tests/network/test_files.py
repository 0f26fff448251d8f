"""What was written is read again, and whatever is not as it was written is refused."""

import hashlib
import json
import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopolis.core.errors import InvalidWeights
from heliopolis.network import (
    Weights,
    decode_weights,
    encode_weights,
    read_weights,
    write_weights,
)
from heliopolis.texts import LANGUAGES
from heliopolis.texts.table import TableTexts
from tests.texts.tables import catalogue

from .builders import describe, rewritten, weights_for

TINY = describe("ra", 3, 1)
DATA = encode_weights(weights_for(TINY), "ra", TINY.trained)
LINE, _, BODY = DATA.partition(b"\n")


def refusal(data: bytes, game: str = "ra") -> tuple[str, dict[str, Any]]:
    with pytest.raises(InvalidWeights) as caught:
        decode_weights(data, game, "a.weights")
    parameters = dict(caught.value.parameters)
    assert parameters.pop("path") == "a.weights"
    return caught.value.code, parameters


@pytest.mark.parametrize("game", ["ra", "ra-dice"])
@pytest.mark.parametrize(
    ("width", "blocks", "policy"), [(48, 2, True), (5, 0, False), (1, 8, True)]
)
def test_a_network_is_read_as_it_was_written(
    tmp_path: Path, game: str, width: int, blocks: int, policy: bool
) -> None:
    described = describe(game, width, blocks, policy=policy)
    weights = weights_for(described)
    path = tmp_path / "net.weights"

    write_weights(path, weights, game, described.trained)
    found, told = read_weights(path, game)

    assert told == described
    for ours, theirs in zip(weights, found, strict=True):
        assert ours.shape == theirs.shape
        assert ours.tobytes() == theirs.tobytes()
    assert os.listdir(tmp_path) == ["net.weights"]


def test_what_is_read_is_ready_for_compiled_code() -> None:
    weights, _ = decode_weights(DATA, "ra", "")

    for array in weights:
        assert array.dtype == np.float32
        assert array.flags.c_contiguous
        assert array.flags.writeable, "arrays that are not are another type to the compiler"
        assert array.ctypes.data % 64 == 0


def test_the_format_is_what_the_documents_say() -> None:
    """A reader by hand, from the description alone."""
    told = json.loads(LINE)
    numbers = np.frombuffer(BODY, dtype="<f2")
    begun = LINE[: LINE.rindex(b'"', 0, -2) + 1]

    assert list(told) == [
        *("format", "version", "game", "features", "features_version", "actions", "seats"),
        *("width", "blocks", "trained", "sha256"),
    ]
    assert (told["format"], told["version"]) == ("heliopolis-weights", 1)
    assert told["sha256"] == hashlib.sha256(begun + BODY).hexdigest()
    assert len(numbers) == 382 * 3 + 3 + 3 * 3 + 3 + 3 * 54 + 54 + 3 * 10 + 10
    assert (numbers[: 382 * 3] == weights_for(TINY).first.ravel()).all()
    assert (numbers[-10:] == weights_for(TINY).values_bias).all()


def test_numbers_are_rounded_to_float16() -> None:
    weights = weights_for(TINY)
    weights.first_bias[:] = 1 / 3, 1 / 7, 1e-9

    found, _ = decode_weights(encode_weights(weights, "ra", {}), "ra", "")

    assert found.first_bias.tolist() == [float(np.float16(1 / 3)), float(np.float16(1 / 7)), 0]


@pytest.mark.parametrize("length", [0, 1, 9, len(LINE) - 1, len(LINE), len(LINE) + 1])
def test_a_file_that_ends_in_its_line_or_before_its_numbers_is_refused(length: int) -> None:
    assert refusal(DATA[:length])[0] == ("weights-foreign" if length < len(LINE) else "weights-cut")


@given(st.integers(0, len(DATA) - 1))
def test_a_file_that_is_cut_anywhere_is_refused(length: int) -> None:
    assert refusal(DATA[:length])[0] in ("weights-foreign", "weights-cut")


@pytest.mark.parametrize("more", [b"\0", b"\0\0", b"\n", DATA])
def test_a_file_that_goes_on_is_refused(more: bytes) -> None:
    assert refusal(DATA + more) == ("weights-cut", {})


def test_every_flipped_bit_of_the_line_is_noticed() -> None:
    for place in range(len(LINE) + 1):
        for bit in range(8):
            refusal(DATA[:place] + bytes([DATA[place] ^ 1 << bit]) + DATA[place + 1 :])


@given(st.integers(len(LINE) + 1, len(DATA) - 1), st.integers(1, 255))
def test_every_changed_number_is_noticed(place: int, change: int) -> None:
    changed = DATA[:place] + bytes([DATA[place] ^ change]) + DATA[place + 1 :]

    assert refusal(changed) == ("weights-damaged", {})


@given(st.binary(max_size=200))
def test_bytes_of_anything_else_are_refused(data: bytes) -> None:
    assert refusal(data) == ("weights-foreign", {})


@pytest.mark.parametrize(
    "line",
    [
        *(b"", b"[]", b"{}", b"null", b'"heliopolis-weights"', b"[" * 100_000, b"9" * 10_000),
        *(b'{"format": "heliopolis-weights"}', b'{"format": "other", "version": 1}', b"\xff{}"),
        LINE.replace(b'"features": 382', b'"features": 382.0'),
        LINE.replace(b'"features": 382', b'"features": -382'),
        LINE.replace(b'"blocks": 1', b'"blocks": true'),
        LINE.replace(b'"version": 1', b'"version": "2"'),
        LINE.replace(b'"game": "ra"', b'"game": 1'),
        LINE.replace(b'"trained": {', b'"trained": 3, "x": {'),
    ],
)
def test_a_line_that_says_too_little_is_refused(line: bytes) -> None:
    assert refusal(line + b"\n" + BODY) == ("weights-foreign", {})


def test_what_a_network_cannot_be_used_for_is_refused() -> None:
    other = encode_weights(weights_for(describe("ra-dice", 3, 1)), "ra-dice", {})
    infinite = BODY[:-2] + np.array([np.inf], dtype="<f2").tobytes()
    nothing = np.array([np.nan], dtype="<f2").tobytes() + BODY[2:]

    assert refusal(rewritten(DATA, version=2)) == ("weights-newer", {"version": 2, "known": 1})
    assert refusal(other) == ("weights-other-game", {"found": "ra-dice", "wanted": "ra"})
    assert refusal(rewritten(DATA, features_version=1)) == (
        "weights-other-features",
        {"version": 1, "known": 2},
    )
    assert refusal(rewritten(DATA, infinite)) == ("weights-not-finite", {})
    assert refusal(rewritten(DATA, nothing)) == ("weights-not-finite", {})


@pytest.mark.parametrize(
    ("wrong", "number"),
    [
        ("features", 381),
        ("actions", 53),
        ("seats", 4),
        ("width", 0),
        ("width", 1025),
        ("blocks", 9),
    ],
)
def test_a_network_of_a_size_that_its_game_has_not_is_refused(wrong: str, number: int) -> None:
    sizes = {"features": 382, "actions": 54, "seats": 5, "width": 3, "blocks": 1, wrong: number}
    width, blocks = sizes["width"], sizes["blocks"]
    outputs = sizes["actions"] + 2 * sizes["seats"]
    count = (sizes["features"] + 1 + blocks * (width + 1)) * width + (width + 1) * outputs

    data = rewritten(DATA, bytes(2 * count), **{wrong: number})

    assert refusal(data) == ("weights-unfit", {"wrong": wrong, "number": number, "wanted": "ra"})


def test_what_no_file_can_hold_is_not_written(tmp_path: Path) -> None:
    path, weights = tmp_path / "net.weights", weights_for(TINY)
    large, strange = weights._replace(first_bias=weights.first_bias + 70_000), weights_for(TINY)
    strange.policy[1, 1] = np.nan
    short = weights._replace(policy=weights.policy[:, :53])
    narrow = Weights(*(array[..., :1] for array in weights))

    for wrong, why in [
        (large, "too large for float16"),
        (strange, "no number"),
        (short, r"policy is \[3, 53\], not \[3, 54\]"),
        (narrow, "no network of ra has actions = 1"),
    ]:
        with pytest.raises(ValueError, match=why):
            write_weights(path, wrong, "ra", {})
    with pytest.raises(ValueError, match="not JSON compliant"):
        write_weights(path, weights, "ra", {"loss": float("nan")})

    assert os.listdir(tmp_path) == []


def test_whatever_keeps_a_file_from_being_read_is_told_with_its_name(tmp_path: Path) -> None:
    path = tmp_path / "cut.weights"
    path.write_bytes(DATA[:-1])

    for name, code in [
        (str(tmp_path / "none"), "no-such-file"),
        (str(tmp_path), "not-a-file"),
        (str(path), "weights-cut"),
    ]:
        with pytest.raises(InvalidWeights) as caught:
            read_weights(name, "ra")
        assert (caught.value.code, caught.value.parameters["path"]) == (code, name)


def test_a_disk_that_fails_is_told_in_its_own_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError(5, "Input/output error")

    path = tmp_path / "net.weights"
    path.write_bytes(DATA)
    monkeypatch.setattr("builtins.open", fail)

    with pytest.raises(InvalidWeights) as caught:
        read_weights(path, "ra")

    assert caught.value.code == "file-not-readable"
    assert caught.value.parameters == {"path": str(path), "why": "Input/output error"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_file_is_named_to_people(language: str) -> None:
    table = TableTexts(catalogue(language), ())
    other = encode_weights(weights_for(describe("ra-dice", 3, 1)), "ra-dice", {})

    for data in (b"", DATA[:-1], other, rewritten(DATA, version=7)):
        with pytest.raises(InvalidWeights) as caught:
            decode_weights(data, "ra", "a.weights")
        assert "a.weights" in table.error(caught.value)
