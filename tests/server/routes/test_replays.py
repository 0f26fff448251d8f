"""Game files as numbered views and events."""

import asyncio
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from heliopolis.record import load_record, replay, write_record
from heliopolis.server.routes.replays import replayed
from heliopolis.wire import codec
from tests.server.routes.builders import ME, OPEN, Stage

GOLDEN = Path(__file__).parents[2] / "golden"


@pytest.mark.parametrize("name", ["ra-3-everything.ra", "dice-3-everything.ra"])
def test_every_moment_of_a_game_has_its_view_and_its_events(here: Stage, name: str) -> None:
    record = load_record(GOLDEN / name)

    told = here.program().post("/replays", {"record": (GOLDEN / name).read_text()}).body

    steps = list(replay(record))
    assert (told["game"], told["seats"]) == (record.game.name, list(record.seats))
    assert [step["version"] for step in told["steps"]] == list(range(len(steps)))
    assert told["steps"][0]["move"] is None
    assert [step["move"]["text"] for step in told["steps"][1:]] == list(map(str, record.moves))
    read = codec(record.game.name)
    for moment, step in zip(told["steps"], steps, strict=True):
        view = msgspec.convert(moment["view"], read.types["view"])
        assert read.from_struct("view", view) == step.position.view(None)
        assert len(moment["events"]) == len(step.events)
    last = steps[-1].position
    assert told["result"] == {"scores": list(last.scores), "winners": list(last.winners)}


def test_a_seat_sees_its_own_points_only_where_they_are_hidden(here: Stage) -> None:
    text = (GOLDEN / "ra-3-everything.ra").read_text()

    told = here.program().post("/replays", {"record": text, "seat": 1}).body

    points = [[seat["points"] for seat in step["view"]["seats"]] for step in told["steps"]]
    assert told["steps"][0]["view"]["seat"] == 1
    assert points[0] == [None, 10, None]
    assert None not in points[-1]
    sheets = [event for step in told["steps"] for event in step["events"] if "lines" in event]
    assert [line is None for line in sheets[0]["lines"]] == [True, False, True]


@pytest.mark.parametrize(("opened", "eyes"), [(False, None), (True, 1)])
def test_the_file_of_a_game_that_is_played_on_shows_no_hidden_points(
    here: Stage, opened: bool, eyes: int | None
) -> None:
    record = load_record(GOLDEN / "ra-3-everything.ra")
    last = record.seals[0] if opened else replace(record.seals[0], secret=None)
    so_far = replace(
        record, moves=record.moves[:30], times=(), seals=(last,), hands=(), practice=None
    )

    told = here.program().post("/replays", {"record": write_record(so_far), "seat": 1}).body

    assert {step["view"]["seat"] for step in told["steps"]} == {eyes}
    points = {one["points"] for step in told["steps"] for one in step["view"]["seats"]}
    assert (points == {None}) is not opened


def test_nobody_looks_through_the_eyes_of_a_seat_that_is_not_there(here: Stage) -> None:
    text = (GOLDEN / "ra-3-everything.ra").read_text()

    answer = here.program().post("/replays", {"record": text, "seat": 3})

    assert (answer.status, answer.code) == (400, "no-such-seat")


def test_a_text_that_is_no_game_is_refused_with_its_line(here: Stage) -> None:
    text = (GOLDEN / "ra-2-rio-grande-random.ra").read_text()
    wrong = text.replace("draw", "dance", 1)

    answer = here.program().post("/replays", {"record": wrong})

    assert (answer.status, answer.code) == (400, "not-a-move")
    assert answer.body["line"] == wrong[: wrong.index("dance")].count("\n") + 1


def test_a_text_that_is_too_long_is_refused(here: Stage) -> None:
    assert here.program().post("/replays", {"record": "x" * 200_001}).code == "no-message"


def test_ten_at_once_are_enough(here: Stage) -> None:
    here.stop_time()

    ana = here.browser()
    ana.make(ME, OPEN)

    statuses = [ana.post("/replays", {"record": ""}).status for _ in range(12)]
    others = [here.program().post("/replays", {"record": ""}).status for _ in range(102)]

    assert statuses == [400] * 10 + [429] * 2
    assert others == [400] * 100 + [429] * 2


def test_the_loop_goes_on_while_a_long_game_is_replayed() -> None:
    text = (GOLDEN / "dice-4-random.ra").read_text()
    replayed(text)  # what is compiled or cached is so by now

    async def turns_of_the_loop() -> int:
        thread = asyncio.to_thread(lambda: [replayed(text) for _ in range(20)])
        work = asyncio.get_running_loop().create_task(thread)
        turns = 0
        while not work.done():
            await asyncio.sleep(0.001)
            turns += 1
        return turns

    assert asyncio.run(turns_of_the_loop()) > 20  # a loop that is blocked has one or two
