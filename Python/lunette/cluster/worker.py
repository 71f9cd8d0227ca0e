"""A worker of this machine: reads items, writes results. It ends with its input."""

from __future__ import annotations

import os
import sys
import threading

from .engines import read, write
from .items import Item, perform


def main() -> None:
    # What the item's program or a library prints must not come among the results.
    results = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    pipe = sys.stdin.buffer

    items: "list[object]" = []
    ready = threading.Semaphore(0)

    def listen() -> None:
        # Beside the work, so that the end of the input ends it at once: the program that runs is killed with this process.
        while True:
            try:
                items.append(read(pipe))
            except EOFError:
                os._exit(0)
            ready.release()

    threading.Thread(target=listen, daemon=True).start()
    while True:
        ready.acquire()
        item = items.pop(0)
        if isinstance(item, Item):
            write(results, perform(item))


if __name__ == "__main__":
    main()
