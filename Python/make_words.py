#!/usr/bin/env python3
"""Writes lunette/_words.py, the driver's words in snake case, from types/App.lua, which `make docs` makes of the API's registry.

Usage: make_words.py [--check]
"""

import re
import sys
from pathlib import Path
from typing import Dict, List, Optional, Tuple

HERE = Path(__file__).resolve().parent
SOURCE, TARGET = HERE.parent / "types" / "App.lua", HERE / "lunette" / "_words.py"

#: A name, whether it may be left out, its type in Lua, and for an option its text.
Option = Tuple[str, bool, str, str]
Parameter = Tuple[str, bool, str]
#: A name, its text, its parameters, and the type of what it returns.
Method = Tuple[str, str, List[Parameter], Optional[str]]
Property = Tuple[str, str, str]

# What App has with more than a call (app.py), and what takes or gives functions, fingers and objects that JSON can't carry.
OWN = {"close", "frame", "tree", "find", "findAll", "calls", "explain", "stateHash", "print", "delegate"}
LEFT_OUT = {"together", "touch", "waitUntil", "plot", "voiceOver", "switchControl", "setPages"}
PLAIN = {"number": "float", "integer": "int", "string": "str", "boolean": "bool", "UIView": "Node", "nil": "None", "App": "None"}
KEYWORDS = {"from", "in", "is", "not", "and", "or", "class", "def", "with", "as", "if", "else", "for", "while", "pass", "try"}


def snake(name: str) -> str:
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()
    words = re.sub(r"(?<=[a-z])(?=\d)", "_", words).replace("ur_ls", "urls")
    return words + "_" if words in KEYWORDS else words


def python(lua: str) -> str:
    """A type of Python for one of Lua's."""
    depth, parts, part = 0, [], ""
    for letter in lua:
        depth += letter in "{(<"
        depth -= letter in "})>"
        if letter == "|" and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += letter
    parts.append(part)
    kinds = []
    for one in (text.strip() for text in parts):
        if one in PLAIN:
            kind = PLAIN[one]
        elif one.endswith("[]") and one[:-2] in PLAIN:
            kind = f"List[{PLAIN[one[:-2]]}]"
        elif one.startswith("UI") and one.endswith(("View", "Window", "Controller")):
            kind = "Node"
        else:
            kind = "Any"
        if kind not in kinds:
            kinds.append(kind)
    if "Any" in kinds:
        return "Any"
    optional = "None" in kinds and len(kinds) > 1
    kinds = [kind for kind in kinds if kind != "None" or not optional]
    text = kinds[0] if len(kinds) == 1 else f"Union[{', '.join(kinds)}]"
    return f"Optional[{text}]" if optional else text


def main() -> int:
    options: Dict[str, List[Option]] = {}
    doc: List[str] = []
    parameters: List[Parameter] = []
    returns: Optional[str] = None
    current: Optional[str] = None
    methods: List[Method] = []
    properties: List[Property] = []
    for line in SOURCE.read_text().splitlines():
        if match := re.match(r"---@class App\.(\S+)", line):
            current = "App." + match[1]
            options[current] = []
            doc = []
        elif match := re.match(r"---@field (\w+)(\??) (.*)", line):
            type_, text = split(match[3])
            if current:
                options[current].append((match[1], bool(match[2]), type_, text))
            else:
                properties.append((match[1], type_, text))
        elif match := re.match(r"---@param (\w+)(\??) (.*)", line):
            parameters.append((match[1], bool(match[2]), match[3]))
        elif match := re.match(r"---@return (.*)", line):
            returns = match[1]
        elif match := re.match(r"function App:(\w+)\(", line):
            methods.append((match[1], " ".join(doc), parameters, returns))
            doc, parameters, returns, current = [], [], None, None
        elif line.startswith("---@") or not line.startswith("---"):
            if not line.startswith("---@"):
                doc = []
        else:
            current = None
            doc.append(line[3:])
    text = render(methods, properties, options)
    if "--check" in sys.argv:
        if not TARGET.exists() or TARGET.read_text() != text:
            print(f"{TARGET} is out of date: run Python/make_words.py", file=sys.stderr)
            return 1
        return 0
    TARGET.write_text(text)
    return 0


def split(text: str) -> Tuple[str, str]:
    """A type, and the words after it."""
    depth = 0
    for place, letter in enumerate(text):
        depth += letter in "{(<"
        depth -= letter in "})>"
        if letter == " " and depth == 0 and not text[:place].endswith((":", ",", "|")):
            return text[:place], text[place + 1 :]
    return text, ""


def comment(text: str, indent: str) -> str:
    text = text.replace("\\", "\\\\").replace('"""', "'''").strip()
    if text.endswith('"'):
        text += " "
    lines, line = [], ""
    for word in text.split():
        if len(line) + len(word) > 110:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    lines.append(line)
    return f'{indent}"""' + f"\n{indent}".join(lines) + (" " if text.endswith('" ') else "") + '"""\n'


def render(methods: List[Method], properties: List[Property], options: Dict[str, List[Option]]) -> str:
    out = [
        '"""The driver\'s words. Written by make_words.py from types/App.lua; changes here are lost."""\n\n',
        "from __future__ import annotations\n\n",
        "from typing import Any, Dict, List, Optional, Union\n\n",
        "from .node import Node\n\n\n",
        "class Words:\n",
        '    """The calls of App in Lua, in snake case. Options are keywords. A target is a text, a point, a query, a row or a Node."""\n\n',
        "    def call(self, name: str, *arguments: Any) -> Any:\n",
        "        raise NotImplementedError\n",
    ]
    for name, type_, doc in properties:
        if name in OWN | LEFT_OUT:
            continue
        out.append(f"\n    @property\n    def {snake(name)}(self) -> {result(type_)}:\n{comment(doc, ' ' * 8)}")
        out.append(f"        return {converted(type_, f'self.call({name!r})')}\n")
    for name, doc, parameters, returns in methods:
        if name in OWN | LEFT_OUT:
            continue
        signature, arguments, lines = ["self"], [], []
        keywords = []
        for place, (parameter, optional, type_) in enumerate(parameters):
            fields = options.get(type_) if place == len(parameters) - 1 else None
            if fields is not None:
                for field, may_miss, field_type, _ in fields:
                    kind = python(field_type)
                    keywords.append((field, snake(field), kind, may_miss))
                continue
            kind = python(type_)
            if optional:
                kind = kind if kind == "Any" or kind.startswith("Optional") else f"Optional[{kind}]"
            signature.append(f"{snake(parameter)}: {kind}" + (" = None" if optional else ""))
            arguments.append(snake(parameter))
        if keywords:
            signature.append("*")
            lines.append("        options: Dict[str, Any] = {}\n")
            for field, word, kind, may_miss in keywords:
                kind = kind if kind == "Any" or kind.startswith("Optional") or not may_miss else f"Optional[{kind}]"
                signature.append(f"{word}: {kind}" + (" = None" if may_miss else ""))
                lines.append(f"        if {word} is not None:\n            options[{field!r}] = {word}\n")
            arguments.append("options or None" if parameters[-1][1] else "options")
        call = f"self.call({', '.join([repr(name), *arguments])})"
        out.append(f"\n    def {snake(name)}({', '.join(signature)}) -> {result(returns)}:\n{comment(doc, ' ' * 8)}")
        out.extend(lines)
        out.append(f"        {'return ' + converted(returns, call) if returns and result(returns) != 'None' else call}\n")
    return "".join(out)


def result(type_: Optional[str]) -> str:
    return python(type_) if type_ else "None"


def converted(type_: Optional[str], call: str) -> str:
    """JSON says what it is, so only checkers need to hear it."""
    kind = result(type_)
    return call if kind == "Any" else f"{call}  # type: ignore[no-any-return]"


if __name__ == "__main__":
    sys.exit(main())
