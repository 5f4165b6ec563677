import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { books } from "./build/books.ts";
import { fluent } from "./build/fluent.ts";
import { offline } from "./build/offline.ts";
import { precompress } from "./build/precompress.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const locales = here("../src/harmonium/locales");
const server = process.env["HARMONIUM_URL"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  root: here("."),
  plugins: [svelte(), fluent(locales), books(locales), offline(here("public")), precompress()],
  resolve: { alias: { $: here("src") } },
  build: {
    outDir: here("../src/harmonium/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { index: here("index.html"), worker: here("src/offline/worker.ts") },
      output: {
        // The service worker rules over the paths below its own: it lies at the top.
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/health": server,
    },
  },
});
