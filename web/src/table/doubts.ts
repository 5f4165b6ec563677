// Acts that are sent to hear what is against them.

import type { Ack, Reject, Wrong } from "../generated/protocol";

export class Doubts {
  #answers = new Map<string, (wrong: Wrong | null) => void>();

  has(id: string | null): boolean {
    return id !== null && this.#answers.has(id);
  }

  ask(id: string, send: () => void): Promise<Wrong | null> {
    return new Promise((answer) => {
      this.#answers.set(id, answer);
      send();
    });
  }

  answer(message: Ack | Reject): void {
    const id = message.id ?? "";
    this.#answers.get(id)?.(message.type === "reject" ? message.wrong : null);
    this.#answers.delete(id);
  }
}
