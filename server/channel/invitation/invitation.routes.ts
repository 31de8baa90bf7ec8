import type { EntityManager } from "@mikro-orm/postgresql";
import { addChannelMember, addChannelMemberByEmail, type Channel } from "../../../schema/channel/api.ts";
import * as channelInvitationApi from "../../../schema/channel/invitation-api.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import type { Member } from "../../platform/session.ts";
import type { MessagingPolicy } from "../../safety/safety.ts";
import { addMember, addMemberByEmail } from "./adding.ts";
import { acceptInvitation, declineInvitation } from "./answer.ts";
import { withdrawInvitation } from "./invitation.ts";
import { invitationsOf, listPendingInvitations } from "./invitation-list.ts";

/** Adding members to channels, and the invitations of those who are not added at once. */
export function invitationRoutes(options: {
  messagingPolicy: MessagingPolicy;
  /** The channel as this member sees it. */
  reach: (em: EntityManager, member: Member, channelId: string) => Promise<Channel>;
}): Route[] {
  const { messagingPolicy: policy, reach } = options;

  return [
    route(
      addChannelMember,
      async ({ em, member, params: { channelId }, body }) =>
        await addMember(em, { policy, actorId: member.memberId, channelId }, body.memberId),
    ),

    route(
      addChannelMemberByEmail,
      async ({ em, member, params: { channelId }, body }) =>
        await addMemberByEmail(em, { policy, actorId: member.memberId, channelId }, body.email),
    ),

    route(channelInvitationApi.listInvitations, async ({ em, member: { memberId } }) => ({
      invitations: (await invitationsOf(em, policy, [memberId])).get(memberId) ?? [],
    })),

    route(channelInvitationApi.acceptInvitation, async ({ em, member, params: { invitationId } }) => {
      const { memberId } = member;
      const channelId = await acceptInvitation(em, policy, { memberId, invitationId });
      return await reach(em, member, channelId);
    }),

    route(channelInvitationApi.declineInvitation, async ({ em, member: { memberId }, params: { invitationId } }) => {
      await declineInvitation(em, { memberId, invitationId });
    }),

    route(channelInvitationApi.listPendingInvitations, async ({ em, member, params: { channelId } }) => {
      const invitations = await listPendingInvitations(em, member, channelId);
      return { invitations };
    }),

    route(channelInvitationApi.withdrawInvitation, async ({ em, member, params: { channelId, invitationId } }) => {
      await withdrawInvitation(em, { actorId: member.memberId, channelId }, invitationId);
    }),
  ];
}
