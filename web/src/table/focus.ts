// The focus of the keyboard is never lost: when what had it disappears or can no longer be pressed,
// it goes to the board.

export class FocusKeeper {
  #last: Element | null = null;

  /** Something inside the table got the focus; only the keyboard's is kept. */
  got(target: EventTarget | null): void {
    this.#last = target instanceof Element && target.matches(":focus-visible") ? target : null;
  }

  /** The focus went elsewhere by the person's own doing. */
  left(event: FocusEvent): void {
    if (event.relatedTarget === null && event.target === this.#last && isThere(this.#last)) this.#last = null;
  }

  /** The page has changed: bring the focus back if it fell into nothing. */
  restore(root: Element): void {
    const last = this.#last;
    if (last === null || isThere(last)) return;
    const active = document.activeElement;
    if (active !== null && active !== document.body && active !== last) return;
    this.#last = null;
    root.querySelector<HTMLElement | SVGElement>(".centre [data-cell][tabindex='0'], .centre [tabindex='0']")?.focus();
  }
}

function isThere(element: Element | null): boolean {
  return element !== null && element.isConnected && !element.matches(":disabled");
}
