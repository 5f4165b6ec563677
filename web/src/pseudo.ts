// A language that nobody speaks, for tests: English made longer, with strange letters, and written
// from right to left. Whatever stays plain on a page is no message; whatever breaks was too tight.

const STRANGE: Readonly<Record<string, string>> = { a: "åå", e: "ëë", i: "ïï", o: "öö", u: "üü", A: "ÅÅ", E: "ËË", I: "ÏÏ", O: "ÖÖ", U: "ÜÜ" };

/** What Fluent does to each piece of text; what is inserted into a sentence stays as it is. */
export function transform(text: string): string {
  return text.replace(/[aeiouAEIOU]/g, (letter) => STRANGE[letter] ?? letter);
}
