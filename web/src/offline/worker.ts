// The service worker. The shell, the rule books and the score pad open without the server; whatever
// is played, told or counted comes from the server alone, so nothing under /api is kept here.
//
// A new version waits until the last page of the old one is closed: a page never mixes two builds.

export {}; // a module of its own, though nobody imports it

declare const self: ServiceWorkerGlobalScope;

/** Filled in by build/offline.ts. */
interface Files {
  readonly version: string;
  /** What every visitor needs. */
  readonly shell: readonly string[];
  /** The messages and rule books of each language. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
}
declare const __OFFLINE_FILES__: Files;

const files = __OFFLINE_FILES__;
const NAME = `harmonium-${files.version}`;
const HOME = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(keep([HOME, ...files.shell]));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers());
});

/** A page says which language it speaks: its texts and books are fetched for later. */
self.addEventListener("message", (event) => {
  const { locale } = event.data as { readonly locale?: unknown };
  if (typeof locale === "string") event.waitUntil(keep(files.languages[locale] ?? []));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    // The server's own pages (its API and its health) stay what they are.
    if (!pathname.startsWith("/api")) event.respondWith(freshOrKept(request));
  } else if (pathname.startsWith("/assets/") || files.shell.includes(pathname)) {
    event.respondWith(keptOrFresh(request));
  }
});

async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(NAME);
  const missing: Request[] = [];
  for (const path of paths) {
    if ((await cache.match(path)) === undefined) missing.push(new Request(path, { cache: "no-cache" }));
  }
  await cache.addAll(missing);
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)));
}

async function freshOrKept(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(HOME);
    if (kept === undefined) throw error;
    return kept;
  }
}

async function keptOrFresh(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const fresh = await fetch(request);
  // Names of assets carry a hash of what is in them: once kept, they never change.
  if (fresh.ok) await (await caches.open(NAME)).put(request, fresh.clone());
  return fresh;
}
