// Which page is shown. The server answers every client route with the same index.html.

import { HOWS, type How } from "./ways";

export type Route =
  | { readonly page: "home" }
  | { readonly page: "lobby" }
  | { readonly page: "mine" }
  | { readonly page: "settings" }
  | { readonly page: "me" }
  | { readonly page: "people"; readonly id: string }
  | { readonly page: "daily"; readonly game: string | null; readonly day: string | null }
  | { readonly page: "new"; readonly game: string; readonly how: How }
  | { readonly page: "join"; readonly token: string }
  | { readonly page: "code" }
  | { readonly page: "watch"; readonly token: string }
  | { readonly page: "rules" }
  | { readonly page: "book"; readonly game: string }
  | { readonly page: "aid"; readonly game: string }
  | { readonly page: "short"; readonly game: string }
  | { readonly page: "table"; readonly id: string }
  | { readonly page: "learn"; readonly game: string; readonly stage: number | null }
  | { readonly page: "pad"; readonly game: string | null }
  | { readonly page: "caller"; readonly game: string | null }
  | { readonly page: "replay"; readonly id: string | null }
  | { readonly page: "missing" };

export function parse(path: string): Route {
  const [first = "", second = "", third = ""] = path.split("/").filter((part) => part !== "");
  switch (first) {
    case "":
      return { page: "home" };
    case "lobby":
    case "mine":
    case "settings":
    case "me":
    case "code":
      return { page: first };
    case "caller":
    case "pad":
      return { page: first, game: second === "" ? null : second };
    case "new":
      return second === ""
        ? { page: "missing" }
        : { page: "new", game: second, how: HOWS.find((how) => how === third) ?? "friends" };
    case "people":
      return second === "" ? { page: "missing" } : { page: "people", id: second };
    case "daily":
      return { page: "daily", game: second || null, day: third || null };
    case "join":
    case "watch":
      return second === "" ? { page: "missing" } : { page: first, token: decodeURIComponent(second) };
    case "rules":
      if (second === "") return { page: "rules" };
      return { page: third === "aid" || third === "short" ? third : "book", game: second };
    case "learn":
      if (second === "" || !/^[1-9]?\d?$/.test(third)) return { page: "missing" };
      return { page: "learn", game: second, stage: third === "" ? null : Number(third) };
    case "table":
      return second === "" ? { page: "missing" } : { page: "table", id: second };
    case "replay":
      return { page: "replay", id: second === "" ? null : second };
    default:
      return { page: "missing" };
  }
}

class Router {
  route = $state.raw<Route>({ page: "home" });
  query = $state.raw(new URLSearchParams());
  /** The place within the page, without "#". */
  hash = $state("");
  #address = "";

  start(): void {
    addEventListener("popstate", () => {
      // Another place of the same page is no other page.
      if (location.pathname + location.search === this.#address) this.hash = location.hash.slice(1);
      else this.#read();
    });
    document.addEventListener("click", follow);
    this.#read();
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.#address = location.pathname + location.search;
    this.route = parse(location.pathname);
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }
}

export const router = new Router();

/** Links of our own pages change the page without loading it. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target !== "" || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || parse(link.pathname).page === "missing") return;
  const address = link.pathname + link.search;
  // Within a page the browser knows the way.
  if (link.hash !== "" && address === location.pathname + location.search) return;
  event.preventDefault();
  router.go(address + link.hash);
}
