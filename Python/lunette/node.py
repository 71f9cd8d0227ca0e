"""Views as values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Dict, Iterator, List, Mapping, Optional, Tuple

#: The key that stands for a view in requests and answers.
VIEW = "$view"
#: The list part of a table that has names, too.
LIST = "$list"


@dataclass(frozen=True)
class Node:
    """A view as it was when it was asked for. As a target it means the view itself."""

    number: int
    class_name: str
    id: Optional[str] = None
    role: Optional[str] = None
    label: Optional[str] = None
    value: Optional[str] = None
    text: Optional[str] = None
    #: x, y, width, height on the screen. Units: points
    frame: Tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    enabled: bool = True
    selected: bool = False
    hidden: bool = False
    children: Tuple["Node", ...] = field(default=(), repr=False)

    def walk(self) -> Iterator["Node"]:
        """This view, and all in it, each before what is in it."""
        yield self
        for child in self.children:
            yield from child.walk()

    def find(self, text: Optional[str] = None, *, role: Optional[str] = None, id: Optional[str] = None) -> Optional["Node"]:
        """The first view that has this text or label, this role and this identifier; None for none."""
        for node in self.walk():
            if text is not None and text not in (node.text, node.label, node.id):
                continue
            if (role is None or node.role == role) and (id is None or node.id == id):
                return node
        return None

    @staticmethod
    def of(value: Mapping[str, Any]) -> "Node":
        x, y, width, height = (float(number or 0) for number in value.get("frame", (0, 0, 0, 0)))
        return Node(
            number=int(value[VIEW]),
            class_name=str(value.get("class", "UIView")),
            id=value.get("id"),
            role=value.get("role"),
            label=value.get("label"),
            value=value.get("value"),
            text=value.get("text"),
            frame=(x, y, width, height),
            enabled=bool(value.get("enabled", True)),
            selected=bool(value.get("selected", False)),
            hidden=bool(value.get("hidden", False)),
            children=tuple(Node.of(child) for child in value.get("children", ())),
        )


@dataclass(frozen=True)
class Call:
    """A call of a protocol's method."""

    name: str
    #: Seconds since the launch.
    time: float
    arguments: Tuple[Any, ...]


@dataclass(frozen=True)
class Element:
    """An element of assistive technology, in the order of reading."""

    role: str
    text: str
    #: What can be seen of it: x, y, width, height on the screen. Units: points
    frame: Tuple[float, float, float, float]
    enabled: bool
    selected: bool
    #: Whether a tap would do something.
    possible: bool

    @staticmethod
    def of(value: Mapping[str, Any]) -> "Element":
        x, y, width, height = (float(number or 0) for number in value["frame"])
        return Element(
            str(value["role"]),
            str(value["text"]),
            (x, y, width, height),
            bool(value["enabled"]),
            bool(value["selected"]),
            bool(value["possible"]),
        )


def from_lua(value: Any) -> Any:
    """A value of an answer: views become nodes."""
    if isinstance(value, dict):
        if VIEW in value:
            return Node.of(value)
        return {key: from_lua(part) for key, part in value.items()}
    if isinstance(value, list):
        return [from_lua(part) for part in value]
    return value


def to_lua(value: Any) -> Any:
    """A value for a request: nodes name their views."""
    if isinstance(value, Node):
        return {VIEW: value.number}
    if isinstance(value, Mapping):
        return {str(key): to_lua(part) for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [to_lua(part) for part in value]
    return value


def calls_of(value: Any) -> List[Call]:
    entries: List[Dict[str, Any]] = value if isinstance(value, list) else []
    return [Call(str(entry["name"]), float(entry["time"]), tuple(from_lua(entry.get(LIST, [])))) for entry in entries]
