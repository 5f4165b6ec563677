"""One command, `harmonium`."""

from harmonium.cli.app import main

__all__ = ["main"]
