import { randomUUID } from "node:crypto";
import { register } from "../../../schema/event/api.ts";
import { median } from "../measure.ts";
import { type Member, Refused } from "../member/member.ts";
import { query } from "../server/own-database.ts";
import type { Lampstand } from "../server/servers.ts";
import { benchLine } from "./support/line.ts";
import { atLeast, atMost } from "./support/metric.ts";

const GOAL_SECONDS = 10;
const sizes = {
  full: { members: 500, seats: 100, lastSeatMembers: 200, lastSeatRounds: 50 },
  smallest: { members: 4, seats: 2, lastSeatMembers: 3, lastSeatRounds: 1 },
};
const { full } = sizes;

export const registration = benchLine({
  id: "E1",
  title: `${full.members} registrations at once for ${full.seats} seats, and ${full.lastSeatMembers} for the last one`,
  sizes,
  async measure(bench, { members, seats, lastSeatMembers, lastSeatRounds }) {
    const { runs } = bench.options;
    const benchServer = await bench.lampstand(members);
    try {
      const seconds: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        bench.say(`${members} for ${seats} seats`);
        seconds.push(await fill(benchServer, seats, benchServer.guests));
      }
      const people = benchServer.guests.slice(0, lastSeatMembers);
      let filled = 0;
      for (; filled < lastSeatRounds; filled += 1) {
        bench.say(`the last seat, ${filled + 1} of ${lastSeatRounds}`);
        await fill(benchServer, 1, people);
      }
      return [
        {
          what: `${members} at once, ${seats} are in, until the last reply`,
          measured: median(seconds),
          unit: "s",
          goal: atMost(GOAL_SECONDS),
        },
        {
          what: `${lastSeatMembers} at once for the last seat, one gets it`,
          measured: filled,
          unit: "times",
          goal: atLeast(lastSeatRounds),
        },
      ];
    } finally {
      await benchServer.close();
    }
  },
});

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
