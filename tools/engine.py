"""The engine: its C++ sources compiled to WebAssembly, or to a library of this machine.

python tools/engine.py            writes src/harmonium/engine/engine.wasm (needs ziglang)
python tools/engine.py --check    builds it from another folder and compares the bytes
python tools/engine.py --native   writes build/engine/libengine.so with g++ (or $CXX)

Only the standard library is needed, so that the native build works where nothing is installed.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = "engine"
WASM: Final = Path("src/harmonium/engine/engine.wasm")
NATIVE: Final = Path("build/engine/libengine.so")

# What decides must be the same everywhere: whole numbers, or float32 in a fixed order.
COMMON: Final = ("-std=c++17", "-O3", "-fno-exceptions", "-fno-rtti", "-ffp-contract=off")
# Stripped, because otherwise the name of the folder would change the bytes.
FOR_WASM: Final = (
    *("-target", "wasm32-freestanding", "-nostdlib", "-g0", "-s"),
    *("-mbulk-memory", "-msimd128", "-mnontrapping-fptoint", "-msign-ext"),
    *("-Wl,--no-entry", "-Wl,--export=__heap_base", "-Wl,-z,stack-size=262144"),
)
FOR_HERE: Final = ("-shared", "-fPIC", "-fvisibility=hidden", "-march=native", "-Wall", "-Wextra")


def sources(root: Path) -> list[str]:
    """One file a game; the rest are headers. Relative, so that no path gets into the bytes."""
    return sorted(str(path.relative_to(root)) for path in (root / SOURCES).glob("*/*.cpp"))


def wasm(root: Path, target: Path) -> None:
    zig = [sys.executable, "-m", "ziglang", "c++"]
    _compile([*zig, *COMMON, *FOR_WASM, *sources(root), "-o", str(target)], root)


def native(root: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    compiler = os.environ.get("CXX", "g++")
    _compile([compiler, *COMMON, *FOR_HERE, *sources(root), "-o", str(target)], root)


def _compile(command: list[str], folder: Path) -> None:
    # Zig keeps a cache; a folder of its own keeps builds of two checkouts apart.
    with tempfile.TemporaryDirectory() as cache:
        places = {"ZIG_GLOBAL_CACHE_DIR": cache, "ZIG_LOCAL_CACHE_DIR": cache}
        subprocess.run(command, cwd=folder, check=True, env={**os.environ, **places})  # noqa: S603 - our own compiler


def is_current() -> bool:
    """Whether the committed file is what the sources give, built somewhere else."""
    with tempfile.TemporaryDirectory() as folder:
        elsewhere = Path(folder) / "another folder"
        shutil.copytree(ROOT / SOURCES, elsewhere / SOURCES)
        built = Path(folder) / "engine.wasm"
        wasm(elsewhere, built)
        return built.read_bytes() == (ROOT / WASM).read_bytes()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--check", action="store_true", help="compare with a build elsewhere")
    choice.add_argument("--native", action="store_true", help="a library for this machine")
    chosen = parser.parse_args()
    if chosen.check:
        if not is_current():
            print(f"{WASM} is stale: run python tools/engine.py")
            return 1
        print(f"engine: {(ROOT / WASM).stat().st_size:,} bytes, built again bit by bit")
    elif chosen.native:
        native(ROOT, ROOT / NATIVE)
        print(NATIVE)
    else:
        wasm(ROOT, ROOT / WASM)
        print(f"{WASM}: {(ROOT / WASM).stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
