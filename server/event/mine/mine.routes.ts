import * as eventMineApi from "../../../schema/event/mine-api.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import { listOwnEvents } from "./own-events.ts";

export const mineRoutes = (): Route[] => [
  route(eventMineApi.listOwnEvents, async ({ em, member }) => await listOwnEvents(em, member.memberId)),
];
