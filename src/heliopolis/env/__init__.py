"""Environments for learners, in the manner of the libraries that they use.

>>> from heliopolis import env
>>> vector = env.Vector(3, players=2)
>>> vector.reset(seed=1).observation.shape
(3, 382)

A library is imported with the module that has its name here: `heliopolis.env.pettingzoo`,
`heliopolis.env.gymnasium`, `heliopolis.env.open_spiel`. Importing one registers the games with it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from heliopolis.env.rewards import Reward
from heliopolis.env.table import observe
from heliopolis.env.vector import Timestep, Vector

if TYPE_CHECKING:
    from heliopolis.env.pettingzoo import aec, raw_env

__all__ = ["Reward", "Timestep", "Vector", "aec", "observe", "raw_env"]

_MODULE_OF: Final = {"aec": "pettingzoo", "raw_env": "pettingzoo"}


def __getattr__(name: str) -> Any:
    """Load what needs a library when somebody asks for it: nobody needs all of them."""
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULE_OF[name]}"), name)
