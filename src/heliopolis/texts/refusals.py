"""Why something is refused, as a sentence."""

from typing import TYPE_CHECKING

from heliopolis.core.errors import Refusal

if TYPE_CHECKING:
    from heliopolis.texts.table import Arguments, TableTexts


def said_why(table: "TableTexts", refusal: Refusal) -> str:
    """The sentence for a refusal, with the number of the rule; one without a message stays a code.

    Such a refusal comes from the code of somebody else.
    """
    key = f"refusal-{refusal.code}"
    if not table.catalogue.has(key):
        return str(refusal)
    told: Arguments = {}
    for name, given in refusal.parameters.items():
        told |= table.as_words(name, given)
    said = table.say(key, **told)
    return table.say("refusal-by-rule", why=said, rule=refusal.rule) if refusal.rule else said
