"""The derivation in the document, computed from the document alone and compared with ours."""

import hashlib
import hmac
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace as changed

import pytest

from heliopolis.core.chance import SealedDealer, commitment_to
from heliopolis.ra.suns import REFERENCE_SHEET_GROUPS, USUAL_GROUPS
from heliopolis.record import Proved, read_record, table_lines, verify, write_record

from .builders import DOCUMENT, fenced

VECTOR, VECTOR_OF_DICE, VECTOR_OF_ALL = (
    dict(line.split(" = ") for line in block.splitlines()) for block in fenced("vector")
)
EXAMPLE, EXAMPLE_OF_DICE, EXAMPLE_OF_ALL = fenced("ra")
SECRET = bytes.fromhex(VECTOR["secret"])
WORDS = ["" if word == "-" else word for word in VECTOR["words"].split()]
NO_WORDS = [""] * 4
LATER_SECRET = bytes.fromhex(VECTOR_OF_ALL["secret 5"])
TABLE, TABLE_OF_DICE, TABLE_OF_ALL = (
    bytes.fromhex(vector["table"]) for vector in (VECTOR, VECTOR_OF_DICE, VECTOR_OF_ALL)
)
BAG = [(tile, int(count)) for tile, count in (kind.split() for kind in VECTOR["bag"].split(", "))]


def message(table: bytes, words: list[str], number: int, count: int) -> bytes:
    said = b"heliopolis sealed chance 2\n" + table
    for word in words:
        said += len(word.encode("utf-8")).to_bytes(4, "big") + word.encode("utf-8")
    return said + number.to_bytes(8, "big") + count.to_bytes(8, "big")


def chunks(table: bytes, words: list[str], number: int, secret: bytes = SECRET) -> Iterator[int]:
    count = 0
    while True:
        digest = hmac.new(secret, message(table, words, number, count), hashlib.sha256).digest()
        for start in (0, 8, 16, 24):
            yield int.from_bytes(digest[start : start + 8], "big")
        count += 1


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


def test_the_table_of_a_vector_are_header_lines_of_its_game_in_the_document() -> None:
    covered = ("game: ", "edition: ", "override: ", "seats: ", "bots: ", "scores: ")

    examples = (EXAMPLE, EXAMPLE_OF_DICE, EXAMPLE_OF_ALL)
    for table, example in zip((TABLE, TABLE_OF_DICE, TABLE_OF_ALL), examples, strict=True):
        lines = [line for line in example.splitlines(keepends=True) if line.startswith(covered)]
        assert table.decode("utf-8") == "".join(lines)
        assert table == table_lines(read_record(example))


def test_the_messages_and_the_chunks_are_those_of_the_document() -> None:
    assert message(TABLE, WORDS, 0, 0).hex() == VECTOR["message 0 0"]
    assert message(TABLE, WORDS, 2, 1).hex() == VECTOR["message 2 1"]
    assert some(chunks(TABLE, WORDS, 0), 8) == VECTOR["chunks 0"]
    assert some(chunks(TABLE, WORDS, 2), 8) == VECTOR["chunks 2"]
    assert some(chunks(TABLE, NO_WORDS, 2), 4) == VECTOR["chunks 2 without words"]


def test_the_sealed_dealer_deals_the_chunks_of_the_document() -> None:
    full, plain = SealedDealer(SECRET, TABLE, WORDS), SealedDealer(SECRET, TABLE, NO_WORDS)

    def dealt(dealer: SealedDealer, number: int, count: int) -> str:
        outcome = dealer.at(number)
        return " ".join(f"{outcome.below(2**64):016x}" for _ in range(count))

    assert dealt(full, 2, 8) == VECTOR["chunks 2"]
    assert dealt(full, 0, 8) == VECTOR["chunks 0"]
    assert dealt(plain, 2, 4) == VECTOR["chunks 2 without words"]


def numbered(said: str) -> list[tuple[int, str]]:
    """What was dealt, with the numbers of the outcomes."""
    return [
        (int(number), dealt)
        for number, _, dealt in (one.partition(" ") for one in said.split(", "))
    ]


def test_the_suns_and_the_draws_follow_from_the_chunks() -> None:
    numbers, suns = dealt_suns(chunks(TABLE, WORDS, 0), groups_of("4"))

    assert numbers == VECTOR["numbers 0"]
    assert suns == VECTOR["suns"]
    assert drawn_tiles(
        (number, chunks(TABLE, WORDS, number)) for number, _ in numbered(VECTOR["draws"])
    ) == numbered(VECTOR["draws"])


def test_a_table_with_bots_and_hidden_scores_and_a_later_seal_deal_what_the_document_says() -> None:
    words = ["" if word == "-" else word for word in VECTOR_OF_ALL["words"].split()]
    numbers, suns = dealt_suns(chunks(TABLE_OF_ALL, words, 0), groups_of("3"))

    def stream(number: int) -> Iterator[int]:
        if number < 5:
            return chunks(TABLE_OF_ALL, words, number)
        return chunks(TABLE_OF_ALL, ["", "", ""], number, LATER_SECRET)

    assert VECTOR_OF_ALL["secret"] == VECTOR["secret"]
    assert hashlib.sha256(LATER_SECRET).hexdigest() == VECTOR_OF_ALL["commitment 5"]
    assert VECTOR_OF_ALL["words 5"] == "- - -"
    assert numbers == VECTOR_OF_ALL["numbers 0"]
    assert suns == VECTOR_OF_ALL["suns"]
    assert drawn_tiles(
        (number, stream(number)) for number, _ in numbered(VECTOR_OF_ALL["draws"])
    ) == numbered(VECTOR_OF_ALL["draws"])


def dealt_suns(stream: Iterator[int], groups: list[str]) -> tuple[str, str]:
    """The numbers by which the groups of suns are dealt, and the groups in the order of seats."""
    numbers = [number_below(limit, stream) for limit in range(len(groups), 0, -1)]
    suns = [groups.pop(number) for number in numbers]
    return " ".join(map(str, numbers)), " ".join(suns)


def drawn_tiles(draws: Iterable[tuple[int, Iterator[int]]]) -> list[tuple[int, str]]:
    """The tiles that are drawn one after the other, each from the chunks of its number."""
    tiles = [tile for tile, _ in BAG]
    left = [count for _, count in BAG]
    drawn = []
    for number, stream in draws:
        ticket = number_below(sum(left), stream)
        kind = 0
        while ticket >= left[kind]:
            ticket -= left[kind]
            kind += 1
        left[kind] -= 1
        drawn.append((number, tiles[kind]))
    return drawn


def words_of(line_begins: str) -> list[str]:
    """The words between backticks on a line of the document."""
    (line,) = [
        line for line in DOCUMENT.read_text("utf-8").splitlines() if line.startswith(line_begins)
    ]
    return re.findall(r"`(\w+)`", line)


def test_the_starter_and_the_throws_follow_from_the_chunks() -> None:
    faces = words_of("All have the same six faces: ")
    starter = number_below(4, chunks(TABLE_OF_DICE, WORDS, 0))
    numbers = {0: str(starter)}
    throws = []
    for number, throw in numbered(VECTOR_OF_DICE["throws"]):
        stream = chunks(TABLE_OF_DICE, WORDS, number)
        colours = [die.partition(":")[0] for die in throw.split(" ")]
        shown = [number_below(6, stream) for _ in colours]
        numbers[number] = " ".join(map(str, shown))
        dice = (f"{colour}:{faces[face]}" for colour, face in zip(colours, shown, strict=True))
        throws.append((number, " ".join(dice)))

    for same in ("secret", "words"):
        assert VECTOR_OF_DICE[same] == VECTOR[same]
    assert {f"numbers {number}": said for number, said in numbers.items()} == {
        name: said for name, said in VECTOR_OF_DICE.items() if name.startswith("numbers ")
    }
    assert str(starter + 1) == VECTOR_OF_DICE["starter"]
    assert throws == numbered(VECTOR_OF_DICE["throws"])
    assert words_of("     The number is that of the face") == faces


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


@pytest.mark.parametrize(
    ("example", "vector", "opening", "dealt"),
    [
        (EXAMPLE, VECTOR, "suns", "draws"),
        (EXAMPLE_OF_DICE, VECTOR_OF_DICE, "starter", "throws"),
        (EXAMPLE_OF_ALL, VECTOR_OF_ALL, "suns", "draws"),
    ],
)
def test_an_example_in_the_document_is_what_we_write_and_comes_from_the_vector(
    example: str, vector: dict[str, str], opening: str, dealt: str
) -> None:
    record = read_record(example)
    outcomes = [
        (number, str(move)[1:])
        for number, move in enumerate(record.moves, 1)
        if str(move).startswith("+")
    ]

    assert write_record(record) == example
    assert " ".join(word or "-" for word in record.seals[0].words) == vector["words"]
    assert record.opening == vector[opening]
    assert outcomes == numbered(vector[dealt])
    secrets = (SECRET, LATER_SECRET)
    opened = (changed(seal, secret=key) for seal, key in zip(record.seals, secrets, strict=False))
    verdict = verify(changed(record, seals=tuple(opened)))
    assert isinstance(verdict, Proved)
    assert verdict.deals == 1 + len(outcomes)
