import { randomBytes } from "node:crypto";

/** A new reference of a payment at the provider: the specified form and 64 random bits, 73 characters together. */
export const newTxRef = (eventId: string, now = Date.now()): string =>
  `event-${eventId}-${now}-${randomBytes(8).toString("hex")}`;
