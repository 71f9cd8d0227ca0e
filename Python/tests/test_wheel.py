"""The wheel in a fresh environment, without a network."""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path

import pytest

from conftest import ROOT

EXAMPLE = '''
from __future__ import annotations

import lunette


def names(app: lunette.App) -> list[str]:
    """The texts of the cells."""
    found: list[str] = []
    for node in app.tree().walk():
        if node.role == "cell" and node.label is not None:
            found.append(node.label)
    return found


def pick(app: lunette.App, name: str) -> lunette.Node:
    app.tap(name)
    app.settle(timeout=5.0)
    row: lunette.Node = app.find({"class": "UITableViewCell", "label": name})
    return row


def main() -> int:
    with lunette.App.launch("fruits", device="iPhone SE", seed=1) as app:
        mark: int = app.mark()
        cell = pick(app, "Cherry")
        x, y, width, height = cell.frame
        calls: list[lunette.Call] = app.calls("didSelectRowAt")
        print(len(names(app)), cell.selected, height, len(calls), app.time > 0)
        app.go_back(mark)
        try:
            app.tap("Chery")
        except lunette.ScenarioError as error:
            print(str(error).split(";")[0])
        except lunette.ScriptError as error:
            print(error.file, error.line, error.traceback)
        picture: bytes = app.frame("png")
        print(picture[1:4].decode())
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
'''


def test_e143_the_wheel_in_a_fresh_environment(tmp_path: Path) -> None:
    built = subprocess.run([sys.executable, ROOT / "Python" / "wheel_builder.py", tmp_path / "dist"], check=True, capture_output=True, text=True)
    wheel = Path(built.stdout.strip())
    assert wheel.name.startswith("lunette_touch-") and wheel.name.endswith("-py3-none-any.whl")
    again = subprocess.run([sys.executable, ROOT / "Python" / "wheel_builder.py", tmp_path / "again"], check=True, capture_output=True, text=True)
    assert Path(again.stdout.strip()).read_bytes() == wheel.read_bytes()
    venv.create(tmp_path / "fresh", with_pip=True)
    python = tmp_path / "fresh" / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--no-index", "--disable-pip-version-check", wheel], check=True)
    shown = subprocess.run([python, "-m", "pip", "show", "lunette-touch"], check=True, capture_output=True, text=True).stdout
    assert shown.startswith("Name: lunette-touch\n") and "Requires: \n" in shown
    example = tmp_path / "example.py"
    example.write_text(EXAMPLE)
    # Away from the checkout: the wheel knows it.
    played = subprocess.run([python, example], cwd=tmp_path, capture_output=True, text=True)
    assert played.stdout == '13 True 44.0 1 True\nnothing on the screen matches "Chery" (did you mean "Cherry"?)\nPNG\n', played.stderr
    mypy = subprocess.run([sys.executable, "-m", "mypy", "--version"], capture_output=True)
    if mypy.returncode != 0:
        pytest.skip("without mypy the types are not checked")
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--python-executable", python, example], cwd=tmp_path, capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stdout
    own = subprocess.run([sys.executable, "-m", "mypy", "--config-file", "pyproject.toml"], cwd=ROOT / "Python", capture_output=True, text=True)
    assert own.returncode == 0, own.stdout
