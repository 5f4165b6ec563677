// The commitment of a table, as this window first saw it: worth something only if it was known before
// the deal was shown. Without storage it is known as long as the page.

const keyOf = (table: string) => `harmonium.commitment.${table}`;

export function noted(table: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(table));
  } catch {
    return null;
  }
}

export function note(table: string, commitment: string): void {
  try {
    sessionStorage.setItem(keyOf(table), commitment);
  } catch {
    // See above.
  }
}
