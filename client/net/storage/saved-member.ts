import type { Me } from "../../../schema/account/api.ts";
import { localStore, PREFIX, readSaved, removeSaved, writeSaved } from "./local-storage.ts";

export const MEMBER_KEY = `${PREFIX}member`;

/** A session lasts about as long without use. */
const LIFETIME_DAYS = 30;

/**
 * Saves who is signed in, so that the app opens for them offline; null removes it. What they may do, the server
 * decides with every request.
 */
export function saveMember(me: Me | null): void {
  if (me) writeSaved(localStore(), MEMBER_KEY, me, LIFETIME_DAYS);
  else removeSaved(localStore(), MEMBER_KEY);
}

/** The member who was signed in when the server was last asked. Null if nobody was, or it was long ago. */
export function savedMember(): Me | null {
  const saved = readSaved(localStore(), MEMBER_KEY) as Partial<Me> | null;
  // An older version of the app may have saved something else.
  return typeof saved?.memberId === "string" && Array.isArray(saved.roles)
    ? ({ pendingRoles: [], ...saved } as unknown as Me)
    : null;
}
