"""Whole games by hand, their scores worked out from the rules."""

from heliopolis import dice

from .builders import after, throw


def begun(players: int, sun_track: int, starter: int) -> dice.Position:
    """A game with a short Sun track."""
    return dice.Game(players, overrides={"sun_track": str(sun_track)}).start(starter=starter)


def test_a_game_of_three_turns() -> None:
    """D-26 and D-27: a Sun track of one step ends an epoch with every Sun."""
    here = begun(2, sun_track=1, starter=0)
    assert here.scores == (10, 11)

    # Pharaoh 3 and Nile 1, no dice are left. The epoch: +5 and -2 for Pharaohs, nothing for the
    # Nile without a flood, -5 each without civilization. Pharaohs go to 1 and 1.
    here = after(here, throw("SPPNA"), "keep", "pharaoh blue yellow purple", "nile green")
    assert (here.epoch, here.turn, here.scores) == (2, 1, (10, 4))

    # A flood at space 0 is worth nothing, level Pharaohs neither; there is no floor.
    here = after(here, throw("SNNNS"), "keep", "flood blue yellow green")
    assert (here.epoch, here.turn, here.scores) == (3, 0, (5, -1))

    # Two monuments in two columns; the third Monument has no companion, so the turn ends.
    here = after(here, throw("MMMAS"), "keep", "monument red 1", "monument blue 2 with green")
    assert here.over
    assert here.scores == (5 - 5 + 2, -1 - 5)
    assert here.winners == (0,)


def test_a_game_with_disasters() -> None:
    """D-22 to D-30: three players, whose second seat begins."""
    here = begun(3, sun_track=2, starter=1)
    assert here.scores == (12, 10, 11)

    # Seat 1: civilization on red and blue, Pharaoh 1.
    here = after(here, throw("CCAAP"), "keep", "civ red blue with yellow green", "pharaoh purple")
    # Seat 2: three Suns are three points; Nile 2.
    here = after(here, throw("SSSNN"), "roll purple", "+purple:ankh", "keep", "nile green purple")
    assert here.scores == (12, 10, 14)
    # Seat 0: five Suns; both markers of seat 1 go.
    here = after(here, throw("SSSSC"), "roll purple", "+purple:sun", "disaster civ")
    # Seat 1: a flood, and Nile 2 with the spared one.
    here = after(here, throw("NNNAA"), "keep", "flood red blue green", "nile yellow purple")
    # Seat 2: a Sun moves Ra, and four Ankhs are four points without a move.
    here = after(here, throw("SAAAA"), "keep")
    assert (here.turn, here.scores, here.view(None).ra) == (0, (12, 10, 18), 1)
    # Seat 0: the second Sun; a marker on blue and Pharaoh 1. The epoch:
    # Pharaohs 1, 1, 0: +5, +5, -2. Nile: 2 for seat 1, which flooded. Civilization: 0, -5, -5.
    here = after(here, throw("SCCCP"), "keep", "civ blue with yellow green", "pharaoh purple")
    assert here.scores == (12 + 5, 10 + 5 + 2 - 5, 18 - 2 - 5)
    assert (here.epoch, here.turn) == (2, 1)
    assert [seat.pharaoh for seat in here.view(None).seats] == [0, 0, 1]

    # Seat 1: three markers with five Monuments.
    here = after(
        here,
        throw("MMMMM"),
        "keep",
        "monument red 1",
        "monument blue 2 with yellow",
        "monument green 3 with purple",
    )
    # Seat 2: two markers, and two Suns end the epoch. Pharaohs 0, 0, 1: -2, -2, +5; nobody has
    # a flood or civilization.
    here = after(here, throw("SSMMA"), "keep", "monument yellow 1", "monument green 2 with purple")
    assert here.scores == (17 - 2 - 5, 12 - 2 - 5, 11 + 5 - 5)
    assert (here.epoch, here.turn) == (3, 0)
    assert [seat.pharaoh for seat in here.view(None).seats] == [1, 1, 0]

    # Seat 0: four Suns hit the monuments. Seat 1 keeps one of three, seat 2 loses both.
    here = after(here, throw("SSSSM"), "keep", "disaster monument", "lose red 1", "lose green 3")
    assert here.turn == 0
    here = after(here, "monument purple 4")
    # Seat 1: two markers more, and the end. Pharaohs 1, 1, 0: +5, +5, -2; civilization -5 each;
    # monuments in 1, 2 and 0 columns.
    here = after(here, throw("SMMMS"), "keep", "monument yellow 2", "monument blue 5 with green")
    assert here.scores == (10 + 5 - 5 + 1, 5 + 5 - 5 + 2, 11 - 2 - 5)
    assert here.winners == (0,)


def test_a_game_that_two_win() -> None:
    """D-29: four players, whose last seat begins."""
    here = begun(4, sun_track=1, starter=3)
    assert here.scores == (11, 12, 13, 10)

    # Seat 3: Pharaoh 3; the Ankh may follow, so the end is asked for, and alone it is nothing.
    # +5 and three times -2, -5 for all. Pharaohs go to 1, 1, 1, 1.
    here = after(here, throw("SPPPA"), "keep", "pharaoh blue yellow green", "end")
    assert here.scores == (4, 5, 6, 10)
    # Seat 0: two markers, which cost nothing; the others pay 5.
    here = after(here, throw("SCCCC"), "keep", "civ blue yellow with green purple")
    assert here.scores == (4, 0, 1, 5)
    # Seat 1: three points for Suns and two for Ankhs, without a move.
    here = after(here, throw("SSSAA"), "keep")
    assert (here.epoch, here.turn, here.scores) == (3, 2, (4, 5, 1, 5))
    # Seat 2: nothing but the end; all pay 5.
    here = after(here, throw("SCCPP"), "keep", "end")
    assert here.scores == (-1, 0, -4, 0)
    assert here.winners == (1, 3)
    assert [[own.net for own in sheet if own] for sheet in here.sheet()] == [
        [-7, -7, -7, 0],
        [0, -5, -5, -5],
        [-5, 0, -5, -5],
    ]
