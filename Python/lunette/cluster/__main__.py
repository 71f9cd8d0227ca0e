"""python -m lunette.cluster fuzz|explore|test TARGET: shards of a campaign or a suite, or a search, on many workers, with one report."""

from __future__ import annotations

import argparse
import importlib.util
import os
import re
import sys
import tempfile
from pathlib import Path
from typing import Callable, Dict, List, Sequence, Tuple, Union

from ..binary import find_binary
from ..errors import BinaryNotFound
from . import engines, search
from .items import Item, Result, read_kept, usual_folder


#: How the name of a finding's spec ends.
_SPEC = "_spec.lua"


def _parse(arguments: Sequence[str]) -> Tuple[argparse.Namespace, List[str]]:
    """The options, and further words, which are those of lunette."""
    parser = argparse.ArgumentParser(
        prog="python -m lunette.cluster",
        description="Shards of a campaign (fuzz) or of a suite (test), or the states of a search (explore), on many workers. A worker that ends is replaced, and what it did is done anew.",
        epilog="Status: 0 when nothing was found, 1 with findings, failed tests or a lost shard, 2 for wrong usage. Further options, such as --events 20000, are those of lunette.",
        allow_abbrev=False,
    )
    parser.add_argument("kind", choices=["fuzz", "explore", "test"])
    parser.add_argument("target", help="a plugin; a spec or a folder of specs")
    parser.add_argument("--workers", type=_count, default=os.cpu_count() or 1, metavar="N", help="workers at a time; all processors if left out")
    parser.add_argument("--shards", type=_count, metavar="N", help="parts of the work; three for each worker if left out")
    parser.add_argument("--engine", choices=["auto", "local", "ray"], default="auto", help="local processes, or Ray where it is installed")
    parser.add_argument("--address", help="the address of a Ray cluster; one of this machine if left out")
    parser.add_argument("--binary", help="the program lunette")
    options, words = parser.parse_known_args(arguments)
    return options, [word for word in words if word != "--"]


def _count(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 100_000:
        raise argparse.ArgumentTypeError(f"wants a number from 1 to 100000, not {text!r}")
    return int(text)


def main(arguments: Sequence[str]) -> int:
    options, words = _parse(arguments)
    explores = options.kind == "explore"
    if explores and options.shards:
        print("lunette.cluster: a search has no shards; leave out --shards", file=sys.stderr)
        return 2
    # Each shard has these of its own; a search is one, whose states have their workers.
    given = {"--shard", "-j", "--jobs", "--out"} - ({"--out"} if explores else set())
    if any(word.split("=")[0] in given or word.startswith("-j") for word in words):
        print(f"lunette.cluster: {', '.join(sorted(given))} are given to each shard by itself", file=sys.stderr)
        return 2
    alone = [word for word in words if word.split("=")[0] in ("--level", "--like")]
    if explores and alone:
        print(f"lunette.cluster: {alone[0]} is a search of another kind, which goes on one machine: lunette explore {alone[0]}", file=sys.stderr)
        return 2
    try:
        binary = find_binary(options.binary)
    except BinaryNotFound as error:
        print(f"lunette.cluster: {error}", file=sys.stderr)
        return 2
    has_ray = importlib.util.find_spec("ray") is not None
    if not has_ray and (options.engine == "ray" or options.address):
        print("lunette.cluster: Ray is not installed: pip install 'lunette-touch[ray]'", file=sys.stderr)
        return 2
    project = Path.cwd()
    folder = usual_folder(options.target)
    kept = read_kept(project, folder) if options.kind == "fuzz" else {}
    shards = options.shards or 3 * options.workers
    results: Dict[int, Result] = {}

    def done(result: Result) -> None:
        # Ray may tell of a call twice: the first whole result counts.
        if result.shard not in results:
            results[result.shard] = result
            print(f"shard {result.shard}/{shards}: {_last_line(result)}", flush=True)

    def tell(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    with tempfile.TemporaryDirectory(prefix="lunette-cluster-") as scratch:
        runs_on_ray = has_ray and options.engine != "local"
        engine: Union[engines.Local, engines.Ray] = (
            engines.Ray(options.workers, options.address, tell) if runs_on_ray else engines.Local(options.workers, tell)
        )
        try:
            if explores:
                begin: Callable[[int, List[bytes], str], Item] = lambda number, states, label: Item(
                    "explore", options.target, number, 0, words, binary, os.fspath(project), kept, scratch, b"".join(line + b"\n" for line in states), label
                )
                return search.Search(engine, [binary, "explore", options.target, *words], begin, options.workers).run(tell)
            items = [
                Item(options.kind, options.target, shard, shards, words, binary, os.fspath(project), kept, scratch)
                for shard in range(1, shards + 1)
            ]
            engine.run(items, done)
        finally:
            engine.close()
    return _report(options.kind, results, shards, project, folder, kept)


def _last_line(result: Result) -> str:
    if result.lost:
        return f"lost: {result.lost}"
    lines = [line for line in result.output.splitlines() if line.strip()]
    return lines[-1] if lines else f"ended with status {result.status}"


def _report(kind: str, results: Dict[int, Result], shards: int, project: Path, folder: str, before: Dict[str, bytes]) -> int:
    lost = [shard for shard in range(1, shards + 1) if shard not in results or results[shard].lost]
    whole = [results[shard] for shard in sorted(results) if not results[shard].lost]
    # A shard that could not begin has no counts: its words say why.
    counts = r"\d+ sessions" if kind == "fuzz" else r"(?m)^\d+ passed"
    wrong = [result for result in whole if result.status not in (0, 1) or (result.status == 1 and not re.search(counts, result.output))]
    for result in wrong[:1]:
        print(result.output, file=sys.stderr, end="")
    if kind == "fuzz":
        findings = _merge(whole, project, folder, before)
        events = sum(_number(r"(\d+) touch events", result.output) for result in whole)
        sessions = sum(_number(r"(\d+) sessions", result.output) for result in whole)
        words = f"{sessions} sessions, {events} touch events"
        found = len(findings)
        for path in findings:
            print(f"FOUND {path}")
        outcome = "nothing new found" if found == 0 else f"{found} finding" + ("s" if found > 1 else "")
    else:
        passed = sum(_number(r"(?m)^(\d+) passed", result.output) for result in whole)
        failed = sum(_number(r"(?m)^\d+ passed, (\d+) failed", result.output) for result in whole)
        for result in whole:
            if result.status == 1 and result not in wrong:
                print(result.output, end="")
        words, found, outcome = f"{passed} passed, {failed} failed", failed + sum(result.status == 1 for result in whole), ""
    parts = [f"{len(whole)} of {shards} shards: {words}"] + ([outcome] if outcome else [])
    if lost:
        parts.append(f"lost: {', '.join(str(shard) for shard in lost)}")
    print("; ".join(parts))
    if wrong:
        return 2
    return 1 if lost or found else 0


def _number(pattern: str, text: str) -> int:
    found = re.findall(pattern, text)
    return int(found[-1]) if found else 0


def _merge(results: List[Result], project: Path, folder: str, before: Dict[str, bytes]) -> List[str]:
    """Puts what all shards have kept into the project: the corpus by its contents, coverage by lines, of findings of one origin the shortest.
    Returns the new findings."""
    merged: Dict[str, bytes] = {}
    specs: Dict[str, Result] = {}
    for result in results:
        for name, data in result.kept.items():
            if name.startswith(f"{folder}/findings/"):
                # The name of a finding is that of its origin.
                if name.endswith(_SPEC) and (name not in specs or (len(data), data) < (len(specs[name].kept[name]), specs[name].kept[name])):
                    specs[name] = result
            elif name in merged and name == f"{folder}/coverage.info":
                merged[name] = _coverage(merged[name], data)
            else:
                # Files of the corpus are named by their contents.
                merged.setdefault(name, data)
    for spec, result in specs.items():
        # Its pictures go with it.
        stem = spec[: -len(_SPEC)]
        merged.update({name: data for name, data in result.kept.items() if name.startswith(stem)})
    for name, data in merged.items():
        if before.get(name) == data:
            continue
        path = project / name
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary = path.with_name(path.name + f".{os.getpid()}.tmp")
        temporary.write_bytes(data)
        os.replace(temporary, path)
    return sorted(name for name in specs if name not in before)


def _coverage(one: bytes, other: bytes) -> bytes:
    """Of two files in lcov's form one, in which each line ran as often as in both."""
    counts: Dict[str, Dict[int, int]] = {}
    for text in (one.decode(), other.decode()):
        file = ""
        for line in text.splitlines():
            if line.startswith("SF:"):
                file = line[3:]
            elif line.startswith("DA:"):
                number, count = (int(part) for part in line[3:].split(",")[:2])
                lines = counts.setdefault(file, {})
                lines[number] = lines.get(number, 0) + count
    out = []
    for file in sorted(counts):
        lines = counts[file]
        out.append(f"SF:{file}")
        out += [f"DA:{number},{lines[number]}" for number in sorted(lines)]
        out += [f"LF:{len(lines)}", f"LH:{sum(count > 0 for count in lines.values())}", "end_of_record"]
    return ("\n".join(out) + "\n").encode()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
