/** What stored values may look like: the bricks from which a game recognises its sheets. */

export type Loose = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === "string";
export const isFlag = (value: unknown): value is boolean => typeof value === "boolean";
export const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
export const isOneOf = <T extends string>(value: unknown, all: readonly T[]): value is T =>
  (all as readonly unknown[]).includes(value);
export const isList = <T>(value: unknown, is: (one: unknown) => one is T): value is readonly T[] =>
  Array.isArray(value) && value.every(is);
export const isMap = <T>(value: unknown, is: (one: unknown) => one is T): value is Readonly<Record<string, T>> =>
  isRecord(value) && Object.values(value).every(is);
export const isMoment = (value: unknown): boolean => isText(value) && !Number.isNaN(Date.parse(value));

/** A list for that many players: those who stay keep what is theirs. */
export const fit = <T>(list: readonly T[], players: number, empty: T): readonly T[] =>
  Array.from({ length: players }, (_, index) => list[index] ?? empty);
