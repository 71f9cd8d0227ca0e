"""The version, which is that of the program that the package was made with."""

VERSION = "0.1.0"
