/**
 * Takes the animals that the games use out of the icon set and writes them into
 * src/icons/generated.ts, so that the client carries these and no others.
 *
 *   npm run icons
 */

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const SET = "fluent-emoji-flat";

/** Our card, and the picture of the set that shows it. */
const USED = {
  crocodile: "crocodile",
  fish: "fish",
  otter: "otter",
  frog: "frog",
  duck: "duck",
  flamingo: "flamingo",
  gecko: "lizard",
  peacock: "peacock",
  squirrel: "chipmunk",
  hedgehog: "hedgehog",
  bee: "honeybee",
  bear: "bear",
  rabbit: "rabbit-face",
  macaw: "parrot",
  boar: "boar",
  koala: "koala",
  wolf: "wolf",
  penguin: "penguin",
  bat: "bat",
  eagle: "eagle",
  llama: "llama",
  raccoon: "raccoon",
  ladybug: "lady-beetle",
  lion: "lion",
  butterfly: "butterfly",
  deer: "deer",
  owl: "owl",
  cat: "cat-face",
  ram: "ram",
  turtle: "turtle",
};

const require = createRequire(import.meta.url);
const read = (file) => JSON.parse(readFileSync(require.resolve(`@iconify-json/${SET}/${file}`), "utf-8"));
const icons = read("icons.json");
const { name, author, license } = read("info.json");

const side = icons.width ?? 16;
if (side !== 32 || (icons.height ?? 16) !== 32) throw new Error(`${SET} is not drawn on 32 × 32`);

const lines = Object.entries(USED).map(([ours, theirs]) => {
  const icon = icons.icons[theirs];
  if (icon === undefined) throw new Error(`${SET} has no ${theirs}`);
  return `  ${ours}: ${JSON.stringify(icon.body)},`;
});
const text = [
  "// Written by scripts/icons.mjs; do not edit.",
  `// ${name} by ${author.name}, ${license.spdx} license; see NOTICE.`,
  "",
  "export const FROM_THE_SET: Readonly<Record<string, string>> = {",
  ...lines,
  "};",
  "",
].join("\n");
writeFileSync(new URL("../src/icons/generated.ts", import.meta.url), text);
