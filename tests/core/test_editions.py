"""What a table may ask of an edition."""

import pytest

from heliopolis.core.editions import checked_overrides, key_of
from heliopolis.core.errors import InvalidSetup
from tests.core.toy import Edition

EDITIONS = ("first", "second")
ITEMS = {
    "suns": ("many", "few"),
    "names": ("old", "new"),
    "spaces": ("8", "9", "10", "11", "12"),
}


def test_overrides_stand_in_the_order_of_the_items() -> None:
    found = checked_overrides("first", EDITIONS, {"names": "new", "suns": "few"}, ITEMS)

    assert found == (("suns", "few"), ("names", "new"))


def test_a_number_is_its_text() -> None:
    assert checked_overrides("first", EDITIONS, {"spaces": 9}, ITEMS) == (("spaces", "9"),)
    assert checked_overrides("first", EDITIONS, {"spaces": "9"}, ITEMS) == (("spaces", "9"),)


def test_no_override_is_none() -> None:
    assert checked_overrides("second", EDITIONS, {}, ITEMS) == ()


@pytest.mark.parametrize(
    ("name", "overrides", "reason"),
    [
        ("third", {}, "no-such-edition: edition='third', editions=('first', 'second')"),
        ("t" * 61, {}, f"no-such-edition: edition='{'t' * 59}…', editions=('first', 'second')"),
        (
            "first",
            {"moon": "few"},
            "no-such-item: item='moon', items=('suns', 'names', 'spaces')",
        ),
        (
            "first",
            {"suns": "old"},
            "no-such-choice: item='suns', choice='old', choices=('many', 'few')",
        ),
        (
            "first",
            {"spaces": 7},
            "number-out-of-range: item='spaces', choice='7', lowest=8, highest=12",
        ),
        (
            "first",
            {"spaces": "08"},
            "number-out-of-range: item='spaces', choice='08', lowest=8, highest=12",
        ),
    ],
)
def test_what_there_is_not_is_refused(
    name: str, overrides: dict[str, str | int], reason: str
) -> None:
    with pytest.raises(InvalidSetup) as error:
        checked_overrides(name, EDITIONS, overrides, ITEMS)

    assert str(error.value) == reason


def test_an_edition_is_told_from_others_by_name_and_overrides() -> None:
    assert key_of(Edition("first", (("suns", "few"),))) == ("first", (("suns", "few"),))
