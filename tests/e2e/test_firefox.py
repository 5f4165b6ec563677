"""The main flows once in Firefox too; Chromium has all the rest. Only in `make soak`."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from e2e import browser as browsers
from e2e import packages
from e2e.server_process import ServerProcess
from soak import only_in_soak

HERE = Path(__file__).parent / "firefox"
SECONDS = 600
"""A bound against hanging, not a measurement."""


@only_in_soak
def test_the_main_flows_in_firefox(client: None, tmp_path: Path) -> None:  # noqa: ARG001 - needed first
    firefox = browsers.firefox()
    environment = os.environ | {"PATH": packages.PATH, "HOME": str(tmp_path)}
    packages.fetch(HERE, "what drives Firefox")
    node = shutil.which("node", path=packages.PATH) or "node"
    server = ServerProcess(tmp_path, HARMONIUM_HOUSE_ADDRESS=browsers.HOUSE_ADDRESS)
    server.start()
    try:
        done = subprocess.run(
            [node, HERE / "flows.mjs", firefox, server.url],
            capture_output=True,
            text=True,
            env=environment,
            timeout=SECONDS,
            check=False,
        )
    finally:
        server.stop()
    if done.returncode != 0:
        pytest.fail(done.stdout + done.stderr)
    assert done.stdout.count("done: ") == 7
