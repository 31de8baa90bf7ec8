import * as eventAdminApi from "../../../schema/event/admin-api.ts";
import type { Core } from "../../platform/core.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import { exportAttendees } from "./attendee-export.ts";
import { readAttendees } from "./attendee-list.ts";
import { readFigures } from "./event-figures.ts";

/** The admins’ view of one event: its numbers, its attendees and their file. */
export function eventAdminRoutes({
  community,
  database,
  today,
}: Pick<Core, "community" | "database" | "today">): Route[] {
  return [
    route(eventAdminApi.readEventFigures, async ({ em, params }) => await readFigures(em, params.eventId)),

    route(eventAdminApi.listEventAttendees, async ({ em, member, params, query }) =>
      readAttendees(em, member, params.eventId, query),
    ),

    route(eventAdminApi.exportEventAttendees, async ({ member, params: { eventId }, query }) => {
      const chunks = await exportAttendees(database, { admin: member, timeZone: community.timeZone }, eventId, query);
      return { type: "text/csv", name: `attendees-${today()}.csv`, content: { chunks } };
    }),
  ];
}
