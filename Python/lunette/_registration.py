"""Makes `gym.make("lunette/fruits-v0")` work after `import lunette`, in whichever order that and Gymnasium are imported, and without importing
Gymnasium, which takes long, for those who don't use it."""

from __future__ import annotations

import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import ModuleType
from typing import Optional, Sequence

from ._tasks import TASKS


def _register(gymnasium: ModuleType) -> None:
    for name in TASKS:
        identifier = f"lunette/{name}-v0"
        if identifier not in gymnasium.registry:
            gymnasium.register(
                id=identifier,
                entry_point="lunette.environments:LunetteEnv",
                vector_entry_point="lunette.environments:LunetteVectorEnv",
                kwargs={"task": name},
            )


class _Finder(MetaPathFinder):
    """Waits until Gymnasium is imported."""

    def find_spec(
        self, fullname: str, path: Optional[Sequence[str]], target: Optional[ModuleType] = None
    ) -> Optional[ModuleSpec]:
        if fullname != "gymnasium":
            return None
        sys.meta_path.remove(self)
        spec = find_spec(fullname)
        if spec is None or spec.loader is None:
            return spec
        execute = spec.loader.exec_module

        def exec_module(module: ModuleType) -> None:
            execute(module)
            _register(module)

        spec.loader.exec_module = exec_module  # type: ignore[method-assign]
        return spec


def install() -> None:
    gymnasium = sys.modules.get("gymnasium")
    if gymnasium is not None and hasattr(gymnasium, "registry"):
        _register(gymnasium)
    elif not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder())
