import { z } from "zod";

/** Milliseconds since 1970, by the server's clock. */
const time = z.number();

/** When a ticket was scanned, and at which gate. */
const checkInMark = z.strictObject({ scannedAt: time, gate: z.string() });
export type CheckInMark = z.infer<typeof checkInMark>;

/** `held`: the member has not paid yet. */
export const ticketStatuses = ["registered", "held", "cancelled"] as const;

/** A ticket as the gates see it: enough to recognise it and to greet its owner, and nothing to reach them by. */
export const checkInTicket = z.strictObject({
  /** Eight characters that name the registration. */
  reference: z.string(),
  displayName: z.string(),
  status: z.enum(ticketStatuses),
  /** By which a phone without network recognises the code on the ticket. */
  fingerprint: z.string(),
  /** Null if the owner is not inside. */
  checkIn: checkInMark.nullable(),
});
export type CheckInTicket = z.infer<typeof checkInTicket>;

/** A ticket that an offline gate let in although it had been used at another one. */
export const checkInConflict = z.strictObject({
  /** The scan that came too late. */
  nonce: z.uuid(),
  reference: z.string(),
  displayName: z.string(),
  /** The scan that counts. Null if it was undone since. */
  first: checkInMark.nullable(),
  second: checkInMark,
});
export type CheckInConflict = z.infer<typeof checkInConflict>;

/** What has changed at check-in. A phone replaces what it knows of these tickets. */
export const checkInChanges = z.strictObject({
  checkIns: z.array(z.strictObject({ reference: z.string(), checkIn: checkInMark.nullable() })),
  /** All of them, newest first. */
  conflicts: z.array(checkInConflict),
  /** Changes whenever a registration is made, paid or cancelled: time to read the list again. */
  listVersion: z.string(),
  /** For the next request. */
  readAt: time,
});
export type CheckInChanges = z.infer<typeof checkInChanges>;

/** The list of an event that a phone at check-in keeps. */
export const checkInList = z.strictObject({
  title: z.string(),
  eventDate: time,
  endDate: time.nullable(),
  isCancelled: z.boolean(),
  tickets: z.array(checkInTicket),
  conflicts: z.array(checkInConflict),
  listVersion: z.string(),
  readAt: time,
});
export type CheckInList = z.infer<typeof checkInList>;

/**
 * What the server says to a scan. `in`: this scan is the one that counts. `already-in`: another one does. `conflict`:
 * another one does, and an offline gate has let this one in. `undone`: this scan counted until it was undone.
 */
export const scanResults = [
  "in",
  "already-in",
  "conflict",
  "undone",
  "not-this-event",
  "cancelled",
  "not-paid",
  "unknown",
] as const;
export type ScanResult = (typeof scanResults)[number];

export const scanAnswer = z.strictObject({
  nonce: z.uuid(),
  result: z.enum(scanResults),
  /** Null unless the ticket is one of this event. */
  ticket: checkInTicket.pick({ reference: true, displayName: true }).nullable(),
  /** The scan that counts. Null if there is none. */
  checkIn: checkInMark.nullable(),
});
export type ScanAnswer = z.infer<typeof scanAnswer>;
