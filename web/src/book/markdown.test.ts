import { describe, expect, it } from "vitest";
import { bookOf } from "../../build/books";

const BOOK = `# Game

By *somebody*.

## Setup

See *Turn*.

- **G-SETUP-1** Take <b>all</b> & "mix":
  - one, see G-TURN-1;
  - two
    goes on.

  | a | b |
  |---|---|
  | 1 | \`x < y\` |

- **G-SETUP-2** Not G-TURN-9, **but** this. [D1]

An afterword.

## Turn

- **G-TURN-1** First:
  1. do
  2. then

  and so on.
- **D1** Because.
`;

describe("a rule book", () => {
  const book = bookOf(BOOK);
  const rule = (id: string) => book.sections.flatMap(({ parts }) => parts).find((part) => "id" in part && part.id === id)?.html;

  it("has a title, an introduction and sections", () => {
    expect(book.title).toBe("Game");
    expect(book.intro).toBe("<p>By <em>somebody</em>.</p>");
    expect(book.sections.map(({ id, title }) => [id, title])).toEqual([
      ["section-1", "Setup"],
      ["section-2", "Turn"],
    ]);
  });

  it("keeps text and rules in their order", () => {
    expect(book.sections[0]?.parts.map((part) => ("id" in part ? part.id : part.html))).toEqual([
      '<p>See <a href="#section-2">Turn</a>.</p>',
      "G-SETUP-1",
      "G-SETUP-2",
      "<p>An afterword.</p>",
    ]);
  });

  it("lets no tag in, and links the rules it knows", () => {
    expect(rule("G-SETUP-1")).toBe(
      "<p>Take &lt;b&gt;all&lt;/b&gt; &amp; &quot;mix&quot;:</p>" +
        '<ul><li>one, see <a class="ref" dir="ltr" href="#G-TURN-1">G-TURN-1</a>;</li><li>two goes on.</li></ul>' +
        '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>' +
        '<tbody><tr><td>1</td><td><code dir="ltr">x &lt; y</code></td></tr></tbody></table>',
    );
    expect(rule("G-SETUP-2")).toBe(
      '<p>Not G-TURN-9, <strong>but</strong> this. <span class="mark">[<a class="ref" dir="ltr" href="#D1">D1</a>]</span></p>',
    );
  });

  it("may begin with the game in a few sentences, which are no section", () => {
    expect(book.first).toBeNull();
    const page = "## In two sentences\n\n1. Take *all*,\n   then mix. [G-SETUP-1] [G-SETUP-2]\n2. Do. [G-TURN-1]\n\n## Setup";
    const other = bookOf(BOOK.replace("## Setup", page));
    expect(other.first).toEqual({
      title: "In two sentences",
      sentences: [
        { html: "Take <em>all</em>, then mix.", rules: ["G-SETUP-1", "G-SETUP-2"] },
        { html: "Do.", rules: ["G-TURN-1"] },
      ],
    });
    expect(other.sections).toEqual(book.sections);
    expect(other.intro).toBe(book.intro);
  });

  it("goes on after a list", () => {
    expect(rule("G-TURN-1")).toBe("<p>First:</p><ol><li>do</li><li>then</li></ol><p>and so on.</p>");
  });
});
