import { beforeAll, describe, expect, it } from "vitest";
import harmonies from "../games/harmonies/words";
import takeItEasy from "../games/take_it_easy/words";
import tranquility from "../games/tranquility/words";
import type { GameKey, Model } from "../games/types";
import type { TranquilityOptions } from "../generated/protocol";
import { speak } from "../words.svelte";
import type { InWords, Part } from "./types";

const ANNA = { seat: 0, kind: "person", name: "Anna", person: "a", bot: null, stand_in: false };
const BEN = { seat: 1, kind: "person", name: "Ben", person: "b", bot: null, stand_in: false };

function model<K extends GameKey>(game: K, view: object, more: object = {}): Model<K> {
  return {
    ...{ game, table: { seats: [ANNA, BEN] }, viewer: 0, actors: [0], legal: [], previews: [], marks: [], scores: [] },
    ...{ news: [], past: false, over: false, helpers: true, motion: false },
    view,
    ...more,
  } as unknown as Model<K>;
}

const part = (parts: readonly Part[], title: string): Part => {
  const found = parts.find((one) => one.title === title);
  if (found === undefined) throw new Error(parts.map((one) => one.title).join());
  return found;
};

const all = <K extends GameKey>(words: InWords<K>, at: Model<K>): readonly string[] =>
  at.legal.map((_, index) => `${words.group(at, index)} | ${words.does(at, index)}`);

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await speak("en");
});

describe("Take It Easy in words", () => {
  const board = Array<string | null>(19).fill(null);
  board[0] = "974";
  board[8] = "923";
  const view = {
    options: { placement: "free", scoring: "standard", rounds: 1, symbols: "default" },
    ...{ round: 0, rounds: 1, caller: 0, turn: 2, calls: [["974", "923", "564"]], finished: [], choice: null },
    boards: [board, Array<string | null>(19).fill(null)],
  };
  const line = (id: string, status: string, points: number, possible = true) => ({
    ...{ type: "line", seat: 0, line: id, cells: [], status, points, possible },
  });
  const at = model("take_it_easy", view, {
    legal: [
      { type: "choose", cell: 1 },
      { type: "choose", cell: 4 },
    ],
    previews: [{ lines: 0 }, { lines: 12 }],
    marks: [line("V1", "alive", 27), line("V2", "open", 0), line("A1", "alive", 21, false), line("B1", "completed", 9), { type: "to_come", tiles: ["123"] }],
  });

  it("reads the board column by column and the lines by what they bring", () => {
    const parts = takeItEasy.parts(at);
    expect(part(parts, "Called").lines).toEqual(["5 · 6 · 4"]);
    expect(part(parts, "Your board").rows?.[0]).toEqual({ title: "column 1", items: ["0: 9 · 7 · 4", "1: empty", "2: empty"] });
    const lines = part(parts, "Lines").rows ?? [];
    expect(lines).toHaveLength(15);
    expect(lines[0]).toEqual({ title: "column 1, could bring 27", items: ["0: 9", "1: empty", "2: empty"] });
    expect(lines[1]?.title).toBe("column 2, untouched");
    const titles = lines.map(({ title }) => title);
    expect(titles).toContain("rising line 1, brings nothing any more");
    expect(titles).toContain("falling line 1, brings 9");
  });

  it("says what each cell would bring", () => {
    expect(all(takeItEasy, at)).toEqual(["Place 5 · 6 · 4 | cell 1", "Place 5 · 6 · 4 | cell 4, brings 12 points"]);
  });

  it("answers what lies on a cell and on its lines", () => {
    expect(takeItEasy.what(at, "c0")).toHaveLength(4);
    expect(takeItEasy.what(at, "0")?.[0]).toBe("Cell 0, tile 9 · 7 · 4");
    expect(takeItEasy.what(at, "4")?.[0]).toBe("Cell 4, empty, the tile would bring 12 points here");
    expect(takeItEasy.what(at, "19")).toBeNull();
    expect(takeItEasy.what(at, "x")).toBeNull();
  });

  it("shows the others' boards", () => {
    expect(part(takeItEasy.other(at, 1), "The board of Ben").rows).toHaveLength(5);
  });
});

describe("Harmonies in words", () => {
  const player = { board: { c3: ["gray", "gray"], b2: ["blue"] }, cubes: { b2: "otter" }, cards: [{ card: "frog", placed: 1 }], spirit: null };
  const view = {
    options: { side: "A", spirits: false, river_loops: "rulebook", first_player: null },
    ...{ first_player: 0, active: 0, turn: 0, phase: "turn", final_round: false, took_card: false, pile: 20, discarded: [], offer: null },
    players: [player, { board: {}, cubes: {}, cards: [], spirit: null }],
    spaces: [["blue", "gray", "brown"], [], ["red", "red", "green"]],
    ...{ space: 2, hand: ["gray", "gray"], row: ["wolf", null] },
    bag: { blue: 1, gray: 2, brown: 3, green: 4, yellow: 5, red: 6 },
  };
  const at = model("harmonies", view, {
    legal: [
      { type: "take_group", space: 1 },
      { type: "place_token", colour: "gray", cell: "c3" },
      { type: "place_cube", card: "frog", cell: "b2" },
      { type: "take_card", card: "wolf" },
      { type: "end_turn" },
    ],
    previews: [{}, { mountains: 2, animals: 0 }, { animals: 4 }, {}, {}],
    marks: [
      { type: "fit", seat: 0, card: "frog", cells: ["b2"] },
      { type: "near", seat: 0, card: "wolf", cell: "c2", at: "c3", token: "green" },
    ],
  });

  it("reads the board, the cards and the central board", () => {
    const parts = harmonies.parts(at);
    expect(part(parts, "To place").items).toEqual(["rock", "rock"]);
    const board = part(parts, "Your board");
    expect(board.lines).toEqual(["21 free cells"]);
    expect(board.rows?.map(({ items }) => items.length)).toEqual([5, 4, 5, 4, 5]);
    expect(board.rows?.[1]).toEqual({ title: "Column b", items: ["b1: empty", "b2: water, a cube of Otter", "b3: empty", "b4: empty"] });
    const [frog] = part(parts, "Your cards").items ?? [];
    expect(frog).toMatch(/^Frog: The cube stands on water, with .* o’clock\. Points: 2, 4, 6, 10, 15\. 1 of 5 cubes have settled\. · fits b2$/);
    expect(part(parts, "Animals").items?.[0]).toContain("Wolf: ");
    expect(part(parts, "Central board").items).toEqual(["g1: water, rock, and wood", "g2: taken by you", "g3: roof, roof, and leaf"]);
  });

  it("says what each action does and brings", () => {
    expect(all(harmonies, at)).toEqual([
      "Take tokens | Take water, rock, and wood",
      "Place rock | rock on c3: Mountains +2",
      "Let animals settle | Frog settles on b2: Animals +4",
      "Cards of the row | take the card Wolf",
      "Besides | End turn",
    ]);
  });

  it("tells what lies around a cell, by the hours of a clock, and what could come there", () => {
    expect(harmonies.what(at, "c3")).toEqual([
      "c3: two rocks",
      "Around it: c2: empty at 12 o’clock, d2: empty at 2 o’clock, d3: empty at 4 o’clock, c4: empty at 6 o’clock, b3: empty at 8 o’clock, and b2: water at 10 o’clock",
      "c3; with leaf here Wolf could settle on c2",
    ]);
    expect(harmonies.what(at, "b2")?.at(-1)).toBe("Could settle here: Frog");
    expect(harmonies.what(at, "a6")).toBeNull();
  });
});

describe("Tranquility in words", () => {
  const OPTIONS: TranquilityOptions = {
    ...{ jagged_rocks: false, sea_monsters: "none", storm_compass: false, jokers: false, remove_islands: "none" },
    ...{ high_arch: false, pyramid: false, day_night: false, competitive: false },
  };
  const view = (more: object = {}) => ({
    options: OPTIONS,
    ...{ numbers: Array(36).fill(0).with(4, 17), hand: ["18", "finish"], own_discards: ["3"], hands: [2, 5], piles: [30, 31], discards: [1, 0] },
    ...{ known: [], agenda: [{ kind: "turn", seat: 0 }], start: null, finish: null, outcome: null, payment: null },
    ...{ sunk: [], jokers: [], moons: [], night: false, rocks: null, storms: null, explorer: 0, deck: 0, offer: [] },
    ...more,
  });

  it("is a table with a head for every row and column, the lowest row last", () => {
    const { grid } = part(tranquility.parts(model("tranquility", view())), "Sea chart");
    expect(grid?.columns).toEqual(["1", "2", "3", "4", "5", "6"]);
    expect(grid?.rows.map(({ head }) => head)).toEqual(["Row 6", "Row 5", "Row 4", "Row 3", "Row 2", "Row 1"]);
    expect(grid?.rows.at(-1)?.spots[4]).toEqual({ name: "5", short: "17", long: "5: 17" });
    expect(grid?.rows.at(-1)?.spots[5]).toEqual({ name: "6", short: "", long: "6: empty" });
    const pyramid = view({ options: { ...OPTIONS, pyramid: true } });
    const top = part(tranquility.parts(model("tranquility", pyramid)), "Sea chart").grid?.rows[0];
    expect(top?.spots.filter((spot) => spot !== null)).toHaveLength(1);
  });

  it("says what each action does and costs", () => {
    const at = model("tranquility", view(), {
      legal: [
        { type: "place", card: "18", cell: 6 },
        { type: "discard", cards: ["18", "finish"] },
        { type: "spend", storm: "yellow", place: 1 },
        { type: "pass" },
      ],
      previews: [{}, {}, {}, {}],
      marks: [{ type: "fit", card: "18", cell: 6, cost: 1, obstacle: null }],
    });
    expect(all(tranquility, at)).toEqual([
      "Place island 18 | 18 in cell 6, costs one card",
      "Discard | discard island 18 and Finish",
      "Use a Compass | Compass against the Yellow Storm of Ben",
      "Besides | no Compass now",
    ]);
    expect(part(tranquility.parts(at), "Your hand").items).toEqual(["island 18, one place", "Finish"]);
    expect(tranquility.what(at, "6")).toEqual(["Cell 6 in row 1", "6: empty", "18 in cell 6, costs one card"]);
    expect(tranquility.what(at, "37")).toBeNull();
  });

  it("asks without a board that leads", () => {
    const pay = model("tranquility", view({ agenda: [{ kind: "pay", seat: 0, amount: 2 }] }));
    expect(tranquility.asks?.(pay)).toEqual({ id: "tq-asked-pay", args: { amount: 2 } });
    expect(tranquility.asks?.({ ...pay, actors: [1] })).toBeNull();
  });

  it("tells of everybody no more than everybody sees", () => {
    const items = tranquility.other(model("tranquility", view()), 1)[0]?.items;
    expect(items).toEqual(["5 cards in hand", "pile 31", "discards 0"]);
  });
});
