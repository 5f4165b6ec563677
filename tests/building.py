"""The engine for this machine, or a part of it: the whole takes longer than some tests."""

import importlib.util
import os
import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]


def built(target: Path, *sources: str) -> Path:
    """A library of these files of `engine/`."""
    spec = importlib.util.spec_from_file_location("engine_build", ROOT / "tools/engine.py")
    assert spec is not None
    assert spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    compiler = os.environ.get("CXX", "g++")
    paths = [str(ROOT / "engine" / source) for source in sources]
    subprocess.run(
        [compiler, *build.COMMON, *build.FOR_HERE, *paths, "-o", str(target)], check=True
    )
    return target
