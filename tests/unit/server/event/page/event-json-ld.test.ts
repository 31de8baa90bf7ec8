import { expect, test } from "vitest";
import { eventJsonLd, type JsonLdContext } from "../../../../../server/event/page/event-json-ld.ts";
import { eventFixture } from "../../../../support/event/event-fixture.ts";

const context: JsonLdContext = {
  url: "https://a.example/event/1",
  images: ["https://a.example/picture.jpg"],
  community: { name: "Lampstand", timeZone: "Africa/Lagos" },
  siteUrl: "https://a.example",
  now: Date.parse("2026-11-23T12:00:00Z"),
};
const jsonLd = (changes: Parameters<typeof eventFixture>[0] = {}, now = context.now) =>
  eventJsonLd(eventFixture(changes), { ...context, now });

test("EVENT-62 a free event costs 0, has times with their offset, a place and a picture", () => {
  expect(jsonLd()).toMatchObject({
    "@type": "Event",
    name: "Film night",
    startDate: "2026-12-04T19:00:00+01:00",
    endDate: "2026-12-04T21:00:00+01:00",
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: "Church hall, Yaba", address: { "@type": "PostalAddress" } },
    image: ["https://a.example/picture.jpg"],
    organizer: { name: "Lampstand" },
    offers: { price: 0, priceCurrency: "NGN", availability: "https://schema.org/InStock" },
  });
});

test("EVENT-62 a paid event has its price in Naira", () => {
  expect(jsonLd({ ticketPriceKobo: 250_050 })).toMatchObject({ isAccessibleForFree: false, offers: { price: 2500.5 } });
});

test.each([
  ["full", { maxAttendees: 40, currentAttendees: 40, heldSeats: 0 }],
  ["held up to its maximum", { maxAttendees: 40, currentAttendees: 38, heldSeats: 2 }],
  ["cancelled", { isCancelled: true }],
])("EVENT-62 an event that is %s is sold out", (_, changes) => {
  expect(jsonLd(changes)).toMatchObject({ offers: { availability: "https://schema.org/SoldOut" } });
});

test("EVENT-62 an event that has begun is sold out; one without a maximum never is", () => {
  const unlimited = { maxAttendees: null, currentAttendees: 5000 };
  expect(jsonLd(unlimited)).toMatchObject({ offers: { availability: "https://schema.org/InStock" } });
  const later = eventFixture().eventDate;
  expect(jsonLd(unlimited, later)).toMatchObject({ offers: { availability: "https://schema.org/SoldOut" } });
});

test("EVENT-62 a moved event names its earlier date, and a cancelled one only that it was cancelled", () => {
  const moved = { previousEventDate: Date.parse("2026-11-27T18:00:00Z") };
  expect(jsonLd(moved)).toMatchObject({
    eventStatus: "https://schema.org/EventRescheduled",
    previousStartDate: "2026-11-27T19:00:00+01:00",
  });
  expect(jsonLd({ ...moved, isCancelled: true })).toMatchObject({ eventStatus: "https://schema.org/EventCancelled" });
  expect(jsonLd({ ...moved, isCancelled: true })).not.toHaveProperty("previousStartDate");
});

test("EVENT-62 EVENT-78 the place of an online event is its page here, not its link", () => {
  expect(jsonLd({ location: "Online", isOnline: true })).toMatchObject({
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", url: context.url },
  });
});

test("EVENT-62 what an event lacks is left out, and a missing place is the community's", () => {
  const bare = eventJsonLd(eventFixture({ description: "", endDate: null, location: "" }), { ...context, images: [] });
  for (const name of ["description", "endDate", "image", "previousStartDate"]) expect(bare).not.toHaveProperty(name);
  expect(bare).toMatchObject({ location: { name: "Lampstand" } });
});
