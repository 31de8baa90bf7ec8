import { z } from "zod";
import { errorCode } from "../errors.ts";
import type { RoomProtocol } from "../room-protocol.ts";

/**
 * Why a room closed: the host left the waiting room, no one was left, the results were shown long enough, or the
 * server is shutting down.
 */
export const closeReasons = ["host-left", "empty", "finished", "draining"] as const;
export type CloseReason = (typeof closeReasons)[number];

/** An id made by the client, so that a resent request counts only once. */
export const requestId = z
  .string()
  .min(8)
  .max(40)
  .regex(/^[\w-]+$/);

/** A request without data. A refusal contains the id, if there is one. */
const bare = z.strictObject({ id: requestId.optional() });

/** The requests of every game. None contains anything that the server can derive. */
export const gameRequests = {
  start: { summary: "The host starts the game. At least two players must be active.", payload: bare },
  leave: {
    summary: "Gives up the seat. If the host leaves the waiting room, the room closes for everyone.",
    payload: bare,
  },
  play_again: {
    summary: "After the results, the host takes everyone back to the waiting room, with scores at zero.",
    payload: bare,
  },
  clock: {
    summary: "Requests the server's time. `sentAt` is the client's clock and is returned unchanged.",
    payload: z.strictObject({ sentAt: z.number() }),
  },
} as const satisfies RoomProtocol["requests"];

export const gameAnnouncements = {
  clock: {
    summary: "The server's time in milliseconds since 1970, with the `sentAt` of the request.",
    payload: z.strictObject({ sentAt: z.number(), serverTime: z.number() }),
  },
  refused: {
    summary: "A request was refused and changed nothing. `request` is its name, `id` its id if it had one.",
    payload: z.strictObject({ request: z.string(), code: errorCode, id: requestId.optional() }),
  },
  closed: {
    summary: "The room is closed for everyone. The socket closes next.",
    payload: z.strictObject({ reason: z.enum(closeReasons) }),
  },
} as const satisfies RoomProtocol["announcements"];
