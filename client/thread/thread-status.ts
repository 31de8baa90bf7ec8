import type { FailureCode } from "../net/http/api-error.ts";
import type { ConnectionState } from "../net/room/room-connection.ts";
import type { SyncState } from "./history/sync.ts";

/** How a thread stands, in one word. */
export type ThreadStatus =
  /** Its first page is on its way. */
  | { kind: "loading" }
  /** Its first page did not come. */
  | { kind: "failed"; code: FailureCode }
  /** There is no socket; what is shown may be old. */
  | { kind: "offline" }
  /** What the socket missed is being fetched, or the first socket is about to open. */
  | { kind: "catching-up" }
  | { kind: "live" };

export interface StatusParts {
  sync: SyncState;
  connection: ConnectionState["kind"];
  /** What this socket missed has been asked for and is here. */
  isCaughtUp: boolean;
}

export function statusOf({ sync, connection, isCaughtUp }: StatusParts): ThreadStatus {
  if (sync.kind !== "ready") return sync;
  if (connection === "reconnecting" || connection === "ended") return { kind: "offline" };
  return { kind: connection === "live" && isCaughtUp ? "live" : "catching-up" };
}

/** There is something to show. */
export const isOpen = ({ kind }: ThreadStatus): boolean => kind !== "loading" && kind !== "failed";
