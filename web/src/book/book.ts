// A rule book as it comes out of the build, and how it is loaded: in the reader's language where
// there is one, otherwise in English.

import loaders from "virtual:books";
import { SHELF } from "../games";

export interface Rule {
  readonly id: string;
  /** Made by the build out of the book's Markdown; holds nothing but its own few tags. */
  readonly html: string;
}

export interface Section {
  /** The same in every language. */
  readonly id: string;
  readonly title: string;
  /** Text without an id, and rules, in the order of the book. */
  readonly parts: readonly (Rule | { readonly html: string })[];
}

/** One sentence of the game in ten, and the rules behind it. */
export interface Sentence {
  readonly html: string;
  readonly rules: readonly string[];
}

export interface FirstPage {
  readonly title: string;
  readonly sentences: readonly Sentence[];
}

export interface BookText {
  readonly title: string;
  readonly intro: string;
  /** The game in ten sentences; null in a book without them. */
  readonly first: FirstPage | null;
  readonly sections: readonly Section[];
}

export interface Book extends BookText {
  readonly game: string;
  readonly locale: string;
}

export async function loadBook(game: string, locale: string): Promise<Book | null> {
  for (const tried of [locale, "en"]) {
    const load = loaders[tried]?.[game];
    if (load !== undefined) return { ...(await load()).default, game, locale: tried };
  }
  return null;
}

export async function loadBooks(locale: string): Promise<readonly Book[]> {
  const books = await Promise.all(SHELF.map((game) => loadBook(game, locale)));
  return books.filter((book) => book !== null);
}
