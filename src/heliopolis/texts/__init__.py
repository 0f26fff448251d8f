"""What people read, in three languages: Fluent catalogues, and what puts things into them.

What is named here is light to import. `heliopolis.texts.table` has what every game says,
`heliopolis.texts.ra` and `heliopolis.texts.dice` what one game says.
"""

from heliopolis.texts.catalogue import Catalogue, sources_of
from heliopolis.texts.languages import LANGUAGES, choose

__all__ = ["LANGUAGES", "Catalogue", "choose", "sources_of"]
