import type { EntityManager } from "@mikro-orm/postgresql";
import type { Channel } from "../../../schema/channel/api.ts";
import * as channelPinApi from "../../../schema/channel/pin-api.ts";
import { recordSupervisedVisit } from "../../audit/audit.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import type { Member } from "../../platform/session.ts";
import type { MessagingPolicy } from "../../safety/safety.ts";
import { listPins, pinMessage, unpinMessage } from "./pin.ts";

/** The pinned messages of channels. */
export function pinRoutes(options: {
  messagingPolicy: MessagingPolicy;
  /** The channel as this member sees it. */
  reach: (em: EntityManager, member: Member, channelId: string) => Promise<Channel>;
  /** Refuses members who may not read the channel. */
  reachOwn: (em: EntityManager, member: Member, channelId: string) => Promise<unknown>;
}): Route[] {
  const { messagingPolicy: policy, reach, reachOwn } = options;

  return [
    route(channelPinApi.listPins, async ({ em, member, params: { channelId } }) => {
      await reachOwn(em, member, channelId);
      await recordSupervisedVisit(em, member, channelId);
      return { pins: await listPins(em, channelId, member.memberId) };
    }),

    route(channelPinApi.pinMessage, async ({ em, member, params }) => {
      await pinMessage(em, policy, { actorId: member.memberId, ...params });
      return await reach(em, member, params.channelId);
    }),

    route(channelPinApi.unpinMessage, async ({ em, member, params }) => {
      await unpinMessage(em, { actorId: member.memberId, ...params });
      return await reach(em, member, params.channelId);
    }),
  ];
}
