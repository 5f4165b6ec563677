import { describe, expect, it } from "vitest";

import type { HarmoniesMark } from "../../generated/protocol";
import { cardOf, CELLS, COLOURS, stackOf } from "./facts";
import {
  type Action,
  actionFor,
  activeCards,
  changeOf,
  completedCards,
  find,
  gains,
  hintsFor,
  mainSeat,
  type Model,
  parseSource,
  placedOf,
  type Player,
  sameStripe,
  settlers,
  sourcesOf,
  sunsOf,
  takeGroup,
  total,
  touching,
} from "./model";

const LEGAL: readonly Action[] = [
  { type: "place_token", colour: "gray", cell: "a1" },
  { type: "place_token", colour: "gray", cell: "c3" },
  { type: "place_token", colour: "green", cell: "c3" },
  { type: "place_cube", card: "frog", cell: "b2" },
  { type: "take_card", card: "bear" },
  { type: "take_group", space: 2 },
  { type: "end_turn" },
];
const PREVIEWS = [
  { mountains: 1 },
  { mountains: 3, animals: 0 },
  { trees: 1 },
  { animals: 4 },
  {},
  {},
  {},
];
const MODEL = {
  legal: LEGAL,
  previews: PREVIEWS,
  viewer: 1,
  view: { active: 0, first_player: 0 },
} as unknown as Model;

const MARKS: readonly HarmoniesMark[] = [
  { type: "fit", seat: 1, card: "frog", cells: ["b2", "b3"] },
  { type: "fit", seat: 0, card: "frog", cells: ["a1"] },
  { type: "near", seat: 1, card: "frog", cell: "c1", at: "d1", token: "green" },
  { type: "near", seat: 1, card: "frog", cell: "c2", at: "d1", token: "green" },
  { type: "near", seat: 1, card: "frog", cell: "c2", at: "d1", token: "blue" },
  { type: "same_stripe", seat: 1, colour: "blue", held: ["frog"], row: ["fish", "ray"] },
  { type: "suns", points: 55, suns: 4, next_points: 70 },
];

const PLAYER: Player = {
  board: {},
  cubes: {},
  cards: [
    { card: "frog", placed: 2 },
    { card: "bear", placed: 2 },
  ],
  spirit: { card: "lion", placed: false },
};

describe("sources and targets", () => {
  it("come from the legal actions", () => {
    expect(sourcesOf(LEGAL)).toEqual(
      new Map([
        ["token:gray", new Set(["a1", "c3"])],
        ["token:green", new Set(["c3"])],
        ["card:frog", new Set(["b2"])],
      ]),
    );
  });

  it("lead back to the very action", () => {
    expect(actionFor(LEGAL, "token:green", "c3")).toBe(LEGAL[2]);
    expect(actionFor(LEGAL, "card:frog", "b2")).toBe(LEGAL[3]);
    expect(actionFor(LEGAL, "token:green", "a1")).toBeUndefined();
  });

  it("let the only animal settle that a touched cell can mean", () => {
    const frog = LEGAL[3];
    expect(touching(LEGAL, null, "b2")).toBe(frog);
    expect(touching(LEGAL, "token:gray", "b2")).toBe(frog);
    expect(touching(LEGAL, "token:gray", "a1")).toBe(LEGAL[0]);
    // Whoever has chosen a card means that one.
    expect(touching(LEGAL, "card:bear", "b2")).toBeUndefined();
    expect(touching(LEGAL, "row:bear", "b2")).toBeUndefined();
    expect(touching(LEGAL, "card:frog", "b2")).toBe(frog);
  });

  it("leave it to the person where a touched cell can mean more", () => {
    const bear: Action = { type: "place_cube", card: "bear", cell: "b2" };
    const green: Action = { type: "place_token", colour: "green", cell: "b2" };
    expect(touching([...LEGAL, bear], "token:gray", "b2")).toBeUndefined();
    expect(settlers([...LEGAL, bear], "b2")).toEqual(["frog", "bear"]);
    expect(touching([...LEGAL, green], "token:gray", "b2")).toBeUndefined();
    expect(touching([...LEGAL, green], "token:green", "b2")).toBe(green);
  });

  it("are told apart", () => {
    expect(parseSource("token:red")).toEqual({ colour: "red" });
    expect(parseSource("card:frog")).toEqual({ card: "frog" });
    expect(parseSource("row:bear")).toEqual({ card: "bear" });
  });

  it("leave the other actions to be found by their kind", () => {
    expect(find(LEGAL, "take_card", "bear")).toBe(LEGAL[4]);
    expect(find(LEGAL, "take_card", "frog")).toBeUndefined();
    expect(find(LEGAL, "end_turn")).toBe(LEGAL[6]);
    expect(takeGroup(LEGAL, 2)).toBe(LEGAL[5]);
    expect(takeGroup(LEGAL, 1)).toBeUndefined();
  });
});

describe("previews", () => {
  it("belong to their action", () => {
    expect(changeOf(MODEL, LEGAL[1])).toEqual({ mountains: 3, animals: 0 });
    expect(changeOf(MODEL, undefined)).toBeNull();
    expect(changeOf({ ...MODEL, previews: [] }, LEGAL[1])).toBeNull();
  });

  it("add up by target", () => {
    expect(gains(MODEL, "token:gray")).toEqual(
      new Map([
        ["a1", 1],
        ["c3", 3],
      ]),
    );
    expect(total({ trees: 2, water: -3 })).toBe(-1);
  });
});

describe("marks", () => {
  it("say where an animal fits and what is missing, for one seat", () => {
    const { fits, nears } = hintsFor(MARKS, 1, "frog");
    expect(fits).toEqual(new Set(["b2", "b3"]));
    expect(nears.get("d1")?.map(({ token }) => token)).toEqual(["green", "blue"]);
    expect(hintsFor(MARKS, 1, "bear").fits.size).toBe(0);
  });

  it("warn of cards that want the same colour", () => {
    expect(sameStripe(MARKS, 1).get("ray")).toEqual(["frog"]);
    expect(sameStripe(MARKS, 0).size).toBe(0);
  });

  it("count suns", () => {
    expect(sunsOf(MARKS)?.next_points).toBe(70);
    expect(sunsOf([])).toBeNull();
  });
});

describe("cards", () => {
  it("are active while a cube is on them", () => {
    expect(activeCards(PLAYER)).toEqual(["lion", "frog"]);
    expect(completedCards(PLAYER)).toEqual(["bear"]);
    const placed = { ...PLAYER, spirit: { card: "lion", placed: true } };
    expect(completedCards(placed)).toEqual(["lion", "bear"]);
    expect([placedOf(placed, "lion"), placedOf(placed, "frog"), placedOf(placed, "ray")]).toEqual([1, 2, 0]);
  });

  it("carry the facts of the box", () => {
    expect(cardOf("frog").points).toEqual([2, 4, 6, 10, 15]);
    expect(cardOf("crocodile").habitat[1]).toEqual({
      kind: "tree3",
      q: -2,
      r: 0,
      tokens: ["brown", "brown", "green"],
    });
    expect(cardOf("duck").habitat.some(({ tokens }) => tokens[0] === "any")).toBe(true);
    expect(cardOf("lion").spirit?.points).toEqual([0, 2, 2, 10]);
    expect(() => cardOf("unicorn")).toThrow();
  });
});

describe("the board", () => {
  it("has the cells of its side", () => {
    expect(CELLS.A).toHaveLength(23);
    expect(CELLS.B).toHaveLength(25);
    expect(CELLS.B.at(-1)?.key).toBe("g4");
  });

  it("names stacks", () => {
    expect(COLOURS).toHaveLength(6);
    expect(stackOf([])).toBe("empty");
    expect(stackOf(["brown", "brown", "green"])).toBe("tree3");
    expect(stackOf(["gray", "red"])).toBe("building_on_gray");
  });

  it("shows the viewer's own, or whose turn it is", () => {
    expect(mainSeat(MODEL)).toBe(1);
    expect(mainSeat({ ...MODEL, viewer: null })).toBe(0);
  });
});
