"""The same file of WebAssembly in a browser and in Python: the same answers."""

import base64

import pytest
from playwright.sync_api import Browser

from harmonium.engine import Engine
from harmonium.engine.host import wasm, words
from harmonium.games import KEYS

# Deals a game of two with the default options, plays it at random and counts the points.
PLAY = """async ([file, game, seed, most]) => {
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
  const { instance } = await WebAssembly.instantiate(bytes, {});
  const engine = instance.exports;
  const answer = (name, ...given) => engine[`${game}_${name}`](...given);
  const [positionBytes, categories] = [answer("number", 1), answer("number", 7)];
  engine.memory.grow(2);
  const options = (engine.__heap_base.value + 15) & ~15;
  const position = options + 64;
  const codes = position + ((positionBytes + 15) & ~15);
  const points = codes + ((2 * most + 15) & ~15);
  answer("default_options", options, 2);
  if (answer("deal", position, 1, options, 2, ...seed) !== 0) throw new Error("refused");
  const acts = answer("transcript", position, ...seed, codes, most);
  answer("score", position, points);
  const { buffer } = engine.memory;
  return {
    codes: [...new Uint16Array(buffer, codes, acts)],
    points: [...new Int32Array(buffer, points, 2 * (categories + 1))],
  };
}"""


@pytest.mark.parametrize("key", KEYS)
def test_a_browser_plays_the_same_game(chromium: Browser, key: str) -> None:
    seed = 0x1234_5678_9ABC_DEF0
    position = Engine().game(key).deal(seats=2, seed=seed)
    codes = position.play_at_random(seed)
    page = chromium.new_page()
    file = base64.b64encode(wasm()).decode()
    played = page.evaluate(PLAY, [file, key, list(words(seed)), 2_000])
    page.close()
    assert played["codes"] == codes
    width = len(played["points"]) // 2
    totals = [played["points"][seat * width] for seat in range(2)]
    assert totals == [seat["total"] for seat in position.score()]
