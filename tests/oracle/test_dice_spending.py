"""The dice game's referee on spending dice."""

import pytest

from tests.oracle.dice_staging import legal, play, thrown


@pytest.mark.parametrize(
    ("dice", "moves", "pharaoh", "nile"),
    [
        ("P P A C C", ["pharaoh red blue yellow"], 3, 0),
        ("P P A C C", ["pharaoh red", "pharaoh yellow", "pharaoh blue"], 3, 0),
        ("N A C C S", ["nile red blue"], 0, 2),
        ("P N A A C", ["pharaoh red yellow", "nile blue green"], 2, 2),
        ("P N A A C", ["nile blue green", "pharaoh red yellow"], 2, 2),
    ],
)
def test_a_step_for_each_die_with_a_real_one_among_them(
    dice: str, moves: list[str], pharaoh: int, nile: int
) -> None:
    """D-8, D-9: test vector 1."""
    referee = play(thrown(dice), *moves)

    assert (referee.pharaoh[0], referee.nile[0]) == (pharaoh, nile)


def test_ankhs_alone_advance_nothing() -> None:
    """D-9."""
    referee = thrown("A A P N C")

    assert "pharaoh red" not in referee.legal()
    assert "nile red blue" not in referee.legal()
    assert "pharaoh red yellow" in referee.legal()
    play(referee, "pharaoh yellow")
    assert "pharaoh red" in referee.legal()
    assert "nile red" not in referee.legal()


def test_a_flood_does_not_license_ankhs() -> None:
    """D-9, D-22: test vector 5."""
    referee = play(thrown("N A A A A"), "flood red blue yellow")

    assert (referee.floods[0], referee.nile[0], referee.points[0]) == (1, 0, 12)
    assert referee.turn == 1


def test_tracks_end_at_twelve_and_useless_steps_are_legal() -> None:
    """D-10."""
    referee = play(thrown("P P P N A", pharaoh=[11, 0, 0]), "pharaoh red blue")

    assert referee.pharaoh[0] == 12
    assert legal(referee, "pharaoh") == ["purple", "yellow", "yellow purple"]
    assert play(referee, "pharaoh yellow purple").pharaoh[0] == 12


@pytest.mark.parametrize(
    ("dice", "moves"),
    [
        ("N N N A C", ["flood red blue yellow"]),
        ("N N N A C", ["flood red blue green", "nile yellow"]),
        ("N N N A C", ["nile yellow", "flood red blue green"]),
        ("N N A N C", ["flood red blue yellow", "nile green"]),
        ("N N N N N", ["nile red", "flood blue yellow green", "nile purple"]),
    ],
)
def test_a_flood_and_an_advance_take_different_dice(dice: str, moves: list[str]) -> None:
    """D-11: test vector 1."""
    referee = play(thrown(dice, floods=[1, 0, 0]), *moves)

    advanced = sum(len(move.split()) - 1 for move in moves if move.startswith("nile"))
    assert (referee.floods[0], referee.nile[0]) == (2, advanced)


@pytest.mark.parametrize(
    ("dice", "most"),
    [
        ("N A A C C", 0),
        ("N A A A A", 0),
        ("N N A C C", 0),
        ("N N A A C", 1),
        ("N N A A A", 2),
        ("N N N C C", 0),
        ("N N N A C", 1),
        ("N N N A A", 2),
        ("N N N N C", 1),
        ("N N N N A", 2),
        ("N N N N N", 2),
    ],
)
def test_the_greatest_advance_besides_a_flood(dice: str, most: int) -> None:
    """D-11: the table."""
    reached = []
    for flood in legal(thrown(dice), "flood"):
        referee = play(thrown(dice), f"flood {flood}")
        advances = legal(referee, "nile") if referee.turn == 0 else []
        reached.append(max((len(dice.split()) for dice in advances), default=0))

    assert max(reached) == most


@pytest.mark.parametrize("space", [0, 12])
def test_a_flood_is_legal_on_any_space_and_any_number_of_times(space: int) -> None:
    """D-12."""
    referee = thrown("N N A C C", nile=[space, 0, 0], floods=[3, 0, 0])

    assert play(referee, "flood red blue yellow").floods[0] == 4
    assert referee.nile[0] == space


def test_groups_of_three_four_and_five_dice_place_one_two_and_three_markers() -> None:
    """D-13, D-16."""
    three = legal(thrown("C C C P P"), "civ")
    four = legal(thrown("C C C A P"), "civ")
    five = legal(thrown("C C C A A"), "civ")

    assert three == ["blue with red yellow", "red with blue yellow", "yellow with red blue"]
    assert "red blue with yellow green" in four
    assert "red blue yellow with green purple" in five
    assert max(len(text.partition(" with ")[0].split()) for text in four) == 2
    assert play(thrown("C C C A A"), "civ red with blue yellow green purple").civ_of(0) == ["red"]


@pytest.mark.parametrize(
    ("dice", "markers"),
    [
        ("C A A P P", [["red"]]),
        ("P A A C C", [["green", "purple"], ["green"], ["purple"]]),
        ("C C P P P", []),
        ("A A A P P", []),
        ("C A A A A", [["red"]]),
    ],
)
def test_markers_go_to_colours_of_real_dice_only(dice: str, markers: list[list[str]]) -> None:
    """D-14, D-16: test vector 5."""
    found = {text.partition(" with ")[0] for text in legal(thrown(dice), "civ")}

    assert found == {" ".join(colours) for colours in markers}


@pytest.mark.parametrize(
    ("real", "ankhs"), [(real, ankhs) for real in range(1, 6) for ankhs in range(6 - real)]
)
def test_the_most_civilization_markers(real: int, ankhs: int) -> None:
    """D-16: the formula."""
    dice = " ".join(["C"] * real + ["A"] * ankhs + ["P"] * (5 - real - ankhs))
    found = [len(text.partition(" with ")[0].split()) for text in legal(thrown(dice), "civ")]

    expected = 0 if real + ankhs < 3 else real - 2 + min(ankhs, 2)
    assert max(found, default=0) == expected


def test_the_civilization_example_of_the_rulebook() -> None:
    """D-15, D-22: test vector 2."""
    civ: list[list[str]] = [["purple"], ["blue"], ["blue"]]
    referee = thrown("A C C A C", civ=civ)

    assert {text.partition(" with ")[0] for text in legal(referee, "civ")} == {"yellow"}
    play(referee, "civ yellow with blue purple")
    assert referee.civ_of(0) == ["yellow", "purple"]
    assert (referee.turn, referee.points[0]) == (1, 12)


def test_two_players_have_room_for_one_marker_a_colour() -> None:
    """D-15: test vector 11."""
    referee = thrown("C C C P P", players=2, civ=[[], ["red"]])

    assert {text.partition(" with ")[0] for text in legal(referee, "civ")} == {"blue", "yellow"}


def test_the_first_monument_goes_to_any_empty_space_of_its_colour() -> None:
    """D-17."""
    referee = thrown("M C C S S", monuments=[[("blue", 1)], [("red", 3)], []])

    assert legal(referee, "monument") == [f"red {column}" for column in (1, 2, 4, 5, 6, 7, 8)]


def test_the_monument_example_of_the_rulebook() -> None:
    """D-18, D-19: test vector 3."""
    own = [("red", 1), ("blue", 1), ("green", 2)]
    referee = thrown("M M M M M", monuments=[own, [], []])
    play(referee, "monument yellow 1")

    assert "monument purple 1 with red" not in referee.legal()
    assert "monument purple 2 with red" not in referee.legal()
    play(referee, "monument purple 3 with red")
    assert "monument green 3 with blue" not in referee.legal()
    play(referee, "monument green 4 with blue")
    assert len(referee.monuments_of(0)) == 6
    assert referee.turn == 1


def test_four_monuments_and_an_ankh_place_three_markers() -> None:
    """D-18: test vector 4."""
    referee = play(thrown("M M M A M"), "monument yellow 1")

    assert "monument red 2 with blue" in referee.legal()
    assert "monument blue 2 with red" in referee.legal()
    assert "monument green 2 with purple" not in referee.legal()
    play(referee, "monument blue 2 with red", "monument purple 3 with green")
    assert referee.monuments_of(0) == [(1, "yellow"), (2, "blue"), (3, "purple")]


def test_only_the_first_marker_of_a_turn_is_cheap() -> None:
    """D-19, D-20: test vector 5."""
    assert play(thrown("M M C C P"), "monument red 1").legal() == ["end", "pharaoh purple"]
    assert legal(play(thrown("M M A C P"), "monument red 1"), "monument")


@pytest.mark.parametrize(
    ("real", "most"),
    [(1, [1, 1, 1, 1, 1]), (2, [1, 2, 2, 2]), (3, [2, 2, 3]), (4, [2, 3]), (5, [3])],
)
def test_the_most_monument_markers(real: int, most: list[int]) -> None:
    """D-20: the table."""
    for ankhs, expected in enumerate(most):
        rest = 5 - real - ankhs
        referee = thrown(" ".join(["M"] * real + ["A"] * ankhs + ["C"] * rest))
        states, found = [referee], 0
        while states:
            state = states.pop()
            found = max(found, len(state.monuments_of(0)))
            for text in legal(state, "monument") if state.turn == 0 else []:
                if int(text.split()[1]) == len(state.monuments) + 1:  # columns are alike
                    states.append(play(state.copy(), f"monument {text}"))

        assert found == expected


def test_a_die_of_a_full_row_is_only_a_companion() -> None:
    """D-21."""
    full = [("red", column) for column in range(1, 9)]
    referee = thrown("M M M C C", monuments=[[], full, []])

    assert not any(text.startswith("red") for text in legal(referee, "monument"))
    play(referee, "monument blue 1")
    assert "monument yellow 2 with red" in referee.legal()


def test_without_an_own_free_column_there_is_no_further_marker() -> None:
    """D-21."""
    own = [("red", column) for column in range(1, 9)]
    referee = play(thrown("C M M M C", monuments=[own, [], []]), "monument blue 1")

    assert referee.turn == 1


@pytest.mark.parametrize(
    ("dice", "points"),
    [("A C C S S", 0), ("A A S S S", 5), ("A A A S S", 2), ("A A A A S", 4), ("A A A A A", 4)],
)
def test_every_two_unspent_ankhs_score_two_points(dice: str, points: int) -> None:
    """D-22: test vector 5; three Suns score 3 (D-23)."""
    referee = thrown(dice)
    if referee.turn == 0:
        play(referee, "end")

    assert referee.points[0] == 10 + points
