import * as eventApi from "../../schema/event/api.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import { listAttendees, listEvents, type RefundRegistration, readEvent } from "./event.ts";
import { cancelOwnRegistration, listOwnRegistrations, registerForFree } from "./registration/registration.ts";

export interface EventOptions {
  readonly messagingPolicy: MessagingPolicy;
  readonly refundRegistration: RefundRegistration;
}

export function eventRoutes({ messagingPolicy, refundRegistration }: EventOptions): Route[] {
  return [
    route(eventApi.listEvents, async ({ database }) => await listEvents(database)),

    route(
      eventApi.readEvent,
      async ({ database, member, params }) => await readEvent(database, member, params.eventId),
    ),

    route(
      eventApi.listAttendees,
      async ({ database, member, params }) => await listAttendees(database, messagingPolicy, member, params.eventId),
    ),

    route(eventApi.register, async ({ em, member: { memberId }, params: { eventId } }) =>
      registerForFree(em, memberId, eventId),
    ),

    route(eventApi.cancelRegistration, async ({ em, member: { memberId }, params: { eventId } }) => {
      await cancelOwnRegistration(em, memberId, eventId, refundRegistration);
    }),

    route(eventApi.listOwnRegistrations, async ({ em, member: { memberId } }) => ({
      registrations: await listOwnRegistrations(em, memberId),
    })),
  ];
}
