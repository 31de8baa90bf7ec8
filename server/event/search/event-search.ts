import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Event } from "../../../schema/event/event.ts";
import { EVENTS_PER_PAGE } from "../../../schema/event/search-api.ts";
import { pageOf } from "../../platform/database/keyset.ts";
import type { EventEntity } from "../event.entity.ts";
import { storedEvent } from "../event-store.ts";
import { eventView } from "../event-view.ts";
import { type EventFilter, eventMatches, orderOf } from "./event-conditions.ts";

type Tables = InferKyselyDB<typeof EventEntity>;

/** The time of an event in microseconds since 1970, and its id. */
type Key = readonly [number, string];

interface Search extends EventFilter {
  readonly after?: Key | undefined;
}

/** EVENT-132: a page of the published events that fulfil a filter, as everyone sees them. */
export async function searchEvents(em: EntityManager, { after, ...filter }: Search) {
  const order = orderOf(filter);
  // The seats are counted only for the events of the page.
  const page = em
    .getKysely<Tables>()
    .selectFrom("events as e")
    .selectAll("e")
    .where(sql<boolean>`e.is_active`)
    .where("e.cancelled_at", "is", null)
    .where(eventMatches(filter, "without-links"))
    .$if(after !== undefined, (query) => query.where(isBehind(after as Key, order)))
    .orderBy("e.event_date", order)
    .orderBy("e.id", order)
    .limit(EVENTS_PER_PAGE + 1);
  const rows = await em
    .getKysely<Tables>()
    .selectFrom(page.as("e"))
    .crossJoinLateral(storedEvent.as("stored"))
    .selectAll("stored")
    .select(sql<number>`(extract(epoch from e.event_date) * 1000000)::float8`.as("microseconds"))
    .orderBy("e.event_date", order)
    .orderBy("e.id", order)
    .execute();
  const found = pageOf(rows, EVENTS_PER_PAGE, ({ microseconds, eventId }): Key => [microseconds, eventId]);
  const events: Event[] = found.page.map(({ microseconds: _, ...event }) => eventView(event));
  return { events, next: found.next };
}

function isBehind([microseconds, id]: Key, order: "asc" | "desc") {
  const key = sql`(timestamptz 'epoch' + ${microseconds}::float8 * interval '1 microsecond', ${id}::uuid)`;
  return order === "asc" ? sql<boolean>`(e.event_date, e.id) > ${key}` : sql<boolean>`(e.event_date, e.id) < ${key}`;
}
