// What is common to all games knows none of them: a game is added in its own folder.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const SRC = fileURLToPath(new URL("..", import.meta.url));
const COMMON = ["pad", "book", "setup", "table", "text", "pages", "people", "replay", "parts", "board", "plain"];
const GAMES = readdirSync(join(SRC, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** Also as a part of a message's id, and as the generated types spell it. */
const NAMES = GAMES.flatMap((key) => [key, key.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())]);

/** Sources, not tests: those need examples. */
const sources = (folder: string): readonly string[] =>
  readdirSync(join(SRC, folder), { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(ts|svelte|css|json)$/.test(name) && !name.endsWith(".test.ts"))
    .map((name) => join(folder, name));
const containing = (names: readonly string[], texts: readonly string[]): readonly string[] =>
  names.filter((name) => {
    const text = readFileSync(join(SRC, name), "utf-8");
    return texts.some((one) => text.includes(one));
  });

describe("the common parts", () => {
  it("are looked at, and so are the games", () => {
    expect(GAMES.length).toBeGreaterThan(2);
    for (const folder of COMMON) expect(sources(folder)).not.toEqual([]);
  });

  it("name no game", () => {
    expect(containing(COMMON.flatMap(sources), NAMES)).toEqual([]);
  });

  it("cheat no type", () => {
    expect(containing(sources("."), ["as unknown as"])).toEqual([]);
  });
});
