// The Markdown of the rule books as HTML: paragraphs, lists, tables, emphasis and code, which is all
// they use. Everything else is text and is escaped, so that a book can never bring in a tag.

/** What a piece of inline text becomes; null: it stays what it is. */
export interface Links {
  /** The address of a rule or decision that the text names. */
  rule(id: string): string | null;
  /** The address of a section that the text names in emphasis. */
  section(title: string): string | null;
}

const ITEM = /^(?:-|\d+\.) +/;
/** Only this may end a paragraph: a line of it can begin with any other number. */
const FIRST = /^(?:-|1\.) +/;
const ID = /(?<![A-Z0-9-])(?:[A-Z]{1,2}(?:-[A-Z0-9]+)+|D\d+)(?![A-Z0-9-])/g;

export function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

export function inline(text: string, links: Links): string {
  // Code first: nothing inside it has a meaning.
  return text
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith("`") ? `<code dir="ltr">${escape(part.slice(1, -1))}</code>` : words(part, links)))
    .join("");
}

function words(text: string, links: Links): string {
  return escape(text)
    .replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
    .replace(/\*(\S|\S.*?\S)\*/g, (_, inner: string) => {
      const address = links.section(inner);
      return address === null ? `<em>${inner}</em>` : `<a href="${address}">${inner}</a>`;
    })
    .replace(/\[([^\][]+)\]/g, (_, inner: string) => `<span class="mark">[${inner}]</span>`)
    .replace(ID, (id) => {
      const address = links.rule(id);
      return address === null ? id : `<a class="ref" dir="ltr" href="${address}">${id}</a>`;
    });
}

/** Blocks, one after the other. A single paragraph comes without its tag if `bare`. */
export function blocks(lines: readonly string[], links: Links, bare = false): string {
  const found: string[] = [];
  let at = 0;
  const paragraph: string[] = [];
  const close = () => {
    if (paragraph.length > 0) found.push(`<p>${inline(joined(paragraph), links)}</p>`);
    paragraph.length = 0;
  };
  while (at < lines.length) {
    const line = lines[at] ?? "";
    if (line.trim() === "") {
      close();
      at += 1;
    } else if (line.startsWith("|")) {
      close();
      const end = until(lines, at, (next) => !next.startsWith("|"));
      found.push(table(lines.slice(at, end), links));
      at = end;
    } else if (paragraph.length === 0 ? ITEM.test(line) : FIRST.test(line)) {
      close();
      const same = line.startsWith("-") ? /^- / : /^\d+\. /;
      const end = until(lines, at + 1, (next) => next !== "" && !/^\s/.test(next) && !same.test(next));
      found.push(list(lines.slice(at, end), line.startsWith("-") ? "ul" : "ol", links));
      at = end;
    } else {
      paragraph.push(line.trim());
      at += 1;
    }
  }
  close();
  const only = found.length === 1 || (found.length === 2 && /^<[uo]l>/.test(found[1] ?? ""));
  return bare && only ? found.join("").replace(/^<p>(.*?)<\/p>/s, "$1") : found.join("");
}

/** Lines of one paragraph; languages that write without spaces get none at the line's end. */
export function joined(lines: readonly string[]): string {
  return lines.join(" ").replace(/(?<=[\u3000-\u9fff\uff00-\uffef]) (?=[\u3000-\u9fff\uff00-\uffef])/g, "");
}

function until(lines: readonly string[], from: number, stops: (line: string) => boolean): number {
  let at = from;
  while (at < lines.length && !stops(lines[at] ?? "")) at += 1;
  return at;
}

function list(lines: readonly string[], tag: "ul" | "ol", links: Links): string {
  const items = itemsOf(lines).map((item) => `<li>${blocks(item, links, true)}</li>`);
  return `<${tag}>${items.join("")}</${tag}>`;
}

/** The lines of each item of a list, without marker and indentation. */
function itemsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const items: string[][] = [];
  let width = 0;
  for (const line of lines) {
    const marker = ITEM.exec(line)?.[0];
    if (marker !== undefined) {
      width = marker.length;
      items.push([line.slice(width)]);
    } else items.at(-1)?.push(line.slice(Math.min(width, line.length - line.trimStart().length)));
  }
  return items;
}

function table(lines: readonly string[], links: Links): string {
  const [head = [], , ...body] = lines.map((line) =>
    line
      .replace(/^\||\|\s*$/g, "")
      .split("|")
      .map((cell) => inline(cell.trim(), links)),
  );
  const names = head.map((cell) => `<th scope="col">${cell}</th>`).join("");
  const rows = body.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
  return `<table><thead><tr>${names}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}
