"""From the options of the command line to a game that can be played."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from heliopolis import games
from heliopolis.core.errors import InvalidRecord, InvalidSetup
from heliopolis.core.value import value
from heliopolis.games import make_game
from heliopolis.record import Record, game_named, load_record
from heliopolis.terminal.console import Console
from heliopolis.terminal.play import Play
from heliopolis.terminal.saves import Saver, check_free
from heliopolis.terminal.seating import seat_again, seat_all
from heliopolis.terminal.table import Table, resumed_table, sealed_table, seeded_table

DEFAULT_PLAYERS = 4
DEFAULT_GAME = "ra"
_BEGINNING = 100_000  # characters; a game names itself on one of its first lines


@value
class Options:
    """What the player asked for; None where nothing was said."""

    game: str | None = None
    players: int | None = None
    edition: str | None = None
    overrides: tuple[tuple[str, str], ...] = ()
    seed: int | None = None
    bots: str | None = None
    hotseat: bool = False
    watch: bool = False
    load: Path | None = None
    save: Path | None = None
    names: tuple[str, ...] = ()


def open_table(options: Options, prepare: Callable[[str], None]) -> Table:
    """Seat everybody for a new game, or for the saved one; raise `InvalidSetup` in words.

    `prepare` is called with the name of the game once the options are known to be good, before
    its rules are needed.
    """
    if options.load is not None:
        return _saved_table(options.load, options, prepare)
    if options.hotseat and options.watch:
        raise InvalidSetup("--hotseat is for people only and --watch for bots only: choose one")
    game = make_game(
        options.game or DEFAULT_GAME,
        DEFAULT_PLAYERS if options.players is None else options.players,
        options.edition,
        dict(options.overrides),
    )
    people = 0 if options.watch else game.players if options.hotseat else 1
    seating = seat_all(game, people, options.names, options.bots)
    prepare(game.name)
    if options.seed is None:
        return sealed_table(game, seating)
    return seeded_table(game, seating, options.seed)


def _check_unchanged(options: Options) -> None:
    """Raise `InvalidSetup` for options that would change a saved game."""
    given = {
        "--game": options.game is not None,
        "--players": options.players is not None,
        "--edition": options.edition is not None,
        "--override": bool(options.overrides),
        "--seed": options.seed is not None,
        "--hotseat": options.hotseat,
        "--watch": options.watch,
        "--name": bool(options.names),
    }
    for option, there in given.items():
        if there:
            raise InvalidSetup(f"a saved game goes on as it was, so {option} cannot change it")


def _saved_table(path: Path, options: Options, prepare: Callable[[str], None]) -> Table:
    _check_unchanged(options)
    record = read_game(path, prepare)
    table = resumed_table(record, seat_again(record, options.bots))
    if table.position.over:
        raise InvalidSetup(f"the game in {str(path)!r} is over; see it with heliopolis replay")
    return table


def read_game(path: Path, prepare: Callable[[str], None]) -> Record:
    """The record in a file, once its game is prepared; raise `InvalidRecord` naming the file."""
    name = game_named(_beginning(path))
    if name in games.names():
        prepare(name)
    try:
        return load_record(path)
    except InvalidRecord as error:
        if error.line is None:  # then it is about the file, and names it
            raise
        raise InvalidRecord(f"{str(path)!r}, {error}") from error


def _beginning(path: Path) -> str:
    """What a file begins with; nothing where that cannot be read, which is told later."""
    with suppress(OSError):
        if path.is_file():
            with path.open(encoding="utf-8", errors="replace") as file:
                return file.read(_BEGINNING)
    return ""


def play(options: Options, console: Console, prepare: Callable[[str], None]) -> int:
    """Play a game at the prompt; the exit status."""
    if options.load is not None:
        _check_unchanged(options)
        if not options.load.is_file():
            load_record(options.load)  # which says why not
    if options.save is not None and options.save != options.load:
        check_free(options.save)
    saver = Saver(options.save or options.load, console.say)
    try:
        return Play(open_table(options, prepare), saver, console).run()
    finally:
        saver.close()
