// The ways to a table: alone or with bots, with friends by a link, around one device.

export type How = "alone" | "friends" | "device";
export const HOWS: readonly How[] = ["alone", "friends", "device"];

/** What they are called on buttons. */
export const WAYS: Readonly<Record<How, string>> = {
  alone: "web-alone",
  friends: "web-with-friends",
  device: "web-same-device",
};

/** Where such a table is planned. */
export function planPath(game: string, how: How): string {
  return how === "friends" ? `/new/${game}` : `/new/${game}/${how}`;
}
