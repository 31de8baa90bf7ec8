import type { EntityManager } from "@mikro-orm/postgresql";
import type { OutputOf, QueryOf } from "../../../schema/endpoint.ts";
import { EVENT_ATTENDEES_PER_PAGE, type listEventAttendees } from "../../../schema/event/admin-api.ts";
import { recordAccess } from "../../audit/audit.ts";
import type { Member } from "../../platform/session.ts";
import { countAttendees, findAttendees } from "./attendee-store.ts";
import { readFigures } from "./event-figures.ts";

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
  const [attendees, { total }] = await Promise.all([
    findAttendees(em, eventId, filter, [EVENT_ATTENDEES_PER_PAGE, skipped]),
    countAttendees(em, eventId, filter),
  ]);
  return { attendees, total };
}
