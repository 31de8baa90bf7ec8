import type { EntityManager } from "@mikro-orm/postgresql";
import { channelApi } from "../../schema/channel/api.ts";
import type { SeatReservation } from "../../schema/game/api.ts";
import type { ChannelLoss } from "../../schema/member/protocol.ts";
import type { OpenRateLimit } from "../platform/rate-limit.ts";
import { Refusal } from "../platform/refusal.ts";
import { type Route, route } from "../platform/route.ts";
import { memberName } from "../profile/profile.ts";
import type { TalkRules } from "../safety/safety.ts";
import { findMessages } from "../thread/message-search.ts";
import { readPage } from "../thread/thread.ts";
import { closeChannel, createChannel, editChannel, joinChannel, leaveChannel } from "./channel.ts";
import { addMember, addMemberByEmail, changeRole, handOver, listMembers, removeMember } from "./channel-member.ts";
import type { ChannelTeller } from "./channel-teller.ts";
import { findChannel, listChannels, readableFrom } from "./channel-view.ts";

/** The live side of the channels. */
export interface ChannelRooms {
  enterChannel(
    channelId: string,
    member: { memberId: string; displayName: string; sessionId: string },
  ): Promise<SeatReservation>;
  /** Who has the channel open now. */
  hereIn(channelId: string): Promise<ReadonlySet<string>>;
  closeThread(channelId: string, memberIds: readonly string[]): void;
}

const HOUR = 60 * 60;
const done = { done: true } as const;

export function channelRoutes(options: {
  talkRules: TalkRules;
  channelRooms: ChannelRooms;
  channelTeller: ChannelTeller;
  tellNotifications: (memberIds: readonly string[], what: "came") => void;
  openRateLimit: OpenRateLimit;
}): Route[] {
  const { talkRules: rules, channelRooms, channelTeller, tellNotifications, openRateLimit } = options;
  const creations = openRateLimit({ name: "channel", tries: 20, seconds: HOUR });
  const joins = openRateLimit({ name: "channel-join", tries: 120, seconds: HOUR });
  const changes = openRateLimit({ name: "channel-change", tries: 300, seconds: HOUR });
  const additions = openRateLimit({ name: "channel-add", tries: 300, seconds: HOUR });
  // Whoever may try many addresses could find out who is here.
  const mailAdditions = openRateLimit({ name: "channel-add-email", tries: 30, seconds: HOUR });
  // Typing a name asks after every few letters.
  const lookups = openRateLimit({ name: "channel-list", tries: 600, seconds: HOUR });
  const searches = openRateLimit({ name: "channel-search", tries: 300, seconds: HOUR });
  const entries = openRateLimit({ name: "channel-seat", tries: 600, seconds: HOUR, isOfThisServer: true });

  async function reach(em: EntityManager, memberId: string, channelId: string) {
    const channel = await findChannel(em, rules, memberId, channelId);
    if (!channel) throw new Refusal("channel/not-found");
    return channel;
  }

  async function reachOwn(em: EntityManager, memberId: string, channelId: string) {
    const from = await readableFrom(em, memberId, channelId);
    if (from === null) throw new Refusal("channel/not-found");
    return from;
  }

  /** CHANNEL-8. */
  function sendAway(channelId: string, memberIds: readonly string[], why: ChannelLoss): void {
    channelRooms.closeThread(channelId, memberIds);
    channelTeller.gone(channelId, memberIds, why);
    void channelTeller.tell(channelId);
  }

  return [
    route(channelApi.listChannels, async ({ em, member, query }) => {
      await lookups.consume(member.memberId);
      const channels = await listChannels(em, rules, member.memberId, query.name);
      return { channels };
    }),

    route(channelApi.createChannel, async ({ em, member, body }) => {
      await creations.consume(member.memberId);
      const channelId = await createChannel(em, rules, member.memberId, body);
      void channelTeller.tell(channelId);
      return await reach(em, member.memberId, channelId);
    }),

    route(channelApi.readChannel, async ({ em, member, params }) => reach(em, member.memberId, params.channelId)),

    route(channelApi.editChannel, async ({ em, member, params, body }) => {
      await changes.consume(member.memberId);
      await editChannel(em, rules, { actorId: member.memberId, ...params }, body);
      void channelTeller.tell(params.channelId);
      return await reach(em, member.memberId, params.channelId);
    }),

    route(channelApi.closeChannel, async ({ em, member, params }) => {
      await changes.consume(member.memberId);
      sendAway(params.channelId, await closeChannel(em, member.memberId, params.channelId), "closed");
      return done;
    }),

    route(channelApi.joinChannel, async ({ em, member, params }) => {
      await joins.consume(member.memberId);
      await joinChannel(em, member.memberId, params.channelId);
      void channelTeller.tell(params.channelId);
      return await reach(em, member.memberId, params.channelId);
    }),

    route(channelApi.leaveChannel, async ({ em, member, params }) => {
      await leaveChannel(em, member.memberId, params.channelId);
      sendAway(params.channelId, [member.memberId], "left");
      return done;
    }),

    route(channelApi.listChannelMembers, async ({ em, member, params, query }) => {
      await reachOwn(em, member.memberId, params.channelId);
      const listed = await listMembers(em, params.channelId, query.name);
      const here = await channelRooms.hereIn(params.channelId);
      return { members: listed.map((each) => ({ ...each, isHere: here.has(each.memberId) })) };
    }),

    route(channelApi.addChannelMember, async ({ em, member, params: { channelId }, body }) => {
      await additions.consume(member.memberId);
      tellNotifications(await addMember(em, { rules, actorId: member.memberId, channelId }, body.memberId), "came");
      void channelTeller.tell(channelId);
      return done;
    }),

    route(channelApi.addChannelMemberByEmail, async ({ em, member, params: { channelId }, body }) => {
      await mailAdditions.consume(member.memberId);
      const notified = await addMemberByEmail(em, { rules, actorId: member.memberId, channelId }, body.email);
      tellNotifications(notified, "came");
      void channelTeller.tell(channelId);
      return done;
    }),

    route(channelApi.changeChannelRole, async ({ em, member, params, body }) => {
      await changes.consume(member.memberId);
      await changeRole(em, { actorId: member.memberId, ...params }, body.role);
      void channelTeller.tell(params.channelId);
      return done;
    }),

    route(channelApi.removeChannelMember, async ({ em, member, params }) => {
      await changes.consume(member.memberId);
      await removeMember(em, { actorId: member.memberId, ...params });
      sendAway(params.channelId, [params.memberId], "removed");
      return done;
    }),

    route(channelApi.handOverChannel, async ({ em, member, params: { channelId }, body }) => {
      await changes.consume(member.memberId);
      await handOver(em, { actorId: member.memberId, channelId, memberId: body.memberId });
      void channelTeller.tell(channelId);
      return done;
    }),

    route(channelApi.readChannelMessages, async ({ em, member: { memberId }, params, query }) => {
      const threadId = params.channelId;
      const from = await reachOwn(em, memberId, threadId);
      return await readPage(em, { threadId, memberId, from }, query);
    }),

    route(channelApi.searchChannel, async ({ em, member: { memberId }, params, query }) => {
      await searches.consume(memberId);
      const threadId = params.channelId;
      await reachOwn(em, memberId, threadId);
      const found = await findMessages(em, { memberId, threadId }, query.words);
      return { found };
    }),

    route(channelApi.takeChannelSeat, async ({ em, member, params }) => {
      await entries.consume(member.memberId);
      await reachOwn(em, member.memberId, params.channelId);
      const { memberId, sessionId } = member;
      const reservation = await channelRooms.enterChannel(params.channelId, {
        memberId,
        sessionId,
        displayName: memberName(member),
      });
      return { memberId, reservation };
    }),
  ];
}
