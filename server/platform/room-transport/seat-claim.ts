/** What the URL of a joining WebSocket says: `/<process>/<room>?sessionId=...`. */
export interface SeatClaim {
  readonly roomId: string;
  readonly sessionId: string;
  /** Set when a client comes back to the seat it had. */
  readonly reconnectionToken: string | null;
  /** The client still has the description of the state from before. */
  readonly skipHandshake: boolean;
}

const roomPath = /\/[\w-]{1,64}\/([\w-]{1,64})$/;
const sessionForm = /^[\w-]{1,64}$/;

/** Reads the claim out of a request target; undefined for any target that holds none. */
export function seatClaim(target: string | undefined): SeatClaim | undefined {
  if (target === undefined || !URL.canParse(target, "ws://x")) return undefined;
  const { pathname, searchParams } = new URL(target, "ws://x");
  const roomId = roomPath.exec(pathname)?.[1];
  const sessionId = searchParams.get("sessionId");
  if (roomId === undefined || sessionId === null || !sessionForm.test(sessionId)) return undefined;
  return {
    roomId,
    sessionId,
    reconnectionToken: searchParams.get("reconnectionToken"),
    skipHandshake: searchParams.has("skipHandshake"),
  };
}
