/**
 * The pad's own counting agrees with the server's, word for word. The sheets come from
 * tools/pad_sheets.py, which is asked anew for every run: `python tools/web.py test`.
 */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Refused } from "../api";
import { padOf, PADS } from "../games/pads";
import type { GameKey, Games, Wrong } from "../generated/protocol";

interface Vector {
  readonly game: GameKey;
  readonly page: Games[GameKey]["page"];
  readonly counted?: unknown;
  readonly wrong?: Wrong;
}

const file = process.env["HARMONIUM_SHEETS"];
if (file === undefined) throw new Error("no sheets to compare with: run `python tools/web.py test`");
const vectors = readFileSync(file, "utf-8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line) as Vector);

function answer({ game, page }: Vector): Pick<Vector, "counted" | "wrong"> {
  try {
    return { counted: padOf(game)?.count(page) };
  } catch (error) {
    if (error instanceof Refused) return { wrong: error.wrong };
    throw error;
  }
}

/** Every rule by which the server refuses a page of the pad. */
const REFUSALS: Readonly<Record<string, readonly string[]>> = {
  harmonies: [
    ...["H-COMP-1", "H-COMP-2", "H-COMP-4", "H-CUBE-1", "H-CUBE-2", "H-CUBE-6", "H-CUBE-7"],
    ...["H-SCORE-CARD-1", "H-SPIRIT-1", "H-SPIRIT-3", "H-TERM-1", "H-TOKEN-2"],
  ],
  take_it_easy: ["T-BOARD-5", "T-COMP-1", "T-COMP-2", "T-COMP-5", "T-SETUP-1", "T-VAR-MIX-4"],
  tranquility: [
    ...["Q-COMBO-2", "Q-COMBO-3", "Q-COMP-1", "Q-GRID-1", "Q-PLACE-2", "Q-TURN-4"],
    ...["Q-VAR-COMPETE-3", "Q-VAR-COMPETE-6"],
  ],
};

/** Milliseconds; a busy machine may take its time. */
const PATIENCE = 300_000;

describe.each(PADS.map(({ key }) => key))("sheets of %s", (game) => {
  const sheets = vectors.filter((one) => one.game === game);

  it("are counted as the server counts them", { timeout: PATIENCE }, () => {
    for (const sheet of sheets) {
      const { counted, wrong } = sheet;
      const mine = answer(sheet);
      // As text, because the order of categories and reasons is part of an answer.
      if (JSON.stringify(mine) !== JSON.stringify({ counted, wrong })) {
        expect({ page: sheet.page, ...mine }).toStrictEqual({ page: sheet.page, ...(wrong === undefined ? { counted } : { wrong }) });
        expect(JSON.stringify(mine)).toBe(JSON.stringify({ counted, wrong }));
      }
    }
  });

  it("are many, and refused by every rule that can refuse one", () => {
    expect(sheets.filter(({ wrong }) => wrong === undefined).length).toBeGreaterThan(500);
    const refused = new Set(sheets.map(({ wrong }) => wrong?.rule).filter((rule) => rule != null));
    expect([...refused].sort()).toEqual(REFUSALS[game]);
  });
});
