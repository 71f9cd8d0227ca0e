#!/usr/bin/env python3
"""Makes the wheel of lunette-touch. It needs nothing but Python: a wheel of pure Python is a zip file with a list of its files.

Usage: wheel_builder.py FOLDER    (as PEP 517's back end it makes the same wheel for `pip install ./Python`)
Source: packaging.python.org, Binary distribution format
"""

from __future__ import annotations

import base64
import hashlib
import re
import sys
import zipfile
from pathlib import Path
from typing import Any, List, Optional, Tuple

HERE = Path(__file__).resolve().parent
NAME = "lunette_touch"
#: All files have the same time, so that the same sources give the same bytes. Source: the zip format's first year
TIME = (1980, 1, 1, 0, 0, 0)


def version() -> str:
    match = re.search(r'VERSION = "([^"]+)"', (HERE / "lunette" / "_version.py").read_text())
    if match is None:
        raise SystemExit("lunette/_version.py has no VERSION")
    return match[1]


def metadata() -> str:
    lines = [
        "Metadata-Version: 2.1",
        "Name: lunette-touch",
        f"Version: {version()}",
        "Summary: Drives apps on Lunette's simulated UIKit, for tests and for programs that learn",
        "Requires-Python: >=3.9",
        "Provides-Extra: gym",
        "Requires-Dist: gymnasium>=1.0; extra == 'gym'",
        "Requires-Dist: numpy; extra == 'gym'",
        "Provides-Extra: ray",
        "Requires-Dist: ray>=2.60; extra == 'ray'",
        "Classifier: Framework :: Pytest",
        "Classifier: Typing :: Typed",
        "Description-Content-Type: text/markdown",
        "",
        "Apps on a simulated UIKit, driven from Python. The program `lunette` must be there; docs/python.md in its sources is the guide.",
        "",
    ]
    return "\n".join(lines)


def files() -> List[Tuple[str, bytes]]:
    """The files of the wheel, but for the list of them."""
    found = []
    for path in sorted((HERE / "lunette").rglob("*")):
        if path.suffix in (".py", ".typed") and "__pycache__" not in path.parts:
            found.append((path.relative_to(HERE).as_posix(), path.read_bytes()))
    checkout = f'"""The checkout that the package was built from."""\n\nCHECKOUT = {str(HERE.parent)!r}\n'
    found = [(name, checkout.encode() if name == "lunette/_checkout.py" else data) for name, data in found]
    info = f"{NAME}-{version()}.dist-info"
    wheel = "Wheel-Version: 1.0\nGenerator: wheel_builder\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    entries = "[pytest11]\nlunette = lunette.pytest_plugin\n"
    return found + [
        (f"{info}/METADATA", metadata().encode()), (f"{info}/WHEEL", wheel.encode()), (f"{info}/entry_points.txt", entries.encode()),
    ]


def build(folder: Path) -> Path:
    """Writes the wheel, whole or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / f"{NAME}-{version()}-py3-none-any.whl"
    record = f"{NAME}-{version()}.dist-info/RECORD"
    lines = []
    temporary = target.with_suffix(".tmp")
    with zipfile.ZipFile(temporary, "w", zipfile.ZIP_DEFLATED) as wheel:
        for name, data in files():
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            lines.append(f"{name},sha256={digest},{len(data)}\n")
            wheel.writestr(_entry(name), data)
        wheel.writestr(_entry(record), "".join(lines) + f"{record},,\n")
    temporary.replace(target)
    return target


def _entry(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, TIME)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = 0o644 << 16
    return entry


# PEP 517


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: Optional[str] = None) -> str:
    return build(Path(wheel_directory)).name


def get_requires_for_build_wheel(config_settings: Any = None) -> List[str]:
    return []


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        raise SystemExit(__doc__)
    print(build(Path(sys.argv[1])))
