"""Heliopolis: Reiner Knizia's Ra, exact to the rulebook and fast enough for research."""

from heliopolis.core.contract import CHANCE

__all__ = ["CHANCE", "__version__"]

__version__ = "0.1.0"
