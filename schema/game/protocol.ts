import { z } from "zod";
import { errorCode } from "../errors.ts";
import type { RoomProtocol } from "../room-protocol.ts";

/** Why a room closed: its host left the waiting room, nobody was left, its results stood long enough, or the server goes down. */
export const closeReasons = ["host-left", "empty", "finished", "draining"] as const;
export type CloseReason = (typeof closeReasons)[number];

/** A client-made id, so that what is sent again is counted once. */
export const requestId = z
  .string()
  .min(8)
  .max(40)
  .regex(/^[\w-]+$/);

/** A request that needs nothing but its name. A refusal carries the id where there is one. */
const bare = z.strictObject({ id: requestId.optional() });

/** What a client may ask of any game's room. Each carries nothing that the server can derive. */
export const gameRequests = {
  start: { summary: "The host starts the game. At least two players must be active.", payload: bare },
  leave: {
    summary: "Gives up the seat. In the waiting room the host's leaving closes the room for all.",
    payload: bare,
  },
  play_again: {
    summary: "After the results the host takes everybody back to the waiting room, scores at zero.",
    payload: bare,
  },
  clock: {
    summary: "Asks for the server's time; `sentAt` is the client's own clock and comes back as it was.",
    payload: z.strictObject({ sentAt: z.number() }),
  },
} as const satisfies RoomProtocol["requests"];

export const gameAnnouncements = {
  clock: {
    summary: "The server's clock in milliseconds since 1970, beside the client's `sentAt` of the question.",
    payload: z.strictObject({ sentAt: z.number(), serverTime: z.number() }),
  },
  refused: {
    summary: "A request was refused and changed nothing. `request` is its name, `id` its id where it had one.",
    payload: z.strictObject({ request: z.string(), code: errorCode, id: requestId.optional() }),
  },
  closed: {
    summary: "The room is closed for everybody; the socket follows.",
    payload: z.strictObject({ reason: z.enum(closeReasons) }),
  },
} as const satisfies RoomProtocol["announcements"];
