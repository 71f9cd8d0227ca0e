"""Apps on a simulated UIKit, driven from Python: `App.launch("fruits")`.

The program `lunette` must be there: on PATH, in LUNETTE, or built in the checkout that this package is from. docs/python.md has the guide.
"""

import importlib
from types import ModuleType

from . import _registration
from ._version import VERSION as __version__
from .app import App
from .client import Client
from .errors import BinaryNotFound, LunetteError, ProtocolError, ScenarioError, ScriptError, TaskError, VersionError
from .node import Call, Element, Node

_registration.install()


def __getattr__(name: str) -> ModuleType:
    """`lunette.environments` needs Gymnasium, so that it is read when it is first asked for."""
    if name == "environments":
        return importlib.import_module(".environments", __name__)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "App",
    "BinaryNotFound",
    "Call",
    "Client",
    "Element",
    "LunetteError",
    "Node",
    "ProtocolError",
    "ScenarioError",
    "ScriptError",
    "TaskError",
    "VersionError",
    "__version__",
]
