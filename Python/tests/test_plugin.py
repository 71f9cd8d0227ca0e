"""The pytest plugin, in pytest runs of their own."""

from __future__ import annotations

import importlib.metadata
import os

import pytest

from conftest import ROOT


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    os.symlink(ROOT / "plugins", pytester.path / "plugins")
    return pytester


def run(project: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    """The plugin is loaded by name where the package is not installed."""
    installed = any(point.value == "lunette.pytest_plugin" for point in _points())
    plugin = [] if installed else ["-p", "lunette.pytest_plugin"]
    return project.runpytest_subprocess(*plugin, *arguments)


def _points() -> "list[importlib.metadata.EntryPoint]":
    points = importlib.metadata.entry_points()
    return list(points.select(group="pytest11")) if hasattr(points, "select") else list(points.get("pytest11", []))


TEST = """
import pytest

@pytest.mark.lunette("fruits", seed=1)
def test_picks(app):
    app.tap("Cherry")
    app.settle()
    assert app.exists("Lychee")
"""


def test_e144_a_failure_shows_screen_calls_and_touch(project: pytest.Pytester) -> None:
    project.makepyfile(TEST)
    result = run(project, "--lunette-report", "found")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*Lunette*", "screen at *", "*Cherry*", "last calls:", "*didSelectRowAt(*1.6)*", "last touch:", "*finger 1 down at*UITableViewCell*"])
    names = sorted(path.suffix for path in (project.path / "found").iterdir())
    assert names == [".lua", ".svg", ".txt"]


def test_fixtures_launch_and_close(project: pytest.Pytester) -> None:
    project.makepyfile(
        """
        import pytest

        def test_two(lunette_launch):
            one, two = lunette_launch("fruits"), lunette_launch("contacts", seed=3)
            assert one.exists("Apple") and two.exists("Ada")

        def test_no_mark(app):
            pass
        """
    )
    result = run(project)
    result.assert_outcomes(passed=1, errors=1)
    result.stdout.fnmatch_lines(["*needs a mark with a plugin*"])


FRAMES = """
import pytest

@pytest.mark.lunette("fruits")
def test_frame(app, assert_frame):
    app.tap("{fruit}")
    assert_frame(app, "picked")
"""


def test_frames_are_kept_and_compared(project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "1")
    test = project.makepyfile(FRAMES.format(fruit="Cherry"))
    kept = project.path / "__frames__" / test.stem / "picked.txt"
    run(project).assert_outcomes(failed=1)
    assert not kept.exists()
    run(project, "--lunette-update").assert_outcomes(passed=1)
    run(project).assert_outcomes(passed=1)
    # The files are those of assert.frame: a spec of the same name finds them.
    test.with_name(test.stem + ".lua").write_text(
        'it("picks", function()\n  local app = launch "fruits"\n  app:tap "Cherry"\n  assert.frame(app, "picked")\nend)\n'
    )
    import subprocess

    from lunette.binary import find_binary

    ended = subprocess.run([find_binary(), "test", f"{test.stem}.lua"], cwd=project.path, capture_output=True)
    assert ended.returncode == 0, ended.stdout.decode()
    test.write_text(FRAMES.format(fruit="Date"))
    result = run(project)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*the screen differs from *picked.txt*"])
    run(project, "--lunette-update").assert_outcomes(passed=1)
    run(project).assert_outcomes(passed=1)


def test_it_works_under_xdist(project: pytest.Pytester) -> None:
    pytest.importorskip("xdist")
    project.makepyfile(
        """
        import pytest

        @pytest.mark.lunette("fruits")
        @pytest.mark.parametrize("fruit", ["Apple", "Banana", "Cherry", "Date", "Fig", "Kiwi"])
        def test_picks(app, fruit, assert_frame):
            app.tap(fruit)
            app.settle()
            assert_frame(app, fruit)
        """
    )
    run(project, "-n", "2", "--lunette-update").assert_outcomes(passed=6)
    run(project, "-n", "2").assert_outcomes(passed=6)
