"""A search in levels: the states of a level are continued by many workers, and what they lead to is merged by hash."""

from __future__ import annotations

import json
import re
import sys
from typing import Any, Callable, Dict, List, Optional, Union

from .engines import Local, Ray
from .items import Item, Result

#: States of one item at most. Source: docs/scale.md
CHUNK = 500


class Search:
    """Breadth first. Its numbers are those of `lunette explore` on one machine."""

    def __init__(
        self, engine: Union[Local, Ray], begin: Callable[[int, bytes, str], Item], workers: int, depth: Optional[int], most: int
    ) -> None:
        self._engine, self._begin, self._workers, self._depth, self._most = engine, begin, workers, depth, most
        #: The line of each state, by its hash.
        self.known: Dict[str, Dict[str, Any]] = {}
        self.results: List[Result] = []
        self.transitions = 0
        #: How many states were not continued, and why.
        self.open, self.end = 0, "closed"
        self.lost: List[str] = []
        self.wrong: Optional[Result] = None
        #: What the rules ask and no level can answer.
        self.unjudged: List[str] = []
        self._items = 0

    @property
    def farthest(self) -> int:
        return max((_depth(line) for line in self.known.values()), default=0)

    @property
    def origins(self) -> Dict[str, str]:
        """The text of each fault, by its origin."""
        return {line["origin"]: line["found"] for line in self.known.values() if "found" in line}

    def run(self, tell: Callable[[str], None]) -> None:
        frontier = self._level(None, 0)
        level = 0
        while frontier and not self.wrong and not self.lost:
            if self._depth is not None and level >= self._depth:
                self.open, self.end = len(frontier), "depth"
                return
            level += 1
            found = self._level(frontier, level)
            tell(f"level {level}: {len(self.known)} states, {self.transitions} transitions, {len(found)} to continue")
            frontier = found
            if len(self.known) >= self._most and frontier:
                self.open, self.end = len(frontier), "states"
                return

    def _level(self, frontier: Optional[List[Dict[str, Any]]], level: int) -> List[Dict[str, Any]]:
        """Continues states; None for the launch. Returns: those that are new, and can be continued, by hash"""
        chunks: List[bytes] = [b""]
        if frontier is not None:
            size = max(1, min(CHUNK, -(-len(frontier) // (2 * self._workers))))
            lines = [(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n").encode() for line in frontier]
            chunks = [b"".join(lines[start : start + size]) for start in range(0, len(lines), size)]
        items = []
        for place, chunk in enumerate(chunks):
            self._items += 1
            items.append(self._begin(self._items, chunk, f"level {level}, part {place + 1} of {len(chunks)}"))
        names = {item.shard: item.name for item in items}
        whole: Dict[int, Result] = {}

        def done(result: Result) -> None:
            # Ray may tell of a call twice: the first whole result counts.
            whole.setdefault(result.shard, result)

        self._engine.run(items, done)
        new: Dict[str, Dict[str, Any]] = {}
        for number in sorted(names):
            result = whole.get(number)
            if result is None or result.lost:
                self.lost.append(names[number])
                continue
            counts = re.findall(r"(?m)^(\d+) states, (\d+) transitions$", result.output)
            if result.status not in (0, 1) or not counts:
                self.wrong = self.wrong or result
                continue
            self.results.append(result)
            for words in re.findall(r"(?m)^not judged level by level: .*$", result.output):
                if words not in self.unjudged:
                    self.unjudged.append(words)
            self.transitions += int(counts[-1][1])
            for text in result.states.decode().splitlines():
                line = json.loads(text)
                if line["hash"] not in self.known and (line["hash"] not in new or _order(line) < _order(new[line["hash"]])):
                    new[line["hash"]] = line
        self.known.update(new)
        return [new[key] for key in sorted(new) if "found" not in new[key] and not new[key].get("stopped")]


def _depth(line: Dict[str, Any]) -> int:
    """The number of actions; another launch than the usual one is none."""
    return sum(not action.get("isLaunch") for action in line["actions"])


def _order(line: Dict[str, Any]) -> "tuple[int, str]":
    text = json.dumps(line["actions"])
    return (len(text), text)


def report(search: Search, written: List[str], closed: bool) -> int:
    """Prints what holds, in the words of `lunette explore`. Returns: the status"""
    if search.wrong is not None:
        print(search.wrong.output, file=sys.stderr, end="")
        return 2 if search.wrong.status == 2 else 1
    for path in written:
        print(f"FOUND {path}")
    for words in search.unjudged:
        print(words)
    counts = f"{len(search.known)} states, {search.transitions} transitions"
    if search.lost:
        print(f"lost: {', '.join(search.lost)}; {counts}")
        return 1
    if written:
        print(f"{len(written)} found: {counts}")
        return 1
    if search.end == "closed":
        print(f"none: closed, {counts}, farthest {search.farthest}")
        return 0
    depth = max((_depth(line) for line in search.known.values()), default=0)
    print(f"none up to depth {depth}: {counts}, {search.open} states not continued")
    return 1 if closed else 0
