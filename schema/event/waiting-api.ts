import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { ownWaiting } from "./event.ts";

const eventParams = z.strictObject({ eventId: z.uuid() });

/** Joining and leaving, together. */
const waitingLimit = { name: "event-waiting-list", tries: 60, seconds: 60 * 60, per: "account" } as const;

export const joinWaitingList = endpoint("POST /api/events/:eventId/waiting-list", "member", {
  summary: "Puts the caller at the end of the waiting list of a full event. Joining twice changes nothing.",
  params: eventParams,
  limit: waitingLimit,
  output: ownWaiting,
});

export const leaveWaitingList = endpoint("DELETE /api/events/:eventId/waiting-list", "member", {
  summary: "Takes the caller off the waiting list. A seat that was offered to them goes to the next one.",
  params: eventParams,
  limit: waitingLimit,
});
