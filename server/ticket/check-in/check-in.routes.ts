import * as checkInApi from "../../../schema/ticket/check-in-api.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import type { TicketCodes } from "../code/ticket-code.ts";
import { readGateChanges, readGateList } from "./gate-list.ts";
import { recordScans, undoCheckIn } from "./record-scans.ts";

export const checkInRoutes = (codes: TicketCodes): Route[] => [
  route(
    checkInApi.readCheckInList,
    async ({ em, member, params: { eventId } }) => await readGateList(em, codes, member, eventId),
  ),

  route(
    checkInApi.readCheckInChanges,
    async ({ em, member, params: { eventId }, query: { since } }) => await readGateChanges(em, member, eventId, since),
  ),

  route(checkInApi.sendScans, async ({ em, member, params: { eventId }, body }) => ({
    answers: await recordScans(em, codes, member, eventId, body),
  })),

  route(checkInApi.undoCheckIn, async ({ em, member, params: { eventId, reference }, query }) => {
    await undoCheckIn(em, member, eventId, { reference, ...query });
  }),
];
