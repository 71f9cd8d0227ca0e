"""Shards on many workers."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import List, Optional, Sequence

import pytest

from conftest import ROOT, runs


def cluster(folder: Path, *words: str) -> "subprocess.Popen[str]":
    if not (folder / "plugins").exists():
        folder.mkdir(exist_ok=True)
        (folder / "plugins").symlink_to(ROOT / "plugins")
    environment = {**os.environ, "PYTHONPATH": os.fspath(ROOT / "Python")}
    return subprocess.Popen(
        [sys.executable, "-m", "lunette.cluster", *words], cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
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
    ):
        run = cluster(tmp_path, *words)
        out, err = run.communicate()
        assert run.returncode == 2 and part in out + err


@pytest.mark.parametrize("options, last", [
    ((), "none: closed, 8 states, 24 transitions, farthest 3"),
    (("--depth", "2"), "none up to depth 2: 7 states, 12 transitions, 3 states not continued"),
])
def test_e136_a_search_on_two_workers_has_the_numbers_of_one(tmp_path: Path, options: Sequence[str], last: str) -> None:
    plugin = os.fspath(ROOT / "Tests" / "Fixtures" / "explore" / "lamps3")
    process = cluster(tmp_path, "explore", plugin, "--workers", "2", "--engine", "local", "--actions", "taps", *options)
    out, _ = process.communicate(timeout=120)
    assert process.returncode == 0 and out.splitlines()[-1] == last


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_search_loses_nothing_where_a_worker_is_killed(tmp_path: Path) -> None:
    plugin = os.fspath(ROOT / "Tests" / "Fixtures" / "explore" / "lamps4")
    process = cluster(tmp_path, "explore", plugin, "--workers", "2", "--engine", "local", "--actions", "taps")
    worker = int(re.findall(r"process (\d+)", process.stderr.readline())[0])
    process.stdout.readline()
    os.kill(worker, signal.SIGKILL)
    out, _ = process.communicate(timeout=120)
    assert process.returncode == 0 and out.splitlines()[-1] == "none: closed, 16 states, 64 transitions, farthest 4"


def test_rules_about_the_whole_graph_are_named_and_not_judged(tmp_path: Path) -> None:
    plugin = os.fspath(ROOT / "Tests" / "Fixtures" / "explore" / "pages")
    rules = tmp_path / "rules.lua"
    rules.write_text('return { deadEnds = true, reach = { "A" } }\n')
    process = cluster(tmp_path, "explore", plugin, "--workers", "1", "--engine", "local", "--actions", "taps", "--rules", os.fspath(rules))
    out, _ = process.communicate(timeout=120)
    assert process.returncode == 0 and "not judged level by level: deadEnds, reach" in out.splitlines()
    assert out.splitlines()[-1] == "none: closed, 3 states, 4 transitions, farthest 2"


def test_a_finding_of_a_search_is_written_once(tmp_path: Path) -> None:
    plugin = os.fspath(ROOT / "Tests" / "Fixtures" / "explore" / "counter_error")
    for status, begins in ((1, "1 found: 4 states, 5 transitions"), (0, "none: closed, 4 states, 5 transitions")):
        process = cluster(tmp_path, "explore", plugin, "--workers", "2", "--engine", "local", "--actions", "taps")
        out, _ = process.communicate(timeout=120)
        assert process.returncode == status and out.splitlines()[-1].startswith(begins)
    assert len(list((tmp_path / ".lunette").rglob("*_spec.lua"))) == 1
