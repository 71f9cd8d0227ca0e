"""Shards on many workers."""

from __future__ import annotations

import contextlib
import io
import os
import re
import signal
import subprocess
import sys
import threading
import time
import types
from pathlib import Path
from typing import List, Optional, Sequence

import pytest

from conftest import ROOT, runs
from lunette.binary import find_binary
from lunette.cluster import engines


def cluster(folder: Path, *words: str, own_group: bool = False) -> "subprocess.Popen[str]":
    if not (folder / "plugins").exists():
        folder.mkdir(exist_ok=True)
        (folder / "plugins").symlink_to(ROOT / "plugins")
    environment = {**os.environ, "PYTHONPATH": os.fspath(ROOT / "Python")}
    return subprocess.Popen(
        [sys.executable, "-m", "lunette.cluster", *words], cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=own_group,
    )


FUZZ = ("fuzz", "fruits", "--workers", "2", "--shards", "6", "--engine", "local", "--events", "3000")


def children(pid: int) -> List[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            if int(path.read_text().rsplit(")", 1)[1].split()[1]) == pid:
                found.append(int(path.parent.name))
        except (OSError, ValueError):
            pass
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_e133_e135_a_worker_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    quiet = cluster(tmp_path / "quiet", *FUZZ)
    disturbed = cluster(tmp_path / "disturbed", *FUZZ)
    assert disturbed.stderr is not None
    line = disturbed.stderr.readline()
    worker = int(re.findall(r"process (\d+)", line)[0])
    programs: Optional[List[int]] = None
    for _ in range(200):
        programs = children(worker)
        if programs:
            break
        time.sleep(0.01)
    assert programs, "the worker has begun nothing"
    os.kill(worker, signal.SIGKILL)
    deadline = time.monotonic() + 2
    while any(runs(pid) for pid in programs) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not any(runs(pid) for pid in programs)
    out, err = disturbed.communicate()
    expected, _ = quiet.communicate()
    assert "begins anew" in err
    # Each shard once, with the same counts.
    assert sorted(out.splitlines()) == sorted(expected.splitlines())
    assert [line[:9] for line in sorted(out.splitlines())] == [f"6 of 6 sh"] + [f"shard {number}/6" for number in range(1, 7)]
    assert disturbed.returncode == quiet.returncode == 0
    corpus = [sorted(path.name for path in (tmp_path / name / ".lunette/fuzz/fruits/corpus").iterdir()) for name in ("quiet", "disturbed")]
    assert corpus[0] == corpus[1] != []


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize("words", [FUZZ, ("explore", "fruits", "--workers", "2", "--actions", "taps", "--rows", "all")], ids=["fuzz", "explore"])
def test_e133_e135_on_ray(tmp_path: Path, words: Sequence[str]) -> None:
    """Ray is large, so the set-up doesn't install it: pip install ray."""
    pytest.importorskip("ray")
    quiet = cluster(tmp_path / "quiet", *words, *(() if "--engine" in words else ("--engine", "local")))
    disturbed = cluster(tmp_path / "disturbed", *(word for word in words if word not in ("--engine", "local")), "--engine", "ray")
    assert disturbed.stderr is not None
    worker = int(next(found[1] for line in disturbed.stderr if (found := re.search(r"process (\d+)", line))))
    programs: List[int] = []
    # A search asks for small items, which may be done before they are seen.
    for _ in range(3000 if words is FUZZ else 10):
        programs = children(worker)
        if programs:
            break
        time.sleep(0.01)
    assert programs or words is not FUZZ, "the worker has begun nothing"
    os.kill(worker, signal.SIGKILL)
    deadline = time.monotonic() + 2
    while any(runs(pid) for pid in programs) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not any(runs(pid) for pid in programs)
    out, _ = disturbed.communicate()
    expected, _ = quiet.communicate()
    assert sorted(out.splitlines()) == sorted(expected.splitlines())
    assert disturbed.returncode == quiet.returncode == 0


class FakeRay(types.ModuleType):
    """Ray's beginning and end, without its machines."""

    def __init__(self, fails: bool) -> None:
        super().__init__("ray")
        self.fails = fails

    def init(self, **_: object) -> None:
        thread = threading.Thread(target=print, args=("of an actor",), name="ray_listen_error_messages")
        thread.start()
        thread.join()
        if self.fails:
            raise ConnectionError("no cluster")

    def shutdown(self) -> None:
        if self.fails:
            raise ConnectionError("no cluster")


def test_ray_gives_standard_output_back(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    before = sys.stdout
    ray = FakeRay(fails=False)
    monkeypatch.setitem(sys.modules, "ray", ray)
    engine = engines.Ray(2, None, print)
    assert sys.stdout is not before
    engine.close()
    assert sys.stdout is before
    out, err = capsys.readouterr()
    assert (out, err) == ("", "of an actor\n")

    ray.fails = True
    with pytest.raises(ConnectionError):
        engines.Ray(2, None, print)
    assert sys.stdout is before

    ray.fails = False
    engine = engines.Ray(2, None, print)
    ray.fails = True
    with pytest.raises(ConnectionError):
        engine.close()
    assert sys.stdout is before

    ray.fails = False
    engine = engines.Ray(2, None, print)
    other = io.StringIO()
    with contextlib.redirect_stdout(other):
        engine.close()
        assert sys.stdout is other
    sys.stdout = before


def test_a_suite(tmp_path: Path) -> None:
    (tmp_path / "some_spec.lua").write_text(
        'for number = 1, 9 do it("is " .. number, function() assert.is_true(number ~= 7) end) end\n'
    )
    run = cluster(tmp_path, "test", "some_spec.lua", "--workers", "2", "--shards", "3", "--engine", "local")
    out, _ = run.communicate()
    assert run.returncode == 1 and out.splitlines()[-1].startswith("3 of 3 shards: 8 passed, 1 failed")


def test_wrong_usage(tmp_path: Path) -> None:
    for words, part in (
        (("fuzz", "fruits", "--engine", "local", "--shards", "1", "--evnts", "3"), "Unknown option"),
        (("fuzz", "fruits", "--shard", "1/2"), "given to each shard by itself"),
        (("paint", "fruits"), "invalid choice"),
        (("fuzz", "fruits", "--workers", "x"), "wants a number from 1 to 100000, not 'x'"),
        (("fuzz", "nothere", "--engine", "local", "--shards", "2", "--events", "10"), 'there is no plugin "nothere"'),
        (("test", "nowhere", "--engine", "local", "--shards", "2"), "nowhere: there is no such file or folder"),
    ):
        run = cluster(tmp_path, *words)
        out, err = run.communicate()
        assert run.returncode == 2 and part in out + err


def explore(folder: Path, plugin: str, *words: str, own_group: bool = False) -> "subprocess.Popen[str]":
    place = os.fspath(ROOT / "Tests" / "Fixtures" / "explore" / plugin)
    return cluster(folder, "explore", place, "--workers", "2", "--engine", "local", "--actions", "taps", *words, own_group=own_group)


def alone(folder: Path, plugin: str, *words: str) -> "subprocess.CompletedProcess[str]":
    """The same search without workers."""
    folder.mkdir(exist_ok=True)
    (folder / "plugins").symlink_to(ROOT / "plugins")
    place = os.fspath(ROOT / "Tests" / "Fixtures" / "explore" / plugin)
    return subprocess.run(
        [find_binary(), "explore", place, "-j", "1", "--actions", "taps", *words], cwd=folder, stdout=subprocess.PIPE, text=True, check=False
    )


@pytest.mark.parametrize("options, last, status", [
    ((), "none: closed, 8 states, 24 transitions, farthest 3", 0),
    (("--depth", "2"), "none up to depth 2: 7 states, 12 transitions, 3 states not continued", 0),
    (("--depth", "2", "--closed"), "none up to depth 2: 7 states, 12 transitions, 3 states not continued", 1),
])
def test_e136_a_search_on_two_workers_has_the_numbers_of_one(tmp_path: Path, options: Sequence[str], last: str, status: int) -> None:
    process = explore(tmp_path, "lamps3", *options)
    out, _ = process.communicate(timeout=120)
    assert process.returncode == status and out.splitlines()[-1] == last


def test_a_search_that_ends_in_the_midst_of_a_level_has_the_numbers_of_one(tmp_path: Path) -> None:
    process = explore(tmp_path, "lamps5", "--states", "10")
    out, _ = process.communicate(timeout=120)
    assert process.returncode == 0 and out.splitlines()[-1] == "none up to depth 1: 10 states, 10 transitions, 8 states not continued"


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_search_loses_nothing_where_a_worker_is_killed(tmp_path: Path) -> None:
    process = explore(tmp_path, "lamps4")
    assert process.stderr is not None
    worker = 0
    for line in process.stderr:
        found = re.findall(r"process (\d+)", line)
        if found:
            worker = int(found[0])
            break
    os.kill(worker, signal.SIGKILL)
    out, _ = process.communicate(timeout=120)
    assert process.returncode == 0 and out.splitlines()[-1] == "none: closed, 16 states, 64 transitions, farthest 4"


def test_all_that_a_search_says_and_writes_is_what_it_says_on_one_machine(tmp_path: Path) -> None:
    # Each has a finding, notes or a cause of another kind: rules about the whole graph, orders, a fault of a way.
    rules = tmp_path / "rules.lua"
    rules.write_text('return { deadEnds = true, reach = { "A" }, screens = { "A", "About" }, back = "state", orders = "same" }\n')
    for plugin, words in (
        ("pages", ("--rules", os.fspath(rules))),
        ("pages_count", ("--depth", "3", "--rules", os.fspath(rules))),
        ("trap", ("--rules", os.fspath(rules))),
        ("race3", ("--orders", "--rules", os.fspath(rules))),
        ("list6", ()),
        ("abc", ()),
        ("fade", ("--when", "events")),
    ):
        process = explore(tmp_path / f"{plugin}-many", plugin, *words, "--graph", "graph.json")
        out, err = process.communicate(timeout=120)
        one = alone(tmp_path / f"{plugin}-one", plugin, *words, "--graph", "graph.json")
        assert (out, process.returncode) == (one.stdout, one.returncode), f"{plugin}: {err}"
        written = [
            {
                path.relative_to(folder).as_posix(): path.read_bytes()
                for path in sorted([*(folder / ".lunette").rglob("*_spec.lua"), *folder.glob("graph.json")])
            }
            for folder in (tmp_path / f"{plugin}-many", tmp_path / f"{plugin}-one")
        ]
        assert written[0] == written[1] != {}


def test_a_search_goes_on_where_it_was_ended(tmp_path: Path) -> None:
    for words, last in (
        (("--states", "20"), "none up to depth 2: 20 states"),
        (("--resume",), "none: closed, 32 states, 160 transitions, farthest 5"),
    ):
        out, _ = explore(tmp_path, "lamps5", *words).communicate(timeout=120)
        assert out.splitlines()[-1].startswith(last)


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_control_c_ends_a_search_in_its_own_words_and_it_goes_on(tmp_path: Path) -> None:
    process = explore(tmp_path, "lamps5", own_group=True)
    assert process.stderr is not None
    for line in process.stderr:
        if line.startswith("level 3"):
            break
    workers = [child for worker in children(process.pid) for child in [worker, *children(worker)]]
    os.killpg(process.pid, signal.SIGINT)
    out, _ = process.communicate(timeout=120)
    assert process.returncode == 130 and out.splitlines()[-1].startswith("stopped by Control-C at depth ")
    deadline = time.monotonic() + 5
    while any(runs(pid) for pid in workers) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not any(runs(pid) for pid in workers)
    out, _ = explore(tmp_path, "lamps5", "--resume").communicate(timeout=120)
    assert out.splitlines()[-1] == "none: closed, 32 states, 160 transitions, farthest 5"


def test_a_finding_of_a_search_is_written_once(tmp_path: Path) -> None:
    for status, begins in ((1, "1 found: 4 states, 5 transitions"), (0, "none: closed, 4 states, 5 transitions")):
        process = explore(tmp_path, "counter_error")
        out, _ = process.communicate(timeout=120)
        assert process.returncode == status and out.splitlines()[-1].startswith(begins)
    assert len(list((tmp_path / ".lunette").rglob("*_spec.lua"))) == 1


def test_searches_of_another_kind_are_refused(tmp_path: Path) -> None:
    for words in (("--like", "fruits"), ("--level", "launch"), ("-j2",), ("--shards", "3")):
        process = explore(tmp_path, "lamps3", *words)
        out, err = process.communicate(timeout=120)
        assert process.returncode == 2 and "lunette.cluster: " in err and out == ""


@pytest.mark.skipif(sys.platform == "win32", reason="runs a shell")
def test_a_program_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    """The worker lives on, and begins the shard anew; one that is killed each time is lost."""
    (tmp_path / "some_spec.lua").write_text('for number = 1, 3 do it("is " .. number, function() end) end\n')
    program = tmp_path / "killed.sh"
    program.write_text(
        '#!/bin/bash\nif [[ "$*" == *2/3* ]] && { [ -n "$ALWAYS" ] || [ ! -e "$KILLED/once" ]; }; then touch "$KILLED/once"; kill -9 $$; fi\n'
        f'exec {find_binary()} "$@"\n'
    )
    program.chmod(0o755)
    for always, last, status in (("", "3 of 3 shards: 3 passed, 0 failed", 0), ("1", "2 of 3 shards: 2 passed, 0 failed; lost: 2", 1)):
        marks = tmp_path / f"marks{always}"
        marks.mkdir()
        os.environ.update(KILLED=os.fspath(marks), ALWAYS=always)
        try:
            run = cluster(tmp_path, "test", "some_spec.lua", "--workers", "2", "--shards", "3", "--engine", "local", "--binary", os.fspath(program))
            out, err = run.communicate()
        finally:
            del os.environ["KILLED"], os.environ["ALWAYS"]
        assert (out.splitlines()[-1], run.returncode) == (last, status)
        assert "lunette was ended by signal 9; shard 2/3 begins anew" in err
