import { expect, test } from "vitest";
import { groupsOf } from "../../../../client/event/mine/groups.ts";
import type { Event, OwnRegistration } from "../../../../schema/event/event.ts";

const HOUR = 60 * 60_000;
const now = Date.UTC(2026, 10, 23, 18);

const eventAt = (eventId: string, eventDate: number): Event => ({
  eventId,
  title: eventId,
  description: "",
  eventType: "general",
  eventDate,
  endDate: null,
  previousEventDate: null,
  location: "",
  isOnline: false,
  maxAttendees: null,
  currentAttendees: 1,
  heldSeats: 0,
  ticketPriceKobo: null,
  currency: "NGN",
  imageName: null,
  isCancelled: false,
  version: 1,
});

const registration = (registeredAt: number): OwnRegistration => ({
  status: "registered",
  reference: "ABCDEFGH",
  heldUntil: null,
  registeredAt,
  isPaid: false,
});

const seat = (id: string, eventDate: number, registeredAt: number) => ({
  event: eventAt(id, eventDate),
  registration: registration(registeredAt),
});
const ids = (list: readonly { event: Event }[]) => list.map(({ event }) => event.eventId);

test("DASHBOARD-10 what is ahead comes before what is past, each with the newest registration first", () => {
  const { upcoming, past, cancelled } = groupsOf(
    {
      // As the server sends them: the newest registration first.
      registrations: [
        seat("tomorrow", now + 24 * HOUR, now - HOUR),
        seat("last week", now - 168 * HOUR, now - 2 * HOUR),
        seat("begun an hour ago", now - HOUR, now - 3 * HOUR),
        seat("last month", now - 720 * HOUR, now - 900 * HOUR),
      ],
      waiting: [{ event: eventAt("full", now + 48 * HOUR), waiting: { position: 2, offeredUntil: null } }],
      cancelled: [
        {
          event: eventAt("given up", now + HOUR),
          reference: "ABCDEFGH",
          cancelledAt: now,
          wasPaid: false,
          wasLost: false,
        },
      ],
    },
    now,
  );
  expect(ids(upcoming)).toEqual(["tomorrow", "begun an hour ago", "full"]);
  expect(ids(past)).toEqual(["last week", "last month"]);
  expect(ids(cancelled)).toEqual(["given up"]);
});
