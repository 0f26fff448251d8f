"""Made-up positions of the dice game that reach what random games seldom or never reach."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from tests.oracle.dice import DiceReferee
from tests.oracle.dice_components import COLOURS, COLUMNS, FACES, RA_STEPS, TRACK_END
from tests.oracle.dice_legal import write_outcome
from tests.oracle.dice_scoring import counted, score_civilization, score_pharaohs

Luck = dict[str, float]
"""How much likelier than the others each face comes up."""
Snapshot = dict[str, Any]

FAIR: Luck = dict.fromkeys(FACES, 1.0)
SELDOM: Luck = dict.fromkeys(FACES, 0.06)
LUCKS: tuple[Luck, ...] = (
    FAIR,
    FAIR | {"sun": 4.0},
    SELDOM | {"sun": 4.0, "monument": 1.0},
    SELDOM | {"sun": 4.0, "monument": 1.0},
    SELDOM | {"sun": 3.0, "pharaoh": 0.4, "nile": 0.4},
    SELDOM | {"ankh": 2.0, "civ": 2.0},
    SELDOM | {"ankh": 1.0, "civ": 5.0},
    SELDOM | {"ankh": 3.0, "civ": 2.0},
    SELDOM | {"ankh": 5.0, "civ": 2.0},
    SELDOM | {"ankh": 1.0, "nile": 3.0},
    SELDOM | {"ankh": 0.5, "nile": 4.0},
    FAIR | {"ankh": 4.0, "pharaoh": 5.0, "nile": 3.0},
    SELDOM | {"ankh": 1.0, "monument": 2.0},
    SELDOM | {"ankh": 0.3, "monument": 3.0},
    FAIR | {"ankh": 18.0},
)
FLAT: Luck = SELDOM | {"sun": 1.5, "pharaoh": 3.0}
"""Luck that moves Ra and, where nobody can advance, changes nothing else."""
SUN_TRACKS = (1, 4, 6, 8, 10, 12, 14)
LEVEL_ITEMS = {0: (6, 0), 1: (3, 4), 2: (6, 2), 3: (9, 0)}
"""Points of Suns and Ankhs that are 6 and so many more."""


def throw(table: DiceReferee, luck: Luck, rng: Random) -> str:
    """An outcome of the dice in the air."""
    dice = table.rolling()
    faces = rng.choices(FACES, [luck[face] for face in FACES], k=len(dice))
    return write_outcome(dict(zip(dice, faces, strict=True)))


def pick(legal: Sequence[str], rng: Random) -> str:
    """Any legal move, but the kinds of moves as likely as each other, and rich ones likelier."""
    verbs = sorted({text.split()[0] for text in legal})
    if len(verbs) > 1 and rng.random() < 0.6:
        verbs = [verb for verb in verbs if verb not in ("end", "roll")]
    verb = rng.choice(verbs)
    liked = [text for text in legal if text.split()[0] == verb]
    return max(rng.choices(liked, k=rng.choice([1, 6])), key=richness)


def richness(text: str) -> tuple[int, int]:
    """How many dice or markers come first in the text, and how many words it has."""
    return len(text.partition(" with ")[0].split()), len(text.split())


def make_civ(players: int, rng: Random) -> dict[str, set[int]]:
    """Civilization spaces from empty to full."""
    fill = rng.choice([0.0, 0.1, 0.3, 0.6, 0.9, 1.0])
    lucky = rng.randrange(players)
    civ: dict[str, set[int]] = {}
    for colour in COLOURS:
        order = rng.sample(range(players), players)
        order.sort(key=lambda seat: seat != lucky)
        wanted = [seat for seat in order if rng.random() < fill]
        civ[colour] = set(wanted[: players - 1])
    return civ


def make_monuments(players: int, rng: Random) -> dict[tuple[int, str], int]:
    """Monument spaces from empty to full, at random or with a leaning of each seat."""
    fill = rng.choice([0.0, 0.1, 0.2, 0.4, 0.6, 0.8, 0.95])
    full_rows = rng.sample(COLOURS, rng.choice([0, 0, 1, 2, 3]))
    leaning = rng.choice(["none", "columns", "one seat"])
    owners = [rng.randrange(players) for _ in COLUMNS]
    monuments = {}
    for column in COLUMNS:
        for colour in COLOURS:
            if colour not in full_rows and rng.random() >= fill:
                continue
            owner = rng.randrange(players)
            if leaning == "columns" and rng.random() < 0.85:
                owner = owners[column - 1]
            elif leaning == "one seat" and rng.random() < 0.9:
                owner = owners[0]
            monuments[column, colour] = owner
    return monuments


def make_track(players: int, rng: Random) -> list[int]:
    """Places on a track: level, low, high or anywhere."""
    low, high = rng.choice([(0, 0), (0, 1), (0, 2), (1, 3), (10, 12), (12, 12), (0, 12), (0, 12)])
    return [rng.randint(low, high) for _ in range(players)]


def make_sheet(players: int, rng: Random) -> list[dict[str, int]]:
    """What an earlier epoch might have brought, without the points after it."""
    ignored: Counter[str] = Counter()
    pharaohs = score_pharaohs(make_track(players, rng), ignored)
    poor = rng.random() < 0.5
    civ = {} if poor else make_civ(players, rng)
    sheet = []
    for seat in range(players):
        markers = sum(1 for seats in civ.values() if seat in seats)
        line = {
            "suns": 0 if poor else 3 * rng.choice([0, 0, 1, 2]),
            "ankhs": 0 if poor else 2 * rng.choice([0, 0, 1, 2, 3]),
            "pharaohs": pharaohs[seat],
            "river": 0 if poor else rng.choice([0, 0, rng.randint(0, 12)]),
            "civilization": score_civilization(markers, ignored),
            "monuments": 0,
        }
        line["net"] = sum(line.values())
        sheet.append(line)
    return sheet


def give_points(table: DiceReferee, rng: Random) -> None:
    """Points that add up from those at the start through all epochs up to now."""
    players = table.players
    table.sheets = [make_sheet(players, rng) for _ in range(table.epoch - 1)]
    for sheet in table.sheets:
        for seat, line in enumerate(sheet):
            table.points[seat] += line["net"]
            line["points"] = table.points[seat]
            line.update(counted())
    table.sun_points = [3 * rng.choice([0, 0, 1, 2]) for _ in range(players)]
    table.ankh_points = [2 * rng.choice([0, 0, 1, 2]) for _ in range(players)]
    for seat in range(players):
        table.points[seat] += table.sun_points[seat] + table.ankh_points[seat]


def level(table: DiceReferee) -> None:
    """D-29: the last epoch is about to end with nothing that scores and the same points for all."""
    players = table.players
    table.epoch, table.ra = 3, table.sun_track - 1
    table.pharaoh = [TRACK_END] * players
    table.floods = [0] * players
    table.civ = {colour: set() for colour in COLOURS}
    table.monuments = {}
    most = max(table.points)
    none = dict.fromkeys(("suns", "ankhs", "pharaohs", "river", "civilization", "monuments"), 0)
    none |= counted()
    first, second = [], []
    for points in table.points:
        suns, ankhs = LEVEL_ITEMS[most - points]
        total = most + 6
        first.append(none | {"suns": suns, "ankhs": ankhs, "net": total - points, "points": total})
        second.append(none | {"net": 0, "points": total})
    table.sheets = [first, second]
    table.points = [most + 6] * players


def make_board(rng: Random) -> tuple[DiceReferee, Luck]:
    """A position before a throw, with everything but the dice made up, and the luck to come."""
    players = rng.choice([2, 3, 4])
    track = rng.choice([RA_STEPS[players], rng.choice(SUN_TRACKS)])
    table = DiceReferee(players, rng.randrange(players), track)
    table.epoch = rng.choice([1, 2, 3, 3])
    table.turn = rng.randrange(players)
    table.ra = rng.choice([track - 1, track - 1, max(0, track - 2), rng.randrange(track)])
    if rng.random() < 0.9:
        table.pharaoh = make_track(players, rng)
        table.nile = make_track(players, rng)
        floods = rng.choice([[0], [0, 0, 1, 2, 3]])
        table.floods = [rng.choice(floods) for _ in range(players)]
        table.civ = make_civ(players, rng)
        table.monuments = make_monuments(players, rng)
    if rng.random() < 0.1:
        level(table)
        return table, FLAT
    give_points(table, rng)
    return table, rng.choice(LUCKS)


def make_dice(table: DiceReferee, luck: Luck, rng: Random) -> None:
    """Put the dice before one of the three throws of the turn."""
    table.throws = rng.choice([0, 1, 2, 2])
    if table.throws == 0:
        return
    kept = rng.sample(COLOURS, rng.randrange(5))
    for colour in kept:
        face = rng.choices(FACES, [luck[face] for face in FACES])[0]
        table.faces[colour] = face
        table.states[colour] = "sun" if face == "sun" else "free"


def make_position(rng: Random) -> tuple[DiceReferee, Luck]:
    """A position before a throw, between throws, or while dice are spent, and the luck to come."""
    table, luck = make_board(rng)
    make_dice(table, luck, rng)
    for _ in range(rng.choice([0, 1, 1, 2, 2, 3, 4])):
        if table.phase == "roll":
            text = throw(table, luck, rng)
        elif table.phase == "reroll":
            text = pick(table.legal(), rng)
        elif table.phase == "apply":
            text = pick([move for move in table.legal() if move != "end"], rng)
        else:
            break
        table.play(text)
    table.reached.clear()
    return table, luck
