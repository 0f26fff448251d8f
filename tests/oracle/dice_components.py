"""What is in the box of Ra: The Dice Game, for the referee."""

COLOURS = ("red", "blue", "yellow", "green", "purple")
FACES = ("pharaoh", "nile", "civ", "monument", "ankh", "sun")
AREAS = ("pharaoh", "nile", "civ", "monument")
GROUPS = ("disaster", "pharaoh", "flood", "nile", "civ", "monument")
COLUMNS = tuple(range(1, 9))

RA_STEPS = {2: 10, 3: 12, 4: 14}
EPOCHS = 3
THROWS = 3
TRACK_END = 12
FIRST_POINTS = 10

SUN_POINTS = {0: 0, 1: 0, 2: 0, 3: 3, 4: 0, 5: 0}
ANKH_POINTS = {0: 0, 1: 0, 2: 2, 3: 2, 4: 4, 5: 4}
CIVILIZATION_POINTS = (-5, 0, 0, 5, 10, 15)
COLUMNS_POINTS = (0, 1, 2, 3, 4, 5, 6, 10, 15)
SAME_COLUMN_POINTS = (0, 0, 0, 5, 10, 15)
CUBES_IN_THE_BOX = 23
