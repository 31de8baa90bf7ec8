import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import * as eventApi from "../../../schema/event/api.ts";
import { cancelEvent, createEvent, updateEvent } from "../../../schema/event/manage-api.ts";
import * as waitingApi from "../../../schema/event/waiting-api.ts";
import { exportOwnData } from "../../../schema/export/api.ts";
import { readTicket, readTicketPdf } from "../../../schema/ticket/api.ts";
import { ticketPath } from "../../../schema/ticket/ticket-path.ts";
import { confirmSeat, holdSeat, releaseSeat, withEventLock } from "../../../server/event/event.ts";
import { newMember, Person, TEST_PASSWORD } from "../../support/account/people.ts";
import { newEvent } from "../../support/event/events.ts";
import { newMemberWithRole } from "../../support/event/managed-event.ts";
import { declaredEndpoints, sampleOf } from "../../support/request/declared-input.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

const SECRET = "secret-hangout-room";
const LINK = `https://meet.example/${SECRET}`;
const TITLE = "Evening online";

/** Readers by what they have to do with one online event, which costs money and has two seats. */
const readers = [
  "visitor",
  "member",
  "cancelled",
  "waiting",
  "offered",
  "paying",
  "lapsed",
  "registered",
  "creator",
  "admin",
] as const;
type Reader = (typeof readers)[number];

/** EVENT-78: who finds the link in the reply of an endpoint. In all other replies nobody does. */
const seenBy: Readonly<Record<string, readonly Reader[]>> = {
  "event.readEvent": ["registered", "creator", "admin"],
  "event.listOwnRegistrations": ["registered"],
  "eventMine.listOwnEvents": ["registered"],
  "ticket.readTicket": ["registered"],
  "eventManage.listManagedEvents": ["creator", "admin"],
  "eventManage.readManagedEvent": ["creator", "admin"],
  "eventAdmin.readEventFigures": ["admin"],
};

let server: TestServer;
let eventId: string;
const people = {} as Record<Reader, Person>;
const references: Partial<Record<Reader, string>> = {};

const idOf = (reader: Reader) => people[reader].me?.memberId ?? "";

beforeAll(async () => {
  server = await bootServer({ EVENT_MANAGERS: "mentors" });
  for (const reader of readers) {
    if (reader === "visitor") people[reader] = new Person(server.url);
    else if (reader === "creator") people[reader] = await newMemberWithRole(server, "mentor");
    else if (reader === "admin") people[reader] = await newMemberWithRole(server, "admin");
    else people[reader] = await newMember(server.url, `Reader ${reader}`);
  }
  eventId = await newEvent(server, {
    title: TITLE,
    location: LINK,
    description: `Join us at ${LINK} and bring a friend.`,
    maxAttendees: 2,
    isPaidEvent: true,
    ticketPriceKobo: 250_000,
    createdBy: idOf("creator"),
  });
  await hold("lapsed");
  await hold("cancelled", async (tx, event, id) => {
    await confirmSeat(tx, event, id);
    await releaseSeat(tx, id);
  });
  await hold("registered", async (tx, event, id) => void (await confirmSeat(tx, event, id)));
  const past = "update event_registrations set held_until = now() - interval '1 second' where user_id = ?";
  await server.database.fork().execute(past, [idOf("lapsed")]);
  await hold("paying");
  for (const reader of ["waiting", "offered"] as const) {
    await people[reader].must(waitingApi.joinWaitingList, { params: { eventId } });
  }
  const offer = "update event_waiting_list set offered_until = now() + interval '1 hour' where user_id = ?";
  await server.database.fork().execute(offer, [idOf("offered")]);
});
afterAll(() => server.stop());

type Then = (...args: [...Parameters<Parameters<typeof withEventLock>[2]>, registrationId: string]) => Promise<void>;

async function hold(reader: Reader, then: Then = async () => {}): Promise<void> {
  await withEventLock(server.database.fork(), eventId, async (tx, event) => {
    const seat = await holdSeat(tx, event, idOf(reader));
    references[reader] = seat.reference;
    await then(tx, event, seat.registrationId);
  });
}

/** The whole reply as text. */
async function replyTo(reader: Reader, path: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(server.url + path, {
    ...init,
    redirect: "manual",
    headers: { Origin: server.url, Cookie: people[reader].cookie, ...init.headers },
  });
  return `${[...response.headers].join("\n")}\n${await response.text()}`;
}

/** Whoever has no registration asks for that of the registered member. */
const referenceOf = (reader: Reader) => references[reader] ?? references.registered ?? "";

/** The path of an endpoint with what it needs to be about this event. */
function pathFor(reader: Reader, { path, query }: (typeof declaredEndpoints)[number][1]): string {
  const params: Record<string, string> = { eventId, reference: referenceOf(reader), memberId: idOf(reader) };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? crypto.randomUUID());
  const needsQuery = query !== undefined && !query.safeParse({}).success;
  const sample = needsQuery ? Object.entries(sampleOf(query) as Record<string, unknown>) : [];
  const search = new URLSearchParams(sample.map(([name, value]) => [name, name === "q" ? TITLE : String(value)]));
  return `${filled}?${search}`;
}

/** Streams never end, and have no events. The registered member's PDF would be printed, and shows what the ticket shows. */
const isRead = (reader: Reader, endpoint: (typeof declaredEndpoints)[number][1]) =>
  endpoint.method === "GET" && endpoint.kind !== "events" && !(endpoint === readTicketPdf && reader === "registered");

describe("EVENT-78 the link of an online event, in the replies of every endpoint that reads", () => {
  test.each(readers)("is found by a reader who is %s only where it is listed above", async (reader) => {
    const found: string[] = [];
    let answered = 0;
    for (const [name, endpoint] of declaredEndpoints) {
      if (!isRead(reader, endpoint)) continue;
      const reply = await replyTo(reader, pathFor(reader, endpoint));
      answered += 1;
      if (reply.includes(SECRET)) found.push(name);
    }
    const expected = Object.entries(seenBy).flatMap(([name, allowed]) => (allowed.includes(reader) ? [name] : []));
    expect(found.sort()).toEqual(expected.sort());
    expect(answered).toBeGreaterThan(50);
  });

  test("the readers without it read Online, and that the event is online", async () => {
    const read = (reader: Reader) => people[reader].must(eventApi.readEvent, { params: { eventId } });
    for (const reader of readers.filter((each) => !seenBy["event.readEvent"]?.includes(each))) {
      expect((await read(reader)).event).toMatchObject({
        location: "Online",
        isOnline: true,
        description: "Join us at Online and bring a friend.",
      });
    }
    expect((await read("registered")).event).toMatchObject({ location: LINK, isOnline: true });
    const { upcoming } = await people.visitor.must(eventApi.listEvents);
    expect(upcoming).toMatchObject([{ eventId, location: "Online", isOnline: true }]);
  });

  test("an endpoint that writes and replies with an event is for those who manage it", () => {
    const isEvent = ({ output }: (typeof declaredEndpoints)[number][1]) =>
      output !== undefined && /"location"/.test(JSON.stringify(z.toJSONSchema(output, { unrepresentable: "any" })));
    const written = declaredEndpoints.filter(([, endpoint]) => endpoint.method !== "GET" && isEvent(endpoint));
    const managing: readonly unknown[] = [createEvent, updateEvent, cancelEvent];
    const others = written.filter(([, endpoint]) => !managing.includes(endpoint)).map(([name]) => name);
    // The place in a profile is its member's own.
    expect(others).toEqual(["profile.saveProfile"]);
  });

  test("the download of a member's own data has it only for the creator of the event", async () => {
    const body = JSON.stringify({ password: TEST_PASSWORD });
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body };
    const found: Reader[] = [];
    for (const reader of readers) {
      const reply = await replyTo(reader, exportOwnData.path, init);
      if (reader !== "visitor") expect(reply).toContain('"tables"');
      if (reply.includes(SECRET)) found.push(reader);
    }
    expect(found).toEqual(["creator"]);
  });
});

test.each(readers)("EVENT-78 no page, sitemap or feed shows it to a reader who is %s", async (reader) => {
  const sitemap = await replyTo(reader, "/sitemap.xml");
  expect(sitemap).toContain(`/event/${eventId}`);
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
  const others = [
    "/dashboard/events",
    "/engagement/hangouts",
    "/events",
    "/events/manage",
    ticketPath(eventId, referenceOf(reader)),
  ];
  for (const path of new Set([...listed, ...others])) {
    expect(await replyTo(reader, path), path).not.toContain(SECRET);
  }
  const page = await replyTo(reader, `/event/${eventId}`);
  expect(page).toContain(" · Online");
  expect(page).toContain("VirtualLocation");
  const calendar = await replyTo(reader, `/api/events/${eventId}/calendar.ics`);
  expect(calendar).toContain("LOCATION:Online");
});

test("EVENT-79 a member sees the link once they are registered, and not any more after cancelling", async () => {
  const free = await newEvent(server, { location: LINK });
  const params = { eventId: free };
  const ada = await newMember(server.url, "Ada");
  const place = async () => (await ada.must(eventApi.readEvent, { params })).event.location;
  expect(await place()).toBe("Online");
  const { reference } = await ada.must(eventApi.register, { params });
  expect(await place()).toBe(LINK);
  expect((await ada.must(readTicket, { params: { ...params, reference } })).location).toBe(LINK);
  await ada.must(eventApi.cancelRegistration, { params });
  expect(await place()).toBe("Online");
  const { error, body } = await ada.call(readTicket, { params: { ...params, reference } });
  expect(error?.code).toBe("ticket/cancelled");
  expect(JSON.stringify(body)).not.toContain(SECRET);
});

test("EVENT-78 a creator who has lost their role reads Online, and an event in a hall shows its place", async () => {
  const mentor = await newMemberWithRole(server, "mentor");
  const createdBy = mentor.me?.memberId ?? "";
  const online = await newEvent(server, { location: LINK, createdBy });
  const hall = await newEvent(server, { location: "Hall, Yaba", createdBy });
  const read = async (id: string) => (await mentor.must(eventApi.readEvent, { params: { eventId: id } })).event;
  expect((await read(online)).location).toBe(LINK);
  await server.database.fork().execute("delete from user_roles where user_id = ?", [createdBy]);
  expect((await read(online)).location).toBe("Online");
  expect(await read(hall)).toMatchObject({ location: "Hall, Yaba", isOnline: false });
});

describe("ENGAGE-20 EVENT-81 a link to a meeting beside other words", () => {
  const MEETING = `https://us02web.zoom.us/j/${SECRET}?pwd=1`;
  const read = async (person: Person, id: string) =>
    (await person.must(eventApi.readEvent, { params: { eventId: id } })).event;

  test.each([`Zoom: ${MEETING}`, `Hall, Yaba (or zoom.us/j/${SECRET}, passcode 77)`, `meet.google.com/${SECRET}`])(
    "in the place is for those who are registered: %s",
    async (location) => {
      const id = await newEvent(server, { location, description: `Join at ${MEETING}. Bring a friend.` });
      const description = "Join at Online. Bring a friend.";
      const ada = await newMember(server.url, "Ada");
      for (const person of [people.visitor, ada]) {
        expect(await read(person, id)).toMatchObject({ location: "Online", isOnline: true, description });
      }
      for (const path of [`/event/${id}`, `/api/events/${id}/calendar.ics`, "/api/events", "/api/events.ics"]) {
        expect(await replyTo("visitor", path), path).not.toContain(SECRET);
      }
      const { reference } = await ada.must(eventApi.register, { params: { eventId: id } });
      expect(await read(ada, id)).toMatchObject({ location, description: `Join at ${MEETING}. Bring a friend.` });
      expect((await ada.must(readTicket, { params: { eventId: id, reference } })).location).toBe(location);
      expect((await read(people.admin, id)).location).toBe(location);
    },
  );

  test("in the description alone is replaced there, and other links stay", async () => {
    const description = `See https://example.org/map, then msteams://meet/${SECRET} or https://meet.jit.si/${SECRET}`;
    const id = await newEvent(server, { location: "Hall, Yaba", description });
    expect(await read(people.member, id)).toMatchObject({
      location: "Hall, Yaba",
      isOnline: false,
      description: "See https://example.org/map, then Online or Online",
    });
  });

  test("is no link if it only names the service or its site", async () => {
    const [location, description] = ["Hall, Yaba. Not on Zoom", "More about zoom.us/pricing and whereby.com. Zoom on!"];
    const id = await newEvent(server, { location, description });
    expect(await read(people.visitor, id)).toMatchObject({ location, description, isOnline: false });
  });
});
