// Tells the service worker (src/offline/worker.ts) which files there are: those everybody needs, and
// those of each language.

import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import type { Plugin } from "vite";

const WORKER = "worker.js";
const PLACEHOLDER = "__OFFLINE_FILES__";
/** The messages and books of a language; but English stands behind every language's messages. */
const OF_LANGUAGE = /^\0virtual:(?:fluent\/(?!en$)|books\/)([^/]+)/;

export function offline(publicFolder: string): Plugin {
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        // The large icons are for the one who installs the client: whoever is without a connection
        // does not.
        const shell = readdirSync(publicFolder)
          .filter((name) => !name.endsWith(".png"))
          .map((name) => `/${name}`);
        const languages: Record<string, string[]> = {};
        for (const file of Object.values(bundle)) {
          if (file.fileName === WORKER || file.fileName === "index.html") continue;
          const ids = file.type === "chunk" ? file.moduleIds : [];
          const locale = ids.map((id) => OF_LANGUAGE.exec(id)?.[1]).find((name) => name !== undefined);
          if (locale === undefined) shell.push(`/${file.fileName}`);
          else (languages[locale] ??= []).push(`/${file.fileName}`);
        }
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk") throw new Error(`no ${WORKER} among the built files`);
        const names = JSON.stringify([shell, languages]);
        const version = createHash("sha256").update(names).update(worker.code).digest("hex").slice(0, 16);
        const files = JSON.stringify({ version, shell, languages });
        if (!worker.code.includes(PLACEHOLDER)) throw new Error(`${PLACEHOLDER} is gone`);
        worker.code = worker.code.replaceAll(PLACEHOLDER, () => files);
      },
    },
  };
}
