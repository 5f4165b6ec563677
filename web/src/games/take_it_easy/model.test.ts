import { describe, expect, it } from "vitest";
import { explainedCells, lineMarks, motions, roundPoints, scoredLines, shownSeat, type TieModel } from "./model";
import { TakeItEasyUi } from "./ui.svelte";

const item = (subject: string, points: number, round: number, cells: readonly string[] = [], category = "lines") => ({
  ...{ category, points, rule: "T-SCORE-2", cells, subject, round },
});

function model(change: object = {}): TieModel {
  return {
    viewer: null,
    view: { round: 1, rounds: 2, caller: 1 },
    marks: [
      { type: "line", seat: 0, line: "V1", cells: [0, 1, 2], status: "alive", points: 27, possible: true },
      { type: "line", seat: 1, line: "V1", cells: [0, 1, 2], status: "broken", points: 0, possible: false },
      { type: "to_come", tiles: ["123"] },
    ],
    scores: [{ items: [item("V1", 27, 0, ["0", "1", "2"]), item("A1", 6, 1, ["2", "6"])] }, { items: [] }],
    helpers: true,
    ...change,
  } as unknown as TieModel;
}

const looking = (round: number | null) => ({ round }) as TakeItEasyUi;

describe("what Take It Easy draws", () => {
  it("shows spectators the board that they chose", () => {
    expect(shownSeat(model())).toBe(0);
    expect(shownSeat(model({ watched: 1 }))).toBe(1);
    expect(shownSeat(model({ viewer: 0, watched: null }))).toBe(0);
  });

  it("marks the lines of the board that is looked at", () => {
    expect(lineMarks(model(), looking(null), 0).map(({ status }) => status)).toEqual(["alive"]);
    expect(lineMarks(model(), looking(null), 1).map(({ status }) => status)).toEqual(["broken"]);
  });

  it("labels the lines of an earlier round with what they brought", () => {
    // Counted is counted: this is no help.
    for (const helpers of [true, false]) {
      const lines = lineMarks(model({ helpers }), looking(0), 0);
      expect(lines).toHaveLength(15);
      expect(lines.filter(({ status }) => status === "completed")).toEqual([{ line: "V1", status: "completed", points: 27, possible: false }]);
    }
    expect(roundPoints(model(), 0, 0)).toBe(27);
    expect(roundPoints(model(), 1, 0)).toBe(0);
  });

  it("counts rays with the lines they lie on, in this round and in earlier ones", () => {
    const items = [
      ...[item("V1", 27, 0), item("V1", 21, 0, [], "sun_rays"), item("B2", 24, 0, [], "moon_rays")],
      ...[item("V1", 18, 1, [], "moon_rays")],
    ];
    const marks = [{ type: "line", seat: 0, line: "V1", cells: [0, 1, 2], status: "broken", points: 0, possible: false }];
    const rays = model({ scores: [{ items }, { items: [] }], marks });
    const brought = (round: number | null) =>
      lineMarks(rays, looking(round), 0).filter(({ status }) => status === "completed").map(({ line, points }) => [line, points]);
    expect(brought(0)).toEqual([["V1", 48], ["B2", 24]]);
    expect(brought(null)).toEqual([["V1", 18]]);
    expect([...scoredLines(rays, 0).keys()]).toEqual(["V1"]);
  });

  it("lights up only the points of the round that is shown", () => {
    const explained = { seat: 0, category: "lines", items: model().scores[0]?.items ?? [] };
    expect([...explainedCells(model({ explained }), looking(null), 0)]).toEqual(["2", "6"]);
    expect([...explainedCells(model({ explained }), looking(0), 0)]).toEqual(["0", "1", "2"]);
    expect(explainedCells(model({ explained }), looking(null), 1).size).toBe(0);
    expect([...scoredLines(model(), 0).keys()]).toEqual(["A1"]);
  });

  it("lets the called tile fly to every board but one's own", () => {
    const told = [{ entry: 3, seat: 0, events: [{ type: "placed", tile: "123", cells: [4, 9] }] }] as const;
    const to = (viewer: number | null) => motions(told, model({ viewer })).map((motion) => motion.to);
    expect(to(null)).toEqual(['[data-board-of="0"] [data-at="4"] .laid', '[data-board-of="1"] [data-at="9"] .laid']);
    expect(to(0)).toEqual(['[data-board-of="1"] [data-at="9"] .laid']);
  });
});

describe("a match of several rounds", () => {
  const at = (round: number, more: object = {}) => model({ view: { round, rounds: 3 }, past: false, ...more });

  it("keeps the finished boards until somebody goes on", () => {
    const ui = new TakeItEasyUi();
    ui.follow(at(0));
    expect(ui.round).toBeNull();
    ui.follow(at(1));
    expect([ui.round, ui.finished]).toEqual([0, true]);
    ui.follow(at(1));
    ui.follow(at(0, { past: true }));
    expect(ui.finished).toBe(true);
    ui.goOn();
    ui.follow(at(1));
    expect([ui.round, ui.finished]).toEqual([null, false]);
  });

  it("opens on the present, and ends with the result", () => {
    const ui = new TakeItEasyUi();
    ui.follow(at(2));
    expect(ui.round).toBeNull();
    ui.follow(at(3));
    expect([ui.round, ui.finished]).toEqual([null, false]);
  });
});
