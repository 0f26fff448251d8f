"""Refusals with every kind of parameter, of files and servers, which no move brings about."""

from typing import Final

from heliopolis.core.errors import Refusal

REFUSALS: Final = (
    Refusal("not-your-turn", {"seat": 1}),
    Refusal("not-your-seat", {"seat": 7}),
    Refusal("old-version", {"version": 3, "current": 5}),
    Refusal("game-over", {"ended": "agreed"}),
    Refusal("no-such-seat", {"number": 7, "seats": 3}),
    Refusal("not-one-device", {}),
    Refusal("other-turn", {"turn": 4, "text": "5", "still": True}),
    Refusal("other-seats-turn", {"seat": 1, "name": "Bes", "names": ("Zoe", "Ann", "Bes")}),
    Refusal("no-such-bot", {"name": "mercant", "bots": ("merchant",), "close": ("merchant",)}),
    Refusal("no-such-bot", {"name": "x", "bots": ("merchant", "search"), "close": ()}),
    Refusal("no-such-edition", {"edition": "x", "editions": ("rio-grande", "windrider")}),
    Refusal("too-few-suns", {"suns": 1, "needed": 4}, "D-23"),
    Refusal("disaster-spares-tile", {"disaster": "unrest", "tile": "temple"}, "R-5.1"),
    Refusal(
        "illegal-move",
        {
            "cause": "no-such-sun",
            "rule": "R-4.1",
            "seat": 1,
            "sun": 9,
            "suns": (7, 3),
            "number": 4,
            "text": "bid 9",
            "names": ("Zoe", "Ann", "Bes"),
        },
    ),
)
