"""What a table may ask of an edition."""

import pytest

from heliopolis.core.editions import checked_overrides, key_of
from heliopolis.core.errors import InvalidSetup

from .toy import Edition

EDITIONS = ("first", "second")
ITEMS = {"suns": ("many", "few"), "names": ("old", "new")}


def test_overrides_stand_in_the_order_of_the_items() -> None:
    found = checked_overrides("first", EDITIONS, {"names": "new", "suns": "few"}, ITEMS)

    assert found == (("suns", "few"), ("names", "new"))


def test_no_override_is_none() -> None:
    assert checked_overrides("second", EDITIONS, {}, ITEMS) == ()


@pytest.mark.parametrize(
    ("name", "overrides", "reason"),
    [
        ("third", {}, "no edition 'third'; there are first, second"),
        ("first", {"moon": "few"}, "an edition has no 'moon' to override, only suns, names"),
        ("first", {"suns": "old"}, "suns cannot be 'old', only many, few"),
    ],
)
def test_what_there_is_not_is_refused(name: str, overrides: dict[str, str], reason: str) -> None:
    with pytest.raises(InvalidSetup, match=f"^{reason}$"):
        checked_overrides(name, EDITIONS, overrides, ITEMS)


def test_an_edition_is_told_from_others_by_name_and_overrides() -> None:
    assert key_of(Edition("first", (("suns", "few"),))) == ("first", (("suns", "few"),))
