"""A browser to test with: one that is installed, else the distribution's, else Playwright's own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final, NoReturn

import pytest

NAMES: Final = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "msedge",
)
PLACES: Final = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
HOUSE: Final = "table.house"
"""A name for another address of this computer: a page from there comes over plain http and is not
trusted, as in a real house."""
HOUSE_ADDRESS: Final = "127.0.0.2"
ARGUMENTS: Final = [
    f"--host-resolver-rules=MAP {HOUSE} {HOUSE_ADDRESS}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find() -> str | None:
    for name in NAMES:
        if found := shutil.which(name):
            return found
    return next((place for place in PLACES if Path(place).exists()), None)


def installs(package: str) -> bool:
    """Debian's package, where we may install it; whether we may."""
    if not (shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0):
        return False
    command = ["apt-get", "install", "--yes", "--no-install-recommends", package]
    subprocess.run(["apt-get", "update", "--quiet"], check=False)
    subprocess.run(command, check=False)  # pytest shows what it said if it is not there then
    return True


def missing(what: str) -> NoReturn:
    """Skips and says so; fails where nothing may miss."""
    if os.environ.get("HARMONIUM_REQUIRE_ALL"):
        pytest.fail(what)
    pytest.skip(what)


def firefox() -> str:
    """The path of a Firefox, installed if that is possible."""
    names = ("firefox-esr", "firefox")
    if not any(map(shutil.which, names)):
        installs(names[0])
    found = next(filter(None, map(shutil.which, names)), None)
    return found or missing("no Firefox was found and none could be installed (firefox-esr)")


def fetch() -> None:
    """Debian's package where we may install it; elsewhere what Playwright downloads."""
    if not installs("chromium"):
        command = [sys.executable, "-m", "playwright", "install", "chromium"]
        subprocess.run(command, check=False)


def executable() -> str | None:
    """The path of a browser, None for Playwright's own; skips, or fails where nothing may miss."""
    if found := find():
        return found
    fetch()
    if found := find():
        return found
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - only where it is needed

    with sync_playwright() as playwright:
        if Path(playwright.chromium.executable_path).exists():
            return None
    missing("no browser was found and none could be installed")
