"""Games are found by name, and imported only when somebody asks for one."""

import subprocess
import sys

import numpy as np
import pytest

import heliopolis
from heliopolis import dice, games, ra
from heliopolis.core import errors
from heliopolis.core.chance import SeededDealer
from heliopolis.core.errors import InvalidNotation, InvalidSetup, shown
from heliopolis.core.ruleset import Ruleset
from heliopolis.games import make_game, names, parse_move, ruleset, ruleset_of


def imported_after(program: str) -> list[str]:
    """What a new process has imported of what is heavy, after a program."""
    heavy = ("numpy", "numba", "heliopolis.ra", "heliopolis.dice")
    asked = f"import sys\n{program}\nprint(*[name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_the_package_exports_all_that_callers_catch_and_name() -> None:
    raised = {
        name
        for name, thing in vars(errors).items()
        if isinstance(thing, type) and issubclass(thing, errors.HeliopolisError)
    }

    assert set(heliopolis.__all__) == raised | {"CHANCE", "Refusal", "__version__", "games"}
    assert all(hasattr(heliopolis, name) for name in heliopolis.__all__)


@pytest.mark.parametrize(
    "program",
    ["import heliopolis", "from heliopolis import games; games.names()", "import heliopolis.cli"],
)
def test_nothing_heavy_is_imported_to_name_the_games(program: str) -> None:
    assert imported_after(program) == []


def test_asking_for_one_game_imports_no_other() -> None:
    ask = "from heliopolis import games; games.make_game({!r}, 2)"

    assert "heliopolis.dice" not in imported_after(ask.format("ra"))
    assert "heliopolis.ra" not in imported_after(ask.format("ra-dice"))


def test_bots_and_the_warm_up_of_one_game_import_no_other() -> None:
    uncompiled = "import os; os.environ['NUMBA_DISABLE_JIT'] = '1'"
    ask = "from heliopolis.bots.warmup import warm; warm('ra', lambda *_: None)"

    assert "heliopolis.dice" not in imported_after(f"{uncompiled}; {ask}")


def test_games_are_found_by_their_names() -> None:
    assert names() == ("ra", "ra-dice")
    assert (ruleset("ra"), ruleset("ra-dice")) == (ra.RULESET, dice.RULESET)
    assert {name: make_game(name, 3).name for name in names()} == {name: name for name in names()}


@pytest.mark.parametrize("rules", [ra.RULESET, dice.RULESET], ids=names())
def test_tables_positions_and_views_tell_their_game(rules: Ruleset) -> None:
    table = make_game(rules.name, 2)
    here = table.start(SeededDealer(np.random.default_rng(1)))

    assert [ruleset_of(thing) is rules for thing in (table, here, here.view(0))] == [True] * 3


def test_what_belongs_to_no_game_is_refused() -> None:
    with pytest.raises(TypeError, match="str is no table, position or view of any game"):
        ruleset_of("ra")


def test_a_name_is_given_to_one_game_only() -> None:
    with pytest.raises(ValueError, match="there is a game 'ra' already"):
        games.add(ra.RULESET)


def test_a_game_is_set_up_with_what_was_asked_for() -> None:
    game = make_game("ra", 3, "windrider", {"disasters": "after-turn"})
    of_dice = make_game("ra-dice", 3, "rio-grande", {"sun_track": "9"})

    assert game == ra.Game(3, "windrider", {"disasters": "after-turn"})
    assert of_dice == dice.Game(3, "rio-grande", {"sun_track": "9"})


def test_without_an_edition_it_is_the_usual_one() -> None:
    assert make_game("ra", 5, overrides={"names": "windrider"}) == ra.Game(
        5, overrides={"names": "windrider"}
    )
    assert make_game("ra-dice", 2) == dice.Game(2)


def test_tables_of_two_games_are_never_equal() -> None:
    assert make_game("ra", 3) != make_game("ra-dice", 3)


@pytest.mark.parametrize("name", ["chess", "x" * 10_000])
def test_a_game_that_nobody_knows_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(InvalidSetup) as caught:
        make_game(name, 4)

    assert caught.value.code == "no-such-game"
    assert caught.value.parameters == {"game": shown(name), "games": ("ra", "ra-dice")}


@pytest.mark.parametrize(
    ("name", "players", "edition", "reason"),
    [
        ("ra", 6, None, "players=6, fewest=2, most=5"),
        ("ra", 4, "first", "no-such-edition: edition='first', editions="),
        ("ra-dice", 5, None, "players=5, fewest=2, most=4"),
        ("ra-dice", 4, "windrider", "no-such-edition: edition='windrider', editions="),
    ],
)
def test_a_table_that_does_not_exist_is_refused(
    name: str, players: int, edition: str | None, reason: str
) -> None:
    with pytest.raises(InvalidSetup, match=reason):
        make_game(name, players, edition)


def test_every_move_of_a_game_is_read_by_its_text() -> None:
    game, of_dice = make_game("ra", 4), make_game("ra-dice", 4)

    assert parse_move(game, "god step-pyramid") == ra.PlayGod(ra.Tile.STEP_PYRAMID)
    assert parse_move(of_dice, "lose red 3") == dice.Lose(dice.Colour.RED, 3)
    for text, table in (("castle", game), ("castle", of_dice), ("keep", game), ("draw", of_dice)):
        with pytest.raises(InvalidNotation):
            parse_move(table, text)
