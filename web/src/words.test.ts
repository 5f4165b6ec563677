import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";
import loaders from "virtual:fluent";
import { ago, choose, clauses, list, series, signed, signedOnBoard, speak, t } from "./words.svelte";

const SOURCES = readdirSync(__dirname, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$|generated|icons/.test(name))
  .map((name) => ({ name, text: readFileSync(join(__dirname, name), "utf-8") }));

async function english(): Promise<FluentBundle> {
  const load = loaders["en"];
  if (load === undefined) throw new Error("en");
  const bundle = new FluentBundle("en");
  expect(bundle.addResource(new FluentResource((await load()).default))).toEqual([]);
  return bundle;
}

describe("the words", () => {
  it("has every message that the components name", async () => {
    const bundle = await english();
    const missing = SOURCES.flatMap(({ name, text }) =>
      [...text.matchAll(/\b(?:t\(|id: (?="[a-z]\w*-))"([a-zA-Z][\w-]+)"/g)]
        .map((match) => match[1] ?? "")
        .filter((id) => !bundle.hasMessage(id))
        .map((id) => `${name}: ${id}`),
    );
    expect(missing).toEqual([]);
  });

  it("says how long ago something was", () => {
    const now = Date.parse("2026-01-02T12:00:00Z");
    expect(ago("2026-01-02T11:59:30Z", now)).toBe("now");
    expect(ago("2026-01-02T11:55:00Z", now)).toBe("5 minutes ago");
    expect(ago("2026-01-02T10:00:00Z", now)).toBe("2 hours ago");
    expect(ago("2026-01-01T11:00:00Z", now)).toBe("yesterday");
    expect(ago(null, now)).toBe("now");
  });

  it("takes the language that is asked for, or one near it, or English", () => {
    const known = ["en", "it", "zh-Hant"];
    expect(choose(["it-CH", "en"], known)).toBe("it");
    expect(choose(["zh-TW"], known)).toBe("zh-Hant");
    expect(choose(["xx", "en-GB"], known)).toBe("en");
    expect(choose(["en-x-pseudo"], known)).toBe("en-x-pseudo");
    expect(choose([], known)).toBe("en");
  });

  it("counts in the digits of the language and keeps codes readable from right to left", async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await speak("fa");
    expect(t("tie-to-come", { tiles: 12 })).toMatch(/^\u06f1\u06f2 /);
    expect(signed(12)).toContain("\u06f1\u06f2");
    expect([12, -3, 0].map(signedOnBoard)).toEqual(["+12", "\u22123", "0"]);
    expect(t("tie-log-called", { tile: "9-7-8" })).toContain("\u20689-7-8\u2069");
    expect(list(["1-2-3", "9-7-8"])).toMatch(/\u20681-2-3\u2069.*\u20689-7-8\u2069/);
    expect(t("tie-log-chose-cell", { name: "Ada", cell: 12 })).toContain("12");
    expect(series(["1", "2", "3"]).replaceAll(/[\u2068\u2069]/g, "")).toBe("1\u060c 2\u060c 3");
    await speak("en");
    expect(t("tie-to-come", { tiles: 12 })).toBe("12 tiles not called yet");
    expect(t("tie-log-called", { tile: "9-7-8" })).toBe("Called: 9-7-8");
    expect(series(["1", "2", "3"])).toBe("1, 2, 3");
    expect(series([])).toBe("");
    expect(clauses(["cell 5", "empty"])).toBe("cell 5, empty");
    await speak("zh-Hant");
    expect(series(["1", "2"])).toBe("1\u30012");
    expect(clauses(["1", "2"])).toBe("1\uff0c2");
    await speak("en");
    vi.unstubAllGlobals();
  });

  it("lets a verb agree with whom a name means", async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await speak("uk");
    expect(t("harmonies-told-card", { name: t("you"), card: "Вовк" })).toBe("Ви берете карту «Вовк»");
    expect(t("harmonies-told-card", { name: "Ада", card: "Вовк" })).toBe("Ада бере карту «Вовк»");
    await speak("en");
    vi.unstubAllGlobals();
  });
});
