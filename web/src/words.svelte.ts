// Fluent messages by id. The texts are the same .ftl files that the server reads; one language is
// loaded at a time, English stands behind it.

import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import loaders from "virtual:fluent";
import type { Message } from "./games/types";

/** For tests; not on any list. See pseudo.ts. */
const PSEUDO = "en-x-pseudo";
const RIGHT_TO_LEFT = new Set(["fa", "ar", "he", "ur"]);
const RTL_LETTERS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
// Digits too: a code such as 9-7-8 would be read from its end.
const LTR_LETTERS = /[0-9A-Za-z\u00c0-\u058f\u3040-\u9fff]/;
const FIRST_STRONG_ISOLATE = String.fromCharCode(0x2068);
const POP_ISOLATE = String.fromCharCode(0x2069);

class Language {
  locale = $state("en");
  bundles = $state.raw<readonly FluentBundle[]>([]);

  get rightToLeft(): boolean {
    return isRightToLeft(this.locale);
  }
}

export function isRightToLeft(locale: string): boolean {
  return locale === PSEUDO || RIGHT_TO_LEFT.has(locale.split("-")[0] ?? "");
}

export const language = new Language();
export const locales: readonly string[] = Object.keys(loaders);

async function bundle(locale: string): Promise<FluentBundle> {
  const source = locale === PSEUDO ? "en" : locale;
  const load = loaders[source];
  if (load === undefined) throw new Error(locale);
  const strange = locale === PSEUDO ? await import("./pseudo") : {};
  const made = new FluentBundle(locale, { useIsolating: false, functions: { PERSON: person }, ...strange });
  made.addResource(new FluentResource((await load()).default));
  for (const text of await Promise.all([...lessons.values()].map((lesson) => lesson(source)))) {
    made.addResource(new FluentResource(text));
  }
  return made;

  /** Whom a name means, for verbs that agree with it: the reader (the message `you`) or another. */
  function person([name]: FluentValue[]): string {
    const you = made.getMessage("you")?.value;
    return you && name === made.formatPattern(you) ? "second" : "third";
  }
}

/** How the words of games are got that were not known when this client was built. */
const lessons = new Map<string, (locale: string) => Promise<string>>();

/** From now on the words of that game are known too, in every language that is spoken. */
export async function learn(game: string, lesson: (locale: string) => Promise<string>): Promise<void> {
  if (lessons.has(game)) return;
  lessons.set(game, lesson);
  await speak(language.locale);
}

/** The best language there is for what a browser asks for. */
export function choose(wanted: readonly string[], known: readonly string[] = locales): string {
  for (const tag of wanted) {
    if (tag === PSEUDO) return tag;
    const exact = known.find((locale) => locale.toLowerCase() === tag.toLowerCase());
    const base = tag.split("-")[0];
    const found = exact ?? known.find((locale) => locale.split("-")[0] === base);
    if (found !== undefined) return found;
  }
  return "en";
}

export async function speak(locale: string): Promise<void> {
  const order = locale === "en" ? ["en"] : [locale, "en"];
  language.bundles = await Promise.all(order.map(bundle));
  language.locale = locale;
  document.documentElement.lang = locale;
  document.documentElement.dir = language.rightToLeft ? "rtl" : "ltr";
}

/** The sentence; an unknown id is a bug of ours and shows itself. */
export function t(id: string, args: Readonly<Record<string, unknown>> = {}): string {
  for (const bundle of language.bundles) {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) return bundle.formatPattern(pattern, plain(args));
  }
  return `[${id}]`;
}

export function has(id: string): boolean {
  return language.bundles.some((bundle) => bundle.hasMessage(id));
}

export function say(message: Message): string {
  return t(message.id, message.args);
}

/** What stands on a board is called as it stands there, in whatever digits a language counts. */
const ON_BOARDS: ReadonlySet<string> = new Set(["cell", "row", "tile"]);

function plain(args: Readonly<Record<string, unknown>>): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      const counts = typeof value === "number" && !ON_BOARDS.has(name);
      return [name, counts ? value : isolated(String(value ?? ""))];
    }),
  );
}

/** Names in the other direction must not turn the sentence around. */
function isolated(text: string): string {
  const foreign = language.rightToLeft ? LTR_LETTERS : RTL_LETTERS;
  return foreign.test(text) ? FIRST_STRONG_ISOLATE + text + POP_ISOLATE : text;
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** How long ago: "5 minutes ago"; below a minute "now". */
export function ago(moment: string | null, now = Date.now()): string {
  const seconds = moment === null ? 0 : (now - Date.parse(moment)) / 1000;
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? ["second", Infinity];
  const count = Math.floor(seconds / size);
  return new Intl.RelativeTimeFormat(language.locale, { numeric: "auto" }).format(-count, unit);
}

/** Things one after the other with the commas of the language, and without an "and". */
export function series(items: readonly string[]): string {
  return joined("web-series", items);
}

/** What is said of one thing, part after part: some languages have another comma between clauses. */
export function clauses(parts: readonly string[]): string {
  return joined("web-clauses", parts);
}

function joined(id: string, items: readonly string[]): string {
  return items.length === 0 ? "" : items.reduceRight((rest, first) => t(id, { first, rest }));
}

/** One and another. */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(language.locale, { type: "conjunction" }).format(items.map(isolated));
}

/** One or another. */
export function either(items: readonly string[]): string {
  return new Intl.ListFormat(language.locale, { type: "disjunction" }).format(items);
}

/** A change of points: "+3", "−2", "0". */
export function signed(points: number): string {
  return new Intl.NumberFormat(language.locale, { signDisplay: "exceptZero" }).format(points);
}

/** The same on a board: digits there are plain in every language. */
export function signedOnBoard(points: number): string {
  return `${points > 0 ? "+" : points < 0 ? "−" : ""}${Math.abs(points)}`;
}
