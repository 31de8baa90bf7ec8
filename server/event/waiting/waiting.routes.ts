import * as waitingApi from "../../../schema/event/waiting-api.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import { joinWaitingList, leaveWaitingList } from "./waiting.ts";

export const waitingRoutes = (): Route[] => [
  route(
    waitingApi.joinWaitingList,
    async ({ em, member: { memberId }, params }) => await joinWaitingList(em, memberId, params.eventId),
  ),

  route(waitingApi.leaveWaitingList, async ({ em, member: { memberId }, params }) => {
    await leaveWaitingList(em, memberId, params.eventId);
  }),
];
