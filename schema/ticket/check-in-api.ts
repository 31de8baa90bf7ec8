import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { line, title } from "../text.ts";
import { checkInChanges, checkInList, scanAnswer } from "./check-in.ts";
import { ticketCode } from "./ticket-field-text.ts";

export const GATE_NAME_MAX_LENGTH = 30;
/** A phone that was without network for long sends its scans in parts. */
export const SCANS_PER_REQUEST = 100;

const params = z.strictObject({ eventId: z.uuid() });
const time = z.number().int().min(0).max(8.64e15);

/** Per gate every few seconds, so the limits leave room for a dozen phones of one member. */
const readLimit = { name: "check-in-read", tries: 600, seconds: 60, per: "account", isPerServer: true } as const;
const writeLimit = { name: "check-in", tries: 600, seconds: 60, per: "account", isPerServer: true } as const;

const scan = z.strictObject({
  /** Made by the phone. The same nonce gets the same answer, so a scan can be sent again. */
  nonce: z.uuid(),
  /** The code on the ticket, or its reference. */
  ticket: z.string().regex(/^[\x20-\x7e]{1,120}$/, { error: ticketCode }),
  gate: title(GATE_NAME_MAX_LENGTH),
  /** By the phone's clock. */
  scannedAt: time,
  /** The phone had no network and has let this ticket in. */
  isLetIn: z.boolean(),
});
export type Scan = z.infer<typeof scan>;

export const readCheckInList = endpoint("GET /api/events/:eventId/check-in", "member", {
  summary: "All tickets of an event, for admins and its creator. Others get a 404. The access is recorded.",
  params,
  limit: readLimit,
  output: checkInList,
});

export const readCheckInChanges = endpoint("GET /api/events/:eventId/check-in/changes", "member", {
  summary: "What has changed at check-in of an event since `readAt` of an earlier reply.",
  params,
  query: z.strictObject({ since: z.coerce.number().int().min(0).max(8.64e15) }),
  limit: readLimit,
  output: checkInChanges,
});

export const sendScans = endpoint("POST /api/events/:eventId/check-ins", "member", {
  summary: "Checks tickets in and answers each scan. The first scan of a ticket that arrives counts.",
  params,
  body: z.strictObject({
    /** By the clock of the phone, like the times of the scans: only how long ago they were counts. */
    sentAt: time,
    scans: z.array(scan).min(1).max(SCANS_PER_REQUEST),
  }),
  limit: writeLimit,
  output: z.strictObject({ answers: z.array(scanAnswer) }),
});

export const undoCheckIn = endpoint("DELETE /api/events/:eventId/check-ins/:reference", "member", {
  summary:
    "Undoes the check-in of a ticket, which can then be scanned again; with `nonce` only if this scan counts. Does nothing if there is none.",
  params: params.extend({ reference: line({ min: 1, max: 64 }) }),
  query: z.strictObject({ nonce: z.uuid().optional() }),
  limit: writeLimit,
});
