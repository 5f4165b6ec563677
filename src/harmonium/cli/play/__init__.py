"""`harmonium play`: a table in the terminal."""

from harmonium.cli.play.command import play

__all__ = ["play"]
