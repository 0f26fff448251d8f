"""The report: its text, its Markdown and its data."""

import json

import pytest

from heliopolis.arena import report as module
from heliopolis.arena.figures import Estimate
from heliopolis.arena.report import Report, missing_extras
from heliopolis.arena.result import Forfeit
from heliopolis.core.errors import InvalidSetup
from tests.arena.simulated import game, report_on, tournament

BOTS = ("merchant", "uniform")
HABITS = ((12.0, 9.0, 6.0, 30.0, 40.0), (6.0, 9.0, 6.0, 20.0, 60.0))


@pytest.fixture(scope="module")
def small() -> Report:
    """A hundred games of two bots, the last of which the second lost by a fault."""
    results = tournament([1.0, 0.0], [0, 1], deals=50, seed=1, habits=HABITS)
    last = results[-1]
    seat = last.seats.index(1)
    results[-1] = game(
        last.seats,
        [2 if own == seat else 1 for own in range(2)],
        number=last.number,
        deal=last.deal,
        tallies=last.tallies,
        forfeit=Forfeit(seat, "it raised ValueError: no"),
    )
    return report_on(results, timed=("merchant",), notes=["Here ends the report."])


TEXT = """\
ra, 2 players: 100 games, 50 deals
----------------------------------
bot                  wins %                       Elo        score       margin
merchant  79.0 [71.0, 86.0]  above  +230 [+156, +315]  37.88 ±0.76  +5.76 ±1.52
uniform   21.0 [14.0, 29.0]  below         0 (anchor)  32.12 ±0.76  -5.76 ±1.52

A seat among equals wins 50.0 %; above and below say that the whole 95 % interval lies there.
Ties share the win; copies of a bot are one competitor.
Elo is a Plackett-Luce rating by all places; margin is to the best other seat.
Intervals are from resampling whole deals.
By the clock, so not to be repeated exactly: merchant.

Places and seats
----------------
places, %  games  mean   1st   2nd
merchant     100  1.21  79.0  21.0
uniform      100  1.79  21.0  79.0

wins by seat, %  seat 0  seat 1
merchant           76.0    82.0
uniform            18.0    24.0

Head to head
------------
placed before, %  merchant  uniform
merchant                 .     79.0
uniform               21.0        .

How often the row's bot is placed before the column's when both play; a shared place is half.

How they play
-------------
points a game      merchant      uniform
river          11.43 ±0.65*  6.08 ±0.55*
monuments       8.79 ±0.58   9.07 ±0.55

what they do        merchant       uniform
auctions won     6.11 ±0.39    6.08 ±0.47
tiles won       29.00 ±1.07*  20.24 ±0.95*
suns paid       39.32 ±1.22*  60.07 ±1.43*
tiles a lot      4.75 ±0.35*   3.33 ±0.33*
sun paid a lot   6.43 ±0.45*   9.88 ±0.81*

* differs from every other bot, + from some, after Holm's correction at 5 % for all comparisons
together.

Who plays differently
---------------------
merchant and uniform differ in 5 of 7 rows, all but monuments, auctions won.

Games lost by a fault
---------------------
uniform lost 1 game (number 99): it raised ValueError: no.
These games count as losses, and not in scores or habits.

Notes
-----
Here ends the report.
"""


def test_the_report_reads_like_this(small: Report) -> None:
    assert small.text() == TEXT


def test_no_line_of_a_long_report_is_longer_than_100_columns() -> None:
    bots = [f"folder/of/bots/my_bot_{number}.py:MyBot:ms=50" for number in range(8)]
    results = [
        result
        for first in range(4)
        for result in tournament(
            [0.0] * 8, range(first, first + 5), 5, first, habits=[HABITS[0]] * 8
        )
    ]

    lines = report_on(results, bots, 5).text().splitlines()

    assert max(map(len, lines)) <= 100
    assert sum(line.startswith("placed before") for line in lines) > 1


def test_bots_stand_in_the_order_of_their_ratings() -> None:
    results = tournament([0.0, 1.0, 2.0], [0, 1, 2], deals=100, seed=2)

    figures = report_on(results, ("worst", "middle", "best"), 3).figures

    assert [figures.lines[bot].bot for bot in figures.ranking] == ["best", "middle", "worst"]


def test_the_order_in_which_games_end_does_not_matter() -> None:
    results = tournament([0.0, 1.0], [0, 1], deals=30, seed=3, habits=HABITS)

    assert report_on(results[::-1]).figures == report_on(results).figures


def test_intervals_hold_their_figures(small: Report) -> None:
    for line in small.figures.lines:
        for estimate in (line.share, line.score, line.margin, line.place, *line.habits):
            assert estimate.value is not None
            assert estimate.low is not None
            assert estimate.high is not None
            assert estimate.low < estimate.value < estimate.high


def test_a_bot_that_wins_every_game_is_marked_and_its_interval_has_a_width() -> None:
    results = tournament([99.0, 0.0], [0, 1], deals=50, seed=4, habits=HABITS)

    made = report_on(results)

    best = made.figures.lines[0]
    assert best.held
    assert best.share == Estimate(value=1.0, low=0.94, high=1.0)
    assert "! These games alone set no bound" in made.text()


def test_what_is_the_same_in_every_deal_has_no_interval_but_the_anchor_has_its_zero() -> None:
    results = [game([0, 1], [1, 2], number=deal, deal=deal) for deal in range(40)]

    made = report_on(results)

    first = made.figures.lines[0]
    assert first.place == Estimate(value=1.0, low=None, high=None)
    assert first.share == Estimate(value=1.0, low=0.925, high=1.0)
    assert made.figures.lines[made.figures.anchor].rating == Estimate(0.0, 0.0, 0.0)
    assert "±0.00" not in made.text()


def test_few_deals_are_called_few() -> None:
    results = tournament([0.0, 0.0], [0, 1], deals=29, seed=5, habits=HABITS)

    assert "Only 29 deals: far too few" in report_on(results).text()
    assert "too few" not in report_on([*results, game([0, 1], [1, 2], number=99, deal=99)]).text()


def test_one_game_makes_a_report_without_intervals() -> None:
    made = report_on([game([0, 1], [1, 2])])

    assert made.figures.lines[0].share.low is None
    assert "Only one deal" in made.text()
    assert "With fewer than 20 deals bots are not compared." in made.text()
    json.dumps(made.to_json(), allow_nan=False)


def test_a_bot_alone_at_the_table_has_a_report_without_comparisons() -> None:
    text = report_on(tournament([0.0], [0, 0, 0], deals=3, seed=6), ("merchant",), 3).text()

    assert "Head to head" not in text
    assert "Who plays differently" not in text


def test_a_bot_without_a_game_has_no_figures() -> None:
    made = report_on(tournament([0.0] * 2, [0, 1], deals=30, seed=7), (*BOTS, "absent"))

    absent = made.figures.lines[2]
    assert absent.games == 0
    assert absent.share.value is None
    assert "absent" in made.text()


def test_no_games_make_no_report() -> None:
    with pytest.raises(InvalidSetup, match="no games"):
        report_on([])


def test_a_report_that_the_clock_ended_says_so() -> None:
    results = tournament([0.0, 0.0], [0, 1], deals=30, seed=5, habits=HABITS)

    made = report_on(results, ended="time")

    assert made.partial
    said = "This is partial: the time was over after 60 of 1,060 games in whole deals."
    assert said in made.text()
    assert (made.to_json()["ended"], made.to_json()["wanted"]) == ("time", 1_060)
    assert not report_on(results).partial


def test_the_data_survive_json(small: Report) -> None:
    data = small.to_json()

    assert json.loads(json.dumps(data, allow_nan=False)) == data
    assert data["lines"][0]["bot"] == "merchant"
    assert data["lines"][0]["elo"]["value"] == pytest.approx(
        data["lines"][0]["rating"]["value"] * 173.7178, abs=0.001
    )
    assert data["lines"][1]["forfeits"] == 1
    assert data["faults"] == [
        {"bot": 1, "why": "it raised ValueError: no", "games": 1, "first": 99}
    ]


def test_what_is_not_installed_is_named_with_the_extra_that_brings_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "find_spec", lambda name: None)
    missing = missing_extras()
    monkeypatch.undo()

    assert [sentence.split()[0] for sentence in missing] == ["Plots", "The"]
    assert all(sentence.endswith("pip install 'heliopolis[arena]'.") for sentence in missing)
    assert missing_extras() == ()
