// Search as one types, over all books: by id or part of one, by words, by their beginnings, and
// forgiving a slip or two in longer words.

import type { Book } from "./book";

export interface Entry {
  readonly game: string;
  readonly id: string;
  readonly section: string;
  readonly text: string;
  readonly words: readonly Word[];
  readonly sectionWords: readonly Word[];
}

interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A piece of the text around the hits; `hit` is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

export interface Found {
  readonly entry: Entry;
  readonly score: number;
  readonly pieces: readonly Piece[];
}

export const MOST = 40;
const BEFORE = 40;
const AROUND = 170;
const LINES = 4;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const MARKS = /\p{M}+/gu;
const UNSPACED = /[\u3400-\u9fff]/;
const SCORES = { id: 100, wholeId: 200, exact: 12, beginning: 8, inside: 3, slip: 2, section: 4 } as const;

export function indexOf(books: readonly Book[]): readonly Entry[] {
  return books.flatMap(({ game, sections }) =>
    sections.flatMap((section) =>
      section.parts.map((part) => {
        const text = plain(part.html);
        const id = "id" in part ? part.id : section.id;
        return { game, id, section: section.title, text, words: wordsOf(text), sectionWords: wordsOf(section.title) };
      }),
    ),
  );
}

/** Text out of the build's HTML: a line for each paragraph, item and row of a table. */
export function plain(html: string): string {
  return html
    .replace(/\s+/g, " ")
    .replace(/<\/t[dh]> ?(?=<t[dh]\b)/g, " · ")
    .replace(/<\/(?:p|li|tr)>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/ *\n[ \n]*/g, "\n")
    .replace(/ +/g, " ")
    .trim();
}

/** Digits of Persian and Arabic, the Arabic letters that Persian keyboards also give, and đ as typed without it. */
const SAME = new Map([
  ...[..."۰۱۲۳۴۵۶۷۸۹"].map((digit, value) => [digit, `${value}`] as const),
  ...[..."٠١٢٣٤٥٦٧٨٩"].map((digit, value) => [digit, `${value}`] as const),
  ["ي", "ی"],
  ["ك", "ک"],
  ["đ", "d"],
  ["Đ", "d"],
]);

/** Without case and accents, of the same length as what it was made of. */
function folded(text: string): string {
  return [...text]
    .map((letter) => {
      const same = SAME.get(letter);
      if (same !== undefined) return same;
      const bare = letter.normalize("NFD").replace(MARKS, "").toLowerCase();
      return bare.length === letter.length ? bare : letter.toLowerCase().slice(0, letter.length).padEnd(letter.length);
    })
    .join("");
}

/** The words; signs of vowels, which Persian writes only to tell two words apart, do not count. */
function wordsOf(text: string): readonly Word[] {
  return [...folded(text).matchAll(WORD)].map((match) => ({
    text: match[0].replace(MARKS, ""),
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** The best first; of equals the book that lies open, then the order of the books. */
export function search(entries: readonly Entry[], query: string, open: string | null = null): readonly Found[] {
  const asked = wordsOf(query).map(({ text }) => text);
  if (asked.length === 0) return [];
  const found = entries.flatMap((entry): Found[] => {
    const byId = idScore(entry.id, asked);
    const hits = new Set<Word>();
    let score = byId;
    if (byId === 0) {
      for (const word of asked) {
        const best = bestOf(word, entry);
        if (best === null) return [];
        score += best.score;
        if (best.word !== null) hits.add(best.word);
      }
    }
    // Of two rules that both say it, the shorter one is more likely about it.
    score += 2 / (1 + entry.text.length / 200) + (entry.game === open ? 1 : 0);
    return [{ entry, score, pieces: context(entry.text, [...hits]) }];
  });
  return found.sort((one, other) => other.score - one.score).slice(0, MOST);
}

function idScore(id: string, asked: readonly string[]): number {
  const whole = id.toLowerCase().replaceAll("-", "");
  const typed = asked.join("");
  if (id.startsWith("section-")) return 0;
  if (whole === typed) return SCORES.wholeId;
  const parts = id.toLowerCase().split("-");
  // "h-score" and "river-2" are parts of ids; a word alone is looked for in the text.
  const looksLikeId = asked.length > 1 || /\d/.test(typed);
  const run = parts.some((_, at) => parts.slice(at).join("").startsWith(typed));
  return looksLikeId && run && asked.every((word) => parts.some((part) => part.startsWith(word) || whole.includes(word)))
    ? SCORES.id
    : 0;
}

function bestOf(asked: string, entry: Entry): { score: number; word: Word | null } | null {
  let best: { score: number; word: Word | null } | null = null;
  for (const word of entry.words) {
    const score = match(asked, word.text);
    if (score > (best?.score ?? 0)) best = { score, word: place(asked, word) };
  }
  if (entry.sectionWords.some((word) => match(asked, word.text) >= SCORES.beginning)) {
    best = { score: (best?.score ?? 0) + SCORES.section, word: best?.word ?? null };
  }
  return best;
}

function match(asked: string, word: string): number {
  if (word === asked) return SCORES.exact;
  if (word.startsWith(asked)) return SCORES.beginning;
  if (UNSPACED.test(asked) && word.includes(asked)) return SCORES.beginning;
  if (asked.length >= 4 && word.includes(asked)) return SCORES.inside;
  const slips = asked.length >= 8 ? 2 : asked.length >= 4 ? 1 : 0;
  if (slips === 0 || word[0] !== asked[0]) return 0;
  return within(asked, word, slips) ? SCORES.slip : 0;
}

/** In a script without spaces only the part that was asked for is the hit. */
function place(asked: string, word: Word): Word {
  const at = word.text.indexOf(asked);
  if (at < 0 || !UNSPACED.test(asked)) return word;
  return { text: asked, from: word.from + at, to: word.from + at + asked.length };
}

/** Whether at most so many letters were added, left out, exchanged or turned around. */
export function within(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      next.push(least);
    }
    if (Math.min(...next) > most) return false;
    before = row;
    row = next;
  }
  return (row[other.length] ?? Infinity) <= most;
}

/** The text around the first hit, from the beginning of its line or a word, with the hits marked. */
function context(text: string, hits: readonly Word[]): readonly Piece[] {
  const sorted = [...hits].sort((one, other) => one.from - other.from);
  const first = sorted[0]?.from ?? 0;
  const from = begin(text, first);
  const to = end(text, from);
  const pieces: Piece[] = from > 0 ? [{ text: "… ", hit: false }] : [];
  let at = from;
  for (const hit of sorted) {
    if (hit.from < at || hit.to > to) continue;
    if (hit.from > at) pieces.push({ text: text.slice(at, hit.from), hit: false });
    pieces.push({ text: text.slice(hit.from, hit.to), hit: true });
    at = hit.to;
  }
  if (at < to) pieces.push({ text: text.slice(at, to), hit: false });
  if (to < text.length) pieces.push({ text: " …", hit: false });
  return pieces;
}

function begin(text: string, hit: number): number {
  const line = text.lastIndexOf("\n", hit - 1) + 1;
  if (hit === 0 || hit - line <= BEFORE * 2) return hit === 0 ? 0 : line;
  const word = text.lastIndexOf(" ", hit - BEFORE) + 1;
  return word < line || hit - word > BEFORE * 2 ? hit - BEFORE : word;
}

function end(text: string, from: number): number {
  let to = Math.min(text.length, from + AROUND);
  const space = text.slice(to).search(/\s/);
  if (space >= 0 && space <= 20) to += space;
  const lines = text.slice(from, to).split("\n");
  return lines.length > LINES ? from + lines.slice(0, LINES).join("\n").length : to;
}
