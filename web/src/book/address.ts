/** Where a rule can be read. */
export function addressOf(game: string, rule: string): string {
  return `/rules/${game}#${rule}`;
}
