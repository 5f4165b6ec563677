"""The arena on many machines."""

import os
import subprocess
import sys
from pathlib import Path

CLUSTER = Path(__file__).with_name("ray_cluster.py")


def test_a_cluster_of_two_nodes() -> None:
    """
    In a process of its own: Ray puts its handler of broken memory over that of wasmtime, and from
    then on a failure of the engine, which other tests provoke, would end the process.
    """
    outside = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(CLUSTER)]
    ran = subprocess.run(command, env=outside, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
