"""A search on many workers: one `lunette explore` holds all that is known, and workers continue the states of each level."""

from __future__ import annotations

import queue
import signal
import socket
import subprocess
import threading
from typing import Callable, Dict, List, Optional, Sequence, Union

from .engines import Local, Ray
from .items import Item, Result, ends_with_parent

#: States of one item at most. Source: docs/scale.md
CHUNK = 500
#: Units: bytes. Ours
_BLOCK = 1 << 16
#: Of a search that ended since an item was lost.
LOST = 1


class Search:
    """Breadth first. Since it is `lunette explore` that merges, judges and writes, all that it says is what it says on one machine."""

    def __init__(
        self, engine: Union[Local, Ray], command: Sequence[str], begin: Callable[[int, List[bytes], str], Item], workers: int
    ) -> None:
        """begin: makes an item of its number, the lines of its states, and what it is"""
        self._engine, self._command, self._begin, self._workers = engine, command, begin, workers
        self._items = 0
        #: Why the search has ended too early; empty where it has not.
        self._lost = ""

    def run(self, tell: Callable[[str], None]) -> int:
        """Returns the status of `lunette explore`."""
        # Control-C is for `lunette explore`, which ends the search by itself; workers that are started now ignore it, too.
        usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            return self._run(tell)
        finally:
            signal.signal(signal.SIGINT, usual)

    def _run(self, tell: Callable[[str], None]) -> int:
        ours, theirs = socket.socketpair()
        with ours:
            program = subprocess.Popen(
                [*self._command, "--relay", str(theirs.fileno())], stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()], preexec_fn=ends_with_parent()
            )
            theirs.close()
            levels: "queue.Queue[Optional[List[bytes]]]" = queue.Queue()
            threading.Thread(target=self._hear, args=(ours, levels), daemon=True).start()
            number = 0
            try:
                while not self._lost:
                    level = levels.get()
                    if level is None:
                        break
                    number += 1
                    tell(f"level {number}: {len(level)} states to continue")
                    self._level(number, level, ours)
                if self._lost:
                    program.kill()
                    print(f"lost: {self._lost}", flush=True)
            except BaseException:
                program.kill()
                raise
            finally:
                status = program.wait()
        return LOST if self._lost else status if status >= 0 else LOST

    def _hear(self, ours: socket.socket, levels: "queue.Queue[Optional[List[bytes]]]") -> None:
        """Hears levels, each a line for each state and an empty line. It says nothing more where nothing more is wanted."""
        level: List[bytes] = []
        rest = b""
        while True:
            try:
                block = ours.recv(_BLOCK)
            except OSError:
                block = b""
            if not block:
                break
            *lines, rest = (rest + block).split(b"\n")
            for line in lines:
                if line:
                    level.append(line)
                else:
                    levels.put(level)
                    level = []
        self._engine.stop()
        levels.put(None)

    def _level(self, number: int, tasks: List[bytes], ours: socket.socket) -> None:
        """Has states continued, and answers in their order."""
        size = max(1, min(CHUNK, -(-len(tasks) // (2 * self._workers))))
        chunks = [tasks[start : start + size] for start in range(0, len(tasks), size)]
        items = []
        for place, chunk in enumerate(chunks):
            self._items += 1
            items.append(self._begin(self._items, chunk, f"level {number}, part {place + 1} of {len(chunks)}"))
        counts = {item.shard: len(chunk) for item, chunk in zip(items, chunks)}
        names = {item.shard: item.name for item in items}
        waiting = [item.shard for item in items]
        whole: Dict[int, bytes] = {}

        def done(result: Result) -> None:
            # Ray may tell of a call twice: the first whole result counts.
            if result.shard in whole or result.shard not in waiting or self._lost:
                return
            why = result.lost
            if not why and result.states.count(b"\n") != counts[result.shard]:
                words = result.output.strip().splitlines()
                why = words[-1] if words else f"lunette has ended with status {result.status}"
            if why:
                self._lost = f"{names[result.shard]}: {why}"
                self._engine.stop()
                return
            whole[result.shard] = result.states
            while waiting and waiting[0] in whole:
                try:
                    ours.sendall(whole[waiting.pop(0)])
                except OSError:
                    # The search has ended without the rest.
                    self._engine.stop()

        self._engine.run(items, done)
