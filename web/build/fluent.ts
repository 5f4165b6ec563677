// The messages of one language as one module: `virtual:fluent/en` is the text of that language's
// .ftl files, the same files that the server and the terminal read. The command line's own
// messages stay behind. `virtual:fluent` says which languages there are and how to load them.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NOT_FOR_BROWSERS = new Set(["cli.ftl", "doctor.ftl"]);
const PREFIX = "virtual:fluent";

export function fluent(folder: string): Plugin {
  const locales = () =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
      .map((entry) => entry.name)
      .sort();

  const files = (locale: string) =>
    readdirSync(join(folder, locale))
      .filter((name) => name.endsWith(".ftl") && !NOT_FOR_BROWSERS.has(name))
      .sort()
      .map((name) => join(folder, locale, name));

  return {
    name: "fluent",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const locale = id.slice(PREFIX.length + 2);
      if (locale === "") {
        const loaders = locales().map(
          (name) => `${JSON.stringify(name)}: () => import("${PREFIX}/${name}")`,
        );
        return `export default {${loaders.join(", ")}};`;
      }
      const texts = files(locale).map((path) => {
        this.addWatchFile(path);
        return withoutComments(readFileSync(path, "utf-8"));
      });
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}

function withoutComments(text: string): string {
  return text
    .split("\n")
    .filter((line) => !line.startsWith("#") && line.trim() !== "")
    .join("\n");
}
