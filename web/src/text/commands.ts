// What somebody types. Words of our own lead around the page; everything else is an action, and
// whether that is one the server says.

export type Command =
  | { readonly does: "go"; readonly to: "board" | "cards" | "help" }
  | { readonly does: "say"; readonly what: "turn" | "points" | "log" }
  | { readonly does: "legal"; readonly prefix: string }
  | { readonly does: "what"; readonly cell: string }
  | { readonly does: "point"; readonly at: string }
  | { readonly does: "undo" }
  | { readonly does: "hint" }
  | { readonly does: "present" }
  | { readonly does: "act"; readonly text: string };

/** The commands with their short forms, in the order of the help. None is an action of a game. */
export const COMMANDS = [
  ["board", "b"],
  ["cards", "c"],
  ["turn", "t"],
  ["legal", "l"],
  ["what", "w"],
  ["points", "p"],
  ["log", "g"],
  ["point", "!"],
  ["undo", "u"],
  ["hint", "i"],
  ["present", "."],
  ["help", "?"],
] as const;

/** Whether it is about the table as it is after what is under way, and so has to wait for that. */
export function waits({ does }: Command): boolean {
  return does !== "go" && does !== "present" && does !== "point";
}

const TAKE_MORE = new Set(["legal", "l", "what", "w", "point", "!"]);
const EASTERN_ZEROS = [0x0660, 0x06f0];

/** Small letters and plain digits, whatever the keyboard makes of them. */
export function plain(line: string): string {
  const digits = line.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return `${code - (EASTERN_ZEROS.findLast((zero) => zero <= code) ?? code)}`;
  });
  return digits.normalize("NFKC").trim().toLowerCase();
}

/** What is meant; null for an empty line. */
export function read(line: string): Command | null {
  const [first = "", ...rest] = plain(line).split(/\s+/);
  if (first === "") return null;
  const named = COMMANDS.find(([long, short]) => first === long || first === short)?.[0];
  const behind = rest.join("");
  // "c 9" is the action c9: most words of ours stand alone.
  const name = behind === "" || TAKE_MORE.has(first) ? named : undefined;
  switch (name) {
    case "board":
    case "cards":
    case "help":
      return { does: "go", to: name };
    case "turn":
    case "points":
    case "log":
      return { does: "say", what: name };
    case "legal":
      return { does: "legal", prefix: behind };
    case "what":
      return { does: "what", cell: behind };
    case "point":
      return { does: "point", at: behind };
    case "hint":
      return { does: "hint" };
    case "undo":
      return { does: "undo" };
    case "present":
      return { does: "present" };
    default:
      return { does: "act", text: first + behind };
  }
}
