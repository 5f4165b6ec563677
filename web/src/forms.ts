// A form out of a game's options, and which of its combinations are forbidden.

import type { Forbidden, GameInfo, OptionField, Preset } from "./generated/protocol";
import { has } from "./words.svelte";

export type Value = string | number | boolean | null;
export type Values = Readonly<Record<string, Value>>;

export function defaults(fields: readonly OptionField[]): Values {
  return Object.fromEntries(fields.map((field) => [field.name, field.default]));
}

/** Why an option (or "seats") may not have that value while the others stay; null if it may. */
export function blockedBy(
  forbidden: readonly Forbidden[],
  values: Values,
  option: string,
  value: Value,
): Forbidden | null {
  const tried = { ...values, [option]: value };
  return (
    forbidden.find(
      ({ conditions }) =>
        conditions.some((condition) => condition.option === option) && conditions.every((one) => holds(one, tried)),
    ) ?? null
  );
}

/** The combinations that the values break, whoever is to blame. */
export function broken(forbidden: readonly Forbidden[], values: Values): readonly Forbidden[] {
  return forbidden.filter(({ conditions }) => conditions.every((one) => holds(one, values)));
}

function holds({ option, values }: Forbidden["conditions"][number], tried: Values): boolean {
  return (values as readonly Value[]).includes(tried[option] ?? null);
}

/** The values that a choice or number field offers; null for free text and switches. */
export function choices(field: OptionField): readonly Value[] | null {
  const open: readonly Value[] = field.optional === true ? [null] : [];
  if (field.kind === "choice") return [...open, ...(field.choices ?? [])];
  if (field.kind !== "number") return null;
  const least = field.minimum ?? 0;
  const most = field.maximum ?? least;
  return [...open, ...Array.from({ length: most - least + 1 }, (_, index) => least + index)];
}

/** The message that names a value of an option. */
export function valueLabel(game: string, field: OptionField, value: Value): { id: string; args?: { number: number } } {
  if (value === null) return { id: `option-${game}-${field.name}-none` };
  if (typeof value === "number") {
    return { id: "option-number", args: { number: value } };
  }
  return { id: `option-${game}-${field.name}-${value}` };
}

/** Only what differs from the defaults is sent. */
export function changed(info: GameInfo, values: Values): Record<string, Value> {
  return Object.fromEntries(
    info.options
      .filter((field) => values[field.name] !== field.default)
      .map((field) => [field.name, values[field.name] ?? null]),
  );
}

/** What a preset makes of a form; free texts such as the list of suns and moons stay. */
export function preset(info: GameInfo, { options }: Preset, values: Values): Values {
  const texts = info.options.filter(({ kind }) => kind === "text").map(({ name }) => [name, values[name] ?? null]);
  return { ...defaults(info.options), ...Object.fromEntries(texts), ...options };
}

export function isPreset(info: GameInfo, wanted: Preset, values: Values): boolean {
  return Object.entries(preset(info, wanted, values)).every(([name, value]) => values[name] === value);
}

/** A rule that is against some values of an option, with those values. */
export interface Against {
  readonly rule: string;
  readonly values: readonly Value[];
}

/** Every rule that is against a value of an option (or "seats") while the others stay. */
export function allAgainst(
  forbidden: readonly Forbidden[],
  values: Values,
  option: string,
  offered: readonly Value[],
): readonly Against[] {
  const found = new Map<string, Value[]>();
  for (const value of offered) {
    const rule = blockedBy(forbidden, values, option, value)?.rule;
    if (rule !== undefined) found.set(rule, [...(found.get(rule) ?? []), value]);
  }
  return [...found].map(([rule, blocked]) => ({ rule, values: blocked }));
}

/** The options that an option never goes with, whoever plays. */
export function excluded(forbidden: readonly Forbidden[], option: string): readonly string[] {
  const others = forbidden
    .map(({ conditions }) => conditions.map((condition) => condition.option))
    .filter((names) => names.includes(option) && !names.includes("seats"))
    .flatMap((names) => names.filter((name) => name !== option));
  return [...new Set(others)];
}

/** The rule that explains an option as it is chosen. */
export function ruleOf(field: OptionField, value: Value): string | null {
  return field.rules?.[String(value)] ?? field.rule ?? null;
}

/** The message that explains an option: a value may have a sentence of its own. */
export function aboutOf(game: string, field: OptionField, value: Value): string {
  const about = `about-${game}-${field.name}`;
  return has(`${about}-${value}`) ? `${about}-${value}` : about;
}
