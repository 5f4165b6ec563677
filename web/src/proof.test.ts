import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { canonical, verify, type Opening } from "./proof";
import { plain, sha256 } from "./sha256";

const RECORDS = new URL("../../tests/records/", import.meta.url);
const NAMES = readdirSync(RECORDS).filter((name) => name.endsWith(".json"));

const read = (name: string): Opening => JSON.parse(readFileSync(new URL(name, RECORDS), "utf-8"));
const some = read("harmonies-1-two.json");

describe("the proof of a deal", () => {
  it.each(NAMES)("holds for the kept record %s", async (name) => {
    const record = read(name);
    expect(await verify(record)).toEqual({ good: true, fault: null, computed: record.commitment });
  });

  it("breaks when nonce, deal or commitment was changed", async () => {
    const deal = some.deal as { readonly bag: readonly string[] };
    const changed = { ...deal, bag: deal.bag.toReversed() };
    for (const change of [{ deal: changed }, { nonce: "0".repeat(64) }, { commitment: "0".repeat(64) }]) {
      expect(await verify({ ...some, ...change })).toMatchObject({ good: false, fault: "broken" });
    }
  });

  it("does not depend on spelling", async () => {
    const turned = Object.fromEntries(Object.entries(some.deal as object).reverse());
    expect(canonical(turned)).toBe(canonical(some.deal));
    expect(canonical({ b: [1, "x", null], a: { d: true, c: {} } })).toBe('{"a":{"c":{},"d":true},"b":[1,"x",null]}');
  });

  it("is held against what was shown at the start", async () => {
    expect(await verify(some, some.commitment.toUpperCase())).toMatchObject({ good: true });
    expect(await verify(some, "0".repeat(64))).toMatchObject({ good: false, fault: "differs" });
  });

  it.each([null, 7, {}, { ...some, format: "other/1" }, { ...some, nonce: "xyz" }, { ...some, nonce: "00" }, { ...some, deal: null }])(
    "refuses what is no record (%#)",
    async (record) => {
      expect(await verify(record)).toEqual({ good: false, fault: "unreadable", computed: "" });
    },
  );
});

describe("SHA-256 without the browser's help", () => {
  it("gives the published digests", () => {
    const digest = (text: string) => plain(new TextEncoder().encode(text));
    expect(digest("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(digest("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  it("agrees with the browser's at every length around the edges of a block", async () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);
      expect(plain(bytes)).toBe(await sha256(bytes));
    }
  });
});
