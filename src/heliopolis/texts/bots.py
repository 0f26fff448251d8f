"""Who the bots are, in words."""

from heliopolis.texts.catalogue import Catalogue


def bot_said(catalogue: Catalogue, game: str, name: str, own: str = "") -> str:
    """What there is to say of a bot of a game; `own` is what one that is not ours says of itself.

    `game` and `name` are those that files and the command line give them.
    """
    for key in (f"bot-{game}-{name}", f"bot-{name}"):
        if catalogue.has(key) and not own:
            return catalogue.say(key)
    return own or catalogue.say("bot-silent")
