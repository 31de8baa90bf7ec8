import { randomUUID } from "node:crypto";
import { register } from "../../../schema/event/api.ts";
import { median } from "../measure.ts";
import { type Member, Refused } from "../member/member.ts";
import { query } from "../server/own-database.ts";
import { type Lampstand, openLampstand } from "../server/servers.ts";
import type { Bench, BenchLine } from "./support/context.ts";
import { atLeast, atMost, type Metric } from "./support/metric.ts";

const MEMBERS = 500;
const SEATS = 100;
const GOAL_SECONDS = 10;
const LAST_SEAT_MEMBERS = 200;
const LAST_SEAT_ROUNDS = 50;

export const registration: BenchLine = {
  id: "E1",
  title: `${MEMBERS} registrations at once for ${SEATS} seats, and ${LAST_SEAT_MEMBERS} for the last one`,
  async measure({ database, options: { runs }, say }: Bench): Promise<Metric[]> {
    const benchServer = await openLampstand(await database(), MEMBERS);
    try {
      const seconds: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        say(`${MEMBERS} for ${SEATS} seats`);
        seconds.push(await fill(benchServer, SEATS, benchServer.guests));
      }
      const people = benchServer.guests.slice(0, LAST_SEAT_MEMBERS);
      let filled = 0;
      for (; filled < LAST_SEAT_ROUNDS; filled += 1) {
        say(`the last seat, ${filled + 1} of ${LAST_SEAT_ROUNDS}`);
        await fill(benchServer, 1, people);
      }
      return [
        {
          what: `${MEMBERS} at once, ${SEATS} are in, until the last reply`,
          measured: median(seconds),
          unit: "s",
          goal: atMost(GOAL_SECONDS),
        },
        {
          what: `${LAST_SEAT_MEMBERS} at once for the last seat, one gets it`,
          measured: filled,
          unit: "times",
          goal: atLeast(LAST_SEAT_ROUNDS),
        },
      ];
    } finally {
      await benchServer.close();
    }
  },
};

/** All members register at once for a new event. Returns the seconds. Throws unless exactly as many are in as there are seats. */
async function fill({ databaseUrl }: Lampstand, seats: number, members: readonly Member[]): Promise<number> {
  const eventId = randomUUID();
  await query(
    databaseUrl,
    `insert into events (id, title, description, event_date, location, max_attendees)
     values ($1, 'Bench', '', now() + interval '7 days', 'Here', $2)`,
    [eventId, seats],
  );
  const began = performance.now();
  const replies = await Promise.all(members.map((member) => isRegistered(member, eventId)));
  const seconds = (performance.now() - began) / 1000;
  const stored = await query(
    databaseUrl,
    "select id from event_registrations where event_id = $1 and status = 'registered'",
    [eventId],
  );
  const registered = replies.filter(Boolean).length;
  if (registered !== seats || stored.length !== seats) {
    throw new Error(`${registered} were told that they are in, ${stored.length} are in, for ${seats} seats`);
  }
  return seconds;
}

async function isRegistered(member: Member, eventId: string): Promise<boolean> {
  try {
    await member.call(register, { params: { eventId } });
    return true;
  } catch (error) {
    if (error instanceof Refused && error.code === "event/full") return false;
    throw error;
  }
}
