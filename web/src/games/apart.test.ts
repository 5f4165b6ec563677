// What is common to all games knows none of them: a game is added in its own folder.

import { existsSync, readFileSync, readdirSync } from "node:fs";
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

const LOCALES = join(SRC, "../../src/harmonium/locales/en");
/** The messages of the games: those of their own files. */
const MESSAGES = GAMES.flatMap((key) => [`${key}.ftl`, `web_${key}.ftl`])
  .filter((name) => existsSync(join(LOCALES, name)))
  .flatMap((name) => [...readFileSync(join(LOCALES, name), "utf-8").matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? ""));
/** Fields of the games' own structures: those of the generated types that carry a game's name. */
const FIELDS = fieldsOf((name) => NAMES.some((game) => name.startsWith(game)));
/** Words that a game uses as everybody does. */
const EVERYDAY = new Set(
  "act beside boards caller card cards cell chosen choice fields finish full grid hand hands left line lines missing notes nothing outcome place row score side spots turn value why".split(" "),
);

function fieldsOf(wanted: (name: string) => boolean): ReadonlySet<string> {
  const types = readFileSync(join(SRC, "generated/protocol.ts"), "utf-8");
  const found = [...types.matchAll(/^export interface (\w+) \{\n(.*?)^\}/gms)].filter(([, name]) => wanted(name ?? ""));
  return new Set(found.flatMap(([, , body]) => [...(body ?? "").matchAll(/^ {2}readonly (\w+)/gm)].map(([, field]) => field ?? "")));
}

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
/** What the pattern finds in the code, with the file; what is drawn is left out. */
const matching = (names: readonly string[], pattern: RegExp): readonly string[] =>
  names
    .filter((name) => !name.endsWith(".css"))
    .flatMap((name) => {
      const code = readFileSync(join(SRC, name), "utf-8").replace(/<style>.*<\/style>/s, "");
      return [...code.matchAll(pattern)].map(([found]) => `${name}: ${found}`);
    });

describe("the common parts", () => {
  it("are looked at, and so are the games", () => {
    expect(GAMES.length).toBeGreaterThan(2);
    for (const folder of COMMON) expect(sources(folder)).not.toEqual([]);
  });

  it("name no game", () => {
    expect(containing(COMMON.flatMap(sources), NAMES)).toEqual([]);
  });

  it("say nothing in the words of a game", () => {
    expect(MESSAGES.length).toBeGreaterThan(100);
    const said = new Set(MESSAGES);
    const literals = matching(COMMON.flatMap(sources), /(?<=["'`])[a-z][\w-]*-[\w-]*(?=["'`])/g);
    expect(literals.filter((literal) => said.has(literal.split(": ")[1] ?? ""))).toEqual([]);
  });

  it("look at nothing in a view, which is a game's", () => {
    expect(matching(COMMON.flatMap(sources), /\bview\.(?!options\b)\w+|" in view\b/g)).toEqual([]);
  });

  it("know no field that only games have", () => {
    const common = fieldsOf((name) => !NAMES.some((game) => name.startsWith(game)));
    const own = [...FIELDS].filter((field) => !common.has(field) && !EVERYDAY.has(field));
    expect(own).toContain("suns");
    const pattern = new RegExp(`(?<=\\.|\\["|case "|readonly )(?:${own.join("|")})(?=\\b(?!-))`, "g");
    expect(matching(COMMON.flatMap(sources), pattern)).toEqual([]);
  });

  it("cheat no type", () => {
    expect(containing(sources("."), ["as unknown as"])).toEqual([]);
  });
});
