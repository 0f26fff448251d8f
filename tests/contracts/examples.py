"""Every game by example: what the contract tests must know of each."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from hypothesis import strategies as st

from heliopolis import dice, ra
from heliopolis.core.errors import Refusal
from heliopolis.dice import catalogue
from heliopolis.dice import facts as dice_facts
from heliopolis.dice import features as dice_features
from heliopolis.ra import facts as ra_facts
from heliopolis.ra import features as ra_features
from tests.dice import builders as on_the_board
from tests.dice import strategies as dice_strategies
from tests.ra import builders as on_the_table
from tests.ra import strategies as ra_strategies

Table = tuple[int, str, Mapping[str, str]]
"""The players, the edition and the overrides of a game."""


@dataclass(frozen=True, kw_only=True)
class Example:
    """A game: its modules, how its tests build positions, and what some of these are.

    Positions are for two players where nothing else is said.
    """

    rules: ModuleType
    features: ModuleType
    builders: ModuleType
    players: tuple[int, ...]
    rule_number: str
    """What the number of a rule looks like."""

    table: Table
    table_says: str
    other_tables: tuple[Table, ...]
    """Tables that each differ from `table` in one thing; the first has other players."""
    overrides: Mapping[str, str]
    short_games: tuple[Table, ...]
    """Tables of many kinds whose games are soon over."""
    parity_games: tuple[Table, ...]
    """More of them: they are played compiled and uncompiled."""
    opening: Mapping[str, object]
    """What `start` takes instead of a dealer, for two players."""
    starting_points: Callable[[int], list[int]]

    decides: Callable[..., Any]
    """A position in which a seat decides, for so many players, with whatever else is given."""
    chances: tuple[Any, ...]
    """Positions in which chance acts."""
    asked: tuple[Any, ...]
    """Positions in which seats decide this and that."""
    other_decides: tuple[Any, tuple[int, str, int, int]]
    """One in which not the seat decides whose turn it is; its epoch, phase, turn and actor."""
    first_moves: tuple[str, str]
    """Two moves for `decides`, none of which leads to chance."""
    rows_of_second: list[list[int]]
    """What the kernel logs of the second."""
    illegal: tuple[tuple[str, Refusal], ...]
    """Moves that are illegal there, and why."""
    outcomes: tuple[Any, ...]
    no_moves: tuple[Any, ...]
    """Values that look like moves and are none."""
    numbers_of_outcomes: range
    """Numbers to try: beyond those of decisions, and beyond all."""
    random_action: Callable[[Any, Any], int]

    moves: tuple[Any, tuple[str, ...]]
    """A position, and moves that can be played from there."""
    epoch_ends: Callable[..., Any]
    """A position in which `last_move` ends the epoch."""
    last_move: str
    moves_later: tuple[str, ...]
    page: tuple[Any, ...]
    """The lines of the first epoch if it ends like that."""
    points_after: tuple[int, int]
    """The points if the second ends like that with 30 and 3."""
    some_points: tuple[int, int, int]
    says: tuple[str, str]
    """What a position says of itself: seat 1 of 3 decides; the end of what it says at chance."""
    nothing_to_deal: str

    magic: bytes
    edition_bytes: bytes
    rich: Any
    """A position of the third epoch, for bytes."""
    same: tuple[Any, Any]
    """Two positions that are equal."""
    different: tuple[Any, ...]
    other_editions: tuple[Any, ...]
    states: tuple[Any, ...]
    """Positions of three players, or two, whose states are tampered with."""
    fixed_fields: tuple[str, ...]
    """Fields that say what the table is."""

    games: tuple[tuple[Any, ...], ...]
    """What to give to `random_game`, which plays it."""
    warm_games: tuple[tuple[Any, ...], ...]
    """More of them, for which nobody else asks."""
    phases: frozenset[str]
    """The phases of every game."""
    positions: st.SearchStrategy[Any]
    next_move: Callable[[Any, Random], str]
    after_chance: Callable[[Any, bytes], Any]
    """The position of a state, reached by the chance that explains it."""
    playouts: Callable[[int], tuple[Any, ...]]
    fewest_decisions: int
    """In a playout of those."""

    @property
    def batch(self) -> Any:
        """Its arrays of games."""
        return self.rules.batch

    @property
    def number_of(self) -> Callable[[Any], int]:
        """The numbers of its moves."""
        number_of: Callable[[Any], int] = self.rules.RULESET.number_of
        return number_of

    @property
    def kernel(self) -> Any:
        """Its compiled doorway."""
        return self.rules.kernel

    @property
    def head(self) -> bytes:
        """What the bytes of `rich` begin with."""
        return self.magic + bytes([2, len(self.edition_bytes)]) + self.edition_bytes

    @property
    def decisions(self) -> list[Any]:
        """All its decisions, in the order of their numbers."""
        return [self.batch.move(number) for number in range(self.batch.ACTIONS)]

    def over(self, players: int = 2) -> Any:
        """A finished game."""
        return self.builders.position(players, **self.builders.OVER)

    def make(self, table: Table) -> Any:
        """The game of a table."""
        return self.rules.Game(*table)

    def random_game(self, *given: Any) -> list[Any]:
        """All positions of a random game."""
        played = self.builders.random_game(*given)
        here, move = played[-1]
        return [*(position for position, _ in played), here.play(move).position]


def _draw_that_explains(there: ra.Position, state: bytes) -> ra.Position:
    """After the tile that is missing in the bag of the state."""
    left = ra.Position(there.game, state).view(None).bag
    drawn = [tile for tile, count in there.view(None).bag.items() if left.get(tile, 0) < count]
    return there.play(ra.Drawn(*drawn)).position


def _throw_that_explains(there: dice.Position, state: bytes) -> dice.Position:
    """After the faces that the dice of the state show."""
    end = dice.Position(there.game, state)
    if end.over:  # nothing tells the last throws any more
        return end
    showing = {die.colour: die.face for die in end.view(None).dice}
    rolling = [die.colour for die in there.view(None).dice if die.state == "rolling"]
    fallen = "+" + " ".join(f"{colour}:{showing[colour]}" for colour in rolling)
    found = there.play(fallen).position
    # A throw that nobody has to decide about is followed by others.
    return found if found.state == state else end


def _random_distinct(state: Any, stream: Any) -> int:
    found = np.zeros(dice.batch.ACTIONS, dtype=np.int64)
    return int(dice.kernel.random_action(state, stream, found))


def _ra() -> Example:
    here = on_the_table
    position, after = here.position, here.after
    line = here.line(here.counted(suns=22), civilization=-5, net=-5, points=5)
    unrest = position(2, track="unrest", tiles=[{"god": 1, "art": 2, "writing": 2}])
    bid = position(3, turn=2, phase="auction", auction="drawn", ra_tiles=1, acting=0)
    gods = position(2, phase="gods", track="nile earthquake", tiles=[{"god": 1}])
    return Example(
        rules=ra,
        features=ra_features,
        builders=here,
        players=here.EVERY_NUMBER_OF_PLAYERS,
        rule_number=r"R-\d+\.\d+",
        table=(3, "windrider", {"disasters": "after-turn"}),
        table_says="Game(players=3, edition='windrider', "
        "overrides={'disasters': 'after-turn'}, scores='open')",
        other_tables=(
            (4, "windrider", {"disasters": "after-turn"}),
            (3, "windrider", {}),
            (3, "rio-grande", {"disasters": "after-turn"}),
        ),
        overrides={"disasters": "at-once", "suns": "reference-sheet", "names": "windrider"},
        short_games=(
            (2, "windrider", {}),
            (3, "rio-grande", {}),
            (4, "windrider", {}),
            (5, "reference-sheet", {}),
        ),
        parity_games=tuple((2 + seed % 4, list(ra.EDITIONS)[seed % 3], {}) for seed in range(24)),
        opening={"suns": here.GROUPS[2]},
        starting_points=lambda players: [10] * players,
        decides=position,
        chances=(
            position(2, phase="draw"),
            position(2, phase="draw", tiles=[{"gold": 5}, {"temple": 4}]),
        ),
        asked=(
            position(2, track="gold temple", tiles=[{"god": 1}]),
            position(2, track="nile", tiles=[{"god": 1}]),
            gods,
            position(2, phase="auction", auction="drawn", ra_tiles=1),
            position(2, phase="auction", auction="invoked"),
            after(unrest, "god unrest"),
        ),
        other_decides=(after(position(3, turn=1, epoch=2), "ra"), (2, "auction", 1, 2)),
        first_moves=("ra", "pass"),
        rows_of_second=[[ra_facts.PASSED, 1, 1, 0]],
        illegal=(
            ("done", Refusal("choose-an-action", {"seat": 0}, "R-3.1")),
            ("bid 1", Refusal("choose-an-action", {"seat": 0}, "R-3.1")),
            ("god nile", Refusal("no-god", {"seat": 0}, "R-3.4")),
        ),
        outcomes=ra.MOVES[ra.batch.ACTIONS :],
        no_moves=(ra.Bid(0), ra.Bid(17), ra.PlayGod(ra.Tile.GOD)),
        numbers_of_outcomes=range(ra.batch.ACTIONS, 200),
        random_action=lambda state, stream: int(ra.kernel.random_action(state, stream)),
        moves=(position(2), (*("draw", "+nile") * 6, "ra", "pass", "bid 9")),
        epoch_ends=here.last_ra_is_drawn,
        last_move="+ra",
        moves_later=("draw", "+nile"),
        page=(line, line),
        points_after=(25, 0),
        some_points=(4, 5, 600),
        says=(
            "<Position of Ra: 3 players, epoch 1, turn, to act: 1>",
            "draw, to act: CHANCE>",
        ),
        nothing_to_deal="nothing is being drawn, so there is nothing to deal",
        magic=b"HeRa",
        edition_bytes=b"rio-grande",
        rich=after(here.last_ra_is_drawn(2, epoch=2, points=(7, 30), tiles=[{"nile": 2}]), "+ra"),
        same=(
            after(position(3), "draw", "+nile", "draw", "+gold"),
            position(3, turn=2, track="nile gold"),
        ),
        different=(
            position(3),
            position(3, turn=1),
            position(3, edition="reference-sheet"),
            position(3, track="nile"),
            position(3, epoch=2),
            after(here.last_ra_is_drawn(3), "+ra"),
        ),
        other_editions=(
            position(2, edition="windrider"),
            position(2, edition="reference-sheet"),
            position(2, overrides={"names": "windrider"}),
        ),
        states=(
            gods,
            bid,
            after(bid, "bid 5"),
            after(unrest, "god unrest"),
            position(3, phase="draw"),
            position(2, **here.OVER),
        ),
        fixed_fields=("players", "at_once", "hidden"),
        games=tuple(
            (players, edition, seed)
            for seed, (players, edition) in enumerate(
                (players, edition)
                for players in here.EVERY_NUMBER_OF_PLAYERS
                for edition in ra.EDITIONS
            )
        ),
        warm_games=tuple((4, edition, 99) for edition in ra.EDITIONS),
        phases=frozenset({"turn", "draw", "auction", "over"}),
        positions=ra_strategies.positions,
        next_move=ra_strategies.next_move,
        after_chance=_draw_that_explains,
        playouts=lambda players: (position(players), position(players, phase="draw")),
        fewest_decisions=60,
    )


def _dice() -> Example:
    here = on_the_board
    position, after, line, throw = here.position, here.after, here.line, here.throw
    suns = position(3, "SSSSM", civ=["", "red blue green"], monuments=["", "red1 blue2 red3"])
    civ = after(position(2, "SSSSM", civ=["", "red blue green"]), "disaster civ")

    def decides(players: int, **table: Any) -> dice.Position:
        return position(players, "PNCMA", **table)

    return Example(
        rules=dice,
        features=dice_features,
        builders=here,
        players=here.EVERY_NUMBER_OF_PLAYERS,
        rule_number=r"D-\d+",
        table=(3, "rio-grande", {"sun_track": "7"}),
        table_says="Game(players=3, edition='rio-grande', "
        "overrides={'sun_track': '7'}, scores='open')",
        other_tables=((4, "rio-grande", {"sun_track": "7"}), (3, "rio-grande", {})),
        overrides={"sun_track": "7"},
        short_games=tuple(
            (players, "rio-grande", {"sun_track": "2"}) for players in here.EVERY_NUMBER_OF_PLAYERS
        ),
        parity_games=tuple(
            (2 + seed % 3, "rio-grande", {"sun_track": str(2 + seed % 2)}) for seed in range(9)
        ),
        opening={"starter": 0},
        starting_points=lambda players: list(range(10, 10 + players)),
        decides=decides,
        chances=(position(2), position(2, "-S--P", throws=1)),
        asked=(
            position(2, "PPAAN"),
            position(2, "PNCMA"),
            position(2, "PPAAN", phase="reroll"),
            position(3, "PNMAS"),
            position(3, "PNCMA", civ=["", "red"], monuments=["red1", "green2"]),
            position(3, "MMMAA", monuments=["red1", "green2"]),
            after(position(3, "MMMAA", monuments=["red1", "green2"]), "monument red 4"),
            after(position(2, "MMMMM"), "monument yellow 1"),
            position(2, "SSSSM"),
            civ,
            after(position(2, "SSSSM", monuments=["", "red1 blue2 purple8"]), "disaster monument"),
        ),
        other_decides=(
            after(position(3, "SSSSP", epoch=2, turn=1, civ=["red blue green"]), "disaster civ"),
            (2, "lose", 1, 0),
        ),
        first_moves=("pharaoh red", "nile blue"),
        rows_of_second=[[dice_facts.ADVANCED, 0, 1, 2], [dice_facts.MOVED, 0, 1, 0]],
        illegal=(
            ("keep", Refusal("spend-or-end", {}, "D-7")),
            (
                "nile red",
                Refusal(
                    "die-shows-other-face",
                    {"die": "red", "shows": "pharaoh", "face": "nile"},
                    "D-8",
                ),
            ),
        ),
        outcomes=tuple(map(dice.parse_move, ("+red:sun", "+blue:ankh purple:monument"))),
        no_moves=(dice.Roll(()), dice.Rolled(()), dice.Lose(dice.Colour.RED, 9)),
        numbers_of_outcomes=range(
            catalogue.ACTIONS, catalogue.ACTIONS + catalogue.OUTCOMES + 400, 5
        ),
        random_action=_random_distinct,
        moves=(
            position(3),
            (throw("PNCMA"), "roll red blue", "+red:nile blue:nile", "keep", "nile red", "end") * 3
            + (throw("MMANP"), "keep", "monument red 1", "monument blue 2 with yellow", "end"),
        ),
        epoch_ends=here.last_turn,
        last_move="end",
        moves_later=(throw("PPPPP"), "keep", "end"),
        page=(
            line(civilization=-5, net=-5, points=5),
            line(civilization=-5, net=-5, points=6),
        ),
        points_after=(25, -2),
        some_points=(4, -5, 600),
        says=(
            "<Position of Ra: The Dice Game: 3 players, epoch 1, apply, to act: 1>",
            "roll, to act: CHANCE>",
        ),
        nothing_to_deal="no die is in the air, so there is nothing to deal",
        magic=b"HeRD",
        edition_bytes=b"rio-grande sun_track=10",
        rich=after(
            here.last_turn(2, epoch=2, points=(7, 30), pharaoh=(3, 1), monuments=["red1"]), "end"
        ),
        same=(
            after(position(3, "PPNNC"), "nile yellow", "pharaoh red"),
            after(position(3, "PPNNC"), "pharaoh red", "nile yellow"),
        ),
        different=(
            position(3),
            position(3, turn=1),
            position(3, sun_track=11),
            position(3, starter=1),
            position(3, pharaoh=(1, 0, 0)),
            position(3, epoch=2),
            position(3, epoch=2, points=(5, 6, 7)),
        ),
        other_editions=tuple(position(2, sun_track=track) for track in (1, 9, 12, 60)),
        states=(
            position(3, "S--N-", throws=1, civ=["red blue", "red"], monuments=["red1", "blue1"]),
            position(3, "PNCMA", floods=(0, 2, 0), suns=(0, 3, 6), ankhs=(2, 0, 4)),
            after(suns, "disaster civ"),
            after(suns, "disaster monument", "lose red 1"),
            position(3, **here.OVER),
            position(3),
            position(3, "PSNMA", phase="reroll"),
            suns,
        ),
        fixed_fields=("players", "sun_track"),
        games=((2, 3, 20), (3, 4, 21), (4, 3, 22), (2, 1, 23), (4, 6, 24)),
        warm_games=((4, 3, 99),),
        phases=frozenset({"roll", "reroll", "apply", "over"}),
        positions=dice_strategies.positions,
        next_move=dice_strategies.next_move,
        after_chance=_throw_that_explains,
        playouts=lambda players: (
            position(players, sun_track=3),
            position(players, "PNCMA", sun_track=3, turn=1),
        ),
        fewest_decisions=20,
    )


EXAMPLES = {ra.Game.name: _ra(), dice.Game.name: _dice()}
EVERY_GAME = pytest.mark.parametrize("example", EXAMPLES.values(), ids=list(EXAMPLES))


def each(what: Callable[[Example], Any], name: str) -> pytest.MarkDecorator:
    """Run a test with every game, and with each of the things that the game has of a kind."""
    pairs = [
        pytest.param(example, thing, id=f"{game}-{number}")
        for game, example in EXAMPLES.items()
        for number, thing in enumerate(what(example))
    ]
    return pytest.mark.parametrize(("example", name), pairs)
