import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { confirmSeat, holdSeat, withEventLock } from "../../../server/event/event.ts";
import { cancelOwnRegistration, registerForFree } from "../../../server/event/registration/registration.ts";
import { activeRegistration } from "../../../server/event/registration/seat.ts";
import { joinWaitingList, leaveWaitingList, offerSeatsOfAll } from "../../../server/event/waiting/waiting.ts";
import { Refusal } from "../../../server/platform/refusal.ts";
import { newEvent } from "../../support/event/events.ts";
import { letTimePass, type Seats, seatsOf, storeMembers } from "../../support/event/seats.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

const PEOPLE = 6;

let server: TestServer;
let members: string[];
beforeAll(async () => {
  server = await bootServer();
  members = await storeMembers(server, PEOPLE);
});
afterAll(() => server.stop());

type Operation = (eventId: string, memberId: string, maximum: number) => Promise<unknown>;
const fork = () => server.database.fork();

const operations: Record<string, Operation> = {
  register: (eventId, memberId) => registerForFree(fork(), memberId, eventId),
  hold: (eventId, memberId) => withEventLock(fork(), eventId, (tx, event) => holdSeat(tx, event, memberId)),
  confirm: (eventId, memberId) =>
    withEventLock(fork(), eventId, async (tx, event) => {
      const own = await activeRegistration(tx, event, memberId);
      return own && (await confirmSeat(tx, event, own.id));
    }),
  cancel: (eventId, memberId) => cancelOwnRegistration(fork(), memberId, eventId, async () => {}),
  join: (eventId, memberId) => joinWaitingList(fork(), memberId, eventId),
  leave: (eventId, memberId) => leaveWaitingList(fork(), memberId, eventId),
  letTimePass: (eventId) => letTimePass(server, eventId),
  offer: () => offerSeatsOfAll(fork()),
  /** A maximum below those who have a seat, or an offer of one, is refused before it gets here (EVENT-42). */
  setMaximum: (eventId, _, maximum) =>
    withEventLock(fork(), eventId, async (tx, event) => {
      const seats = await seatsOf({ database: { ...server.database, fork: () => tx } }, eventId);
      event.maxAttendees = Math.max(maximum, taken(seats));
    }),
};

const operation = fc.record({
  name: fc.constantFrom(...Object.keys(operations)),
  who: fc.nat(PEOPLE - 1),
  maximum: fc.integer({ min: 1, max: 4 }),
});
/** The operations of one step happen at the same moment. */
const steps = fc.array(fc.array(operation, { minLength: 1, maxLength: 4 }), { minLength: 5, maxLength: 25 });

async function perform(eventId: string, step: readonly { name: string; who: number; maximum: number }[]) {
  const all = step.map(({ name, who, maximum }) => operations[name]?.(eventId, members[who] ?? "", maximum));
  for (const result of await Promise.allSettled(all)) {
    if (result.status === "rejected" && !(result.reason instanceof Refusal)) throw result.reason;
  }
}

const taken = ({ registered, held, offered }: Seats) => registered + held + offered;

test("EVENT-4 EVENT-6 EVENT-22 EVENT-23 EVENT-32 seats are right after any operations at once", async () => {
  const seen = { full: 0, offered: 0, waiting: 0, held: 0 };
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 3 }), steps, async (maxAttendees, all) => {
      const eventId = await newEvent(server, { maxAttendees });
      for (const step of all) {
        await perform(eventId, step);
        const now = await seatsOf(server, eventId);
        const maximum = now.max_attendees ?? 0;
        expect(taken(now)).toBeLessThanOrEqual(maximum);
        expect(now.doubled).toBe(0);
        // Nobody waits while a seat is free for longer than until the next run of the job.
        await offerSeatsOfAll(fork());
        const settled = await seatsOf(server, eventId);
        if (settled.waiting > 0) expect(taken(settled)).toBe(maximum);
        seen.full += Number(taken(now) === maximum);
        seen.offered += now.offered;
        seen.waiting += now.waiting;
        seen.held += now.held;
      }
    }),
    { numRuns: 30 },
  );
  // The operations reach the interesting states.
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
});
