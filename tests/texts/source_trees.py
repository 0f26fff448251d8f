"""Reading the sources of the package as syntax trees: what is raised, and what is said."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "heliopolis"

_REFUSING = frozenset(
    {
        *("Refusal", "HeliopolisError", "InvalidNotation", "IllegalMove"),
        *("InvalidSetup", "InvalidRecord", "InvalidMessage", "BotFailed", "BotLost"),
        *("InvalidWeights", "NotCompiled", "NoWorkers", "fail"),
    }
)
"""What takes a code first: a refusal, every error for people, and the lines of a game file.

`InvalidPosition`, `ValueError` and the like are for programmers.
"""
CODE = re.compile(r"[a-z]+(-[a-z0-9]+)*")
_SENTENCE = re.compile(r"(?:^|[^\w-])[^\W\d_]{2,}[,:;]? [^\W\d_]+[,:;]? [^\W\d_]{2,}")
"""Three words in a row."""
_STATEMENT = re.compile(r"\s*(?:CREATE|DELETE|INSERT|ORDER|SELECT|SET|UPDATE|WHERE|WITH)\b")
"""SQL, which is written in words too."""


def modules() -> dict[str, ast.Module]:
    """The modules of the package by their path in it."""
    return {
        path.relative_to(SOURCES).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(SOURCES.rglob("*.py"))
    }


def raised_in(tree: ast.Module) -> Iterator[tuple[int, str | None]]:
    """The line and the code of everything that is refused; None for what is no plain text."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and _called(node) in _REFUSING:
            match node.args[0]:
                case ast.Constant(value=str(code)):
                    yield node.lineno, code
                case ast.JoinedStr():
                    yield node.lineno, None


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def sentences_in(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The texts in the code that look like sentences, but docstrings and what programmers read."""
    passed_over = set(_for_programmers(tree))
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(said)) if node not in passed_over:
                if _SENTENCE.search(said) and not _STATEMENT.match(said):
                    yield node.lineno, said


def printed_in(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The same, but only of what is printed: all else explains options, and options are English."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _called(node) in ("print", "say", "tell", "write"):
            yield from sentences_in(node)


def _for_programmers(tree: ast.AST) -> Iterator[ast.AST]:
    """Docstrings of all kinds, assertions, and what is raised but no error of ours."""
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant()):
                yield node.value
            case ast.Assert(msg=ast.expr() as message):
                yield from ast.walk(message)
            case ast.Raise(exc=ast.Call() as error) if _called(error) not in _REFUSING:
                yield from ast.walk(error)


def named_in(tree: ast.Module) -> tuple[set[str], set[str]]:
    """All plain texts of a module, and what its texts with something put in begin with."""
    plain, begun = set(), set()
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)):
                plain.add(text.partition(".")[0])
            case ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]):
                begun.add(text)
    return plain, begun
