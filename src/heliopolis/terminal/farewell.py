"""The end of a game at the prompt, or of a part of it: save, and say what can be done next."""

from heliopolis.bots.files import names_a_file
from heliopolis.match import Bot
from heliopolis.record import Proved, verify
from heliopolis.terminal.hint import command
from heliopolis.terminal.saves import last_resort
from heliopolis.terminal.sitting import Sitting


def leave(sitting: Sitting, saved: str = "play-game-saved", before: str = "") -> None:
    """Save, and say how to go on, behind whatever ends the line that was begun."""
    match, saver, catalogue = sitting.match, sitting.saver, sitting.catalogue
    record = match.record()
    if not saver.save(record):
        sitting.console.say(f"{before}{last_resort(record, catalogue)}")
        return
    path = str(saver.path)
    sitting.console.say(before + catalogue.say(saved, path=path))
    if match.over:
        return
    bots = dict.fromkeys(who.text for who in match.occupants if isinstance(who, Bot))
    in_files = [bot for bot in bots if names_a_file(bot)]  # which no game file starts alone
    named = ["--bots", ",".join(in_files)] if in_files else []
    again = command(catalogue.language, "play", "--load", path, *named)
    sitting.say("play-go-on-with", command=again)


def finish(sitting: Sitting) -> None:
    """Tell the result, and how to see the game again; it is saved already, if that was possible."""
    match, saver = sitting.match, sitting.saver
    assert match.result is not None
    sitting.console.say(sitting.screen.draw_result(match.result.scores, match.result.winners))
    record = match.record()
    if saver.path is None:
        sitting.console.say(last_resort(record, sitting.catalogue))
        return
    path, language = str(saver.path), sitting.catalogue.language
    sitting.say("play-game-saved", path=path)
    if isinstance(verify(record), Proved):
        again = command(language, "replay", "--verify", path)
        sitting.say("play-check-with", game=match.game.name, command=again)
    else:
        sitting.say("play-see-again", command=command(language, "replay", path))
