"""What goes wrong, with the texts that Lua gives."""

from __future__ import annotations

from typing import Any, Mapping, Optional


class LunetteError(Exception):
    """What all errors of this package are."""


class BinaryNotFound(LunetteError):
    """There is no program `lunette`."""


class VersionError(LunetteError):
    """The program has another major or minor version than this package."""


class ProtocolError(LunetteError):
    """A request was not understood, or the program has ended."""


class ScenarioError(LunetteError):
    """A call was refused: nothing matches, something covers the target, the app has ended."""


class TaskError(LunetteError):
    """A task is wrong, or one of its functions is."""


class ScriptError(LunetteError):
    """A script of the app raised an error."""

    def __init__(self, message: str, file: Optional[str] = None, line: Optional[int] = None, traceback: str = "") -> None:
        super().__init__(message)
        self.file = file
        self.line = line
        self.traceback = traceback

    def __str__(self) -> str:
        message = super().__str__()
        return f"{message}\n{self.traceback}" if self.traceback else message


def error_of(answer: Mapping[str, Any]) -> LunetteError:
    """The exception for an error in an answer."""
    message = str(answer.get("message", ""))
    kind = answer.get("kind")
    if kind == "script":
        return ScriptError(message, answer.get("file"), answer.get("line"), str(answer.get("traceback", "")))
    if kind == "task":
        return TaskError(message)
    if kind == "protocol":
        return ProtocolError(message)
    return ScenarioError(message)
