"""From a link to a table at a server: take the seat, or take it up again, and play."""

from dataclasses import replace
from typing import Final

from heliopolis.core.errors import InvalidSetup
from heliopolis.core.value import value
from heliopolis.terminal.console import Console
from heliopolis.terminal.hint import command
from heliopolis.terminal.remote import Visit
from heliopolis.terminal.remote_api import Refused
from heliopolis.terminal.remote_place import Place
from heliopolis.texts import Catalogue
from heliopolis.wire.limits import NAME
from heliopolis.wire.links import Link, read_link

_NAMELESS: Final = "name-length"
"""The refusal of no name at all, where the seat has none yet."""
_WATCHED: Final = ("table-started", "no-free-seat")
"""After these refusals whoever came to play may watch."""


@value
class Options:
    """What the player asked for; "" is no name."""

    link: str
    name: str = ""


def join(options: Options, console: Console, catalogue: Catalogue) -> int:
    """Play or watch at a server, at the prompt; the exit status."""
    link = read_link(options.link)
    if link.errand == "host":
        raise InvalidSetup("link-of-host")
    place = Place(link) if link.errand == "watch" else _seat(link, options, console, catalogue)
    return Visit(place, console, catalogue).run()


def _seat(link: Link, options: Options, console: Console, catalogue: Catalogue) -> Place:
    """The seat that the link gave before, or a new one."""
    if len(options.name) > NAME:
        raise InvalidSetup("name-length", limit=NAME, length=len(options.name))
    place = Place.again(link, options.name)
    if place is not None:
        return place
    try:
        return Place.claim(link, options.name)
    except Refused as refused:
        if refused.code == _NAMELESS and not options.name:
            if not console.interactive:
                raise InvalidSetup("name-needed") from None
            name = console.ask(f"{catalogue.say('join-ask-name')} ")
            return Place.claim(link, (name or "").strip()[:NAME])
        if refused.code in _WATCHED:
            watching = replace(link, errand="watch", token="")
            hint = command(catalogue.language, "join", str(watching))
            console.say(catalogue.say("join-watch-with", command=hint))
        raise
