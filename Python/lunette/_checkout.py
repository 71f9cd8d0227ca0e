"""The checkout that the package was built from; a wheel has its path in place of this file's."""

from pathlib import Path

CHECKOUT = str(Path(__file__).resolve().parents[2])
