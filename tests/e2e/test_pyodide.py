"""Python in a page: the engine runs in the browser's own WebAssembly and answers as here."""

import json
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Route

from e2e import packages
from e2e.browser import missing
from e2e.pyodide.answers import answers
from harmonium.games import KEYS

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent / "pyodide"
ADDRESS = "http://localhost/"
# Whatever runs in Pyodide 314.
WHEELS = ("--platform=pyemscripten_2026_0_wasm32", "--python-version=3.14", "--abi=cp314")

START = """async ([wheels, questions]) => {
  const { loadPyodide } = await import("/pyodide.mjs");
  globalThis.python = await loadPyodide();
  await python.loadPackage(wheels.map((wheel) => "/" + wheel));
  python.runPython(questions);
}"""
ASK = "(key) => python.runPython(`import json; json.dumps(answers('${key}'))`)"


def _fetch_wheel(folder: Path) -> None:
    """The msgspec of our own requirements, held to the hashes there."""
    pins = (ROOT / "requirements/play.txt").read_text()
    (pin,) = re.findall(r"^msgspec==.*?[^\\]$", pins, re.MULTILINE | re.DOTALL)
    asked = folder / "msgspec.txt"
    asked.write_text(pin)
    pip = (sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check")
    how = ("--require-hashes", "--no-deps", "--only-binary=:all:", *WHEELS, "--dest", folder)
    if subprocess.run([*pip, *how, "--requirement", asked], check=False).returncode:
        missing("the wheel of msgspec for Pyodide could not be fetched (pip download)")


def _build_wheel(folder: Path) -> None:
    """Our own, as people get it."""
    build = (sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT)
    subprocess.run(build, check=True, capture_output=True)


def test_python_in_a_page_gets_the_same_answers(chromium: Browser, tmp_path: Path) -> None:
    packages.fetch(HERE, "Pyodide")
    _fetch_wheel(tmp_path)
    _build_wheel(tmp_path)
    wheels = [path.name for path in tmp_path.glob("*.whl")]
    (tmp_path / "index.html").write_text("<!doctype html><title>Python</title>")

    def serve(route: Route) -> None:
        """Files of two folders, and nothing of any other host."""
        name = route.request.url.removeprefix(ADDRESS) or "index.html"
        for place in (tmp_path / name, HERE / "node_modules/pyodide" / name):
            if place.is_file():
                return route.fulfill(path=place)
        return route.abort()

    with chromium.new_page() as page:
        page.route("**/*", serve)
        page.goto(ADDRESS)
        page.evaluate(START, [wheels, (HERE / "answers.py").read_text()])
        for key in KEYS:
            told = json.loads(page.evaluate(ASK, key))
            for about, expected in json.loads(json.dumps(answers(key))).items():
                assert told[about] == expected, f"{key}: {about}"
