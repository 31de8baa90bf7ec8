import type { EntityManager } from "@mikro-orm/postgresql";
import type { OutputOf, QueryOf } from "../../../schema/endpoint.ts";
import {
  EVENT_ATTENDEES_PER_PAGE,
  type exportEventAttendees,
  type listEventAttendees,
  type readEventFigures,
} from "../../../schema/event/admin-api.ts";
import { recordAccess } from "../../audit/audit.ts";
import { likePattern } from "../../platform/database/like-pattern.ts";
import type { StatementSource } from "../../platform/database/prepared.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import { countAttendees, selectAttendeePage, selectFigures } from "./attendee-store.ts";

export type AttendeeFilter = QueryOf<typeof exportEventAttendees>;

/** EVENT-76: an event with its numbers. Refuses with `event/not-found`. */
export async function readFigures(
  source: StatementSource,
  eventId: string,
): Promise<OutputOf<typeof readEventFigures>> {
  const [figures] = await selectFigures(source, [eventId]);
  if (!figures) throw new Refusal("event/not-found");
  return figures;
}

/** EVENT-75: a page of an event’s attendees. Records the look (AUDIT-1). */
export async function readAttendees(
  em: EntityManager,
  admin: Pick<Member, "memberId">,
  eventId: string,
  { page, ...filter }: QueryOf<typeof listEventAttendees>,
): Promise<OutputOf<typeof listEventAttendees>> {
  await readFigures(em, eventId);
  await recordAccess(em, admin.memberId, "event-attendees", eventId);
  const skipped = (page - 1) * EVENT_ATTENDEES_PER_PAGE;
  const [attendees, [count]] = await Promise.all([
    findAttendees(em, eventId, filter, [EVENT_ATTENDEES_PER_PAGE, skipped]),
    countAttendees(em, valuesOf(eventId, filter)),
  ]);
  return { attendees, total: count?.total ?? 0 };
}

/** The attendees of this filter: at most so many, after so many. */
export const findAttendees = (
  source: StatementSource,
  eventId: string,
  filter: AttendeeFilter,
  [limit, skipped]: readonly [number, number],
) => selectAttendeePage[filter.sort][filter.order](source, [...valuesOf(eventId, filter), limit, skipped]);

const valuesOf = (eventId: string, { search = "", status, door }: AttendeeFilter) => [
  eventId,
  likePattern(search),
  likePattern(search.toLowerCase()),
  // People copy it as it is printed: K7M2-9QPD.
  likePattern(search.replaceAll(/[\s-]/g, "").toUpperCase()),
  status ?? null,
  door ?? null,
];
