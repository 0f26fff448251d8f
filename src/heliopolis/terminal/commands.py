"""What can be typed instead of a move."""

from heliopolis.core.contract import Seat
from heliopolis.terminal.screens.question import Question
from heliopolis.terminal.sitting import Prompt
from heliopolis.texts.typed import command_in


class Left(Exception):
    """The person left, by a command or at the end of the input."""


def obey(prompt: Prompt, typed: str, seat: Seat | None, question: Question | None) -> bool:
    """Do what a command asks; whether it was one. Who wants to leave does so by `Left`."""
    screen, console = prompt.screen, prompt.console
    style, width = console.style, console.width
    if not typed.strip():
        console.tell(question.reminder if question else prompt.catalogue.say("help-reminder"))
        return True
    match command_in(prompt.catalogue, typed):
        case "help":
            choices = question.choices if question else ()
            console.say(screen.help(choices, prompt.last_commands, style, width))
        case "rules":
            console.say(screen.rules(style, width))
        case "table":
            prompt.show(seat)
            if question:
                console.say(question.text)
        case "sheet":
            console.say(screen.draw_sheets(prompt.view(seat).sheets, style, width))
        case "save":
            prompt.save()
        case "quit":
            raise Left
        case str() as command if command in screen.commands:
            console.say(screen.obey(command, prompt.view(seat), width))
        case _:
            return False
    return True
