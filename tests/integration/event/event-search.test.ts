import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listManagedEvents } from "../../../schema/event/manage-api.ts";
import { EVENTS_PER_PAGE, searchEvents } from "../../../schema/event/search-api.ts";
import { Person } from "../../support/account/people.ts";
import { inDays, newEvent } from "../../support/event/events.ts";
import { newMemberWithRole } from "../../support/event/managed-event.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let visitor: Person;
let admin: Person;
beforeAll(async () => {
  server = await bootServer();
  visitor = new Person(server.url);
  admin = await newMemberWithRole(server, "admin");
});
afterAll(() => server.stop());

type Query = Record<string, string>;
const search = async (query: Query) => await visitor.must(searchEvents, { query });
const titles = async (query: Query) => (await search(query)).events.map(({ title }) => title);

describe("EVENT-133 the filter", () => {
  beforeAll(async () => {
    await newEvent(server, {
      title: "Ọ̀rọ̀ night",
      location: "Grace Hall, Yaba",
      eventType: "study",
      eventDate: inDays(2),
    });
    await newEvent(server, {
      title: "Carols 100%",
      location: "Unity Hall, Enugu",
      eventType: "worship",
      eventDate: inDays(40),
    });
    const paid = { isPaidEvent: true, ticketPriceKobo: 250_000 };
    await newEvent(server, { title: "Camp", location: "Unity Hall, Enugu", ...paid, eventDate: inDays(41) });
    await newEvent(server, { title: "Old camp", location: "Enugu", eventDate: inDays(-3) });
    await newEvent(server, { title: "Older camp", location: "Enugu", eventDate: inDays(-9) });
    await newEvent(server, { title: "Hidden camp", isActive: false, eventDate: inDays(3) });
    await newEvent(server, { title: "Cancelled camp", cancelledAt: new Date(), eventDate: inDays(3) });
  });

  test.each([
    ["a title without its accents", { search: "oro" }, ["Ọ̀rọ̀ night"]],
    ["words of the title and the place", { search: "HALL carols" }, ["Carols 100%"]],
    ["a sign that patterns know", { search: "100%" }, ["Carols 100%"]],
    ["a sign that patterns know alone", { search: "_" }, []],
    ["a kind", { type: "study" }, ["Ọ̀rọ̀ night"]],
    ["a price", { price: "paid" }, ["Camp"]],
    ["no price", { price: "free", search: "enugu" }, ["Carols 100%"]],
    ["the past, newest first", { when: "past", search: "camp" }, ["Old camp", "Older camp"]],
    ["nothing: what is to come, soonest first", {}, ["Ọ̀rọ̀ night", "Carols 100%", "Camp"]],
    ["blanks", { search: "  " }, ["Ọ̀rọ̀ night", "Carols 100%", "Camp"]],
  ] satisfies [string, Query, string[]][])("EVENT-132 EVENT-133 finds by %s", async (_, query, found) => {
    expect(await titles(query)).toEqual(found);
  });

  test("EVENT-133 managers narrow their own list alike, with what is hidden and cancelled", async () => {
    const { events, total } = await admin.must(listManagedEvents, { query: { search: "camp" } });
    expect(events.map(({ title }) => title).sort()).toEqual(["Camp", "Cancelled camp", "Hidden camp"]);
    expect(total).toBe(3);
  });
});

test("EVENT-133 this week ends on Sunday night in the community's time zone", async () => {
  const [week] = await server.database
    .fork()
    .execute<{ start: Date }[]>(
      "select (date_trunc('week', now() at time zone 'Africa/Lagos') + interval '7 days') at time zone 'Africa/Lagos' as start",
    );
  const next = new Date(week?.start ?? 0).getTime();
  await newEvent(server, { title: "Weekend: the last minute", eventDate: new Date(next - 1000) });
  await newEvent(server, { title: "Weekend: too late", eventDate: new Date(next) });
  expect(await titles({ search: "weekend:", when: "week" })).toEqual(["Weekend: the last minute"]);
});

test("EVENT-134 nobody finds an event by its link, and its managers do", async () => {
  const places = [
    "https://meet.google.com/abc-defg-hij",
    "Zoom: zoom.us/j/998877",
    "zoommtg://zoom.us/join?confno=998877",
  ];
  for (const [index, location] of places.entries()) await newEvent(server, { title: `Link ${index}`, location });
  for (const words of ["meet.google", "defg", "998877", "zoom"]) expect(await titles({ search: words })).toEqual([]);
  const found = await search({ search: "link" });
  expect(found.events.map(({ location }) => location)).toEqual(Array(3).fill("Online"));
  const { total } = await admin.must(listManagedEvents, { query: { search: "998877" } });
  expect(total).toBe(2);
});

test("EVENT-132 pages skip and repeat nothing, also among events of one moment and while some are added", async () => {
  const eventDate = inDays(100);
  for (let number = 0; number < 2 * EVENTS_PER_PAGE + 1; number += 1) {
    await newEvent(server, { title: `Row ${number}`, eventDate });
  }
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof search>> = await search({ search: "row", ...(after && { after }) });
    seen.push(...page.events.map(({ title }) => title));
    await newEvent(server, { title: "Row before all", eventDate: inDays(50) });
    after = page.next;
  } while (after !== null);
  expect(seen).toHaveLength(2 * EVENTS_PER_PAGE + 1);
  expect(new Set(seen).size).toBe(seen.length);
});

test.each([{ when: "someday" }, { type: "party" }, { price: "cheap" }, { after: "x" }, { search: "a".repeat(101) }])(
  "EVENT-133 %j is refused",
  async (query) => {
    expect((await visitor.call(searchEvents, { query: query as never })).error?.code).toBe("request/invalid");
  },
);
