import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Analytics } from "../../../schema/admin/analytics-api.ts";
import type { UserEntity } from "../../account/account.entity.ts";
import type { UserActivityEntity } from "../../activity/activity.entity.ts";
import type { EventEntity } from "../../event/event.entity.ts";
import type { EventRegistrationEntity } from "../../event/registration/registration.entity.ts";
import { milliseconds } from "../../platform/database/typed-query.ts";

type Tables = InferKyselyDB<
  typeof UserEntity | typeof UserActivityEntity | typeof EventEntity | typeof EventRegistrationEntity
>;

/** The activities of members. Nobody is active by a crash. */
const activities = (em: EntityManager) =>
  em.getKysely<Tables>().selectFrom("user_activity").where("user_id", "is not", null);

/** How many members have an activity in the last 7 days, and in the last 24 hours. */
export const selectActive = (em: EntityManager) =>
  em
    .getKysely<Tables>()
    .selectFrom(
      activities(em)
        .where("created_at", ">", sql<Date>`now() - interval '7 days'`)
        .select(({ fn }) => fn.max("created_at").as("newest"))
        .groupBy("user_id")
        .as("active"),
    )
    .select([
      sql<number>`count(*)::int`.as("week"),
      sql<number>`count(*) filter (where newest > now() - interval '24 hours')::int`.as("day"),
    ])
    .executeTakeFirstOrThrow();

/** A period between the times at which periods begin, from 1. 0 is before the first time. */
export interface PeriodRow {
  readonly period: number;
  readonly members: number;
}

const periodOf = (starts: readonly string[]) =>
  sql<number>`width_bucket(created_at, ${starts}::timestamptz[])`.as("period");

const members = sql<number>`count(*)::int`.as("members");

/** How many accounts were created in each of the periods that begin at these times, in order. */
export const selectNewMembers = (em: EntityManager, starts: readonly string[]): Promise<PeriodRow[]> =>
  em
    .getKysely<Tables>()
    .selectFrom("users")
    .select([periodOf(starts), members])
    .groupBy("period")
    .execute();

/** How many members have an activity in each of the periods that begin at these times, in order. */
export const selectActiveInPeriods = (em: EntityManager, starts: readonly string[]): Promise<PeriodRow[]> =>
  em
    .getKysely<Tables>()
    .selectFrom(
      activities(em)
        .where("created_at", ">=", sql<Date>`(${starts}::timestamptz[])[1]`)
        .select([periodOf(starts), "user_id"])
        .distinct()
        .as("active"),
    )
    .select(["period", members])
    .groupBy("period")
    .execute();

/** At most so many events: those with the most seats taken. */
export const selectPopularEvents = (em: EntityManager, limit: number): Promise<Analytics["popularEvents"]> =>
  em
    .getKysely<Tables>()
    .selectFrom(({ selectFrom }) =>
      selectFrom("event_registrations")
        .where("status", "=", "registered")
        .select(["event_id", sql<number>`count(*)::int`.as("attendees")])
        .groupBy("event_id")
        .as("seats"),
    )
    .innerJoin("events as event", "event.id", "seats.event_id")
    .select((row) => [
      "event.id as eventId",
      "event.title",
      milliseconds(row.ref("event.event_date")).as("eventDate"),
      "seats.attendees",
    ])
    .orderBy("seats.attendees", "desc")
    .orderBy("event.event_date", "desc")
    .orderBy("event.id")
    .limit(limit)
    .execute();
