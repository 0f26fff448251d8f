"""What can be typed instead of a move."""

from heliopolis.core.contract import Seat
from heliopolis.terminal.screens.question import Question
from heliopolis.terminal.sitting import Sitting
from heliopolis.texts.typed import command_in


class Left(Exception):
    """The person left, by a command or at the end of the input."""


def obey(sitting: Sitting, typed: str, seat: Seat | None, question: Question | None) -> bool:
    """Do what a command asks; whether it was one. Who wants to leave does so by `Left`."""
    screen, console = sitting.screen, sitting.console
    style, width = console.style, console.width
    if not typed.strip():
        console.tell(question.reminder if question else sitting.catalogue.say("help-reminder"))
        return True
    match command_in(sitting.catalogue, typed):
        case "help":
            console.say(screen.help(question.choices if question else (), style, width))
        case "rules":
            console.say(screen.rules(style, width))
        case "table":
            sitting.show(seat)
            if question:
                console.say(question.text)
        case "sheet":
            console.say(screen.draw_sheets(sitting.view(seat).sheets, style, width))
        case "save":
            if sitting.saver.save(sitting.match.record()):
                sitting.say("play-saved", path=str(sitting.saver.path))
        case "quit":
            raise Left
        case str() as command if command in screen.commands:
            console.say(screen.obey(command, sitting.view(seat), width))
        case _:
            return False
    return True
