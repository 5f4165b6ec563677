import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { VERSION, type ClientMessage, type ServerMessage } from "./generated/protocol";
import { addressOf, TableSocket, type Status, type Wire } from "./socket";

class FakeWire implements Wire {
  sent: ClientMessage[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event?: { code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const act = (id: string): ClientMessage => ({ type: "act", id, seat: 0, on: 3, action: "c4" });

function start() {
  const wires: FakeWire[] = [];
  const messages: ServerMessage[] = [];
  const statuses: Status[] = [];
  const socket = new TableSocket({
    open: () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    onMessage: (message) => messages.push(message),
    onStatus: (status) => statuses.push(status),
    resume: () => ({ type: "sync", since: 7, advice: true }),
    random: () => 0.5,
  });
  const last = () => wires.at(-1) as FakeWire;
  return { socket, wires, messages, statuses, last };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the address of a table's socket", () => {
  it("says which version asks, and through whose eyes", () => {
    vi.stubGlobal("location", { protocol: "https:", host: "h" });
    expect(addressOf("a", null)).toBe(`wss://h/api/tables/a/socket?client=${VERSION}`);
    expect(addressOf("a", [0, 2])).toBe(`wss://h/api/tables/a/socket?client=${VERSION}&eyes=0,2`);
    expect(addressOf("a", [])).toBe(`wss://h/api/tables/a/socket?client=${VERSION}&eyes=none`);
    vi.unstubAllGlobals();
  });
});

describe("the socket of a table", () => {
  it("says where it stands once it is greeted", () => {
    const { last, statuses } = start();
    expect(last().sent).toEqual([]);
    last().says({ type: "greeting" });
    expect(statuses).toEqual(["open"]);
    expect(last().sent).toEqual([{ type: "sync", since: 7, advice: true }]);
  });

  it("comes back, later each time, and begins anew after a greeting", () => {
    const { wires, last, statuses } = start();
    last().says({ type: "greeting" });
    last().onclose?.();
    expect(statuses.at(-1)).toBe("lost");
    vi.advanceTimersByTime(399);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(2);
    last().onclose?.();
    vi.advanceTimersByTime(799);
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(3);
    last().says({ type: "greeting" });
    last().onclose?.();
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(4);
  });

  it("knows a server that restarts from a line that is lost, until it is back", () => {
    const { last, wires, statuses } = start();
    last().says({ type: "greeting" });
    last().onclose?.({ code: 1012 });
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(2);
    last().onclose?.({ code: 1006 });
    expect(statuses).toEqual(["open", "restarts"]);
    vi.advanceTimersByTime(800);
    last().says({ type: "greeting" });
    last().onclose?.();
    expect(statuses).toEqual(["open", "restarts", "open", "lost"]);
  });

  it("never waits longer than its limit", () => {
    const { wires, last } = start();
    for (let times = 0; times < 12; times += 1) {
      last().onclose?.();
      vi.advanceTimersByTime(6_000);
    }
    expect(wires).toHaveLength(13);
  });

  it("keeps what was asked without a connection and sends it again in order", () => {
    const { socket, last } = start();
    last().says({ type: "greeting" });
    socket.send(act("a"));
    last().onclose?.();
    socket.send(act("b"));
    vi.advanceTimersByTime(400);
    expect(last().sent).toEqual([]);
    last().says({ type: "greeting" });
    expect(last().sent.slice(1)).toEqual([act("a"), act("b")]);
  });

  it("forgets what was answered, whether done or refused", () => {
    const { socket, last } = start();
    last().says({ type: "greeting" });
    for (const id of ["a", "b", "c"]) socket.send(act(id));
    last().says({ type: "ack", id: "a", entry: 4 });
    last().says({ type: "reject", id: "b", wrong: { code: "no" } });
    expect(socket.waiting).toEqual([act("c")]);
  });

  it("does not keep a ping", () => {
    const { socket, last } = start();
    last().says({ type: "greeting" });
    socket.send({ type: "ping", sent: 1 });
    expect(socket.waiting).toEqual([]);
  });

  it("asks a quiet connection whether it lives, and leaves a dead one", () => {
    const { last, wires, statuses } = start();
    last().says({ type: "greeting" });
    const first = last();
    vi.advanceTimersByTime(20_000);
    expect(first.sent.at(-1)?.type).toBe("ping");
    first.says({ type: "pong", sent: 0, now: 0 });
    vi.advanceTimersByTime(20_000 + 8_000);
    expect(first.closed).toBe(true);
    expect(statuses.at(-1)).toBe("lost");
    vi.advanceTimersByTime(400);
    expect(wires).toHaveLength(2);
  });

  it("hurries when the network is back", () => {
    const { socket, last, wires } = start();
    last().onclose?.();
    socket.hurry();
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(2);
  });

  it("does not come back where it was turned away", () => {
    const { last, wires, statuses } = start();
    last().onclose?.({ code: 4404 });
    vi.advanceTimersByTime(60_000);
    expect(statuses).toEqual(["closed"]);
    expect(wires).toHaveLength(1);
  });

  it("stays closed once it is closed, and hears nothing from an old wire", () => {
    const { socket, last, wires, messages } = start();
    const old = last();
    old.onclose?.();
    vi.advanceTimersByTime(400);
    old.says({ type: "resync" });
    expect(messages).toEqual([]);
    socket.close();
    last().onclose?.();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(2);
  });
});
