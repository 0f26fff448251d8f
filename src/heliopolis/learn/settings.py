"""What a training is asked to do, as a file of settings says it."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Final

import msgspec

from heliopolis import games
from heliopolis.core.errors import InvalidSetup, shown

_Positive = Annotated[int, msgspec.Meta(ge=1)]
_Share = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
_Amount = Annotated[float, msgspec.Meta(ge=0.0)]

RECIPES: Final = Path(__file__).with_name("recipes")
"""Settings that come with the program, each by the name of its file."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of one training; what a file leaves out is as here.

    - `decisions`: how many are played altogether, by all seats of all games;
    - `tables`: how many games are played at once, as many of every number of players;
    - `steps`: decisions of each game between two lessons;
    - `width`, `layers`: of the network;
    - `batch`: decisions that one step of learning looks at;
    - `passes`: how often a lesson goes through what was played;
    - `rate`: how fast is learned at first; it falls to nothing, and so does `entropy`, what a
      decision that could have been another is worth;
    - `trace`: how much of what comes a whole round later counts against what is expected;
    - `clip`: how far a lesson may change the chance of a decision;
    - `margin`: what a lead counts beside winning, and `lead`, how many points make a whole one;
    - `league`: the part of the games in which others sit in some of the seats;
    - `selves`: how many earlier selves are remembered for that;
    - `characters`: who of the compiled bots sits there as well;
    - `match_minutes`, `match_games`: how often it is measured, in how many games of each size;
    - `keep_minutes`: how often a checkpoint is written.
    """

    game: str
    seed: int = 1
    decisions: _Positive = 700_000_000
    tables: _Positive = 16_384
    steps: _Positive = 64
    width: _Positive = 512
    layers: _Positive = 3
    batch: _Positive = 32_768
    passes: _Positive = 1
    rate: _Amount = 4e-4
    entropy: _Amount = 0.01
    trace: _Share = 0.95
    clip: _Share = 0.2
    margin: _Amount = 0.3
    lead: _Positive = 20
    league: _Share = 0.2
    selves: _Positive = 4
    characters: tuple[str, ...] = ("merchant", "merchant-1")
    match_minutes: _Amount = 2.0
    match_games: _Positive = 600
    keep_minutes: _Amount = 1.0


def read_settings(name: str, changes: Iterable[str] = ()) -> Settings:
    """The settings of a recipe that comes with the program, or of a TOML file.

    Each change is ``key=value``, as in the file. Raises `InvalidSetup`, which says what is wrong.
    """
    named = RECIPES / f"{name}.toml"
    try:
        text = (named if named.is_file() else Path(name)).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        known = tuple(sorted(one.stem for one in RECIPES.glob("*.toml")))
        raise InvalidSetup("no-such-settings", name=shown(name), settings=known) from error
    try:
        told = msgspec.toml.decode(text)
        for change in changes:
            told |= msgspec.toml.decode(change)
        settings = msgspec.convert(told, Settings)
    except (msgspec.MsgspecError, ValueError) as error:
        raise InvalidSetup("bad-settings", name=shown(name), reason=shown(str(error))) from error
    games.ruleset(settings.game)  # which refuses a game that there is not
    return settings
