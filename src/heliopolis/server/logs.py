"""Logs as structured lines: a name for what happened, and the game and seat that it is about.

Names of people, words of chat, tokens, secrets and moves to come are never logged.
"""

import logging
import sys
from typing import Any

import structlog


def logger(name: str) -> Any:
    """The logger of a module; it takes an event's name and what it is about."""
    return structlog.get_logger(name)


def set_up(as_json: bool, level: int = logging.INFO) -> None:
    """Log to the standard error: as JSON, a line each, or for people who watch.

    Libraries log there too, in the same form, what goes wrong in them.
    """
    begin: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    end: list[Any] = [
        structlog.processors.format_exc_info,
        structlog.processors.JSONRenderer(),
    ]
    if not as_json:
        # The usual way shows the values of all variables: secrets are among them.
        plain = structlog.dev.plain_traceback
        colors = sys.stderr.isatty()
        end = [structlog.dev.ConsoleRenderer(colors=colors, exception_formatter=plain)]
    structlog.configure(
        processors=[*begin, *end],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    libraries = logging.StreamHandler(sys.stderr)
    libraries.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *begin],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *end],
        )
    )
    logging.basicConfig(handlers=[libraries], level=logging.WARNING, force=True)
