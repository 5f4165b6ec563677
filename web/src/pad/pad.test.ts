import { describe, expect, it } from "vitest";
import harmonies from "../games/harmonies/pad";
import { EMPTY_PLACE, type HarmoniesSheet, placedOf } from "../games/harmonies/pad/sheet";
import { PADS } from "../games/pads";
import takeItEasy from "../games/take_it_easy/pad";
import { readSymbols } from "../games/take_it_easy/pad/box.svelte";
import tranquility from "../games/tranquility/pad";
import { chapters } from "./diary";
import { readSheet } from "./reading";
import { again, isBlank, newSheet, seated } from "./sheets";
import { drop, dropAside, FORMAT, fromFile, keep, readAll, type Store, toFile } from "./shelf";
import type { Sheet } from "./types";

function store(entries: Record<string, string> = {}, room = Infinity): Store & { map: Map<string, string> } {
  const map = new Map(Object.entries(entries));
  return {
    map,
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > room) throw new Error("full");
      map.set(key, value);
    },
    removeItem: (key) => void map.delete(key),
  };
}

const named = (id: string, changed = "2026-01-02T00:00:00.000Z"): Sheet => ({
  ...newSheet(takeItEasy, 2, id),
  names: ["Ada", ""],
  changed,
});

describe("sheets", () => {
  it("are blank until something is written on them", () => {
    for (const pad of PADS) {
      const sheet = newSheet(pad, 1);
      expect(isBlank(sheet)).toBe(true);
      expect(isBlank({ ...sheet, names: ["Ada"] })).toBe(false);
      expect(readSheet(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet);
    }
    const written = { ...newSheet(harmonies, 1), places: [{ ...EMPTY_PLACE, board: { a1: ["blue"] } }] };
    expect(isBlank(written)).toBe(false);
  });

  it("keep the boards of those who stay when the number of players changes", () => {
    const sheet = { ...newSheet(harmonies, 2), names: ["Ada", "Bob"] };
    const more = seated(harmonies, sheet, 3);
    expect(more.names).toEqual(["Ada", "Bob", ""]);
    expect(more.places.length).toBe(3);
    expect(seated(harmonies, more, 1).names).toEqual(["Ada"]);
    expect(seated(takeItEasy, newSheet(takeItEasy, 1), 4).rounds[0]?.length).toBe(4);
  });

  it("begin again with the same people and rules, and nothing written", () => {
    const before = { ...seated(takeItEasy, newSheet(takeItEasy), 2), names: ["Ada", "Bob"], scoring: "rays" as const };
    const next = again(takeItEasy, { ...before, rounds: [...before.rounds, ...before.rounds], finished: before.made });
    expect(next).toMatchObject({ names: ["Ada", "Bob"], scoring: "rays", finished: null });
    expect(next.rounds.length).toBe(1);
    expect(next.rounds[0]?.length).toBe(2);
    expect(next.id).not.toBe(before.id);
    expect(again(harmonies, { ...newSheet(harmonies), side: "B", spirits: true })).toMatchObject({ side: "B", spirits: true });
    expect(again(tranquility, { ...newSheet(tranquility), grid: "pyramid" })).toMatchObject({ grid: "pyramid", placed: {} });
  });

  it("take a list of suns and moons, or the usual one", () => {
    expect(readSymbols("s".repeat(27))).toBe("s".repeat(27));
    for (const text of [null, "", "sm", "x".repeat(27), "default"]) expect(readSymbols(text)).toBe("default");
  });

  it("count cubes on the board and cubes that were only counted", () => {
    const place = { ...EMPTY_PLACE, cubes: { a1: "frog", a2: "frog", b1: "bat" }, cards: [{ card: "frog", loose: 1 }] };
    expect(placedOf(place, { card: "frog", loose: 1 })).toBe(3);
    const page = harmonies.page({ ...newSheet(harmonies, 1), places: [place] });
    expect(page.players[0]?.cards).toEqual([{ card: "frog", placed: 3 }]);
  });

  it("leave a spirit at home that does not take part", () => {
    const places = [{ ...EMPTY_PLACE, spirit: { card: "cat", loose: 1 } }];
    const sheet = { ...newSheet(harmonies, 1), places };
    expect(harmonies.page(sheet).players[0]?.spirit).toBe(null);
    expect(harmonies.page({ ...sheet, spirits: true }).players[0]?.spirit).toEqual({ card: "cat", placed: 1 });
  });

  it("send the whole hand, islands or not", () => {
    const sheet = { ...newSheet(tranquility, 1), hand: [3, 7], others: 2 };
    expect(tranquility.page(sheet).hand_size).toBe(4);
  });

  it.each([
    [null],
    ["text"],
    [{}],
    [{ ...newSheet(harmonies, 1), id: "../other" }],
    [{ ...newSheet(harmonies, 1), made: "yesterday" }],
    [{ ...newSheet(harmonies, 1), names: [] }],
    [{ ...newSheet(harmonies, 1), names: ["Ada", "Bob"] }],
    [{ ...newSheet(harmonies, 1), places: [{ board: { a1: "blue" }, cubes: {}, cards: [], spirit: null }] }],
    [{ ...newSheet(harmonies, 1), game: "chess" }],
    [{ ...newSheet(takeItEasy, 1), rounds: [[["978"]]] }],
    [{ ...newSheet(takeItEasy, 1), rounds: [] }],
    [{ ...newSheet(tranquility, 1), hand: ["3"] }],
    [{ ...newSheet(tranquility, 1), discards: [1] }],
    [{ ...newSheet(tranquility, 1), outcome: { totals: "many" } }],
  ])("are not made of anything else (%#)", (value) => {
    expect(readSheet(value)).toBe(null);
  });
});

describe("the shelf", () => {
  it("gives back what was put there, the newest first", () => {
    const shelf = store();
    keep(shelf, named("old", "2026-01-01T00:00:00.000Z"));
    keep(shelf, named("new"));
    shelf.setItem("harmonium.settings", "{}");
    expect(readAll(shelf).sheets.map(({ id }) => id)).toEqual(["new", "old"]);
    drop(shelf, "new");
    expect(readAll(shelf).sheets.map(({ id }) => id)).toEqual(["old"]);
  });

  it("has no place for blank sheets", () => {
    const shelf = store();
    keep(shelf, named("one"));
    keep(shelf, newSheet(takeItEasy, 2, "one"));
    expect(shelf.map.size).toBe(0);
  });

  it.each([
    ["not json"],
    ["null"],
    [JSON.stringify({ format: "harmonium-pad/2", sheet: named("bad") })],
    [JSON.stringify({ format: FORMAT, sheet: { ...named("bad"), rounds: "none" } })],
    [JSON.stringify({ format: FORMAT, sheet: named("another") })],
  ])("keeps aside what it cannot read, word for word (%#)", (text) => {
    const shelf = store({ "harmonium.pad.sheet.bad": text });
    keep(shelf, named("good"));
    const found = readAll(shelf);
    expect(found.sheets.map(({ id }) => id)).toEqual(["good"]);
    expect(found.aside).toEqual([{ key: "harmonium.pad.aside.bad", text }]);
    // It is told again next time, and a second one does not replace it.
    shelf.setItem("harmonium.pad.sheet.bad", "worse");
    expect(readAll(shelf).aside.map((one) => one.text)).toEqual([text, "worse"]);
    dropAside(shelf, "harmonium.pad.aside.bad");
    expect(readAll(shelf).aside.map((one) => one.text)).toEqual(["worse"]);
  });

  it("leaves a damaged sheet where it is if there is no room for a copy", () => {
    const shelf = store({ "harmonium.pad.sheet.bad": "damaged" }, 3);
    expect(readAll(shelf).sheets).toEqual([]);
    expect(shelf.map.get("harmonium.pad.sheet.bad")).toBe("damaged");
  });

  it("says when there is no room", () => {
    expect(keep(store({}, 10), named("one"))).toBe(false);
    expect(keep(store(), named("one"))).toBe(true);
  });
});

describe("files", () => {
  it("bring sheets from one browser to another", () => {
    const sheets = [named("one"), named("two")];
    expect(fromFile(toFile(sheets), [])).toEqual({ added: sheets, renewed: [], same: 0, unreadable: 0 });
  });

  it("renew only what is older here", () => {
    const here = [named("older", "2026-01-01T00:00:00.000Z"), named("newer", "2026-03-01T00:00:00.000Z")];
    const file = toFile([named("older"), named("newer"), named("fresh")]);
    const brought = fromFile(file, here);
    expect(brought?.added.map(({ id }) => id)).toEqual(["fresh"]);
    expect(brought?.renewed.map(({ id }) => id)).toEqual(["older"]);
    expect(brought?.same).toBe(1);
  });

  it("bring the good sheets of a damaged file, and say how many were not", () => {
    const text = JSON.stringify({ format: FORMAT, sheets: [named("one"), { id: "broken" }, 7] });
    expect(fromFile(text, [])).toMatchObject({ added: [{ id: "one" }], unreadable: 2 });
    expect(fromFile("{}", [])).toBe(null);
    expect(fromFile("nonsense", [])).toBe(null);
    expect(fromFile('{"format":"harmonium-pad/9","sheets":[]}', [])).toBe(null);
  });
});

describe("the diary", () => {
  const solo = (id: string, total: number, finished: string | null, side: "A" | "B" = "A", suns?: number): HarmoniesSheet => ({
    ...newSheet(harmonies, 1, id),
    side,
    finished,
    outcome: { totals: [total], ranks: [1], ...(suns === undefined ? {} : { suns }) },
  });

  it("has a chapter for each record, with best, average and every new record marked", () => {
    const [chapter, ...rest] = chapters([
      solo("one", 90, "2026-01-01T00:00:00.000Z", "A", 4),
      solo("two", 130, "2026-01-02T00:00:00.000Z", "A", 7),
      solo("three", 110, "2026-01-03T00:00:00.000Z", "A", 5),
      solo("open", 200, null),
      solo("other", 10, "2026-01-01T00:00:00.000Z", "B"),
    ]);
    expect(rest.map(({ variant }) => variant)).toEqual([{ side: "B" }]);
    expect(chapter).toMatchObject({ best: 130, average: 110, figures: [{ label: "pad-most-suns", count: 7 }] });
    expect(chapter?.entries.map(({ sheet, record }) => [sheet.id, record])).toEqual([
      ["three", false],
      ["two", true],
      ["one", true],
    ]);
  });

  it("keeps spirit cards and matches of another length apart", () => {
    const when = "2026-01-01T00:00:00.000Z";
    const place = { ...EMPTY_PLACE, spirit: { card: "lion", loose: 0 } };
    const outcome = { totals: [100], ranks: [1] };
    const round = newSheet(takeItEasy, 1).rounds;
    const match = { ...newSheet(takeItEasy, 1), finished: when, outcome, rounds: [...round, ...round] };
    const pyramid = { ...newSheet(tranquility, 1), finished: when, outcome, grid: "pyramid", modules: ["jokers"] };
    const found = chapters([
      solo("one", 90, when),
      { ...solo("two", 130, when), spirits: true, places: [place] } as Sheet,
      { ...newSheet(takeItEasy, 1), finished: when, outcome },
      match,
      { ...newSheet(tranquility, 1), finished: when, outcome },
      pyramid,
    ]);
    expect(found.map(({ variant }) => variant)).toEqual([
      { side: "A" },
      { side: "A", spirit: "lion" },
      { placement: "free", rounds: 1, scoring: "standard" },
      { placement: "free", rounds: 2, scoring: "standard" },
      {},
      { pyramid: true, jokers: true },
    ]);
  });

  it("is for those who played alone", () => {
    expect(chapters([{ ...solo("one", 9, "2026-01-01T00:00:00.000Z"), names: ["", ""] } as Sheet])).toEqual([]);
  });
});
