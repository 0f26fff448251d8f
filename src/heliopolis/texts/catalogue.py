"""Catalogues: what the program says, by key, in one language."""

from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any, Final, Self

from heliopolis.texts.languages import LANGUAGES

_BROWSER: Final = "web"
_ENDING: Final = ".ftl"


class Catalogue:
    """The messages of one language.

    Arguments are numbers and texts. A whole number is written as it is, without thousands
    separators, and chooses between singular and plural; a number handed in as text does not. Any
    other number is written with one decimal, as the language does it.
    """

    def __init__(self, language: str) -> None:
        """Read the catalogue of one of `LANGUAGES`."""
        assert language in LANGUAGES, language
        # half of all words are for the browser alone, which reads the files itself
        texts = sources_of(language).items()
        self._load(language, [text for name, text in texts if not name.startswith(_BROWSER)])

    @classmethod
    def from_texts(cls, language: str, texts: Iterable[str]) -> Self:
        """A catalogue of other sources, with the plurals of a language."""
        catalogue = cls.__new__(cls)
        catalogue._load(language, texts)
        return catalogue

    def _load(self, language: str, texts: Iterable[str]) -> None:
        # Imported here, for nobody who only reads options should wait for it.
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._keys: list[str] = []
        for text in texts:
            resource = FluentResource(text)
            self._bundle.add_resource(resource)
            self._keys += [entry.id.name for entry in resource.body if hasattr(entry, "id")]

    def has(self, key: str) -> bool:
        """Whether there is a message with this key; ``tile-nile.a`` asks for an attribute."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def keys(self, prefix: str) -> tuple[str, ...]:
        """The keys that begin with a prefix, in the order of their files."""
        return tuple(key for key in self._keys if key.startswith(prefix))

    def say(self, key: str, /, **arguments: float | str) -> str:
        """A message, or with ``key.attribute`` one of its attributes, with its arguments put in.

        Raises `KeyError` where there is no such message, `ValueError` where it needs an argument
        that was not given.
        """
        if not self.has(key):
            raise KeyError(f"{self.language} has no message {key}")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        said, faults = self._bundle.format_pattern(pattern, _as_fluent(arguments))
        if faults:
            raise ValueError(f"{self.language}, {key}: {'; '.join(map(str, faults))}")
        return str(said)

    def join(self, parts: Sequence[str], kind: str = "and") -> str:
        """Several things as a list: ``a, b and c``; of the kind "semicolon" ``a; b; c``."""
        joined = "".join(parts[:1])
        for place, part in enumerate(parts[1:], 2):
            link = kind if place == len(parts) or kind != "and" else "comma"
            joined = self.say(f"list-{link}", before=joined, last=part)
        return joined

    def words(self, key: str) -> tuple[str, ...]:
        """The words of a message that lists some, with commas between them."""
        return tuple(word.strip() for word in self.say(key).split(","))


def _as_fluent(arguments: Mapping[str, float | str]) -> dict[str, Any]:
    """The arguments as Fluent takes them: plain texts, and numbers without separators."""
    from fluent.runtime.types import fluent_number

    def number(given: float) -> Any:
        if isinstance(given, int):
            return fluent_number(given, useGrouping=False)
        tenths = round(given, 1) + 0.0  # and no minus in front of nothing
        decimals = {"minimumFractionDigits": 1, "maximumFractionDigits": 1}
        return fluent_number(tenths, useGrouping=False, **decimals)

    return {
        name: given if isinstance(given, str) else number(given)
        for name, given in arguments.items()
    }


def sources_of(language: str) -> dict[str, str]:
    """The files of a language, by name, as they are in the package."""
    folder = files("heliopolis.texts") / language
    return {
        file.name: file.read_text(encoding="utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(_ENDING)
    }
