"""The parameters behind question marks, described for whoever writes programs."""

from typing import Final

from heliopolis.server.routes.registry import Query

BEFORE: Final = Query("before", "The id of a table: list those that are older.")
GAME: Final = Query("game", "The name of the game.", required=True)
