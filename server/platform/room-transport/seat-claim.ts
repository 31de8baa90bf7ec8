/** The parts of a joining WebSocket's URL: `/<process>/<room>?sessionId=...`. */
export interface SeatClaim {
  readonly roomId: string;
  readonly sessionId: string;
  /** Set when a client reconnects to its seat. */
  readonly reconnectionToken: string | null;
  /** The client still has the schema of the state. */
  readonly skipHandshake: boolean;
}

const roomPath = /\/[\w-]{1,64}\/([\w-]{1,64})$/;
const sessionForm = /^[\w-]{1,64}$/;

/** Reads the claim from a request target. Undefined if it contains none. */
export function seatClaim(target: string | undefined): SeatClaim | undefined {
  const url = target === undefined ? null : URL.parse(target, "ws://x");
  if (url === null) return undefined;
  const { pathname, searchParams } = url;
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
