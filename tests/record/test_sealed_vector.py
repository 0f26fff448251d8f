"""The derivation in the document, computed from the document alone and compared with ours."""

import hashlib
import hmac
import re
from collections.abc import Iterator
from dataclasses import replace as changed

import pytest

from heliopolis import dice, ra
from heliopolis.core.chance import SealedDealer, commitment_to
from heliopolis.core.contract import CHANCE
from heliopolis.ra.suns import REFERENCE_SHEET_GROUPS, USUAL_GROUPS
from heliopolis.record import Proved, read_record, verify, write_record

from .builders import DOCUMENT, fenced

VECTOR, VECTOR_OF_DICE = (
    dict(line.split(" = ") for line in block.splitlines()) for block in fenced("vector")
)
EXAMPLE, EXAMPLE_OF_DICE = fenced("ra")
SECRET = bytes.fromhex(VECTOR["secret"])
WORDS = ["" if word == "-" else word for word in VECTOR["words"].split()]
BAG = [(tile, int(count)) for tile, count in (kind.split() for kind in VECTOR["bag"].split(", "))]


def message(words: list[str], number: int) -> bytes:
    said = b"heliopolis sealed chance 1\n"
    if words != [""] * len(words):
        for word in words:
            said += len(word.encode("utf-8")).to_bytes(4, "big") + word.encode("utf-8")
    return said + number.to_bytes(8, "big")


def chunks(words: list[str]) -> Iterator[int]:
    number = 0
    while True:
        digest = hmac.new(SECRET, message(words, number), hashlib.sha256).digest()
        for start in (0, 8, 16, 24):
            yield int.from_bytes(digest[start : start + 8], "big")
        number += 1


def number_below(limit: int, stream: Iterator[int]) -> int:
    fair = 2**64 - 2**64 % limit
    chunk = next(stream)
    while chunk >= fair:
        chunk = next(stream)
    return chunk % limit


def some(stream: Iterator[int], count: int) -> str:
    return " ".join(f"{next(stream):016x}" for _ in range(count))


def test_the_commitment_is_the_digest_of_the_secret() -> None:
    assert bytes(range(32)) == SECRET
    assert hashlib.sha256(SECRET).hexdigest() == VECTOR["commitment"]
    assert commitment_to(SECRET).hex() == VECTOR["commitment"]


def test_the_message_and_the_chunks_are_those_of_the_document() -> None:
    assert message(WORDS, 0).hex() == VECTOR["message 0"]
    assert some(chunks(WORDS), 8) == VECTOR["chunks"]
    assert some(chunks([]), 4) == VECTOR["chunks without words"]


def test_the_sealed_dealer_deals_the_chunks_of_the_document() -> None:
    full, plain = SealedDealer(SECRET, WORDS), SealedDealer(SECRET)

    assert " ".join(f"{full.below(2**64):016x}" for _ in range(8)) == VECTOR["chunks"]
    assert (
        " ".join(f"{plain.below(2**64):016x}" for _ in range(4)) == VECTOR["chunks without words"]
    )


def test_the_suns_and_the_draws_follow_from_the_chunks() -> None:
    stream = chunks(WORDS)
    groups = groups_of("4")
    numbers = [number_below(limit, stream) for limit in (4, 3, 2, 1)]
    suns = [groups.pop(number) for number in numbers]
    tiles = [tile for tile, _ in BAG]
    left = [count for _, count in BAG]
    draws = []
    for _ in VECTOR["draws"].split():
        ticket = number_below(sum(left), stream)
        kind = 0
        while ticket >= left[kind]:
            ticket -= left[kind]
            kind += 1
        left[kind] -= 1
        draws.append(tiles[kind])

    assert " ".join(map(str, numbers)) == VECTOR["numbers"]
    assert " ".join(suns) == VECTOR["suns"]
    assert " ".join(draws) == VECTOR["draws"]


def test_the_game_deals_what_the_document_says() -> None:
    dealer = SealedDealer(SECRET, WORDS)
    game = ra.Game(players=4)
    position = game.start(dealer)
    suns = game.opening_of(position)
    draws: list[str] = []
    while len(draws) < len(VECTOR["draws"].split()):
        position = position.play("draw").position
        outcome = position.deal(dealer)
        draws.append(str(outcome)[1:])
        position = position.play(outcome).position
        while not any(str(move) == "draw" for move in position.moves()):
            bid = next(move for move in position.moves() if str(move) != "pass")
            position = position.play("ra" if str(bid) == "ra" else bid).position

    assert suns == VECTOR["suns"]
    assert " ".join(draws) == VECTOR["draws"]


def words_of(line_begins: str) -> list[str]:
    """The words between backticks on a line of the document."""
    (line,) = [
        line for line in DOCUMENT.read_text("utf-8").splitlines() if line.startswith(line_begins)
    ]
    return re.findall(r"`(\w+)`", line)


def test_the_starter_and_the_throws_follow_from_the_chunks() -> None:
    stream = chunks(WORDS)
    faces = words_of("All have the same six faces: ")
    numbers = [number_below(4, stream)]
    throws: list[str] = []
    for throw in VECTOR_OF_DICE["throws"].split(", "):
        thrown = []
        for die in throw.split(" "):
            numbers.append(number_below(6, stream))
            thrown.append(f"{die.partition(':')[0]}:{faces[numbers[-1]]}")
        throws.append(" ".join(thrown))

    assert (VECTOR_OF_DICE["secret"], VECTOR_OF_DICE["words"]) == (
        VECTOR["secret"],
        VECTOR["words"],
    )
    assert " ".join(map(str, numbers)) == VECTOR_OF_DICE["numbers"]
    assert str(numbers[0] + 1) == VECTOR_OF_DICE["starter"]
    assert ", ".join(throws) == VECTOR_OF_DICE["throws"]
    assert words_of("     The number is that of the face") == faces


def test_the_dice_fall_as_the_document_says() -> None:
    dealer = SealedDealer(SECRET, WORDS)
    game = dice.Game(players=4)
    position = game.start(dealer)
    starter = game.opening_of(position)
    throws: list[str] = []
    for move in read_record(EXAMPLE_OF_DICE).moves:
        if position.actor is CHANCE:
            throws.append(str(position.deal(dealer)).removeprefix("+"))
        position = position.play(str(move)).position

    assert starter == VECTOR_OF_DICE["starter"]
    assert ", ".join(throws) == VECTOR_OF_DICE["throws"]


def groups_of(players: str) -> list[str]:
    """A row of the table of groups."""
    (row,) = [line for line in DOCUMENT.read_text("utf-8").splitlines() if f"| {players} |" in line]
    return row.split("|")[2].split()


def test_the_groups_of_suns_lie_in_the_order_of_the_document() -> None:
    for players, groups in USUAL_GROUPS.items():
        assert groups_of(str(players)) == ["-".join(map(str, group)) for group in groups]
    assert groups_of("2, suns of the reference sheet") == [
        "-".join(map(str, group)) for group in REFERENCE_SHEET_GROUPS[2]
    ]


@pytest.mark.parametrize("example", [EXAMPLE, EXAMPLE_OF_DICE])
def test_an_example_in_the_document_is_what_we_write_and_comes_from_the_vector(
    example: str,
) -> None:
    record = read_record(example)
    (seal,) = record.seals

    assert write_record(record) == example
    assert list(seal.words) == WORDS
    assert isinstance(verify(changed(record, seals=(changed(seal, secret=SECRET),))), Proved)
