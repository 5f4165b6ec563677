// The suns and moons of the box on the table, once somebody has corrected the usual list.

const KEY = "harmonium.pad.symbols";

/** A list of suns and moons as it was stored; anything else is the usual one. */
export function readSymbols(text: string | null): string {
  return text !== null && /^[sm]{27}$/.test(text) ? text : "default";
}

class Box {
  symbols = $state("default");
  #begun = false;

  start(): void {
    if (this.#begun) return;
    this.#begun = true;
    this.#read();
    // Another window has written something.
    addEventListener("storage", ({ key }) => (key === null || key === KEY) && this.#read());
  }

  set(symbols: string): void {
    this.symbols = readSymbols(symbols);
    try {
      localStorage.setItem(KEY, this.symbols);
    } catch {
      // Then the list lasts as long as the page.
    }
  }

  #read(): void {
    try {
      this.symbols = readSymbols(localStorage.getItem(KEY));
    } catch {
      // Without storage there is nothing to be read.
    }
  }
}

export const box = new Box();
