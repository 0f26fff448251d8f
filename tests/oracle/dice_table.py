"""The table of Ra: The Dice Game: everything that is part of a position, in plain values."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Literal, Self

from tests.oracle.dice_components import COLOURS, GROUPS, RA_STEPS

Space = tuple[int, str]
"""A space of the Monument area: its column and its colour."""
Line = dict[str, int]
"""What one seat scored in one epoch, item by item."""


class Table:
    """Everything that is on the table, and whose turn it is."""

    def __init__(self, players: int, sun_track: int | None = None) -> None:
        if players not in RA_STEPS:
            raise ValueError(f"the dice game is for 2 to 4 players, not {players}")
        self.reached: Counter[str] = Counter()
        self.players = players
        self.sun_track = RA_STEPS[players] if sun_track is None else sun_track
        self.epoch = 1
        self.ra = 0  # steps made from the start space
        self.turn = 0
        self.phase = "roll"
        self.points = [0] * players
        self.pharaoh = [0] * players
        self.nile = [0] * players
        self.floods = [0] * players  # additional cubes only
        self.civ: dict[str, set[int]] = {colour: set() for colour in COLOURS}
        self.monuments: dict[Space, int] = {}
        self.sun_points = [0] * players
        self.ankh_points = [0] * players
        self.sheets: list[list[Line]] = []
        self.clear_turn()

    def clear_turn(self) -> None:
        """Take up all dice for a new turn."""
        self.throws = 0
        self.faces: dict[str, str | None] = dict.fromkeys(COLOURS)
        self.states = dict.fromkeys(COLOURS, "rolling")
        self.groups: set[str] = set()
        self.paired: set[str] = set()
        self.disaster: str | None = None
        self.victim: int | None = None
        self.owed = 0
        self.lost: tuple[str, int | None] | None = None
        # The rest tells cases of rules apart and decides nothing.
        self.held: set[str] = set()
        self.freed: set[Space] = set()
        self.hits: tuple[str, ...] = ()

    @property
    def actor(self) -> int | Literal["chance"] | None:
        """The seat to decide, "chance" while dice are in the air, None when over."""
        if self.phase == "over":
            return None
        if self.phase == "roll":
            return "chance"
        return self.turn if self.victim is None else self.victim

    @property
    def winners(self) -> list[int]:
        """D-29: all seats with the most points; none until the game is over."""
        if self.phase != "over":
            return []
        return [seat for seat in range(self.players) if self.points[seat] == max(self.points)]

    def rolling(self) -> list[str]:
        """The colours of the dice in the air."""
        return [colour for colour in COLOURS if self.states[colour] == "rolling"]

    def free(self, *faces: str) -> list[str]:
        """The colours of the dice still to be spent, of some faces or of all."""
        return [
            colour
            for colour in COLOURS
            if self.states[colour] == "free" and (not faces or self.faces[colour] in faces)
        ]

    def suns(self) -> int:
        """D-23: how many Suns of this turn are locked."""
        return sum(1 for colour in COLOURS if self.states[colour] == "sun")

    def civ_of(self, seat: int) -> list[str]:
        """The civilization spaces with a marker of this seat."""
        return [colour for colour in COLOURS if seat in self.civ[colour]]

    def monuments_of(self, seat: int) -> list[Space]:
        """The monument spaces with a marker of this seat, by column and then colour."""
        own = [space for space, owner in self.monuments.items() if owner == seat]
        return sorted(own, key=lambda space: (space[0], COLOURS.index(space[1])))

    def snapshot(self) -> dict[str, Any]:
        """The whole position as fresh plain values."""
        seats = range(self.players)
        return {
            "players": self.players,
            "sun_track": self.sun_track,
            "epoch": self.epoch,
            "ra": self.ra,
            "turn": None if self.phase == "over" else self.turn,
            "actor": self.actor,
            "phase": self.phase,
            "throws": self.throws,
            "dice": {colour: (self.faces[colour], self.states[colour]) for colour in COLOURS},
            "groups": [group for group in GROUPS if group in self.groups],
            "paired": [colour for colour in COLOURS if colour in self.paired],
            "disaster": self.disaster,
            "lost": self.lost,
            "owed": self.owed,
            "points": list(self.points),
            "pharaoh": list(self.pharaoh),
            "nile": list(self.nile),
            "floods": list(self.floods),
            "civ": [self.civ_of(seat) for seat in seats],
            "monuments": [
                [(colour, column) for column, colour in self.monuments_of(seat)] for seat in seats
            ],
            "suns": list(self.sun_points),
            "ankhs": list(self.ankh_points),
            "sheets": [[dict(line) for line in sheet] for sheet in self.sheets],
        }

    def put(self, snapshot: Mapping[str, Any]) -> Self:
        """Make the table look like a snapshot; nothing is counted as reached."""
        self.reached.clear()
        self.players = snapshot["players"]
        self.sun_track = snapshot["sun_track"]
        self.epoch = snapshot["epoch"]
        self.ra = snapshot["ra"]
        self.turn = snapshot["turn"] or 0
        self.phase = snapshot["phase"]
        self.clear_turn()
        self.throws = snapshot["throws"]
        self.faces = {colour: snapshot["dice"][colour][0] for colour in COLOURS}
        self.states = {colour: snapshot["dice"][colour][1] for colour in COLOURS}
        self.groups = set(snapshot["groups"])
        self.paired = set(snapshot["paired"])
        self.disaster = snapshot["disaster"]
        self.lost = snapshot["lost"]
        self.owed = snapshot["owed"]
        self.victim = snapshot["actor"] if self.phase == "lose" else None
        self.points = list(snapshot["points"])
        self.pharaoh = list(snapshot["pharaoh"])
        self.nile = list(snapshot["nile"])
        self.floods = list(snapshot["floods"])
        owned = list(enumerate(snapshot["civ"]))
        self.civ = {colour: {seat for seat, own in owned if colour in own} for colour in COLOURS}
        self.monuments = {
            (column, colour): seat
            for seat, own in enumerate(snapshot["monuments"])
            for colour, column in own
        }
        self.sun_points = list(snapshot["suns"])
        self.ankh_points = list(snapshot["ankhs"])
        self.sheets = [[dict(line) for line in sheet] for sheet in snapshot["sheets"]]
        return self

    def copy_from(self, other: "Table") -> Self:
        """Become a copy that shares nothing that changes with the other table."""
        self.__dict__.update(other.__dict__)
        self.reached = Counter(other.reached)
        for name in ("points", "pharaoh", "nile", "floods", "sun_points", "ankh_points", "sheets"):
            setattr(self, name, list(getattr(other, name)))
        for name in ("faces", "states", "monuments"):
            setattr(self, name, dict(getattr(other, name)))
        for name in ("groups", "paired", "held", "freed"):
            setattr(self, name, set(getattr(other, name)))
        self.civ = {colour: set(seats) for colour, seats in other.civ.items()}
        return self
