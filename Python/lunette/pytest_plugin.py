"""The pytest plugin: fixtures that launch apps, kept frames, and what a failure shows. It is loaded with the package."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any, Callable, Dict, Iterator, List, Optional

import pytest

from .app import App
from .client import Client
from .errors import LunetteError

#: The last calls of a method that a failure shows. Ours
_MOST_CALLS = 10
_APPS: "pytest.StashKey[List[App]]" = pytest.StashKey()


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("lunette", "apps on Lunette's simulated UIKit")
    group.addoption("--lunette-update", action="store_true", help="keep the frames that assert_frame finds to be new or different")
    group.addoption("--lunette-report", metavar="DIR", default=None, help="write the screens of failed tests into this folder")
    group.addoption("--lunette-binary", metavar="PATH", default=None, help="the program lunette")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "lunette(plugin, **options): the app of the fixture `app`, and the options of App.launch")


@pytest.fixture(scope="session")
def _lunette_client(request: pytest.FixtureRequest) -> Iterator[Callable[[], Client]]:
    """One program for all apps of the worker; a new one where a test has ended it."""
    clients: List[Client] = []

    def client() -> Client:
        if not clients or clients[-1].closed:
            clients.append(Client(request.config.getoption("--lunette-binary"), _project(request.config)))
        return clients[-1]

    yield client
    for one in clients:
        one.close()


def _project(config: pytest.Config) -> Optional[str]:
    """The project is where pytest was started from, if plugins are there; else its root folder."""
    for folder in (Path.cwd(), config.rootpath):
        if (folder / "plugins").is_dir() or (folder / "lunette.lua").is_file():
            return os.fspath(folder)
    return None


@pytest.fixture
def lunette_launch(request: pytest.FixtureRequest, _lunette_client: Callable[[], Client]) -> Iterator[Callable[..., App]]:
    """A function that launches apps as App.launch does; they end with the test."""
    apps: List[App] = []
    request.node.stash[_APPS] = apps

    def launch(plugin: str, **options: Any) -> App:
        if not {"binary", "project", "client"} & set(options):
            options["client"] = _lunette_client()
        app = App.launch(plugin, **options)
        apps.append(app)
        return app

    yield launch
    for app in reversed(apps):
        try:
            app.close()
        except LunetteError:
            # Its program has ended: the test has shown why.
            pass


@pytest.fixture
def app(request: pytest.FixtureRequest, lunette_launch: Callable[..., App]) -> App:
    """The app of the test's mark: @pytest.mark.lunette("fruits", seed=1)."""
    mark = request.node.get_closest_marker("lunette")
    if mark is None or len(mark.args) != 1:
        raise pytest.UsageError('the fixture app needs a mark with a plugin: @pytest.mark.lunette("fruits")')
    return lunette_launch(mark.args[0], **mark.kwargs)


@pytest.fixture
def assert_frame(request: pytest.FixtureRequest) -> Callable[..., None]:
    """A function that compares an app's screen with a kept file: assert_frame(app, "picked").

    The files are those of `assert.frame` in specs: __frames__/FILE/NAME.txt beside the test's file; spec="fruits_spec" takes those of that spec.
    """
    names: Dict[str, int] = {}

    def check(app: App, name: Optional[str] = None, *, spec: Optional[str] = None) -> None:
        __tracebackhide__ = True
        title = name if name is not None else re.sub(r"^test_", "", request.node.name)
        if not title or "/" in title or title.startswith("."):
            raise ValueError(f"the name of a frame is the name of a file, not {title!r}")
        names[title] = names.get(title, 0) + 1
        if name is None and names[title] > 1:
            title = f"{title} {names[title]}"
        path = Path(request.node.path)
        file = path.parent / "__frames__" / (spec or path.stem) / f"{title}.txt"
        text = app.frame("kept")
        kept = file.read_text(encoding="utf-8") if file.is_file() else None
        if kept == text:
            return
        unattended = os.environ.get("CI", "") not in ("", "0", "false")
        if request.config.getoption("--lunette-update") or (kept is None and not unattended):
            file.parent.mkdir(parents=True, exist_ok=True)
            # Another worker of xdist may write the same file: each writes it whole.
            temporary = file.with_suffix(f".{os.getpid()}.tmp")
            temporary.write_text(text, encoding="utf-8")
            os.replace(temporary, file)
            return
        if kept is None:
            pytest.fail(f"there is no kept frame {file}; run pytest --lunette-update and look at it\n{text}", pytrace=False)
        lines = _difference(kept, text)
        pytest.fail(f"the screen differs from {file}; --lunette-update keeps the new one\n{lines}", pytrace=False)

    return check


def _difference(old: str, new: str) -> str:
    import difflib

    return "\n".join(difflib.unified_diff(old.splitlines(), new.splitlines(), "kept", "now", lineterm="", n=2))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: "pytest.CallInfo[None]") -> Any:
    """A failure shows the screen, the last calls and the last touch of each app that runs."""
    report: pytest.TestReport = yield
    if report.when == "call" and report.failed:
        apps = item.stash.get(_APPS, [])
        for number, app in enumerate(apps, 1):
            title = f"Lunette: app {number}" if len(apps) > 1 else "Lunette"
            try:
                report.sections.append((title, describe(app)))
                folder = item.config.getoption("--lunette-report")
                if folder is not None:
                    _save(app, Path(folder), f"{item.nodeid}{f'-{number}' if len(apps) > 1 else ''}")
            except (LunetteError, OSError) as error:
                report.sections.append((title, f"the app can't be shown: {error}"))
    return report


def describe(app: App) -> str:
    """The screen, the last calls of the app's delegates, and what happened to the last touch."""
    parts = [f"screen at {app.time:g} s, frame {app.frame_count}:", app.frame()]
    calls = app.evaluate(_LAST_CALLS) or []
    parts.append("last calls:" if calls else "last calls: none")
    parts += [f"  {line}" for line in calls]
    touch = app.explain().strip()
    parts.append(f"last touch:\n{touch}" if touch else "last touch: none")
    return "\n".join(parts)


#: The calls of the methods that delegates have most, the latest last.
_LAST_CALLS = f"""(function()
  local list = {{}}
  for _, name in ipairs {{
    "didSelectRowAt", "didDeselectRowAt", "willSelectRowAt", "cellForRowAt", "commitEditingStyle", "moveRowAt", "didEndEditingRowAt",
    "didSelectItemAt", "didDeselectItemAt", "cellForItemAt", "scrollViewDidScroll", "scrollViewDidEndDragging", "scrollViewDidEndDecelerating",
    "textFieldDidBeginEditing", "textFieldDidEndEditing", "textFieldShouldReturn", "textViewDidChange", "didFinishLaunching", "didBecomeActive",
    "didShow", "willShow",
  }} do
    local ok, calls = pcall(app.calls, app, name)
    if ok then
      for place, call in ipairs(calls) do list[#list + 1] = {{ call.time, place, call }} end
    end
  end
  table.sort(list, function(a, b)
    if a[1] ~= b[1] then return a[1] < b[1] end
    return a[2] < b[2]
  end)
  local lines = {{}}
  for place = math.max(1, #list - {_MOST_CALLS - 1}), #list do
    local call, parts = list[place][3], {{}}
    for number, argument in ipairs(call) do parts[number] = tostring(argument) end
    lines[#lines + 1] = string.format("%.3f s  %s(%s)", call.time, call.name, table.concat(parts, ", "))
  end
  return lines
end)()"""


def _save(app: App, folder: Path, name: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    stem = re.sub(r"[^\w.-]+", "-", name).strip("-")
    (folder / f"{stem}.txt").write_text(describe(app) + "\n", encoding="utf-8")
    (folder / f"{stem}.svg").write_text(app.frame("svg"), encoding="utf-8")
    (folder / f"{stem}.lua").write_text(app.recording, encoding="utf-8")
