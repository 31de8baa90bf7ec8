import type { Event } from "../../../schema/event/event.ts";

/** An event of Friday, December 4, 2026, 7:00 to 9:00 PM in Lagos. */
export const eventFixture = (changes: Partial<Event> = {}): Event => ({
  eventId: "0198c0de-0000-7000-8000-000000000001",
  title: "Film night",
  description: "A film, popcorn and time to talk.",
  eventType: "general",
  eventDate: Date.parse("2026-12-04T18:00:00Z"),
  endDate: Date.parse("2026-12-04T20:00:00Z"),
  previousEventDate: null,
  location: "Church hall, Yaba",
  isOnline: false,
  maxAttendees: 40,
  currentAttendees: 12,
  heldSeats: 1,
  ticketPriceKobo: null,
  currency: "NGN",
  imageName: null,
  isCancelled: false,
  version: 1,
  ...changes,
});
