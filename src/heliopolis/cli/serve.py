"""`heliopolis serve`."""

import argparse
import os
from collections.abc import Callable
from functools import partial
from typing import Final

from heliopolis.texts import Catalogue, choose

from .arguments import Commands, add_command, add_language, whole_number

KEY: Final = "HELIOPOLIS_HOUSE_KEY"
_LAST_PORT: Final = 65_535
_EXAMPLES: Final = """\
examples:
  heliopolis serve                        for yourself, at http://127.0.0.1:8000
  heliopolis serve --open                 likewise, and open it in the browser
  heliopolis serve --lan                  for everybody in the same Wi-Fi
  heliopolis serve --bot my_bot.py:MyBot  with a bot of your own in the list
  HELIOPOLIS_HOUSE_KEY=… heliopolis serve --origin https://ra.example \\
    --trusted-proxy                       behind a proxy with TLS
  heliopolis serve --workers 4 --db postgresql://localhost/ra \\
    --redis redis://localhost             as four processes

Nothing needs to be set up: the database is made, and games go on after a stop
or a crash. Whoever makes a table gets a link for every seat, and one as its
organiser. docs/server.md tells of proxies, backups and sizes.
"""


def add(commands: Commands) -> None:
    """Add the command and its arguments."""
    serve = add_command(commands, "serve", "let people and bots play over the network", _EXAMPLES)
    where = serve.add_argument_group("where it listens")
    where.add_argument(
        "--host", default="127.0.0.1", metavar="H", help="the address (default: 127.0.0.1)"
    )
    where.add_argument(
        "--port",
        type=_port,
        default=8000,
        metavar="P",
        help="the port, or the next one that is free (default: 8000)",
    )
    where.add_argument(
        "--lan",
        action="store_true",
        help="listen in the private network too, and show the address as a QR code",
    )
    where.add_argument(
        "--lan-address", default="", metavar="A", help="which address that is, if there are several"
    )
    where.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="by what address people reach it otherwise, as in https://ra.example; "
        "may be given several times",
    )
    where.add_argument(
        "--trusted-proxy",
        action="store_true",
        help="believe what a proxy in front says about addresses and https",
    )
    where.add_argument(
        "--open", action="store_true", help="open the page in the browser, if there is one"
    )
    tables = serve.add_argument_group("the tables")
    tables.add_argument(
        "--db",
        default="",
        metavar="URL",
        help="a file, or postgresql://… (default: a file in the user's data folder)",
    )
    tables.add_argument(
        "--keep-days",
        type=_from_one("the number of days"),
        default=365,
        metavar="N",
        help="remove tables that nobody has touched for so long (default: 365)",
    )
    tables.add_argument(
        "--house-key",
        default="",
        metavar="KEY",
        help=f"who makes tables must know it; better in {KEY}, for arguments are public",
    )
    tables.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="FILE:CLASS",
        help="a bot in a file that people may choose; may be given several times",
    )
    work = serve.add_argument_group("the work")
    work.add_argument(
        "--workers",
        type=_from_one("the number of processes"),
        default=1,
        metavar="N",
        help="serve by so many processes, with PostgreSQL and Redis (default: 1)",
    )
    work.add_argument(
        "--redis", default="", metavar="URL", help="carries news between processes: redis://…"
    )
    add_language(serve)


def _port(text: str) -> int:
    """Reads a port."""
    found = whole_number("a port")(text)
    if found > _LAST_PORT:
        raise argparse.ArgumentTypeError(f"a port is a number up to {_LAST_PORT}, not {found}")
    return found


def _from_one(what: str) -> Callable[[str], int]:
    """Reads a number of things of which there is at least one."""

    def read(text: str) -> int:
        found = whole_number(what)(text)
        if not found:
            raise argparse.ArgumentTypeError(f"{what} is at least 1")
        return found

    return read


def run(options: argparse.Namespace) -> int:
    """Serve, as was asked; the exit status."""
    from heliopolis.server.allowed import read_origin
    from heliopolis.server.browser import TO_OPEN, open_page
    from heliopolis.server.serve import serve
    from heliopolis.server.settings import Settings, usual_database
    from heliopolis.server.store.protocol import StoreRefused

    catalogue = Catalogue(choose(options.language, os.environ))
    settings = Settings(
        database=options.db or str(usual_database()),
        host=options.host,
        port=options.port,
        lan=options.lan,
        lan_address=options.lan_address,
        redis=options.redis,
        origins=tuple(map(read_origin, options.origin)),
        trusted_proxy=options.trusted_proxy,
        house_key=options.house_key or os.environ.get(KEY, ""),
        keep_days=options.keep_days,
        bot_files=tuple(options.bot),
        workers=options.workers,
    )
    say = partial(print, flush=True)
    if not options.open:
        return serve(settings, catalogue, say)
    try:
        return serve(settings, catalogue, say, open_page)
    except StoreRefused as refused:  # whoever starts it twice wants to see the page again
        if refused.code != "database-served":
            raise
        address = str(refused.parameters["address"])
        say(catalogue.say("serve-already", address=address))
        if open_page(address, TO_OPEN):
            say(catalogue.say("serve-shown"))
        return 0
