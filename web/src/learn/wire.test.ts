import { describe, expect, it } from "vitest";
import { Refused } from "../api";
import type { Learning, ServerMessage } from "../generated/protocol";
import { LearnWire } from "./wire";

/** A stage in which every act is one entry more, and "no" is against the rules. */
function opened(stage = 1): { wire: LearnWire; heard: ServerMessage[]; asked: (readonly unknown[])[]; codes: (number | undefined)[] } {
  const heard: ServerMessage[] = [];
  const asked: (readonly unknown[])[] = [];
  const codes: (number | undefined)[] = [];
  const wire = new LearnWire(
    "pebbles",
    stage,
    () => undefined,
    (_, number, acts) => {
      asked.push(acts);
      if (acts.includes("no") || number > 9) return Promise.reject(new Refused({ code: "refused-X" }));
      const told = acts.map((_act, entry) => ({ entry }));
      const answer = { acts, told, greeting: { type: "greeting", you: null, seats: [0] } };
      const stands = { snapshot: { type: "snapshot", entries: acts.length, scores: [] }, advice: { type: "advice" } };
      return Promise.resolve({ ...answer, ...stands } as unknown as Learning);
    },
  );
  wire.onmessage = ({ data }) => heard.push(JSON.parse(String(data)) as ServerMessage);
  wire.onclose = (event) => codes.push(event?.code);
  return { wire, heard, asked, codes };
}

const settled = () => new Promise((done) => setTimeout(done));
const act = (id: string, action: string) => JSON.stringify({ type: "act", id, seat: 0, on: 0, action });

describe("the wire of a stage", () => {
  it("greets, shows where the stage stands, and tells what an act changed", async () => {
    const { wire, heard } = opened();
    await settled();
    expect(heard.map(({ type }) => type)).toEqual(["greeting", "presence", "snapshot", "advice"]);
    wire.send(act("a", "put"));
    wire.send(act("b", "put"));
    await settled();
    const later = heard.slice(4);
    expect(later.map(({ type }) => type)).toEqual(["update", "standing", "advice", "ack", "update", "standing", "advice", "ack"]);
    expect(later[4]).toMatchObject({ entries: 2, told: [{ entry: 1 }] });
  });

  it("changes nothing by what is refused, and takes back as far as the beginning", async () => {
    const { wire, heard, asked } = opened();
    wire.send(act("a", "put"));
    wire.send(act("b", "no"));
    wire.send(JSON.stringify({ type: "undo", id: "c", seat: 0, on: 1 }));
    await settled();
    expect(asked).toEqual([[], ["put"], ["put", "no"], []]);
    expect(heard.find(({ type }) => type === "reject")).toMatchObject({ id: "b", wrong: { code: "refused-X" } });
    expect(heard.at(-3)).toMatchObject({ type: "snapshot", entries: 0 });
  });

  it("does not come back to a stage that is not there", async () => {
    const { heard, codes } = opened(99);
    await settled();
    expect(heard).toEqual([]);
    expect(codes).toEqual([4404]);
  });

  it("says nothing any more once it is closed", async () => {
    const { wire, heard } = opened();
    wire.close();
    await settled();
    expect(heard).toEqual([]);
  });
});
