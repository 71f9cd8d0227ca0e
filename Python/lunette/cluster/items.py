"""What one worker does: an item, in a folder of its own, from which only whole results come out."""

from __future__ import annotations

import ctypes
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable, Dict, List, Optional


@dataclass(frozen=True)
class Item:
    """A shard of a campaign or of a suite, or some states of a search."""

    kind: str
    target: str
    shard: int
    shards: int
    #: The words after the target.
    options: List[str]
    binary: str
    project: str
    #: What the campaign had kept before: paths in the project, and their contents. The same for all attempts, so that they do the same.
    kept: Dict[str, bytes]
    #: Where the folders of items are; what killed workers leave there is removed with it. On other machines it is not there.
    scratch: str
    #: Of a search: the states to continue, a line for each.
    states: bytes = b""
    #: What it is, for a reader.
    label: str = ""

    @property
    def command(self) -> List[str]:
        if self.kind == "explore":
            return [self.binary, self.kind, self.target, *self.options, "--serve-states"]
        jobs = ["-j", "1"] if self.kind == "fuzz" else []
        return [self.binary, self.kind, self.target, "--shard", f"{self.shard}/{self.shards}", *jobs, *self.options]

    @property
    def name(self) -> str:
        return self.label or f"shard {self.shard}/{self.shards}"


@dataclass
class Result:
    shard: int
    status: int
    output: str
    #: What it has kept: paths in the project, and their contents.
    kept: Dict[str, bytes] = field(default_factory=dict)
    #: Why it was not done; empty where it was.
    lost: str = ""
    #: Of a search: what its states lead to, a line for each in their order.
    states: bytes = b""


#: How often an item is begun before it counts as lost. Ours: a first time, and three more
ATTEMPTS = 4
#: To which a shell adds a signal. Source: POSIX, Shell Command Language, exit status
_SIGNALLED = 128
#: What is in a project that is no source, and that a worker has for itself.
_OWN = {".lunette", ".build", ".git"}
#: Source: Linux, prctl(2), PR_SET_PDEATHSIG
_PARENT_DEATH_SIGNAL = 1


def usual_folder(plugin: str) -> str:
    """Where a campaign with a plugin keeps what it has found. Source: docs/fuzz.md"""
    return ".lunette/fuzz/" + "".join(letter if letter.isalnum() or letter in "-_." else "_" for letter in plugin)


def read_kept(project: Path, folder: str) -> Dict[str, bytes]:
    root = project / folder
    paths = sorted(path for path in root.rglob("*") if path.is_file()) if root.is_dir() else []
    return {path.relative_to(project).as_posix(): path.read_bytes() for path in paths}


def ends_with_parent() -> Optional[Callable[[], None]]:
    """What a new process does so that it is killed when the worker ends, however that ends."""
    if not sys.platform.startswith("linux"):
        return None
    library = ctypes.CDLL(None)
    parent = os.getpid()

    def prepare() -> None:
        library.prctl(_PARENT_DEATH_SIGNAL, signal.SIGKILL)
        if os.getppid() != parent:
            os._exit(1)

    return prepare


def perform(item: Item) -> Result:
    """An item whose program was ended by a signal, as by a machine that ran out of memory, begins anew."""
    number = 0
    for attempt in range(ATTEMPTS):
        result = _continue(item) if item.kind == "explore" else _shard(item)
        number = _signal(result.status)
        if number == 0:
            return result
        if attempt + 1 < ATTEMPTS:
            print(f"lunette was ended by signal {number}; {item.name} begins anew", file=sys.stderr, flush=True)
    return Result(item.shard, 1, "", lost=f"lunette was ended by signal {number}, {ATTEMPTS} times")


def _signal(status: int) -> int:
    """The signal by which a program was ended, also one that a script has started; 0 for none."""
    if status < 0:
        return -status
    return status - _SIGNALLED if _SIGNALLED < status < _SIGNALLED + signal.NSIG else 0


def _continue(item: Item) -> Result:
    """Continues states. It keeps nothing, so that it works in the project itself."""
    ended = subprocess.run(
        item.command, cwd=item.project, input=item.states, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=ends_with_parent()
    )
    return Result(item.shard, ended.returncode, ended.stderr.decode("utf-8", "replace"), states=ended.stdout)


def _shard(item: Item) -> Result:
    """Runs a shard in a folder that shows the project, and has its own place for what is kept."""
    folder = Path(tempfile.mkdtemp(prefix="lunette-item-", dir=item.scratch if os.path.isdir(item.scratch) else None))
    try:
        project = Path(item.project)
        for entry in project.iterdir():
            if entry.name not in _OWN:
                (folder / entry.name).symlink_to(entry)
        for name, data in item.kept.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(data)
        ended = subprocess.run(
            item.command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            preexec_fn=ends_with_parent(),
        )
        kept = read_kept(folder, usual_folder(item.target)) if item.kind != "test" else {}
        return Result(item.shard, ended.returncode, ended.stdout.decode("utf-8", "replace"), kept)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
