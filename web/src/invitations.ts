// Invitations are shown once by the server; this tab remembers those of its own tables.

import type { Invitation } from "./generated/protocol";

const key = (table: string) => `harmonium.invitation.${table}`;

export function keepInvitation(table: string, invitation: Invitation): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(invitation));
  } catch {
    // Without storage it is asked for again.
  }
}

export function keptInvitation(table: string): Invitation | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? "null") as Invitation | null;
  } catch {
    return null;
  }
}
