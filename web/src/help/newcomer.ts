// Whoever plays their first games here is told more; kept in this browser, never sent anywhere.

/** Of each game the first tables that were played at. */
export type Played = Readonly<Record<string, readonly string[]>>;

const KEY = "harmonium.first-tables";
/** So many games one is new. */
export const FIRST = 3;

export function read(text: string | null): Played {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, tables]) => Array.isArray(tables))) as Played;
  } catch {
    return {}; // An unreadable note is the same as none.
  }
}

/** With that table, as long as it is among the first. */
export function withTable(played: Played, game: string, table: string): Played {
  const tables = played[game] ?? [];
  return tables.includes(table) || tables.length >= FIRST ? played : { ...played, [game]: [...tables, table] };
}

/** Note the table; whether it is one of the first of its game. */
export function isFirst(game: string, table: string): boolean {
  try {
    const played = withTable(read(localStorage.getItem(KEY)), game, table);
    localStorage.setItem(KEY, JSON.stringify(played));
    return played[game]?.includes(table) ?? false;
  } catch {
    return false; // Without storage nobody can be told from a regular.
  }
}
