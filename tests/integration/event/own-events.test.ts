import { afterAll, beforeAll, expect, test } from "vitest";
import * as eventApi from "../../../schema/event/api.ts";
import * as eventMineApi from "../../../schema/event/mine-api.ts";
import * as waitingApi from "../../../schema/event/waiting-api.ts";
import { holdSeat, releaseSeat, withEventLock } from "../../../server/event/event.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { newEvent } from "../../support/event/events.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let other: Person;
beforeAll(async () => {
  server = await bootServer();
  other = await newMember(server.url, "Other");
});
afterAll(() => server.stop());

const register = (person: Person, eventId: string) => person.must(eventApi.register, { params: { eventId } });
const giveUp = (person: Person, eventId: string) => person.must(eventApi.cancelRegistration, { params: { eventId } });
const join = (person: Person, eventId: string) => person.must(waitingApi.joinWaitingList, { params: { eventId } });
const mine = (person: Person) => person.must(eventMineApi.listOwnEvents);
const ids = (list: readonly { event: { eventId: string } }[]) => list.map(({ event }) => event.eventId);

test("DASHBOARD-10 members see their seats newest first, places on waiting lists, and what they gave up", async () => {
  const ada = await newMember(server.url, "Ada");
  const [first, second, given] = [await newEvent(server), await newEvent(server), await newEvent(server)];
  const full = await newEvent(server, { maxAttendees: 1 });
  await register(other, full);
  for (const eventId of [first, second, given]) await register(ada, eventId);
  await join(ada, full);
  await giveUp(ada, given);
  const own = await mine(ada);
  expect(ids(own.registrations)).toEqual([second, first]);
  expect(own.waiting).toMatchObject([{ event: { eventId: full }, waiting: { position: 1, offeredUntil: null } }]);
  expect(own.cancelled).toMatchObject([{ event: { eventId: given }, wasPaid: false }]);
  expect(await mine(await newMember(server.url))).toEqual({ registrations: [], waiting: [], cancelled: [] });
});

test("DASHBOARD-10 a seat that was given up and taken again is a seat, and an offered seat says until when", async () => {
  const ada = await newMember(server.url, "Ada");
  const again = await newEvent(server);
  await register(ada, again);
  await giveUp(ada, again);
  await register(ada, again);
  const full = await newEvent(server, { maxAttendees: 1 });
  await register(other, full);
  await join(ada, full);
  await giveUp(other, full);
  const own = await mine(ada);
  expect([ids(own.registrations), own.cancelled]).toEqual([[again], []]);
  expect(own.waiting[0]?.waiting.offeredUntil).toBeGreaterThan(Date.now());
});

test("DASHBOARD-10 a held seat is listed with its clock, and one never paid is not among those given up", async () => {
  const ada = await newMember(server.url, "Ada");
  const eventId = await newEvent(server, { isPaidEvent: true, ticketPriceKobo: 250_000 });
  const seat = await withEventLock(server.database.fork(), eventId, (tx, event) =>
    holdSeat(tx, event, ada.me?.memberId ?? ""),
  );
  expect((await mine(ada)).registrations).toMatchObject([
    { event: { eventId }, registration: { status: "held", heldUntil: seat.heldUntil, isPaid: true } },
  ]);
  await withEventLock(server.database.fork(), eventId, (tx) => releaseSeat(tx, seat.registrationId));
  expect(await mine(ada)).toEqual({ registrations: [], waiting: [], cancelled: [] });
});
