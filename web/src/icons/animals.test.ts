import { icons as set } from "@iconify-json/fluent-emoji-flat/icons.json";
import { describe, expect, it } from "vitest";

import { animals, spirits } from "../../../src/harmonium/games/harmonies/data/harmonies.json";
import { ANIMALS } from "./animals";
import { DRAWN } from "./drawn";
import { FROM_THE_SET } from "./generated";

describe("the pictures", () => {
  it.each([...animals, ...spirits].map((card) => card.id))("show %s", (id) => {
    expect(ANIMALS[id]).toMatch(/^<.*\/?>$/s);
  });

  it("are either of the set or ours", () => {
    expect(Object.keys(DRAWN).filter((id) => id in FROM_THE_SET)).toEqual([]);
    expect(Object.keys(ANIMALS)).toHaveLength(animals.length + spirits.length);
  });

  it("are copied from the set as they are", () => {
    const bodies = new Set(Object.values(set).map(({ body }) => body));
    for (const body of Object.values(FROM_THE_SET)) expect(bodies).toContain(body);
  });

  it("bring no style, script or foreign address", () => {
    for (const body of Object.values(ANIMALS)) {
      expect(body).not.toMatch(/style=|<script|<style|href=|url\(|\bid=/);
    }
  });
});
