"""What the Python side says, in every language, for the client's words to be compared with."""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from heliopolis import dice, games, ra, wire
from heliopolis.bots import names_of
from heliopolis.core.errors import IllegalMove, Refusal
from heliopolis.dice.catalogue import DECISIONS
from heliopolis.ra.moves import MOVES as RA_MOVES
from heliopolis.record import Record, load_record, replay
from heliopolis.texts import LANGUAGES, Catalogue
from heliopolis.texts.bots import bot_said
from heliopolis.texts.dice import DiceTexts
from heliopolis.texts.game import GameTexts
from heliopolis.texts.ra import RaTexts
from heliopolis.texts.thinking import gain_said, percent_said, reason_said
from heliopolis.wire.structs import RefusalStruct

from .fixtures import FOLDER, found
from .refusals import REFUSALS
from .scenes import SCENES

CORPUS: Final = Path(__file__).parents[2] / "web" / "test" / "sentences.json"
_GOLDEN: Final = Path(__file__).parents[2] / "tests" / "golden" / "moves"
_TOLD: Final = (
    "ra-2-rio-grande-random",
    "ra-3-windrider-gods",
    "ra-5-rio-grande-gods",
    "dice-2-disasters",
    "dice-3-disasters",
    "dice-4-random",
)
"""The games that are told."""
_SPOKEN_TO: Final = (0, None)
_EACH: Final = 2
"""So many examples of each message are enough."""
_EVERY: Final = 29
"""Every so many positions of a game refuse moves."""


def corpus() -> dict[str, Any]:
    """Everything that is compared."""
    records = [load_record(_GOLDEN / f"{name}.ra") for name in _TOLD]
    return {
        "events": list(_events(records)),
        "paragraphs": [case for record in records[1:5:2] for case in _paragraphs(record)],
        "scenes": [case for name in SCENES for case in _scene(name)],
        "thoughts": [_thoughts(name) for name, scene in SCENES.items() if scene.counsel],
        "refusals": [case for record in records for case in _refused(record)] + _made_up(),
        "bots": [case for game in games.names() for case in _bots(game)],
    }


def lines(content: dict[str, Any]) -> str:
    """The text of the corpus, a case a line."""
    parts = (f'"{key}": [\n{_cases(cases)}\n]' for key, cases in content.items())
    return "{" + ",\n".join(parts) + "}\n"


def _cases(cases: Iterable[Any]) -> str:
    texts = (json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in cases)
    return ",\n".join(texts)


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(language)


def _texts(game: Any, seats: tuple[str, ...], you: int | None, language: str) -> GameTexts:
    make = RaTexts if game.name == "ra" else DiceTexts
    return make(_catalogue(language), game, seats, you)


def _table(record: Record) -> dict[str, Any]:
    """What the client has to know of a table."""
    edition = record.game.edition
    return {
        "game": record.game.name,
        "edition": edition.name,
        "overrides": dict(edition.overrides),
        "names": record.seats,
    }


def _said(record: Record, say: Callable[[GameTexts, Any], Any], what: Any) -> list[Any]:
    """What is said of something to every audience in every language."""
    told = []
    for you in _SPOKEN_TO:
        texts = {name: _texts(record.game, record.seats, you, name) for name in LANGUAGES}
        told.append({"you": you, "said": {name: say(one, what) for name, one in texts.items()}})
    return told


def _happened(texts: GameTexts, event: Any) -> str:
    return texts.event(event)


def _in_turns(texts: GameTexts, news: tuple[Any, ...]) -> list[str]:
    return list(texts.paragraphs(news))


def _events(records: Iterable[Record]) -> Iterator[Any]:
    """Some events of every kind, told to the first seat and to spectators."""
    examples = Counter[Any]()
    for record in records:
        happened = [event for step in replay(record) for event in step.events]
        for event in (*happened, _tied(record)):
            kind = record.game.name, record.game.edition.name, *_kind(event)
            examples[kind] += 1
            if examples[kind] <= _EACH:
                said = _said(record, _happened, event)
                yield {**_table(record), "event": _event(record, event), "told": said}


def _tied(record: Record) -> Any:
    """An end with equal points, which is rare."""
    scores = (31,) * record.game.players
    if record.game.name == "ra":
        return ra.events.GameOver((1,), scores, by_tie_break=True)
    return dice.events.GameOver((0, 1), scores)


def _kind(event: Any) -> Iterator[Any]:
    """What events have in common that are told alike: words, and which numbers are nothing."""
    yield type(event).__name__
    for field in fields(event):
        given = getattr(event, field.name)
        is_word = isinstance(given, str) and field.name != "tile"
        yield given if is_word else given == 0 if field.name == "seat" else bool(given)


def _event(record: Record, event: Any) -> Any:
    return json.loads(wire.codec(record.game.name).event_json(event))


def _paragraphs(record: Record) -> Iterator[Any]:
    """A game turn by turn, every fifth turn and the ends of epochs."""
    news: list[Any] = []
    for number, step in enumerate(replay(record)):
        news += step.events
        if step.position.begins_turn or step.position.over:
            if number % 5 == 0 or len(news) > 8:
                said = _said(record, _in_turns, tuple(news))
                told = [_event(record, event) for event in news]
                yield {**_table(record), "events": told, "told": said}
            news = []


def _scene(name: str) -> Iterator[Any]:
    """What is decided in a fixture, its moves, and what its points are for."""
    here, seat = found(name)
    match, view = here.match, here.match.view(seat)
    options = _some(match.options(seat) if seat is not None else ())
    for you in (seat, None) if seat is not None else (None,):
        said: dict[str, Any] = {}
        for language in LANGUAGES:
            texts = _texts(match.game, match.names, you, language)
            said[language] = {
                "asked": texts.headline(view),
                "moves": {str(move): texts.move(move, view) for move in options},
                "counts": [
                    {item: texts.counts(line, item) for item in texts.items}
                    for sheet in view.sheets[-1:]
                    for line in sheet
                    if line is not None
                ],
                "setting": texts.setting(match.game),
            }
        yield {"fixture": name, "you": you, "said": said}


def _thoughts(name: str) -> Any:
    """What a bot thinks of a fixture; its counsel is in the file."""
    content = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    game, counsel = content["game"], content["counsel"]
    here, seat = found(name)
    reasons = [reason for one in counsel["thoughts"]["classes"] for reason in one["reasons"]]
    shares = [share for one in counsel["thoughts"]["classes"] for share in one["shares"]]
    said = {}
    for language in LANGUAGES:
        texts = _texts(here.match.game, here.match.names, seat, language)
        said[language] = {
            "shares": [percent_said(texts, share) for share in shares],
            "gains": [gain_said(texts, "x", points) for points in counsel["margins"].values()],
            "reasons": [
                reason_said(texts, game, one["code"], one["parameters"], one["points"])
                for one in reasons
            ],
        }
    return {"fixture": name, "said": said}


def _some(moves: Iterable[Any]) -> list[Any]:
    """A few moves of each kind."""
    kinds = Counter[type]()
    chosen = []
    for move in moves:
        kinds[type(move)] += 1
        if kinds[type(move)] <= _EACH:
            chosen.append(move)
    return chosen


def _refused(record: Record) -> Iterator[Any]:
    """One refusal of every kind that the rules of a game know."""
    moves: tuple[Any, ...] = RA_MOVES if record.game.name == "ra" else DECISIONS[::7]
    refusals: dict[str, Refusal] = {}
    for step in list(replay(record))[::_EVERY]:
        for move in moves:
            try:
                step.position.play(move)
            except IllegalMove as error:
                refusals.setdefault(error.refusal.code, error.refusal)
    for refusal in refusals.values():
        said = _said(record, GameTexts.refusal, refusal)
        yield {**_table(record), "refusal": _plain(refusal), "told": said}


def _made_up() -> list[Any]:
    """Refusals of servers and files."""
    record = load_record(_GOLDEN / "ra-3-windrider-gods.ra")
    return [
        {
            **_table(record),
            "refusal": _plain(refusal),
            "told": _said(record, GameTexts.refusal, refusal),
        }
        for refusal in REFUSALS
    ]


def _plain(refusal: Refusal) -> Any:
    return json.loads(msgspec.json.encode(RefusalStruct.of(refusal)))


def _bots(game: str) -> Iterator[Any]:
    for name in (*names_of(game), "unheard-of"):
        said = {language: bot_said(_catalogue(language), game, name) for language in LANGUAGES}
        yield {"game": game, "bot": name, "said": said}
