import { type FailureCode, isPassing } from "../net/http/api-error.ts";
import type { ConnectionState } from "../net/room/room-connection.ts";
import type { SyncState } from "./history/sync.ts";

/** The state of a thread. */
export type ThreadStatus =
  /** Its first page is being loaded. */
  | { kind: "loading" }
  /** Its first page could not be loaded. */
  | { kind: "failed"; code: FailureCode }
  /** There is no socket. What is shown may be outdated. */
  | { kind: "offline" }
  /** The first socket is opening, or what the socket missed is being loaded. */
  | { kind: "catching-up" }
  | { kind: "live" };

export interface StatusParts {
  sync: SyncState;
  connection: ConnectionState["kind"];
  /** What the current socket missed has been loaded. */
  isCaughtUp: boolean;
  /** Messages are shown, although the first page could not be loaded: they are saved ones. */
  hasSaved: boolean;
}

export function statusOf({ sync, connection, isCaughtUp, hasSaved }: StatusParts): ThreadStatus {
  if (sync.kind === "failed" && hasSaved && isPassing(sync.code)) return { kind: "offline" };
  if (sync.kind !== "ready") return sync;
  if (connection === "reconnecting" || connection === "ended") return { kind: "offline" };
  return { kind: connection === "live" && isCaughtUp ? "live" : "catching-up" };
}

/** True if the messages can be shown. */
export const isOpen = ({ kind }: ThreadStatus): boolean => kind !== "loading" && kind !== "failed";
