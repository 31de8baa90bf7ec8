import { enterEventChannel as enterEndpoint } from "../../../schema/event/channel-api.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import type { MessagingPolicy } from "../../safety/safety.ts";
import { enterEventChannel } from "./event-channel.ts";

export const channelRoutes = (policy: MessagingPolicy): Route[] => [
  route(enterEndpoint, async ({ em, member, params }) => ({
    channelId: await enterEventChannel(em, policy, member, params.eventId),
  })),
];
