"""A language that nobody speaks: English whose words are two fifths longer.

Screens that fit with it fit in every language. What has a length by design stays as it is: codes,
short names, words that are typed, and what joins a list.
"""

import re
from functools import cache

from fluent.syntax import FluentParser, ast, serialize, visitor

from heliopolis.texts import Catalogue, sources_of

_WORD = re.compile(r"[^\W\d_]{2,}")
_KEPT = ("type-", "command-", "list-", "signed")
_KEPT_ATTRIBUTES = frozenset({"code", "gender", "short"})


def longer(text: str) -> str:
    """A text whose words have two fifths more letters, rounded up."""
    return _WORD.sub(lambda word: word[0] + word[0][-1] * -(-len(word[0]) * 2 // 5), text)


class _Longer(visitor.Transformer):
    def visit_Message(self, node: ast.Message) -> ast.Message:
        if node.value is not None and not node.id.name.startswith(_KEPT):
            node.value = self.visit(node.value)
        for attribute in node.attributes:
            if attribute.id.name not in _KEPT_ATTRIBUTES:
                attribute.value = self.visit(attribute.value)
        return node

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = longer(node.value)
        return node


@cache
def pseudo_catalogue() -> Catalogue:
    """The catalogue of that language."""
    texts = []
    for text in sources_of("en").values():
        tree = FluentParser().parse(text)
        _Longer().visit(tree)
        texts.append(serialize(tree))
    return Catalogue.from_texts("en", texts)
