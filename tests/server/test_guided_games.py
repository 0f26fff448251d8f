"""The guided first games: what the lessons of the browser ask for leads where they say.

Each lesson is played through the server's own code, with its script and its opponent; at every
decision the next step must be the one that the browser would tell.
"""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from heliopolis.bots import read_bot
from heliopolis.bots.asking import ask
from heliopolis.server.rooms.room import Accepted, Room
from heliopolis.server.tables.making import Made, make, scripted
from heliopolis.server.workers.jobs import AdviseJob, BotLost, ChooseJob
from heliopolis.texts import LANGUAGES
from heliopolis.wire.rest.asked import NewSeat, NewTable
from tests.server.rooms.builders import LATER, Ear, make_room, open_house, run, until
from tests.texts.tables import catalogue

LESSONS = {
    path.stem: json.loads(path.read_text("utf-8"))
    for path in (Path(__file__).parents[2] / "web" / "src" / "guide").glob("*.json")
}
ME = 0
SEEDS = ("00" * 32, "a7" * 32)
"""What chance deals when the script has ended, and what bots are seeded by."""


class Thinking:
    """Bots that think here and now."""

    async def choose(self, job: ChooseJob) -> str:
        bot = read_bot(job.game, job.bot).make(job.seed)
        return str(ask(bot, job.view.acting, job.view, job.distinct, lambda: job.legal))

    async def advise(self, job: AdviseJob) -> msgspec.Raw:
        raise BotLost("bot-lost", bot=job.bot)


async def taught(tmp_path: Path, lesson: dict[str, Any], seed: str) -> tuple[list[str], Room]:
    """What a player hears who does all that the lesson asks for, and where that leads."""
    async with open_house(tmp_path / "tables.db", bots=Thinking()) as house:
        room = await make_room(house, _document(lesson, seed))
        told: list[str] = []
        at, since = 0, 0
        while at < len(lesson["steps"]):
            await until(lambda: room.match is None or room.match.asked == ME)
            moment = await _moment(room)
            number = _next_step(lesson["steps"], at, since, moment)
            assert number is not None, f"nothing is told after {told[-1:]}"
            step = lesson["steps"][number]
            told.append(step["say"])
            if "move" in step:
                done = await room.submit(ME, step["move"], moment["version"], None)
                assert isinstance(done, Accepted), step
            at, since = number + 1, moment["version"]
        return told, room


def _document(lesson: dict[str, Any], seed: str) -> Any:
    """The table that the browser asks for."""
    opponent = NewSeat("bot", **lesson["opponent"])
    asked = NewTable(
        lesson["game"],
        (NewSeat("me", name="Ana"), opponent),
        overrides=lesson["overrides"],
        pace="instant",
        script=tuple(lesson["script"]),
    )
    made = make(asked, "browser", LATER, ())
    assert isinstance(made, Made)
    assert asked.script is not None
    guided = scripted(made, asked.script, seed)
    assert isinstance(guided, Made)
    return guided.document


async def _moment(room: Room) -> dict[str, Any]:
    """All that a client knows that has just come."""
    ear = Ear(ME)
    await room.resend(ear, 0)
    return dict(json.loads(ear.frames[0]))


def _next_step(
    steps: list[dict[str, Any]], at: int, since: int, moment: dict[str, Any]
) -> int | None:
    for number, step in enumerate(steps[at:], at):
        if _holds(step["when"], moment, since):
            return number
    return None


def _holds(when: dict[str, Any], moment: dict[str, Any], since: int) -> bool:
    """As web/src/guide/stepping.ts has it."""
    view = moment["view"]
    return (
        when.get("phase") in (None, view["phase"])
        and all(view[field] == wanted for field, wanted in when.get("view", {}).items())
        and ("lot" not in when or when["lot"] in view["track"])
        and ("option" not in when or when["option"] in [one["text"] for one in moment["options"]])
        and ("event" not in when or _happened(when, moment, since))
    )


def _happened(when: dict[str, Any], moment: dict[str, Any], since: int) -> bool:
    return any(
        event["type"] == when["event"]
        and ("mine" not in when or (event["seat"] == ME) == when["mine"])
        for seen in moment["moves"]
        if seen["version"] > since
        for event in seen["events"]
    )


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", LESSONS)
def test_who_does_what_a_lesson_asks_for_hears_all_of_it(
    name: str, seed: str, tmp_path: Path
) -> None:
    async def test() -> None:
        told, room = await taught(tmp_path, LESSONS[name], seed)

        assert told == [step["say"] for step in LESSONS[name]["steps"]]
        assert room.match is not None
        dealt = [row.text for row in room.rows if row.actor is None]
        script = LESSONS[name]["script"][1:]
        assert dealt[: len(script)] == script

    run(test, 300)


def test_the_lesson_of_ra_ends_with_the_points_that_it_names(tmp_path: Path) -> None:
    async def test() -> None:
        _, room = await taught(tmp_path, LESSONS["ra"], SEEDS[0])

        mine, other = (await _moment(room))["view"]["sheets"][0]
        items = ("gods", "gold", "pharaohs", "river", "civilization", "net")
        assert [mine[item] for item in items] == [0, 3, 5, 2, 5, 15]
        assert (mine["points"], other["points"]) == (25, 8)

    run(test, 300)


def test_the_lesson_of_the_dice_game_ends_with_the_points_that_it_names(tmp_path: Path) -> None:
    async def test() -> None:
        _, room = await taught(tmp_path, LESSONS["dice"], SEEDS[0])

        mine, other = (await _moment(room))["view"]["sheets"][0]
        assert [mine[item] for item in ("pharaohs", "river", "civilization")] == [-2, 3, 5]
        assert (mine["points"], other["points"]) == (16, 16)

    run(test, 300)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
def test_every_step_has_its_words_and_nothing_else_has(name: str, language: str) -> None:
    told = {f"web-guide-{name}-{step['say']}" for step in LESSONS[name]["steps"]}

    assert set(catalogue(language).keys(f"web-guide-{name}-")) == told


def test_a_step_whose_situation_has_not_come_is_not_told() -> None:
    view = {"phase": "turn", "ra_tiles": 1, "track": ["nile", None]}
    drawn = {"type": "tile_drawn", "seat": 1}
    moves = [{"version": 4, "events": [drawn]}]
    moment = {"view": view, "options": [{"text": "draw"}], "moves": moves, "version": 4}
    coming: list[dict[str, Any]] = [
        {"phase": "auction"},
        {"view": {"ra_tiles": 2}},
        {"lot": "gold"},
        {"option": "ra"},
        {"event": "auction_won"},
        {"event": "tile_drawn", "mine": True},
    ]

    assert [_holds(when, moment, 3) for when in coming] == [False] * len(coming)
    assert not _holds({"event": "tile_drawn"}, moment, 4)
    assert _next_step([{"when": {"lot": "gold"}}, {"when": {"lot": "nile"}}], 0, 3, moment) == 1
