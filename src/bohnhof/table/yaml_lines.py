"""Parse YAML into plain data, with the line of each part.

Tags and aliases are rejected, and no code is run.
"""

from __future__ import annotations

import re
from typing import Final, Protocol

import yaml
from yaml.composer import Composer
from yaml.reader import Reader

try:
    from yaml import CSafeLoader
except ImportError:  # PyYAML was built without libyaml
    from yaml import SafeLoader as Loader
else:

    class Loader(Composer, CSafeLoader):  # type: ignore[no-redef]
        """A loader that parses in C and composes in Python, seven times as fast as pure Python."""

        def __init__(self, text: str) -> None:
            CSafeLoader.__init__(self, text)
            Composer.__init__(self)


Path = tuple[str | int, ...]
"""The keys and 0-based indexes that lead to a part of a document."""

DEEPEST: Final = 12
"""Maximum nesting depth; no document needs as much."""

_TAG: Final = "tag:yaml.org,2002:"
_SCALAR_TAGS: Final = [
    f"{_TAG}{kind}" for kind in ("str", "int", "bool", "null", "float", "timestamp", "merge", "value")
]
_TRUTHS: Final = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
_WHOLE: Final = re.compile(r"-?[0-9]{1,20}")


class _Mark(Protocol):
    """A position in a text as PyYAML gives it, with 0-based lines."""

    line: int


class YamlError(ValueError):
    """A text that is not YAML, or uses a feature that is rejected: the line and the reason."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(why)
        self.line = line
        self.why = why


class Document:
    """A document: its data (dict, list, str, int, bool, None) and the lines of its parts."""

    def __init__(self, root: yaml.Node) -> None:
        self._lines: dict[Path, int] = {}
        self.data = self._data(root, (), _line(root))

    def line(self, path: Path = ()) -> int:
        """Return the 1-based line of a part, or of the nearest enclosing part that exists."""
        while path not in self._lines:
            path = path[:-1]
        return self._lines[path]

    def _data(self, node: yaml.Node, path: Path, line: int) -> object:
        self._lines[path] = line
        if isinstance(node, yaml.MappingNode) and node.tag == f"{_TAG}map":
            return self._mapping(node, path)
        if isinstance(node, yaml.SequenceNode) and node.tag == f"{_TAG}seq":
            return [self._data(item, (*path, i), _line(item)) for i, item in enumerate(node.value)]
        if isinstance(node, yaml.ScalarNode) and node.tag in _SCALAR_TAGS:
            return _scalar(node)
        raise YamlError(_line(node), f"“{node.tag}” is no kind of value that is known here")

    def _mapping(self, node: yaml.MappingNode, path: Path) -> dict[str | int, object]:
        data: dict[str | int, object] = {}
        for key_node, value_node in node.value:
            if not isinstance(key_node, yaml.ScalarNode):
                raise YamlError(_line(key_node), "a key should be a word or a number")
            key = int(key_node.value) if _WHOLE.fullmatch(key_node.value) else key_node.value
            if key in data:
                raise YamlError(_line(key_node), f"“{key}” stands here for the second time")
            data[key] = self._data(value_node, (*path, key), _line(key_node))
        return data


def read_documents(text: str) -> list[Document]:
    """Parse the non-empty documents of a text. Raise YamlError if it is invalid."""
    if unfit := Reader.NON_PRINTABLE.search(text):
        line = text.count("\n", 0, unfit.start()) + 1
        raise YamlError(line, "there is a character that no text should have")
    try:
        loader = _Loader(text)
        documents: list[Document] = []
        while loader.check_node():
            root = loader.get_node()
            if root is not None and not (isinstance(root, yaml.ScalarNode) and _scalar(root) is None):
                documents.append(Document(root))
    except yaml.MarkedYAMLError as problem:
        line = _line_at(problem.problem_mark or problem.context_mark)
        raise YamlError(line, _explain(problem, text)) from None
    return documents


class _Loader(Loader):
    """A loader that rejects aliases and deep nesting."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.depth = 0

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        event = self.peek_event()  # type: ignore[no-untyped-call]
        line = _line_at(event.start_mark if event else None)
        if isinstance(event, yaml.AliasEvent):
            raise YamlError(line, "a word may not begin with “*” here; put it into quotes")
        if self.depth == DEEPEST:
            raise YamlError(line, "this is nested too deeply")
        self.depth += 1
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node


def _scalar(node: yaml.ScalarNode) -> str | int | bool | None:
    """Return the value of a scalar.

    Only whole numbers become numbers. Dates, fractions and the like stay text.
    """
    text: str = node.value
    if node.tag == f"{_TAG}null":
        return None
    if node.tag == f"{_TAG}bool":
        return _TRUTHS.get(text.lower(), text)
    if node.tag == f"{_TAG}int" and _WHOLE.fullmatch(text):
        return int(text)
    return text


def _line(node: yaml.Node) -> int:
    return _line_at(node.start_mark)


def _line_at(mark: _Mark | None) -> int:
    return mark.line + 1 if mark else 1


def _explain(problem: yaml.MarkedYAMLError, text: str) -> str:
    words = " ".join([part for part in (problem.context, problem.problem) if part])
    line = _line_at(problem.problem_mark)
    if words.startswith("mapping values are not allowed"):
        words += "; put a text that has a colon in it into quotes"
    elif any(re.match(r" *\t", found) for found in text.split("\n")[line - 1 : line]):
        words += "; indent with spaces, not with tabs"
    return f"this is no YAML: {words}"
