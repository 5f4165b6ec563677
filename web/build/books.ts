// The rule books, made at build time out of locales/<language>/rules/<game>.md: one module for each
// book in each language, loaded when somebody opens it. `virtual:books` says which there are.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { BookText, Section, Sentence } from "../src/book/book.ts";
import { blocks, inline, joined, type Links } from "./markdown.ts";

const PREFIX = "virtual:books";
const RULE = /^- \*\*([A-Z][A-Z0-9-]*)\*\* (.*)$/;
/** A sentence of the first page, up to the rules behind it. */
const SENTENCE = /^\d+\. (.+?)((?:\s*\[[A-Z][A-Z0-9-]*\])+)$/;

export function books(folder: string): Plugin {
  const shelf = (locale: string): readonly string[] => {
    const rules = join(folder, locale, "rules");
    if (!existsSync(rules)) return [];
    return readdirSync(rules).flatMap((name) => /^(\w+)\.md$/.exec(name)?.[1] ?? []).sort();
  };

  return {
    name: "books",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [, locale, game] = id.split("/");
      if (locale === undefined || game === undefined) {
        const loaders = readdirSync(folder).map((name) => {
          const ofLocale = shelf(name).map((book) => `${book}: () => import("${PREFIX}/${name}/${book}")`);
          return `${JSON.stringify(name)}: {${ofLocale.join(", ")}}`;
        });
        return `export default {${loaders.join(", ")}};`;
      }
      const path = join(folder, locale, "rules", `${game}.md`);
      this.addWatchFile(path);
      const text = JSON.stringify(bookOf(readFileSync(path, "utf-8")));
      // A string is read faster than a large literal.
      return `export default JSON.parse(${JSON.stringify(text)});`;
    },
  };
}

/** A book out of its Markdown. Rules and sections that it names become links. */
export function bookOf(markdown: string): BookText {
  const lines = markdown.split("\n");
  const title = (lines[0] ?? "").replace(/^# /, "");
  const heads = lines.flatMap((line, at) => (line.startsWith("## ") ? [at] : []));
  const first = firstPage(lines.slice((heads[0] ?? lines.length) + 1, heads[1]));
  const starts = first.length > 0 ? heads.slice(1) : heads;
  const titles = starts.map((at) => (lines[at] ?? "").slice(3));
  const rules = new Set(lines.flatMap((line) => RULE.exec(line)?.[1] ?? []));
  const links = (section: number): Links => ({
    rule: (id) => (rules.has(id) ? `#${id}` : null),
    section: (name) => {
      const at = titles.indexOf(name);
      return at < 0 || at === section ? null : `#${sectionId(at)}`;
    },
  });
  return {
    title,
    intro: blocks(lines.slice(1, heads[0]), links(-1)),
    first: first.length > 0 ? { title: (lines[heads[0] ?? 0] ?? "").slice(3), sentences: first } : null,
    sections: starts.map((start, at) => ({
      id: sectionId(at),
      title: titles[at] ?? "",
      parts: partsOf(lines.slice(start + 1, starts[at + 1]), links(at)),
    })),
  };
}

/** The sentences of the first section, if it is made of such: the game in a few of them. */
function firstPage(lines: readonly string[]): readonly Sentence[] {
  const items: string[][] = [];
  for (const line of lines) {
    if (/^\d+\. /.test(line)) items.push([line]);
    else items.at(-1)?.push(line.trim());
  }
  return items.flatMap((item) => {
    const [, text = "", marks = ""] = SENTENCE.exec(joined(item).trim()) ?? [];
    const rules = [...marks.matchAll(/[A-Z][A-Z0-9-]*/g)].map(([id]) => id);
    return rules.length > 0 ? [{ html: inline(text, { rule: () => null, section: () => null }), rules }] : [];
  });
}

function sectionId(at: number): string {
  return `section-${at + 1}`;
}

function partsOf(lines: readonly string[], links: Links): Section["parts"] {
  const parts: { id: string | null; lines: string[] }[] = [];
  for (const line of lines) {
    const [, id = null, text = ""] = RULE.exec(line) ?? [];
    const last = parts.at(-1);
    if (id !== null) parts.push({ id, lines: [text] });
    else if (last === undefined || (last.id !== null && /^\S/.test(line))) parts.push({ id: null, lines: [line] });
    else last.lines.push(last.id === null ? line : line.replace(/^ {2}/, ""));
  }
  return parts.flatMap(({ id, lines: own }) => {
    const html = blocks(own, links);
    if (html === "") return [];
    return id === null ? [{ html }] : [{ id, html }];
  });
}
