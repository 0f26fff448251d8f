"""What the fields of views mean, which the rules do not say field by field."""

from typing import Final

_ANY: Final = {
    "edition": "the name of the edition",
    "overrides": "what the table has chosen otherwise than its edition",
    "scores": "whether everybody sees all points, or others' only when the game is over",
    "seat": "whose view it is; null for a spectator's",
    "epoch": "counted from 1",
    "turn": "the seat whose turn it is; null when the game is over",
    "acting": "the seat that decides; null for chance, and when the game is over",
    "owed": "how many tiles or markers the seat that decides must still give up",
    "seats": "what belongs to each seat, clockwise",
    "sheets": "a line for every seat of each epoch that was scored; null where it is hidden",
    "points": "the points so far",
}
MEANINGS: Final = {
    "RaView": _ANY
    | {
        "phase": "`turn`, `draw`, `gods`, `auction`, `lose` or `over`: what is being decided",
        "auction": "why there is an auction: `drawn` or `invoked`; null where there is none",
        "best_bid": "the highest sun offered; null for none",
        "best_bidder": "who offered it",
        "losing_to": "the disaster that takes tiles; null for none",
        "centre_sun": "the sun in the middle of the board",
        "ra_tiles": "how many Ra tiles lie on the Ra track",
        "ra_spaces": "how many spaces the Ra track has",
        "track": "the auction track, space by space; null where one is empty",
        "bag": "how many tiles of each kind are left, none where a kind is missing",
    },
    "RaSeatView": {
        "face_up": "the suns that may be bid, the highest first",
        "face_down": "the suns of the next epoch, the highest first",
        "tiles": "how many of each kind, none where a kind is missing",
        "points": "the points so far; null where they are hidden",
    },
    "DiceView": _ANY
    | {
        "phase": "`roll`, `reroll`, `apply`, `lose` or `over`: what is being decided",
        "ra": "how many steps Ra has made in this epoch",
        "sun_track": "after how many steps the epoch ends",
        "throws": "how many throws were made in this turn",
        "dice": "all five",
        "groups": "what was done with dice in this turn",
        "paired": "the colours of the monument markers of this turn that took two dice",
        "disaster": "the area of the disaster that takes markers; null for none",
        "lost": "the marker that was given up to it, its colour and column; null for none",
    },
    "DiceDie": {
        "colour": "which die it is",
        "face": "what it shows; null while it is in the air",
        "state": "`rolling`, `free`, `sun` or `spent`",
    },
    "DiceSeatView": {
        "points": "the points so far",
        "pharaoh": "the space of the Pharaoh track",
        "nile": "the space of the Nile track",
        "floods": "how many flood cubes",
        "civilization": "the colours of the markers in the civilization area",
        "monuments": "the markers in the monument area, by colour and column",
        "suns": "points for Suns in this epoch, counted in `points`",
        "ankhs": "points for Ankhs in this epoch, counted in `points`",
    },
}
"""By the name of the struct."""
