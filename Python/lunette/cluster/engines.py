"""Who gives items to workers: local processes, or Ray."""

from __future__ import annotations

import importlib
import logging
import os
import pickle
import queue
import struct
import subprocess
import sys
import threading
from typing import IO, Any, Callable, Dict, List, Optional, Sequence, Tuple

from ..client import end_process
from .items import ATTEMPTS, Item, Result, perform

#: How often it is looked whether nothing more is wanted. Units: seconds. Ours
_LOOK = 0.5
_LENGTH = struct.Struct("<Q")

Told = Callable[[str], None]


class Local:
    """Workers are processes of this machine. One that ends is replaced, and its item begins anew."""

    def __init__(self, workers: int, tell: Told) -> None:
        self._tell = tell
        #: By their numbers, from 0; none where one hasn't begun or has ended.
        self._workers: List[Optional[_Worker]] = [None] * workers
        self._stopped = threading.Event()

    def run(self, items: Sequence[Item], done: Callable[[Result], None]) -> None:
        """Does all items, and tells each result as it comes."""
        waiting: "queue.Queue[Item]" = queue.Queue()
        for item in items:
            waiting.put(item)
        lock = threading.Lock()

        def serve(number: int) -> None:
            while not self._stopped.is_set():
                try:
                    item = waiting.get_nowait()
                except queue.Empty:
                    break
                result: Optional[Result] = None
                for _ in range(ATTEMPTS):
                    worker = self._workers[number]
                    if worker is None:
                        worker = _Worker()
                        self._workers[number] = worker
                        self._tell(f"worker {number + 1}: process {worker.pid}")
                    result = worker.perform(item)
                    if result is not None:
                        break
                    if self._stopped.is_set():
                        return
                    self._tell(f"worker {number + 1} has ended; {item.name} begins anew")
                    worker.close()
                    self._workers[number] = None
                with lock:
                    done(result or Result(item.shard, 1, "", lost=f"{ATTEMPTS} workers have ended while they did it"))

        threads = [threading.Thread(target=serve, args=(number,), daemon=True) for number in range(min(len(self._workers), len(items)))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def stop(self) -> None:
        """Nothing more is wanted: workers end in the midst of their items, and `run` returns."""
        self._stopped.set()
        for worker in self._workers:
            if worker is not None:
                worker.kill()

    def close(self) -> None:
        for worker in self._workers:
            if worker is not None:
                worker.close()


class _Actor:
    """What Ray runs in a process of its own."""

    def pid(self) -> int:
        return os.getpid()

    def perform(self, item: Item) -> Result:
        return perform(item)


class _Worker:
    """A process that does one item after the other."""

    def __init__(self) -> None:
        self._process = subprocess.Popen([sys.executable, "-m", "lunette.cluster.worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.pid = self._process.pid

    def perform(self, item: Item) -> Optional[Result]:
        """None where the process has ended."""
        if self._process.stdin is None or self._process.stdout is None:
            return None
        try:
            write(self._process.stdin, item)
            result = read(self._process.stdout)
        except (OSError, EOFError, ValueError):
            return None
        return result if isinstance(result, Result) else None

    def kill(self) -> None:
        self._process.kill()

    def close(self) -> None:
        end_process(self._process)


def write(stream: IO[bytes], value: object) -> None:
    payload = pickle.dumps(value)
    stream.write(_LENGTH.pack(len(payload)) + payload)
    stream.flush()


def read(stream: IO[bytes]) -> object:
    """Throws EOFError at the end, also in the midst of a value."""
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        raise EOFError
    payload = stream.read(_LENGTH.unpack(head)[0])
    if len(payload) < _LENGTH.unpack(head)[0]:
        raise EOFError
    return pickle.loads(payload)


class _OwnOutput:
    """Standard output without Ray's threads, which write there what has become of actors: that goes to standard error, and the report stays one."""

    def __init__(self, stream: IO[str]) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        stream = sys.stderr if threading.current_thread().name.startswith("ray_") else self._stream
        return stream.write(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


class Ray:
    """Workers are actors of Ray, which starts those anew that end, and repeats their calls."""

    def __init__(self, workers: int, address: Optional[str], tell: Told) -> None:
        # It need not be there where types are checked.
        self._ray: Any = importlib.import_module("ray")
        self._output = sys.stdout
        self._own_output: Any = _OwnOutput(self._output)
        sys.stdout = self._own_output
        try:
            self._ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, include_dashboard=False)
        except BaseException:
            self._give_back_output()
            raise
        self._tell = tell
        self._wanted = workers
        self._actors: List[Any] = []
        self._stopped = threading.Event()

    def run(self, items: Sequence[Item], done: Callable[[Result], None]) -> None:
        """Does all items, and tells each result as it comes."""
        ray = self._ray
        # A machine with one processor may still have two workers: the system shares it.
        actor_class: Any = ray.remote(max_restarts=-1, max_task_retries=ATTEMPTS - 1, num_cpus=0)(_Actor)
        while len(self._actors) < min(self._wanted, len(items)):
            actor = actor_class.remote()
            self._actors.append(actor)
            self._tell(f"worker {len(self._actors)}: process {ray.get(actor.pid.remote())}")
        waiting: List[Item] = list(items)
        running: Dict[Any, Tuple[Item, Any]] = {}
        idle = list(self._actors)
        while (waiting or running) and not self._stopped.is_set():
            while waiting and idle:
                item, actor = waiting.pop(0), idle.pop()
                running[actor.perform.remote(item)] = (item, actor)
            ready, _ = ray.wait(list(running), num_returns=1, timeout=_LOOK)
            for reference in ready:
                item, actor = running.pop(reference)
                idle.append(actor)
                try:
                    done(ray.get(reference))
                except ray.exceptions.RayError as error:
                    done(Result(item.shard, 1, "", lost=str(error).splitlines()[0]))

    def stop(self) -> None:
        """Nothing more is wanted: `run` returns, and `close` ends what still works."""
        self._stopped.set()

    def close(self) -> None:
        try:
            self._ray.shutdown()
        finally:
            self._give_back_output()

    def _give_back_output(self) -> None:
        # Whoever has set another one since keeps it.
        if sys.stdout is self._own_output:
            sys.stdout = self._output
