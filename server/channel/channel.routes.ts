import type { EntityManager } from "@mikro-orm/postgresql";
import * as channelApi from "../../schema/channel/api.ts";
import type { ChannelLoss } from "../../schema/member/protocol.ts";
import * as threadApi from "../../schema/thread/api.ts";
import { recordSupervisedVisit } from "../audit/audit.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import type { Member } from "../platform/session.ts";
import { memberName } from "../profile/profile.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import { findMessages } from "../thread/search/message-search.ts";
import { readPage, refreshForwardsOfChannel, refusalToRead } from "../thread/thread.ts";
import type { ThreadRooms } from "../thread/thread-ports.ts";
import { closeChannel, createChannel, editChannel, joinChannel, leaveChannel } from "./channel.ts";
import type { ChannelBroadcaster } from "./channel-broadcaster.ts";
import { changeRole, listMembers, removeMember, transferOwnership } from "./channel-member.ts";
import { setPace } from "./channel-pace.ts";
import { findChannel, listChannels, readableFrom } from "./channel-view.ts";
import { listForwardTargets } from "./forward/forward-target.ts";
import { invitationRoutes } from "./invitation/invitation.routes.ts";
import { setPinned } from "./list/pinned-channel.ts";
import { pinRoutes } from "./pin/pin.routes.ts";

export function channelRoutes(options: {
  community: { readonly name: string; readonly timeZone: string };
  messagingPolicy: MessagingPolicy;
  threadRooms: ThreadRooms;
  channelBroadcaster: ChannelBroadcaster;
}): Route[] {
  const { community, messagingPolicy: policy, threadRooms } = options;
  const { membersLeft } = options.channelBroadcaster;

  async function reach(em: EntityManager, member: Member, channelId: string) {
    const channel = await findChannel(em, policy, member.memberId, channelId);
    if (!channel) throw await refusalToRead(em, member, channelId, "channel/not-found");
    return channel;
  }

  async function reachOwn(em: EntityManager, member: Member, channelId: string) {
    const from = await readableFrom(em, member.memberId, channelId);
    if (from === null) throw await refusalToRead(em, member, channelId, "channel/not-found");
    return from;
  }

  /** CHANNEL-8: tells these members why they left, closes their sockets, and hides the channel’s messages from them elsewhere. */
  async function notifyRemoved(
    em: EntityManager,
    channelId: string,
    memberIds: readonly string[],
    why: ChannelLoss,
  ): Promise<void> {
    void membersLeft(channelId, memberIds, why);
    await threadRooms.disconnect(channelId, memberIds);
    await refreshForwardsOfChannel(em, threadRooms.accessChanged, channelId, memberIds);
  }

  return [
    ...invitationRoutes({ ...options, reach }),
    ...pinRoutes({ ...options, reach, reachOwn }),

    route(channelApi.listChannels, async ({ em, member, query }) => {
      const channels = await listChannels(em, policy, member.memberId, query.name);
      return { channels };
    }),

    route(threadApi.listForwardTargets, async ({ em, member, params, query }) => {
      const message = { ...params, memberId: member.memberId };
      return await listForwardTargets(em, { policy, community }, message, query.name);
    }),

    route(channelApi.createChannel, async ({ em, member, body }) => {
      const channelId = await createChannel(em, policy, { ...member, communityName: community.name }, body);
      return await reach(em, member, channelId);
    }),

    route(channelApi.readChannel, async ({ em, member, params }) => reach(em, member, params.channelId)),

    route(channelApi.editChannel, async ({ em, member, params, body }) => {
      await editChannel(em, policy, { actor: { ...member, communityName: community.name }, ...params }, body);
      return await reach(em, member, params.channelId);
    }),

    route(channelApi.setChannelPace, async ({ em, member, params, body }) => {
      await setPace(em, { actorId: member.memberId, ...params }, body);
      return await reach(em, member, params.channelId);
    }),

    route(channelApi.pinChannel, async ({ em, member, params, body }) => {
      await reachOwn(em, member, params.channelId);
      await setPinned(em, { memberId: member.memberId, ...params }, body.isPinned);
      return await reach(em, member, params.channelId);
    }),

    route(channelApi.closeChannel, async ({ em, member, params }) => {
      await notifyRemoved(em, params.channelId, await closeChannel(em, member.memberId, params.channelId), "closed");
    }),

    route(channelApi.joinChannel, async ({ em, member, params }) => {
      await joinChannel(em, policy, member.memberId, params.channelId);
      return await reach(em, member, params.channelId);
    }),

    route(channelApi.leaveChannel, async ({ em, member, params }) => {
      await leaveChannel(em, member.memberId, params.channelId);
      await notifyRemoved(em, params.channelId, [member.memberId], "left");
    }),

    route(channelApi.listChannelMembers, async ({ em, member, params, query }) => {
      await reachOwn(em, member, params.channelId);
      const listed = await listMembers(em, params.channelId, query.name);
      const here = await threadRooms.presentIn(params.channelId);
      return { members: listed.map((each) => ({ ...each, isHere: here.has(each.memberId) })) };
    }),

    route(channelApi.changeChannelRole, async ({ em, member, params, body }) => {
      await changeRole(em, { actorId: member.memberId, ...params }, body.role);
    }),

    route(channelApi.removeChannelMember, async ({ em, member, params }) => {
      await removeMember(em, { actorId: member.memberId, ...params });
      await notifyRemoved(em, params.channelId, [params.memberId], "removed");
    }),

    route(channelApi.transferChannelOwnership, async ({ em, member, params: { channelId }, body }) => {
      await transferOwnership(em, { actorId: member.memberId, channelId, memberId: body.memberId });
    }),

    route(channelApi.readChannelMessages, async ({ em, member, params, query }) => {
      const { memberId } = member;
      const threadId = params.channelId;
      const from = await reachOwn(em, member, threadId);
      await recordSupervisedVisit(em, member, threadId);
      return await readPage(em, { threadId, memberId, from }, query);
    }),

    route(channelApi.searchChannel, async ({ em, member, params, query }) => {
      const { memberId } = member;
      const threadId = params.channelId;
      await reachOwn(em, member, threadId);
      await recordSupervisedVisit(em, member, threadId);
      const found = await findMessages(em, { memberId, threadId }, query.words);
      return { found };
    }),

    route(channelApi.takeChannelSeat, async ({ em, member, params }) => {
      await reachOwn(em, member, params.channelId);
      await recordSupervisedVisit(em, member, params.channelId);
      const { memberId, sessionId } = member;
      const reservation = await threadRooms.enter("channel", params.channelId, {
        memberId,
        sessionId,
        displayName: memberName(member),
      });
      return { memberId, reservation };
    }),
  ];
}
