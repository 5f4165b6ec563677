// Several people at one screen: who looks, and who takes it next. Pure; the store holds the state.

/** What seats keep from each other: nothing, what they choose until all have, or whole hands. */
export type Hides = "nothing" | "choices" | "hands";

/** Who of those at the screen takes it: whoever has it and is awaited keeps it, else it goes round. */
export function nextAt(seats: readonly number[], actors: readonly number[], last: number | null): number | null {
  const begin = last === null ? 0 : Math.max(0, seats.indexOf(last));
  const round = [...seats.slice(begin), ...seats.slice(0, begin)];
  return round.find((seat) => actors.includes(seat)) ?? null;
}

const key = (table: string) => `harmonium.secretly.${table}`;

/** Whether this table's people want to choose secretly; a wish of this browser. */
export function wantsSecrecy(table: string): boolean {
  try {
    return localStorage.getItem(key(table)) === "yes";
  } catch {
    return false;
  }
}

export function keepSecrecy(table: string, secretly: boolean): void {
  try {
    if (secretly) localStorage.setItem(key(table), "yes");
    else localStorage.removeItem(key(table));
  } catch {
    // Without storage the wish lasts as long as the page.
  }
}
