import { describe, expect, it, vi } from "vitest";
import harmonies from "../games/harmonies/words";
import takeItEasy from "../games/take_it_easy/words";
import tranquility from "../games/tranquility/words";
import type { GameKey, Model } from "../games/types";
import type { TranquilityOptions } from "../generated/protocol";
import type { InWords, Part } from "./types";

// Messages by their ids and what fills them: how they are worded is the translators' business.
vi.mock("../words.svelte", () => ({
  t: (id: string, args: object = {}) => (Object.keys(args).length === 0 ? id : `${id}(${Object.values(args).join(", ")})`),
  list: (items: readonly string[]) => items.join(" & "),
  series: (items: readonly string[]) => items.join(", "),
  clauses: (parts: readonly string[]) => parts.join(", "),
  language: { locale: "en" },
  has: () => true,
  signed: (points: number) => `${points > 0 ? "+" : ""}${points}`,
}));

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
    expect(part(parts, "panel-take_it_easy-called").lines).toEqual(["5\u00a0·\u00a06\u00a0·\u00a04"]);
    expect(part(parts, "text-your-board").rows?.[0]).toEqual({
      title: "pad-tie-way-V(1)",
      items: ["text-cell(0, 9\u00a0·\u00a07\u00a0·\u00a04)", "text-cell(1, text-cell-empty)", "text-cell(2, text-cell-empty)"],
    });
    const lines = part(parts, "text-tie-lines").rows ?? [];
    expect(lines).toHaveLength(15);
    expect(lines[0]).toEqual({
      title: "text-tie-alive(pad-tie-way-V(1), 27)",
      items: ["text-cell(0, 9)", "text-cell(1, text-cell-empty)", "text-cell(2, text-cell-empty)"],
    });
    expect(lines[1]?.title).toBe("text-tie-open(pad-tie-way-V(2), 0)");
    const titles = lines.map(({ title }) => title);
    expect(titles).toContain("text-tie-broken(pad-tie-way-A(1), 21)");
    expect(titles).toContain("text-tie-completed(pad-tie-way-B(1), 9)");
  });

  it("asks for the called tile by its name", () => {
    expect(takeItEasy.asks?.(at)).toEqual({ id: "text-tie-asks", args: { tile: "5\u00a0·\u00a06\u00a0·\u00a04" } });
    expect(takeItEasy.asks?.({ ...at, actors: [1] })).toBeNull();
    expect(takeItEasy.asks?.({ ...at, viewer: null })).toBeNull();
  });

  it("says what each cell would bring", () => {
    expect(all(takeItEasy, at)).toEqual(["text-tie-place(5\u00a0·\u00a06\u00a0·\u00a04) | text-tie-into(1, 0)", "text-tie-place(5\u00a0·\u00a06\u00a0·\u00a04) | text-tie-into(4, 12)"]);
  });

  it("answers what lies on a cell and on its lines", () => {
    expect(takeItEasy.what(at, "c0")).toHaveLength(4);
    expect(takeItEasy.what(at, "0")?.[0]).toBe("tie-cell-tile(0, 9\u00a0·\u00a07\u00a0·\u00a04)");
    expect(takeItEasy.what(at, "4")?.[0]).toBe("tie-cell-brings(4, 12)");
    expect(takeItEasy.what(at, "19")).toBeNull();
    expect(takeItEasy.what(at, "x")).toBeNull();
  });

  it("keeps the boards of the rounds before, but for the one on the table", () => {
    const over = { ...view, round: 2, rounds: 2, finished: [view.boards, view.boards] };
    const titles = takeItEasy.parts(model("take_it_easy", over)).map(({ title }) => title);
    expect(titles).toEqual(["text-your-board", "text-tie-lines", "tie-looking-back(1)"]);
  });

  it("shows the others' boards", () => {
    expect(part(takeItEasy.other(at, 1), "tie-board-of(Ben)").rows).toHaveLength(5);
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

  it("asks for the tokens in hand by their names", () => {
    const args = { title: "harmonies-asks-tokens(2)", items: "piece-gray & piece-gray" };
    expect(harmonies.asks?.(at)).toEqual({ id: "text-row", args });
    expect(harmonies.asks?.(model("harmonies", { ...view, hand: [] }))).toBeNull();
    expect(harmonies.asks?.({ ...at, viewer: 1 })).toBeNull();
  });

  it("reads the board, the cards and the central board", () => {
    const parts = harmonies.parts(at);
    expect(part(parts, "harmonies-hand").items).toEqual(["piece-gray", "piece-gray"]);
    const board = part(parts, "harmonies-your-board");
    expect(board.lines).toEqual(["harmonies-free-cells(21)"]);
    expect(board.rows?.map(({ items }) => items.length)).toEqual([5, 4, 5, 4, 5]);
    expect(board.rows?.[1]?.title).toBe("text-column(b)");
    expect(board.rows?.[1]?.items.slice(0, 2)).toEqual([
      "harmonies-cell(b1, stack-empty)",
      "harmonies-cell-cube(harmonies-cell(b2, stack-water), card-otter)",
    ]);
    const [frog] = part(parts, "harmonies-own-cards").items ?? [];
    expect(frog).toMatch(/^text-named\(card-frog, harmonies-habitat\(stack-water, harmonies-habitat-near\(stack-tree1, 10\)\) .* · harmonies-fits\(b2\)$/);
    expect(frog).toContain("harmonies-card-points(2, 4, 6, 10, 15) harmonies-card-placed(1, 5)");
    expect(part(parts, "harmonies-row").lines).toEqual(["harmonies-pile(20)", "text-h-turned"]);
    expect(part(parts, "harmonies-row").items?.[0]).toContain("text-named(card-wolf, ");
    expect(part(parts, "harmonies-central").items).toEqual([
      "text-cell(g1, piece-blue & piece-gray & piece-brown)",
      "text-cell(g2, harmonies-taken-by-you(Anna))",
      "text-cell(g3, piece-red & piece-red & piece-green)",
    ]);
  });

  it("says what each action does and brings", () => {
    expect(all(harmonies, at)).toEqual([
      "text-h-groups | harmonies-group(piece-blue & piece-gray & piece-brown)",
      "text-h-tokens(piece-gray) | harmonies-cell-change(text-h-place(piece-gray, c3), harmonies-change(category-harmonies-mountains, +2))",
      "text-h-animals | harmonies-cell-change(text-h-settle(card-frog, b2), harmonies-change(category-harmonies-animals, +4))",
      "text-h-cards | text-h-take(card-wolf)",
      "text-rest | harmonies-end-turn",
    ]);
  });

  it("tells what lies around a cell, by the hours of a clock, and what could come there", () => {
    const [here, around, near] = harmonies.what(at, "c3") ?? [];
    expect(here).toBe("harmonies-cell(c3, stack-mountain2)");
    const hours = [...(around?.matchAll(/harmonies-cell\((\w+), [\w-]+\), (\d+)/g) ?? [])].map(([, cell, hour]) => [cell, Number(hour)]);
    expect(hours).toEqual([["c2", 12], ["d2", 2], ["d3", 4], ["c4", 6], ["b3", 8], ["b2", 10]]);
    expect(near).toBe("harmonies-cell-near(c3, piece-green, card-wolf, c2)");
    expect(harmonies.what(at, "b2")?.at(-1)).toBe("text-h-fits(card-frog)");
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
    const { grid } = part(tranquility.parts(model("tranquility", view())), "tq-chart");
    expect(grid?.columns).toEqual(["1", "2", "3", "4", "5", "6"]);
    expect(grid?.rows.map(({ head }) => head)).toEqual([6, 5, 4, 3, 2, 1].map((row) => `tq-row(${row})`));
    expect(grid?.rows.at(-1)?.spots[4]).toEqual({ name: "5", short: "17", long: "text-cell(5, 17)", full: true });
    expect(grid?.rows.at(-1)?.spots[5]).toEqual({ name: "6", short: "", long: "text-cell(6, tq-cell-empty)", full: false });
    const night = view({ options: { ...OPTIONS, day_night: true }, moons: [5] });
    const closed = [{ type: "closed", cell: 6, rule: "Q-ROCKS-2" }];
    const lowest = part(tranquility.parts(model("tranquility", night, { marks: closed })), "tq-chart").grid?.rows.at(-1);
    expect(lowest?.spots.slice(4).map((spot) => spot?.short)).toEqual(["17 ☾", "×"]);
    expect(lowest?.spots[5]?.long).toBe("text-cell(6, tq-cell-empty, tq-barred-Q-ROCKS-2)");
    const pyramid = view({ options: { ...OPTIONS, pyramid: true } });
    const top = part(tranquility.parts(model("tranquility", pyramid)), "tq-chart").grid?.rows[0];
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
      "text-tq-lay(tq-island(18)) | text-tq-costs(text-tq-place(18, 6), 1)",
      "text-tq-discard | tq-do-discard(tq-island(18) & card-tranquility-finish)",
      "tq-use-compass | tq-do-spend-seat(card-tranquility-yellow, Ben)",
      "text-rest | tq-do-pass",
    ]);
    expect(part(tranquility.parts(at), "tq-your-hand").items).toEqual(["tq-card-places(tq-island(18), 1)", "card-tranquility-finish"]);
    expect(tranquility.what(at, "6")).toEqual(["tq-cell(6, 1)", "text-cell(6, tq-cell-empty)", "text-tq-costs(text-tq-place(18, 6), 1)"]);
    expect(tranquility.what(at, "37")).toBeNull();
  });

  it("says what an action is worth where people are opponents", () => {
    const at = model("tranquility", view({ options: { ...OPTIONS, competitive: true } }), {
      legal: [{ type: "place", card: "18", cell: 6 }],
      previews: [{ grid: 3, discards: 0 }],
    });
    expect(tranquility.does(at, 0)).toBe("text-named(text-tq-place(18, 6), text-change(category-tranquility-grid, +3))");
  });

  it("lets people point at Storms, and nobody else", () => {
    const storms = { yellow: [0, 1], orange: [0, 0], purple: [0, 0, 1, 0, 0, 0], pool: 1, supply: 3, jokers: 0, rewarded: [] };
    const at = model("tranquility", view({ storms }));
    expect(tranquility.pointable?.(at).map(({ at: text }) => text)).toEqual(["compass:yellow@1", "compass:purple@3"]);
    expect(tranquility.pointable?.({ ...at, viewer: null })).toEqual([]);
  });

  it("asks without a board that leads", () => {
    const pay = model("tranquility", view({ agenda: [{ kind: "pay", seat: 0, amount: 2 }] }));
    expect(tranquility.asks?.(pay)).toEqual({ id: "tq-asked-pay", args: { amount: 2 } });
    expect(tranquility.asks?.({ ...pay, actors: [1] })).toBeNull();
  });

  it("tells of everybody no more than everybody sees", () => {
    const items = tranquility.other(model("tranquility", view()), 1)[0]?.items;
    expect(items).toEqual(["tq-hand-of(5)", "tq-pile-of(31)", "tq-discards-of(0)"]);
  });
});
