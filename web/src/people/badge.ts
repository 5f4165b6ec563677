// A mark on the tab: the number before the page's title, a dot on its icon, a badge where the
// system has one. Pages set their titles as they like; the number is put before whatever they say.

const NUMBER = /^\(\d+\) /;
const ICON = "/icon.svg";
const ICON_WITH_DOT = "/icon_turn.svg";

let count = 0;
let observer: MutationObserver | null = null;

export function titled(title: string, number: number): string {
  const bare = title.replace(NUMBER, "");
  return number === 0 ? bare : `(${number}) ${bare}`;
}

export function mark(number: number): void {
  count = number;
  write();
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  link?.setAttribute("href", number === 0 ? ICON : ICON_WITH_DOT);
  const badge = navigator as { setAppBadge?(number: number): Promise<void>; clearAppBadge?(): Promise<void> };
  void (number === 0 ? badge.clearAppBadge?.() : badge.setAppBadge?.(number))?.catch(() => undefined);
  if (observer === null) {
    observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  }
}

function write(): void {
  const wanted = titled(document.title, count);
  if (document.title !== wanted) document.title = wanted;
}
