"""Whatever a refusal says of a position is true there, for every illegal move of many positions."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from heliopolis import CHANCE, dice
from heliopolis.core.errors import IllegalMove, Refusal
from heliopolis.dice.catalogue import DECISIONS
from tests.oracle.dice_generated import make_position
from tests.oracle.dice_views import view_of

from .builders import OVER, after, position

POSITIONS = 120
OUTCOMES = ("+red:sun", "+red:nile blue:ankh", "+blue:civ yellow:civ green:sun purple:ankh")


def die(view: dice.View, colour: str) -> dice.Die:
    """The die of a colour."""
    return next(die for die in view.dice if die.colour == colour)


def showing(view: dice.View, state: str) -> tuple[str, ...]:
    """The dice in a state."""
    return tuple(die.colour.value for die in view.dice if die.state == state)


def in_civ(view: dice.View, colour: str) -> list[int]:
    """The seats with a civilization marker on a colour."""
    return [seat for seat, own in enumerate(view.seats) if colour in own.civilization]


def in_column(view: dice.View, seat: int, column: int) -> bool:
    """Whether a seat has a monument marker in a column."""
    return any(place == column for _, place in view.seats[seat].monuments)


def on_space(view: dice.View, colour: str, column: int) -> list[int]:
    """The seats with a monument marker on a space."""
    return [seat for seat, own in enumerate(view.seats) if (colour, column) in own.monuments]


def dice_of(move: Any) -> tuple[str, ...]:
    """All dice that a move spends."""
    match move:
        case dice.PlaceCiv():
            return (*move.markers, *move.others)
        case dice.PlaceMonument():
            return (move.colour,) if move.companion is None else (move.colour, move.companion)
    return tuple(move.dice)


def is_in_the_air(view: dice.View, move: Any, *, dice: tuple[str, ...]) -> bool:
    return view.phase == "roll" and dice == showing(view, "rolling")


def is_other_outcome(view: dice.View, move: dice.Rolled, *, dice: tuple[str, ...]) -> bool:
    thrown = tuple(colour for colour, _ in move.faces)
    return is_in_the_air(view, move, dice=dice) and thrown != dice


def must_lose(view: dice.View, move: Any, *, seat: int, area: str) -> bool:
    return (view.phase, view.acting, view.disaster) == ("lose", seat, area)


def stays(view: dice.View, move: dice.Roll, *, dice: tuple[str, ...]) -> bool:
    suns = [colour for colour in move.dice if die(view, colour).state == "sun"]
    return view.phase == "reroll" and bool(dice) and list(dice) == suns


def hits_other_area(view: dice.View, move: dice.Lose, *, area: str) -> bool:
    meant = "civ" if move.column is None else "monument"
    return view.disaster == area != meant


def no_civ_marker(view: dice.View, move: dice.Lose, *, seat: int, colour: str) -> bool:
    named = (move.colour, move.column) == (colour, None)
    return named and view.disaster == "civ" and seat not in in_civ(view, colour)


def no_monument_marker(
    view: dice.View, move: dice.Lose, *, seat: int, colour: str, column: int
) -> bool:
    named = (move.colour, move.column) == (colour, column)
    return named and view.disaster == "monument" and seat not in on_space(view, colour, column)


def too_few_suns(view: dice.View, move: Any, *, suns: int, needed: int) -> bool:
    return suns == len(showing(view, "sun")) < needed == 4


def is_spent(view: dice.View, move: Any, *, die: str) -> bool:
    return die in dice_of(move) and die in showing(view, "spent")


def shows_other(view: dice.View, move: Any, *, die: str, shows: str, face: str) -> bool:
    kinds = {
        dice.AdvancePharaoh: "pharaoh",
        dice.AdvanceNile: "nile",
        dice.FloodNile: "nile",
        dice.PlaceCiv: "civ",
        dice.PlaceMonument: "monument",
    }
    shown = next(other for other in view.dice if other.colour == die)
    fits = shown.face == shows and shown.state in ("free", "sun")
    return (
        fits and die in dice_of(move) and shows not in (face, "ankh") and kinds[type(move)] == face
    )


def no_real_die(view: dice.View, move: Any, *, face: str) -> bool:
    begun = not isinstance(move, dice.FloodNile) and face in view.groups
    return not begun and all(die(view, colour).face == "ankh" for colour in move.dice)


def is_ankh(view: dice.View, move: Any, *, die: str) -> bool:
    placing = move.markers if isinstance(move, dice.PlaceCiv) else (move.colour,)
    shown = next(other for other in view.dice if other.colour == die)
    return die in placing and (shown.face, shown.state) == ("ankh", "free")


def own_civ_marker(view: dice.View, move: dice.PlaceCiv, *, seat: int, colour: str) -> bool:
    return seat == view.acting and colour in move.markers and seat in in_civ(view, colour)


def civ_is_full(view: dice.View, move: dice.PlaceCiv, *, colour: str) -> bool:
    return colour in move.markers and len(in_civ(view, colour)) == len(view.seats) - 1


def is_taken(view: dice.View, move: dice.PlaceMonument, *, colour: str, column: int) -> bool:
    named = (move.colour, move.column) == (colour, column)
    return named and bool(on_space(view, colour, column))


def own_in_column(view: dice.View, move: dice.PlaceMonument, *, seat: int, column: int) -> bool:
    further = "monument" in view.groups and move.column == column
    return further and seat == view.acting and in_column(view, seat, column)


def one_die_is_enough(view: dice.View, move: dice.PlaceMonument) -> bool:
    """Also that with one die the move is legal: otherwise something else is wrong with it."""
    alone = dice.PlaceMonument(move.colour, move.column)
    return move.companion is not None and alone in dice.from_view(view).moves()


def a_second_die_is_missing(view: dice.View, move: dice.PlaceMonument) -> bool:
    """Also that with a second die, if there is one, the move is legal."""
    ours = [die for die in view.dice if die.colour != move.colour and die.state == "free"]
    seconds = [die.colour for die in ours if die.face in ("monument", "ankh")]
    pairs = {dice.PlaceMonument(move.colour, move.column, second) for second in seconds}
    return (
        move.companion is None
        and "monument" in view.groups
        and pairs <= set(dice.from_view(view).moves())
    )


TRUE: dict[str, tuple[Callable[..., bool], set[str]]] = {
    "dice-in-the-air": (is_in_the_air, {"D-3", "D-4"}),
    "roll-or-keep": (lambda view, move: view.phase == "reroll", {"D-4"}),
    "spend-or-end": (lambda view, move: view.phase == "apply", {"D-7"}),
    "must-lose-marker": (must_lose, {"D-25"}),
    "game-over": (lambda view, move, ended: view.phase == "over" and ended == "finished", {"D-29"}),
    "other-dice-in-the-air": (is_other_outcome, {"D-3", "D-4"}),
    "no-die-in-the-air": (
        lambda view, move: not showing(view, "rolling"),
        {"D-4", "D-7", "D-25"},
    ),
    "sun-stays": (stays, {"D-3"}),
    "disaster-hits-other-area": (hits_other_area, {"D-25"}),
    "no-civ-marker-there": (no_civ_marker, {"D-25"}),
    "no-monument-marker-there": (no_monument_marker, {"D-25"}),
    "too-few-suns": (too_few_suns, {"D-23"}),
    "disaster-declared-already": (
        lambda view, move: "disaster" in view.groups and len(showing(view, "sun")) > 3,
        {"D-23"},
    ),
    "die-is-spent": (is_spent, {"D-8"}),
    "die-shows-other-face": (shows_other, {"D-8"}),
    "no-real-die": (no_real_die, {"D-9"}),
    "ankh-places-no-marker": (is_ankh, {"D-14", "D-17", "D-18"}),
    "own-civ-marker-there": (own_civ_marker, {"D-15"}),
    "civ-space-full": (civ_is_full, {"D-15"}),
    "monument-space-taken": (is_taken, {"D-17", "D-18"}),
    "own-marker-in-column": (own_in_column, {"D-18"}),
    "first-monument-takes-one-die": (one_die_is_enough, {"D-17"}),
    "further-monument-takes-two-dice": (a_second_die_is_missing, {"D-18"}),
}
"""For every code whether it is true, and the rules that it may name."""


def made_up() -> Iterator[dice.Position]:
    """Positions that reach what random games seldom reach, and some for what these miss."""
    suns = position(3, "SSSSM", civ=["", "red blue green"], monuments=["", "red1 blue2 red3"])
    yield position(3, **OVER)
    yield after(suns, "disaster civ")
    yield after(suns, "disaster monument")
    yield position(3, "CCCAA", civ=["red", "blue yellow", "blue"])
    for seed in range(POSITIONS):
        yield dice.from_view(view_of(make_position(Random(seed))[0]))


def refusals(here: dice.Position) -> Iterator[tuple[dice.Move, Refusal]]:
    """Every illegal move and some outcomes, with the refusal."""
    legal = set() if here.actor is CHANCE else set(here.moves())
    for move in (*DECISIONS, *map(dice.parse_move, OUTCOMES)):
        if move in legal:
            continue
        try:
            here.play(move)
        except IllegalMove as error:
            yield move, error.refusal


def test_every_refusal_is_true() -> None:
    reached = set()
    for here in made_up():
        view = here.view(None)
        for move, refusal in refusals(here):
            reached.add(refusal.code)
            is_true, rules = TRUE[refusal.code]

            assert is_true(view, move, **refusal.parameters), (view, str(move), refusal)
            assert refusal.rule in rules, (str(move), refusal)
    assert reached == set(TRUE)
