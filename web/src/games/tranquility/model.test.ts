import { describe, expect, it } from "vitest";

import type { TranquilityOptions } from "../../generated/protocol";
import { gridOf, placesOf } from "./facts";
import { layoutOf } from "./layout";
import {
  type Action,
  actionsFor,
  COMPASS,
  discarding,
  fitsOf,
  forced,
  jokerCosts,
  type Model,
  mustDiscard,
  ROCKS,
  sources,
  type Step,
  STORM,
  stormsInPlay,
  STRIKE,
  voyage,
} from "./model";
import { motions } from "./motions";
import { landscapeOf } from "./paints";

const STANDARD: TranquilityOptions = {
  jagged_rocks: false,
  sea_monsters: "none",
  storm_compass: false,
  jokers: false,
  remove_islands: "none",
  high_arch: false,
  pyramid: false,
  day_night: false,
  competitive: false,
};

/** Only what the functions look at; the rest of a view does not matter here. */
function model(step: Step, hand: string[], legal: Action[], more: Record<string, unknown> = {}): Model {
  const view = { options: STANDARD, numbers: Array(36).fill(0), hand, agenda: [step], outcome: null, storms: null };
  return {
    game: "tranquility",
    viewer: 0,
    view: { ...view, ...(more["view"] as object | undefined) },
    legal,
    previews: legal.map(() => ({})),
    marks: more["marks"] ?? [],
    past: false,
    over: false,
  } as unknown as Model;
}

const TURN: Step = { kind: "turn", seat: 0 };

describe("what can be picked up", () => {
  it("is every card in a turn, also one that can go nowhere", () => {
    const found = sources(model(TURN, ["5", "6", "finish"], [{ type: "place", card: "6", cell: 3 }]));
    expect([...found.keys()]).toEqual(["hand:0", "hand:1", "hand:2"]);
    expect(found.get("hand:1")).toEqual(new Set(["3"]));
    expect(found.get("hand:0")?.size).toBe(0);
  });

  it("is nothing while nobody is asked", () => {
    expect(sources(model(TURN, ["5"], [])).size).toBe(0);
  });

  it("knows equal cards apart by their place in the hand", () => {
    const found = sources(model(TURN, ["finish", "finish"], [{ type: "finish", card: "finish" }]));
    expect(found.get("hand:0")).toEqual(new Set(["finish"]));
    expect(found.get("hand:1")).toEqual(new Set(["finish"]));
  });

  it("brings a Joker to cells, corners and victims alike", () => {
    const legal: Action[] = [
      { type: "place", card: "joker", cell: 3, number: 17 },
      { type: "place", card: "joker", cell: 3, number: 18 },
      { type: "start", card: "joker" },
      { type: "monster", card: "joker", cell: 9 },
    ];
    const one = model(TURN, ["joker"], legal);
    expect(sources(one).get("hand:0")).toEqual(new Set(["3", "start", "9"]));
    expect(actionsFor(one, "hand:0", "3")).toEqual(legal.slice(0, 2));
    expect(actionsFor(one, "hand:0", "9")).toEqual([legal[3]]);
  });

  it("puts rocks, Storms and Compasses at rows", () => {
    const rocks = model({ kind: "rocks", seat: 0 }, [], [{ type: "rocks", row: 4 }]);
    expect(sources(rocks).get(ROCKS)).toEqual(new Set(["row4"]));
    const spend: Action[] = [
      { type: "spend", storm: "purple", place: 2 },
      { type: "spend", storm: "yellow", place: 0 },
      { type: "spend", storm: "yellow" },
    ];
    const storm = model({ kind: "storm", seat: 0, card: "yellow" }, [], spend);
    expect(sources(storm).get(COMPASS)).toEqual(new Set(["row2", "yellow:0", "drawn"]));
  });
});

describe("what is picked up by itself", () => {
  it("is a Start that must be played, but no Joker as one", () => {
    expect(forced(model(TURN, ["5", "start"], [{ type: "start", card: "start" }]))).toBe("hand:1");
    expect(forced(model(TURN, ["5", "joker"], [{ type: "start", card: "joker" }]))).toBeNull();
  });

  it("is what was explored or drawn", () => {
    expect(forced(model({ kind: "strike", seat: 0 }, [], [{ type: "monster", card: "monster", cell: 1 }]))).toBe(STRIKE);
    expect(forced(model({ kind: "storm", seat: 0, card: "purple" }, [], [{ type: "storm", row: 1 }]))).toBe(STORM);
    expect(forced(model({ kind: "storm", seat: 0, card: "orange" }, [], [{ type: "pass" }]))).toBeNull();
    expect(forced(model({ kind: "strike", seat: 0 }, [], []))).toBeNull();
  });
});

describe("discards", () => {
  const legal: Action[] = [
    { type: "discard", cards: ["5", "6"] },
    { type: "discard", cards: ["5", "finish"] },
  ];

  it("say how many and which", () => {
    const one = model(TURN, ["5", "6", "finish", "monster"], legal);
    expect(discarding(one)).toEqual({ count: 2, cards: new Set(["5", "6", "finish"]) });
    expect(mustDiscard(one)).toBe(false);
  });

  it("are asked for at once when something has to be paid", () => {
    expect(mustDiscard(model({ kind: "pay", seat: 0, amount: 2 }, ["5", "6"], legal))).toBe(true);
    expect(discarding(model(TURN, [], []))).toBeNull();
  });
});

describe("costs", () => {
  const marks = [
    { type: "fit", card: "6", cell: 2, cost: 1, obstacle: null },
    { type: "fit", card: "7", cell: 4, cost: 0, obstacle: null },
    { type: "joker_fit", cell: 2, numbers: [4, 5], costs: [1, 2] },
  ];

  it("are the server's, and only those of this very position", () => {
    const one = model(TURN, ["6"], [{ type: "place", card: "6", cell: 2 }], { marks });
    expect(fitsOf(one, "6").get(2)?.cost).toBe(1);
    expect(fitsOf({ ...one, previews: [] }, "6").size).toBe(0);
    expect(jokerCosts(one, 2)).toEqual(new Map([[4, 1], [5, 2]]));
    expect(jokerCosts(one, 3).size).toBe(0);
  });
});

describe("the sea", () => {
  it("lists the Storms in play with what would remove them", () => {
    const storms = { yellow: [0, 1], orange: [0, 0], purple: [0, 0, 2, 0, 0, 0], pool: 0, supply: 6, jokers: 0, rewarded: [] };
    const { view } = model(TURN, [], [], { view: { storms } });
    expect(stormsInPlay(view).map(({ at }) => at)).toEqual(["compass:yellow@1", "compass:purple@3"]);
  });

  it("has three shapes, all within their drawing", () => {
    for (const [more, cells] of [[{}, 36], [{ high_arch: true }, 26], [{ pyramid: true }, 36]] as const) {
      const options = { ...STANDARD, ...more };
      expect(gridOf(options).cells).toHaveLength(cells);
      expect(new Set(placesOf(options).map(({ key }) => key)).size).toBe(placesOf(options).length);
      for (const small of [false, true]) {
        const plan = layoutOf(options, small);
        for (const { x, y } of [...plan.cells, plan.start, plan.finish]) {
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(plan.width);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(plan.height);
        }
      }
    }
  });

  it("has come to its end only with Start and Finish", () => {
    const full = { numbers: Array.from({ length: 36 }, (_, index) => index + 1) };
    const along = (more: object) => voyage(model(TURN, [], [], { view: { ...full, ...more } }).view);
    expect(along({ start: "start", finish: "finish" })).toBe(1);
    expect(along({ start: "start", finish: null })).toBeLessThan(1);
    expect(along({ start: null, finish: null })).toBeLessThan(along({ start: "start", finish: null }));
    expect(along({ start: null, finish: null, options: { ...STANDARD, competitive: true } })).toBe(1);
  });

  it("draws every island in its own way, always the same", () => {
    const drawn = Array.from({ length: 80 }, (_, index) => JSON.stringify(landscapeOf(index + 1)));
    expect(new Set(drawn).size).toBe(80);
    expect(JSON.stringify(landscapeOf(17))).toBe(drawn[16]);
  });

  it("lets the islands of others fly, not one's own", () => {
    const event = { type: "placed", card: "17", cell: 5, number: 17, moon: false } as const;
    const told = (seat: number) => [{ entry: 0, seat, events: [{ ...event, seat }] }];
    const one = model(TURN, [], []);
    expect(motions(told(1), one)).toMatchObject([{ to: '[data-at="5"] .laid' }]);
    expect(motions(told(0), one)).toEqual([]);
  });
});
