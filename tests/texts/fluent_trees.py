"""Reading catalogues as syntax trees: which messages and variables they have."""

from collections.abc import Iterator

from fluent.syntax import FluentParser, ast, visitor

from heliopolis.texts import sources_of

GRAMMAR = ("who", "gender", "_key", "_n")
"""How variables end that only choose between forms; a language with one form does without."""

Patterns = dict[str, ast.Pattern]
"""Every pattern of a language by its key; that of an attribute is ``message.attribute``."""


def entries(text: str) -> Iterator[ast.EntryType]:
    yield from FluentParser().parse(text).body


def patterns_in(text: str) -> Patterns:
    found: Patterns = {}
    for entry in entries(text):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def patterns_of(language: str) -> Patterns:
    found: Patterns = {}
    for text in sources_of(language).values():
        found |= patterns_in(text)
    return found


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def variables_in(pattern: ast.Pattern, but: tuple[str, ...] = ()) -> set[str]:
    """The variables of a pattern, but those whose names end so."""
    variables = _Variables()
    variables.visit(pattern)
    return {name for name in variables.found if not name.endswith(but)}
