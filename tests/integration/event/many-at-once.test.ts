import { afterAll, beforeAll, expect, test } from "vitest";
import { registerForFree } from "../../../server/event/registration/registration.ts";
import { newEvent } from "../../support/event/events.ts";
import { seatsOf, storeMembers } from "../../support/event/seats.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let members: string[];
beforeAll(async () => {
  server = await bootServer();
  members = await storeMembers(server, 500);
});
afterAll(() => server.stop());

/** All register at the same moment. Returns how often each result occurred. */
async function registerAll(eventId: string, memberIds: readonly string[]): Promise<Record<string, number>> {
  const results = await Promise.allSettled(
    memberIds.map((memberId) => registerForFree(server.database.fork(), memberId, eventId)),
  );
  const codes = results.map((result) =>
    result.status === "fulfilled" ? result.value.status : String(result.reason.code),
  );
  return Object.fromEntries(
    Object.entries(Object.groupBy(codes, (code) => code)).map(([code, all]) => [code, all?.length ?? 0]),
  );
}

/** Several events are filled side by side, because that is faster. */
const EVENTS_AT_ONCE = 5;

async function fillLastSeat(people: readonly string[]): Promise<void> {
  const eventId = await newEvent(server, { maxAttendees: 1 });
  expect(await registerAll(eventId, people)).toEqual({ registered: 1, "event/full": people.length - 1 });
  expect((await seatsOf(server, eventId)).registered).toBe(1);
}

test("EVENT-4 EVENT-34 of 200 members at once one gets the last seat, ten times", async () => {
  const people = members.slice(0, 200);
  for (let rounds = 0; rounds < 10; rounds += EVENTS_AT_ONCE) {
    await Promise.all(Array.from({ length: EVENTS_AT_ONCE }, () => fillLastSeat(people)));
  }
});

test("EVENT-4 EVENT-34 of 500 members at once 100 get the 100 seats", async () => {
  const eventId = await newEvent(server, { maxAttendees: 100 });
  expect(await registerAll(eventId, members)).toEqual({ registered: 100, "event/full": 400 });
  expect((await seatsOf(server, eventId)).registered).toBe(100);
});
