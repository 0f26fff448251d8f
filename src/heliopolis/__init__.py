"""Heliopolis: Reiner Knizia's Ra and Ra: The Dice Game, rule by rule, fast enough for research."""

from heliopolis.core.contract import CHANCE

__all__ = ["CHANCE", "__version__"]

__version__ = "0.1.0"
