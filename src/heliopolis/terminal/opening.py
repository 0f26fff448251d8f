"""From the options of the command line to a game that can be played."""

from collections.abc import Callable
from pathlib import Path

from heliopolis.core.errors import InvalidRecord, InvalidSetup
from heliopolis.core.value import value
from heliopolis.games import make_game
from heliopolis.record import Record, load_record
from heliopolis.terminal.console import Console
from heliopolis.terminal.play import Play
from heliopolis.terminal.saves import Saver, check_free
from heliopolis.terminal.seating import seat_again, seat_all
from heliopolis.terminal.table import Table, resumed_table, sealed_table, seeded_table

DEFAULT_PLAYERS = 4
DEFAULT_GAME = "ra"


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


def open_table(options: Options, prepare: Callable[[], None]) -> Table:
    """Seat everybody for a new game, or for the saved one; raise `InvalidSetup` in words.

    `prepare` is called once the options are known to be good, before the rules are needed.
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
    prepare()
    if options.seed is None:
        return sealed_table(game, seating)
    return seeded_table(game, seating, options.seed)


def _saved_table(path: Path, options: Options, prepare: Callable[[], None]) -> Table:
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
    if path.is_file():  # nobody should wait only to hear that there is no file
        prepare()
    record = read_game(path)
    table = resumed_table(record, seat_again(record, options.bots))
    if table.position.over:
        raise InvalidSetup(f"the game in {str(path)!r} is over; see it with heliopolis replay")
    return table


def read_game(path: Path) -> Record:
    """The record in a file; raise `InvalidRecord` naming the file."""
    try:
        return load_record(path)
    except InvalidRecord as error:
        if error.line is None:  # then it is about the file, and names it
            raise
        raise InvalidRecord(f"{str(path)!r}, {error}") from error


def play(options: Options, console: Console, prepare: Callable[[], None]) -> int:
    """Play a game at the prompt; the exit status."""
    if options.load is not None and not options.load.is_file():
        read_game(options.load)  # which says why not
    saver = Saver(options.save or options.load, console.say)
    try:
        if options.save is not None and options.save != options.load:
            check_free(options.save)
        return Play(open_table(options, prepare), saver, console).run()
    finally:
        saver.close()
