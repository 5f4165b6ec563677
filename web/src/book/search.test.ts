import { describe, expect, it } from "vitest";
import { loadBooks } from "./book";
import { indexOf, plain, search, within } from "./search";

const entries = indexOf(await loadBooks("en"));
const ids = (query: string, open: string | null = null) => search(entries, query, open).map(({ entry }) => entry.id);

describe("the search", () => {
  it("finds a rule by its id, however it is typed", () => {
    for (const query of ["H-SCORE-RIVER-2", "h-score-river-2", "h score river 2", "hscoreriver2"]) {
      expect(ids(query)[0]).toBe("H-SCORE-RIVER-2");
    }
  });

  it("finds rules by a part of their ids", () => {
    expect(ids("h-turn").slice(0, 6).sort()).toEqual([1, 2, 3, 4, 5, 6].map((number) => `H-TURN-${number}`));
    expect(ids("place-2")).toEqual(expect.arrayContaining(["T-PLACE-2", "Q-PLACE-2"]));
    expect(ids("D34")[0]).toBe("D34");
  });

  it("finds words, beginnings of words and misspelt words", () => {
    for (const query of ["isolated mountain", "isolat mount", "isolatd mountian"]) {
      expect(ids(query)).toContain("H-SCORE-MOUNTAIN-2");
    }
    expect(ids("xylophone")).toEqual([]);
  });

  it("wants all the words", () => {
    expect(ids("compass storm").length).toBeGreaterThan(3);
    expect(ids("compass storm fennec")).toEqual([]);
  });

  it("looks into all books, and first into the one that lies open", () => {
    const games = (open: string) => search(entries, "setup", open)[0]?.entry.game;
    expect(new Set(search(entries, "player").map(({ entry }) => entry.game)).size).toBe(3);
    expect(games("tranquility")).toBe("tranquility");
  });

  it("shows where it was found", () => {
    const [first] = search(entries, "fennec nowhere");
    const text = first?.pieces.map((piece) => piece.text).join("") ?? "";
    expect(first?.entry.id).toBe("EX-TURN-1");
    expect(first?.pieces.filter(({ hit }) => hit).map((piece) => piece.text)).toContain("fennec");
    expect(text.length).toBeLessThan(240);
  });

  it("shows the row of a table from its beginning", () => {
    const found = search(entries, "butterfly").find(({ entry }) => entry.id === "H-SPIRIT-8");
    expect(found?.pieces.map((piece) => piece.text).join("")).toMatch(/^… butterfly · group, yellow tokens · 5 for any group\n/);
  });

  it("says nothing to nothing", () => {
    expect(ids("")).toEqual([]);
    expect(ids(" - ")).toEqual([]);
  });

  it("finds words where no spaces are written", () => {
    const book = { game: "harmonies", locale: "zh-Hant", title: "", intro: "", first: null };
    const parts = [{ id: "H-X-1", html: "<p>每個玩家放置三個標記。</p>" }];
    const chinese = indexOf([{ ...book, sections: [{ id: "section-1", title: "回合", parts }] }]);
    const [found] = search(chinese, "三個標記");
    expect(found?.pieces.find(({ hit }) => hit)?.text).toBe("三個標記");
  });

  it("finds words with signs and letters that are seldom typed", async () => {
    const persian = indexOf(await loadBooks("fa"));
    expect(search(persian, "دور آخر").map(({ entry }) => entry.id)).toContain("H-REFILL-4");
    const serbian = indexOf(await loadBooks("sr-Latn"));
    expect(search(serbian, "gradevina vidi").map(({ entry }) => entry.id)).toContain("H-SCORE-BUILDING-3");
  });

  it("reads every kind of digits", () => {
    expect(ids("H-TURN-۲")[0]).toBe("H-TURN-2");
    expect(ids("h turn ٢")[0]).toBe("H-TURN-2");
  });

  it("does not mind accents and case", () => {
    const book = { game: "harmonies", locale: "it", title: "", intro: "", first: null };
    const parts = [{ id: "H-X-1", html: "<p>La città è grande.</p>" }];
    const italian = indexOf([{ ...book, sections: [{ id: "section-1", title: "Città", parts }] }]);
    expect(search(italian, "CITTA")[0]?.pieces.find(({ hit }) => hit)?.text).toBe("città");
  });
});

describe("the pieces of the search", () => {
  it("read text out of HTML", () => {
    expect(plain("<p>a &lt; <code>b</code> &amp;amp;</p><ul><li>c</li></ul>")).toBe("a < b &amp;\nc");
  });

  it("keep the rows of a table apart, and their cells", () => {
    const rows = "<tr><th>length</th><th>points</th></tr>\n<tr><td>1</td><td>0</td></tr>";
    expect(plain(`<p>For its\nlength:</p>\n<table>${rows}</table>`)).toBe("For its length:\nlength · points\n1 · 0");
  });

  it("count slips", () => {
    expect(within("mountain", "mountian", 1)).toBe(true);
    expect(within("mountain", "mountains", 1)).toBe(true);
    expect(within("mountain", "fountains", 1)).toBe(false);
    expect(within("river", "liver", 0)).toBe(false);
  });
});
