"""Apps that are driven from Python."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Iterator

import pytest

import lunette
from conftest import ROOT, runs
from lunette.binary import find_binary


@pytest.fixture
def fruits() -> Iterator[lunette.App]:
    with lunette.App.launch("fruits", device="iPhone SE", seed=1) as app:
        yield app


def test_e141_a_session_shows_what_the_same_scenario_shows(fruits: lunette.App, tmp_path: Path) -> None:
    fruits.tap("Cherry")
    fruits.settle()
    scenario = tmp_path / "same.lua"
    scenario.write_text('local app = launch("fruits", { device = "iPhone SE", seed = 1 })\napp:tap "Cherry"\napp:settle()\nprint(app:frame())\n')
    shown = subprocess.run([find_binary(), "run", scenario], capture_output=True, cwd=ROOT, check=True).stdout.decode()
    assert shown == "picked\tCherry\n" + fruits.frame() + "\n"
    played = tmp_path / "recording.lua"
    played.write_text(fruits.recording + "print(app:frame())\n")
    assert subprocess.run([find_binary(), "run", played], capture_output=True, cwd=ROOT, check=True).stdout.decode() == shown


def test_what_was_evaluated_stands_in_a_recording_that_runs(fruits: lunette.App, tmp_path: Path) -> None:
    assert fruits.evaluate("1 + 1 -- two") == 2
    assert fruits.evaluate("app.frameCount;") == 0
    assert fruits.evaluate("local app = 3 return app, 4") == [3, 4]
    for wrong in ("app.nope", "error 'no' -- why"):
        with pytest.raises(lunette.LunetteError):
            fruits.evaluate(wrong)
    fruits.evaluate("local app = app app:tap 'Cherry' -- picked")
    played = tmp_path / "recording.lua"
    played.write_text(fruits.recording + "print(app.table.indexPathForSelectedRow)\n")
    shown = subprocess.run([find_binary(), "run", "--quiet", played], capture_output=True, cwd=ROOT, check=True).stdout.decode()
    assert shown == "2\n0\npicked\tCherry\n1.6\n"


def test_rows_count_from_1(fruits: lunette.App) -> None:
    fruits.tap({"row": [1, 2]})
    assert fruits.evaluate("app.table.indexPathForSelectedRow") == [1, 2]
    assert fruits.calls("didSelectRowAt")[0].arguments[1] == [1, 2]


def test_views_are_nodes_and_targets(fruits: lunette.App) -> None:
    label = fruits.find("Date")
    assert (label.class_name, label.role, label.text) == ("UILabel", "staticText", "Date")
    fruits.tap(label)
    assert fruits.evaluate("app.table.indexPathForSelectedRow") == [1, 8]
    table = fruits.table
    assert table is not None and table.class_name == "UITableView"
    assert len(fruits.find_all({"class": "UITableViewCell"})) == 13
    tree = fruits.tree()
    assert tree.frame == (0, 0, 320, 568)
    found = tree.find("Date", role="staticText")
    assert found is not None and found.number == label.number
    assert [element.text for element in fruits.elements() if element.selected] == ["Date"]


def test_options_are_keywords(fruits: lunette.App) -> None:
    fruits.fling(from_=[160, 500], velocity=[0, -4000])
    fruits.settle(timeout=5)
    assert fruits.exists("Plum") and not fruits.exists("Apple")
    assert fruits.wait_for("Plum", timeout=1).text == "Plum"


def test_errors_have_luas_texts(fruits: lunette.App, tmp_path: Path) -> None:
    with pytest.raises(lunette.ScenarioError, match=r'^nothing on the screen matches "Chery" \(did you mean "Cherry"\?\)'):
        fruits.tap("Chery")
    with pytest.raises(lunette.ScenarioError, match="argument 2 'direction' must be one of"):
        fruits.swipe("Cherry", "upp")
    with pytest.raises(lunette.ScenarioError, match="App has no property 'tapp'"):
        fruits.call("tapp")
    with pytest.raises(lunette.ProtocolError, match="values"):
        fruits.tap([float("nan"), 0])
    with pytest.raises(lunette.ProtocolError, match="at most 1048576 bytes"):
        fruits.type("x" * (1 << 20))
    plugin = tmp_path / "broken.lua"
    plugin.write_text("return {\n  numberOfRowsInSection = function() return 1 end,\n  cellForRowAt = function() error 'no cell' end,\n}\n")
    with pytest.raises(lunette.ScriptError) as caught:
        lunette.App.launch(str(plugin))
    assert caught.value.line == 3 and str(caught.value.file).endswith("broken.lua") and "no cell" in str(caught.value)
    # The session goes on.
    fruits.tap("Cherry")


def test_going_back(fruits: lunette.App) -> None:
    before = fruits.frame()
    mark = fruits.mark()
    fruits.tap("Cherry")
    fruits.evaluate("lunetteTest = 1")
    assert fruits.frame() != before
    fruits.go_back(mark)
    assert fruits.frame() == before and fruits.evaluate("lunetteTest") is None
    fruits.advance_frames(10)
    fruits.seek(3)
    assert fruits.frame_count == 3
    with pytest.raises(lunette.ScenarioError, match="there is no frame 99"):
        fruits.seek(99)


def test_e061_the_hash_is_the_same_after_going_back(fruits: lunette.App) -> None:
    launched = fruits.hash()
    fruits.tap("Cherry")
    fruits.settle()
    mark, tapped = fruits.mark(), fruits.hash()
    assert tapped != launched
    for _ in range(2):
        fruits.tap("Kiwi")
        fruits.settle()
        assert fruits.hash() != tapped
        fruits.go_back(mark)
        assert fruits.hash() == tapped
    fruits.seek(0)
    assert fruits.hash() == launched


def test_pictures(fruits: lunette.App) -> None:
    assert fruits.frame("json").startswith('{"version":1')
    assert fruits.frame("svg").startswith("<svg")
    assert len(fruits.frame("pixels")) == 320 * 568 * 3
    assert fruits.frame("png").startswith(b"\x89PNG\r\n")
    with pytest.raises(ValueError, match="forms"):
        fruits.frame("smell")


def test_a_closed_app() -> None:
    app = lunette.App.launch("fruits")
    pid = app.client.pid
    app.close()
    app.close()
    assert app.closed and not runs(pid)
    with pytest.raises(lunette.ScenarioError, match="closed"):
        app.tap("Cherry")


def test_apps_of_one_program() -> None:
    with lunette.Client() as client:
        one, two = lunette.App.launch("fruits", client=client), lunette.App.launch("contacts", client=client, seed=3)
        one.tap("Cherry")
        assert two.exists("Ada") and not one.exists("Ada")
        one.close()
        assert two.exists("Ada")


def test_a_program_that_ends(fruits: lunette.App) -> None:
    os.kill(fruits.client.pid, 9)
    with pytest.raises(lunette.ProtocolError, match="has ended by signal 9"):
        fruits.tap("Cherry")


def test_where_the_program_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(lunette.BinaryNotFound, match="binary= names"):
        lunette.App.launch("fruits", binary=tmp_path / "none")
    monkeypatch.setenv("LUNETTE", str(tmp_path / "none"))
    with pytest.raises(lunette.BinaryNotFound, match="LUNETTE names"):
        lunette.App.launch("fruits")


def fake(tmp_path: Path, version: str) -> Path:
    program = tmp_path / "lunette"
    body = f'{{"protocol":1,"version":"{version}","methods":[]}}'
    program.write_text(f"#!{sys.executable}\nimport struct, sys\nb = {body!r}.encode()\nsys.stdout.buffer.write(struct.pack('<I', len(b)) + b'J' + b)\nsys.stdout.flush()\nsys.stdin.read()\n")
    program.chmod(0o755)
    return program


def test_another_version(tmp_path: Path) -> None:
    major, minor, _ = lunette.__version__.split(".")
    with lunette.Client(fake(tmp_path, f"{major}.{minor}.99")):
        pass
    for version in (f"{major}.{int(minor) + 1}.0", f"{int(major) + 1}.{minor}.0", ""):
        with pytest.raises(lunette.VersionError, match="the first two numbers must be the same"):
            lunette.Client(fake(tmp_path, version))


def test_the_words_are_those_of_lua() -> None:
    subprocess.run([sys.executable, ROOT / "Python" / "make_words.py", "--check"], check=True)
    release = (ROOT / "Sources" / "lunette" / "Lunette.swift").read_text()
    assert f'release = "{lunette.__version__}"' in release


@pytest.mark.parametrize("document", ["README.md", "docs/python.md"])
def test_the_samples_of_the_documents_run(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    samples = [part.split("```")[0] for part in text.split("```python\n")[1:]]
    plain = [sample for sample in samples if "pytest" not in sample and "gymnasium" not in sample]
    assert plain
    for sample in plain:
        printed = subprocess.run([sys.executable, "-c", sample], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        assert 'local app = launch("fruits"' in printed


def test_a_server_is_a_file_or_none(tmp_path: Path) -> None:
    (tmp_path / "answers.lua").write_text('return function(server) server:get("/x", { body = "hello" }) end\n')
    (tmp_path / "plugins" / "asks").mkdir(parents=True)
    (tmp_path / "plugins" / "asks" / "init.lua").write_text(
        "local app = {}\n"
        "function app:didFinishLaunching()\n"
        "  local label = UILabel { frame = { 0, 100, 200, 30 } }\n"
        "  self.window = UIWindow()\n"
        "  self.window:addSubview(label)\n"
        "  self.window:makeKeyAndVisible()\n"
        '  URLSession.shared:dataTask("https://a.test/x", function(data, _, error)\n'
        "    DispatchQueue.main:async(function() label.text = data or error.code end)\n"
        "  end):resume()\n"
        "end\n"
        "return app\n"
    )
    plugin = os.fspath(tmp_path / "plugins" / "asks")
    for network, text in ((os.fspath(tmp_path / "answers.lua"), "hello"), (False, "notConnectedToInternet")):
        with lunette.App.launch(plugin, network=network) as app:
            app.settle()
            assert app.find(text)
    with pytest.raises(lunette.LunetteError, match="network must be the path"):
        lunette.App.launch(plugin, network=5)
