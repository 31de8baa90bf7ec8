import { randomUUID } from "node:crypto";
import { UserEntity } from "../../../server/account/account.entity.ts";
import type { TestServer } from "../server/boot.ts";

type Source = Pick<TestServer, "database">;

/** Stores members without sessions, which is fast. Returns their ids. */
export async function storeMembers({ database }: Source, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const accounts = ids.map((id) => ({ id, email: `stored-${id}@example.org`, emailVerified: true }));
  await database.fork().insertMany(UserEntity, accounts);
  return ids;
}

export interface Seats {
  readonly max_attendees: number | null;
  readonly registered: number;
  readonly held: number;
  readonly offered: number;
  readonly waiting: number;
  /** Members with more than one seat, or with a seat and a place on the list. */
  readonly doubled: number;
}

/** What the tables say about the seats of an event now. */
export async function seatsOf({ database }: Source, eventId: string): Promise<Seats> {
  const rows = await database.fork().execute<Seats[]>(
    `with own as (select user_id, status from event_registrations
        where event_id = ? and (status = 'registered' or held_until > clock_timestamp())),
      listed as (select user_id, offered_until from event_waiting_list
        where event_id = ? and (offered_until is null or offered_until > clock_timestamp()))
     select e.max_attendees, (select count(*) from own where status = 'registered')::int as registered,
       (select count(*) from own where status = 'held')::int as held,
       (select count(*) from listed where offered_until is not null)::int as offered,
       (select count(*) from listed where offered_until is null)::int as waiting,
       (select count(*) from (
          select user_id from (select user_id from own union all select user_id from listed) each
          group by user_id having count(*) > 1
        ) twice)::int as doubled
     from events e where e.id = ?`,
    [eventId, eventId, eventId],
  );
  return rows[0] as Seats;
}

/** Ends every hold and offer of an event as if its time were up. */
export async function letTimePass({ database }: Source, eventId: string): Promise<void> {
  const past = "clock_timestamp() - interval '1 second'";
  const em = database.fork();
  await em.execute(`update event_registrations set held_until = ${past} where event_id = ? and status = 'held'`, [
    eventId,
  ]);
  await em.execute(
    `update event_waiting_list set offered_until = ${past} where event_id = ? and offered_until is not null`,
    [eventId],
  );
}
