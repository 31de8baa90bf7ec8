import * as eventManageApi from "../../../schema/event/manage-api.ts";
import { repeatEvent as repeatEndpoint } from "../../../schema/event/repeat-api.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import { createEvent, updateEvent } from "./edit-event.ts";
import { cancelEvent, deleteEvent, type RefundRegistrations } from "./end-event.ts";
import { listManagedEvents, readManagedEvent } from "./managed-event.ts";
import { type EventManagers, managerOf } from "./manager.ts";
import { type RepeatOptions, repeatEvent } from "./repeat-event.ts";

export interface ManageOptions extends RepeatOptions {
  readonly managers: () => EventManagers;
  readonly refundRegistrations: RefundRegistrations;
}

export function manageRoutes(options: ManageOptions): Route[] {
  const { managers } = options;
  return [
    route(
      eventManageApi.listManagedEvents,
      async ({ em, member, query }) => await listManagedEvents(em, managerOf(member, managers()), query),
    ),
    route(
      eventManageApi.readManagedEvent,
      async ({ em, member, params }) => await readManagedEvent(em, managerOf(member, managers()), params.eventId),
    ),
    route(eventManageApi.createEvent, async ({ em, member, body }) => {
      const manager = managerOf(member, managers());
      return await readManagedEvent(em, manager, await createEvent(em, manager, body, options));
    }),
    route(eventManageApi.updateEvent, async ({ em, member, params: { eventId }, body }) => {
      const manager = managerOf(member, managers());
      await updateEvent(em, manager, { eventId, ...body }, options);
      return await readManagedEvent(em, manager, eventId);
    }),
    route(repeatEndpoint, async ({ em, member, params: { eventId }, body }) => ({
      events: await repeatEvent(em, managerOf(member, managers()), { eventId, ...body }, options),
    })),
    route(eventManageApi.cancelEvent, async ({ em, member, params: { eventId }, body: { reason } }) => {
      const manager = managerOf(member, managers());
      await cancelEvent(em, manager, { eventId, reason }, options);
      return await readManagedEvent(em, manager, eventId);
    }),
    route(eventManageApi.deleteEvent, async ({ em, member, params: { eventId } }) => {
      await deleteEvent(em, managerOf(member, managers()), eventId);
    }),
  ];
}
