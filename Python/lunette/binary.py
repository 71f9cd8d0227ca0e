"""Where the program and the project are."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Optional, Union

from ._checkout import CHECKOUT
from .errors import BinaryNotFound

PathLike = Union[str, "os.PathLike[str]"]


def find_binary(binary: Optional[PathLike] = None) -> str:
    """The program: the given one, else that of LUNETTE, of PATH, of the checkout that this package was built from."""
    for given, name in ((binary, "binary="), (os.environ.get("LUNETTE") or None, "LUNETTE")):
        if given is None:
            continue
        found = shutil.which(os.fspath(given))
        if found is None:
            raise BinaryNotFound(f"{name} names {os.fspath(given)!r}, which is no program that can be run")
        return os.path.abspath(found)
    found = shutil.which("lunette")
    if found is not None:
        return os.path.abspath(found)
    for build in ("release", "debug"):
        path = Path(CHECKOUT) / ".build" / build / "lunette"
        if os.access(path, os.X_OK):
            return str(path)
    raise BinaryNotFound(
        "there is no program lunette: not on PATH, and not built in "
        f"{CHECKOUT}; give binary=, set LUNETTE to its path, or run `make install` in the checkout"
    )


def find_project(project: Optional[PathLike], plugin: Optional[str] = None, task: Optional[str] = None) -> str:
    """The folder in which the program runs: the given one, else that of LUNETTE_PROJECT, else the working folder. Where that has no such plugin or
    task, the checkout that this package was built from has it, perhaps."""
    given = project if project is not None else os.environ.get("LUNETTE_PROJECT") or None
    if given is not None:
        return os.path.abspath(os.fspath(given))
    here = os.getcwd()
    if not _has(here, plugin, task) and _has(CHECKOUT, plugin, task):
        return CHECKOUT
    return here


def _has(folder: str, plugin: Optional[str], task: Optional[str]) -> bool:
    if task is not None:
        name = task if "/" in task else f"tasks/{task}"
        return (Path(folder) / (name if name.endswith(".lua") else f"{name}.lua")).is_file()
    if plugin is None:
        return True
    root = Path(folder)
    return any(place.is_file() for place in (root / plugin, root / "plugins" / plugin / "init.lua", root / plugin / "init.lua"))
