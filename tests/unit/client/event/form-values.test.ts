import { expect, test } from "vitest";
import {
  bodyOf,
  copiedValues,
  emptyValues,
  koboOf,
  valuesOf,
} from "../../../../client/event/manage/form/form-values.ts";
import { createEvent, type ManagedEvent } from "../../../../schema/event/manage-api.ts";

const LAGOS = "Africa/Lagos";

test.each([
  ["2500", 250_000],
  ["2,500.50", 250_050],
  ["₦ 1,000,000", 100_000_000],
  ["2500.5", 250_050],
  ["2500.", 250_000],
  ["2500.29", 250_029],
  ["2500.500", 250_050],
  ["0.01", 1],
])("EVENT-41 the price %s is %i kobo", (typed, kobo) => {
  expect(koboOf(typed)).toBe(kobo);
});

test("EVENT-41 a price with three decimals is no whole number of kobo, however small the rest", () => {
  expect(Number.isInteger(koboOf("2500.505"))).toBe(false);
  expect(Number.isInteger(koboOf("2500.50000000000000000001"))).toBe(false);
});

test.each(["", "free", "-5", "2.500,50", "1e3", "2500 NGN"])("EVENT-41 %j is no price", (typed) => {
  expect(koboOf(typed)).toBeNaN();
});

test("EVENT-41 an event survives the form unchanged", () => {
  const event = {
    title: "Carols",
    description: "With candles.",
    eventType: "worship",
    eventDate: Date.UTC(2026, 11, 20, 17),
    endDate: null,
    location: "Yaba",
    maxAttendees: 40,
    ticketPriceKobo: 250_050,
    isActive: false,
    imageName: null,
  };
  const body = bodyOf(valuesOf(event as unknown as ManagedEvent, LAGOS), LAGOS);
  expect(createEvent.body.parse(body)).toEqual(event);
});

test("EVENT-41 an empty form is refused at the fields that must be filled in", () => {
  const { error } = createEvent.body.safeParse(bodyOf({ ...emptyValues, isPaid: "paid" }, LAGOS));
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["title", "eventDate", "ticketPriceKobo"]);
});

test("EVENT-130 a copy has the content of an event, its next free week, and nothing else of it", () => {
  const event = {
    eventId: "0198c0de-0000-7000-8000-000000000001",
    title: "Carols",
    description: "With candles.",
    eventType: "worship",
    eventDate: Date.UTC(2026, 11, 4, 18),
    endDate: Date.UTC(2026, 11, 4, 20),
    location: "Yaba",
    maxAttendees: 40,
    currentAttendees: 12,
    ticketPriceKobo: 250_050,
    isActive: true,
    imageName: null,
    version: 7,
  } as unknown as ManagedEvent;
  const now = Date.UTC(2026, 11, 20);
  expect(copiedValues(event, LAGOS, now)).toEqual({
    ...valuesOf(event, LAGOS),
    eventDate: "2026-12-25T19:00",
    endDate: "2026-12-25T21:00",
  });
});
