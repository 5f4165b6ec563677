// What was typed before, to be brought back; what is being typed waits meanwhile.

export class Earlier {
  #sent: readonly string[] = [];
  #draft = "";
  /** How many commands back; 0: what is being typed. */
  #back = 0;

  add(line: string): void {
    this.#sent = [...this.#sent, line];
    this.#back = 0;
    this.#draft = "";
  }

  /** The line one further back (1) or on (-1); the given one where there is no further one. */
  go(way: 1 | -1, line: string): string {
    const back = Math.max(0, Math.min(this.#sent.length, this.#back + way));
    if (back === this.#back) return line;
    if (this.#back === 0) this.#draft = line;
    this.#back = back;
    return back === 0 ? this.#draft : (this.#sent.at(-back) ?? line);
  }
}
