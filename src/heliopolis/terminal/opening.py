"""From the options of the command line to a game that can be played."""

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Final

import numpy as np

from heliopolis.core.chance import SECRET_BYTES, Dealer, SeededDealer
from heliopolis.core.errors import InvalidSetup
from heliopolis.core.value import value
from heliopolis.games import Scores, make_game
from heliopolis.match import Match, Person, fits, open_with, propose, propose_on, resume
from heliopolis.record import Record, load_record, replay
from heliopolis.terminal import vault
from heliopolis.terminal.console import Console
from heliopolis.terminal.loading import Prepare, read_save
from heliopolis.terminal.play import Play
from heliopolis.terminal.saves import Saver, check_free
from heliopolis.terminal.screens import screen_of
from heliopolis.terminal.seating import Bots, fresh, seat_again, seat_all, seeded
from heliopolis.terminal.sitting import Sitting
from heliopolis.texts import Catalogue

DEFAULT_PLAYERS: Final = 4
DEFAULT_GAME: Final = "ra"


@value
class Options:
    """What the player asked for; None where nothing was said."""

    game: str | None = None
    players: int | None = None
    edition: str | None = None
    overrides: tuple[tuple[str, str], ...] = ()
    scores: Scores | None = None
    seed: int | None = None
    bots: str | None = None
    hotseat: bool = False
    watch: bool = False
    load: Path | None = None
    save: Path | None = None
    names: tuple[str, ...] = ()


@value
class Opened:
    """A match that can be played, with the bots at its table.

    `secret` is that of its last seal, None where nothing is sealed; `same_seal` says whether that
    is one that was there before.
    """

    match: Match
    bots: Bots
    secret: bytes | None = None
    same_seal: bool = False


def play(options: Options, console: Console, catalogue: Catalogue, prepare: Prepare) -> int:
    """Play a game at the prompt; the exit status."""
    if options.load is not None:
        _check_unchanged(options)
        if not options.load.is_file():
            load_record(options.load)  # which says why not
    if options.save is not None and options.save != options.load:
        check_free(options.save)
    saver = Saver(options.save or options.load, console, catalogue)
    try:
        if options.load is None:
            opened = new_game(options, catalogue, prepare)
        else:
            record = read_save(options.load, console, catalogue, prepare)
            if record is None:
                return 0
            opened = loaded_game(record, options)
        saver.secret = opened.secret
        match = opened.match
        you = match.people[0] if len(match.people) == 1 else None
        screen = screen_of(match.game, match.names, catalogue, you)
        sitting = Sitting(screen, console, catalogue, match, saver)
        return Play(sitting, opened.bots).run(opened.same_seal)
    finally:
        saver.close()


def new_game(options: Options, catalogue: Catalogue, prepare: Prepare) -> Opened:
    """Seat everybody for a new game; raise `InvalidSetup` for options that make none.

    `prepare` is called with the name of the game once the options are known to be good, before
    its rules are needed.
    """
    if options.hotseat and options.watch:
        raise InvalidSetup("hotseat-and-watch")
    game = make_game(
        options.game or DEFAULT_GAME,
        DEFAULT_PLAYERS if options.players is None else options.players,
        options.edition,
        dict(options.overrides),
        options.scores or "open",
    )
    people = 0 if options.watch else game.players if options.hotseat else 1
    seating = seat_all(game, people, options.names, options.bots, catalogue)
    prepare(game.name)
    if options.seed is not None:
        match = open_with(_repeatable(options.seed), game, seating.names, seating.occupants)
        return Opened(match, seating.make_bots(seeded(options.seed)))
    secret = secrets.token_bytes(SECRET_BYTES)
    match = propose(game, seating.names, seating.occupants, secret).start()
    return Opened(match, seating.make_bots(fresh), secret)


def _repeatable(seed: int) -> Callable[[int], Dealer]:
    """Chance that can be repeated, so that nothing is promised about it."""
    return lambda number: SeededDealer(np.random.default_rng((seed, number)))


def _check_unchanged(options: Options) -> None:
    """Raise `InvalidSetup` for options that would change a saved game."""
    given = {
        "--game": options.game is not None,
        "--players": options.players is not None,
        "--edition": options.edition is not None,
        "--override": bool(options.overrides),
        "--scores": options.scores is not None,
        "--seed": options.seed is not None,
        "--hotseat": options.hotseat,
        "--watch": options.watch,
        "--name": bool(options.names),
    }
    for option, there in given.items():
        if there:
            raise InvalidSetup("saved-game-unchanged", option=option)


def loaded_game(record: Record, options: Options) -> Opened:
    """Seat everybody for a saved game; raise `InvalidSetup` for one that is over.

    It goes on under its seal where the secret is kept here and the file stays the same. Otherwise
    it gets a seal of its own: who goes on in another file could see there what is dealt here.
    """
    assert options.load is not None
    *_, last = replay(record)
    if last.position.over:
        raise InvalidSetup("saved-game-over", path=str(options.load))
    secret = None
    if record.seals and options.save in (None, options.load):
        secret = vault.find(record.seals[-1].commitment, options.load)
    same_seal = secret is not None and fits(record, secret)
    if secret is None or not same_seal:
        secret = secrets.token_bytes(SECRET_BYTES)
        match = propose_on(record, secret).start()
    else:
        match = resume(record, secret)
    seating = seat_again(match, options.bots)
    for seat, entrant in enumerate(seating.entrants):
        if entrant is None:
            match.sit(seat, Person())
    return Opened(match, seating.make_bots(fresh), secret, same_seal)
