"""What is in the box of Ra, for the referee."""

CIVILIZATION = ("agriculture", "art", "astronomy", "religion", "writing")
MONUMENTS = (
    "fortress",
    "obelisk",
    "palace",
    "pyramid",
    "sphinx",
    "statue",
    "step-pyramid",
    "temple",
)
DISASTERS = ("funeral", "drought", "unrest", "earthquake")  # the order in which they are resolved

BAG = {
    "ra": 30,
    "god": 8,
    "gold": 5,
    "pharaoh": 25,
    "funeral": 2,
    "nile": 25,
    "flood": 12,
    "drought": 2,
    **dict.fromkeys(CIVILIZATION, 5),
    "unrest": 4,
    **dict.fromkeys(MONUMENTS, 5),
    "earthquake": 2,
}
OUTCOMES = tuple((tile, f"+{tile}") for tile in sorted(BAG))
FAMILY = {
    "funeral": ("pharaoh",),
    "drought": ("flood", "nile"),
    "unrest": CIVILIZATION,
    "earthquake": MONUMENTS,
}
LEAVES_AT_EPOCH_END = ("god", "gold", "flood", *CIVILIZATION)

TRACK_SPACES = 8
RA_SPACES = {2: 6, 3: 8, 4: 9, 5: 10}
EPOCHS = 3
TIMING = {"rio-grande": "after-turn", "windrider": "at-once", "reference-sheet": "after-turn"}

CIVILIZATION_POINTS = (-5, 0, 0, 5, 10, 15)
MONUMENT_KINDS_POINTS = (0, 1, 2, 3, 4, 5, 6, 10, 15)
MONUMENT_GROUP_POINTS = (0, 0, 0, 5, 10, 15)
