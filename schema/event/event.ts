import { z } from "zod";

/** Milliseconds since 1970. */
const time = z.number();

/** An event, as everyone sees it. */
export const event = z.strictObject({
  eventId: z.uuid(),
  title: z.string(),
  description: z.string(),
  eventType: z.string(),
  eventDate: time,
  endDate: time.nullable(),
  /** Where the event was to begin before it was moved. Null if it was not moved. */
  previousEventDate: time.nullable(),
  /** "Online" instead of a place that is or has the link of an online event, for all who are neither registered nor manage it. */
  location: z.string(),
  isOnline: z.boolean(),
  /** Null if there is no limit. */
  maxAttendees: z.int().nullable(),
  /** Registered members. */
  currentAttendees: z.int(),
  /** Seats that are kept for a while: for members who are paying, and for offers to the waiting list. */
  heldSeats: z.int(),
  /** In kobo. Null if the event is free. */
  ticketPriceKobo: z.int().nullable(),
  currency: z.literal("NGN"),
  /** The stored picture. Null if there is none. */
  imageName: z.string().nullable(),
  isCancelled: z.boolean(),
  /** Rises with every change. */
  version: z.int(),
});
export type Event = z.infer<typeof event>;

export const registrationStatuses = ["held", "registered"] as const;

/** The caller's own seat at an event. */
export const ownRegistration = z.strictObject({
  status: z.enum(registrationStatuses),
  /** Eight characters that name the registration on the ticket, at check-in and in the address of the ticket. */
  reference: z.string(),
  /** Until when the seat of a member who is paying is kept. Null once they are registered. */
  heldUntil: time.nullable(),
  registeredAt: time,
  isPaid: z.boolean(),
});
export type OwnRegistration = z.infer<typeof ownRegistration>;

/** The caller's own place on the waiting list of an event. */
export const ownWaiting = z.strictObject({
  /** 1 for the member who gets the next seat. */
  position: z.int().min(1),
  /** A seat is kept for the caller until then. Null while there is none. */
  offeredUntil: time.nullable(),
});
export type OwnWaiting = z.infer<typeof ownWaiting>;
