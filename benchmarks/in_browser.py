"""How long level5 thinks in a browser: whole games in Chromium, by the engine's functions there.

    python benchmarks/in_browser.py --games 3

Beside each stands the same of `benchmarks/players.py`, measured in this run: wasmtime instead of
the browser. The clock of a page counts everything, other work on the machine too.
"""

import argparse
import base64
import shutil
from statistics import mean
from typing import Any, NamedTuple

from playwright.sync_api import sync_playwright

from harmonium.bots.harmonies_search import NETWORKS, ByNetwork
from harmonium.bots.numbers import numbers_of
from harmonium.engine.host import wasm, words
from harmonium.games import harmonies, take_it_easy
from players import SEED, turns_of  # type: ignore[import-not-found] # it stands beside this one

PREPARE = """([file, numbers, ...given]) => {
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const { exports: engine } = new WebAssembly.Instance(new WebAssembly.Module(bytes(file)), {});
  let top = (engine.__heap_base.value + 63) & ~63;
  const room = (size) => {
    const at = top;
    top = (top + size + 63) & ~63;
    const missing = top - engine.memory.buffer.byteLength;
    if (missing > 0) engine.memory.grow(Math.ceil(missing / 65536));
    return at;
  };
  const content = bytes(numbers);
  const network = room(content.length);
  new Uint8Array(engine.memory.buffer).set(content, network);
"""
"""The beginning of both programs: the engine, and a network in its memory."""
TAKE_IT_EASY = (
    PREPARE
    + """
  const [seed] = given;
  const [options, position, values] = [room(256), room(engine.take_it_easy_number(1)), room(256)];
  engine.take_it_easy_default_options(options, 1);
  if (engine.take_it_easy_deal(position, 1, options, 1, ...seed)) throw new Error("refused");
  const turns = [];
  for (let turn = 0; turn < 19; turn++) {
    const begun = performance.now();
    const cell = engine.take_it_easy_network_weigh(position, 0, network, 2, values);
    turns.push(performance.now() - begun);
    if (engine.take_it_easy_apply(position, 0, cell)) throw new Error("refused");
  }
  return turns;
}"""
)
HARMONIES = (
    PREPARE
    + """
  const [seed, seats, parts] = given;
  const [options, position, scope] = [room(256), room(engine.harmonies_number(1)), room(64)];
  const [search, answer] = [room(engine.harmonies_search_bytes()), room(64)];
  engine.harmonies_default_options(options, seats);
  if (engine.harmonies_deal(position, 1, options, seats, ...seed)) throw new Error("refused");
  new Uint32Array(engine.memory.buffer, scope, 4).set(parts);
  const turns = [];
  for (let actors; (actors = engine.harmonies_actors(position)); ) {
    const begun = performance.now();
    engine.harmonies_search_start(search, position, 0, network, scope, ...seed);
    while (engine.harmonies_search_run(search, engine.harmonies_search_nodes(search) + 1));
    engine.harmonies_search_answer(search, answer, 1);
    turns.push(performance.now() - begun);
    const length = new Uint32Array(engine.memory.buffer, answer + 8, 1)[0];
    const path = new Uint16Array(engine.memory.buffer, answer + 12, length).slice();
    const seat = Math.log2(actors);
    for (const code of path)
      if (engine.harmonies_apply(position, seat, code)) throw new Error("refused");
  }
  return turns;
}"""
)


class Case(NamedTuple):
    """A kind of game: what a page is asked, and what `players.py` is."""

    game: str
    seats: int
    program: str
    numbers: bytes
    options: Any
    more: tuple[Any, ...] = ()


def cases() -> list[Case]:
    network = numbers_of("take_it_easy.network")
    found = [Case("take_it_easy", 1, TAKE_IT_EASY, network, take_it_easy.Options(rounds=1))]
    for seats in (1, 2, 4):
        scope = ByNetwork.BY_NETWORK[seats]
        parts = [scope.width, scope.candidates, scope.next_width, scope.draws]
        numbers = numbers_of(f"harmonies_{NETWORKS[seats - 1]}.network")
        options = harmonies.Options()
        found.append(Case("harmonies", seats, HARMONIES, numbers, options, (seats, parts)))
    return found


def told(turns: list[float]) -> str:
    return f"{mean(turns):.0f} ms a turn, at most {max(turns):.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=3, help="of each kind")
    chosen = parser.parse_args()
    browser_path = shutil.which("chromium")
    if chosen.games < 1 or browser_path is None:
        parser.error("at least one game" if browser_path else "there is no chromium here")
    file = base64.b64encode(wasm()).decode()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=browser_path, args=["--no-sandbox", "--disable-gpu"]
        )
        page = browser.new_page()
        for case in cases():
            numbers = base64.b64encode(case.numbers).decode()
            there: list[float] = []
            here: list[float] = []
            for game in range(chosen.games):
                seed = SEED + game
                given = [file, numbers, list(words(seed)), *case.more]
                there += page.evaluate(case.program, given)
                seconds = turns_of(case.game, "level5", case.seats, case.options, seed)
                here += [1000 * one for one in seconds]
            print(
                f"{case.game}, {case.seats} seats, {chosen.games} games: Chromium {told(there)}; "
                f"wasmtime {told(here)}; {mean(there) / mean(here):.2f} times as long",
                flush=True,
            )
        browser.close()


if __name__ == "__main__":
    main()
