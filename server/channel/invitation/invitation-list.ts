import type { EntityManager } from "@mikro-orm/postgresql";
import type { ChannelInvitation, PendingInvitation } from "../../../schema/channel/invitation-api.ts";
import { recordAccess } from "../../audit/audit.ts";
import type { Member } from "../../platform/session.ts";
import { namedMembers, peopleOf } from "../../profile/profile.ts";
import { adultIfBornBy, type MessagingPolicy } from "../../safety/safety.ts";
import { refuse, roleIn } from "../channel-lock.ts";
import { refusalFor } from "../channel-policy.ts";
import { type ChannelRow, selectInvitedChannels } from "../channel-store.ts";
import { type OpenInvitation, type ShownInvitation, selectOpen, selectShown } from "./invitation-store.ts";

/** CHANNEL-28: the open invitations of each of these members, newest first. */
export async function invitationsOf(
  em: EntityManager,
  policy: MessagingPolicy,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, ChannelInvitation[]>> {
  const open = await selectOpen(em, memberIds);
  const channels = await selectInvitedChannels(em, [adultIfBornBy(policy), open.map(({ thread_id }) => thread_id)]);
  const channelOf = new Map(channels.map((row) => [row.thread_id, row]));
  const namedOf = await namedMembers(
    em,
    open.map(({ invited_by }) => invited_by),
  );
  const lists = new Map<string, ChannelInvitation[]>(memberIds.map((memberId) => [memberId, []]));
  for (const invitation of open) {
    const channel = channelOf.get(invitation.thread_id);
    if (channel) lists.get(invitation.user_id)?.push(asInvited(invitation, channel, namedOf));
  }
  return lists;
}

const asInvited = (
  invitation: OpenInvitation,
  channel: ChannelRow,
  namedOf: Awaited<ReturnType<typeof namedMembers>>,
): ChannelInvitation => ({
  invitationId: invitation.id,
  channelId: invitation.thread_id,
  name: channel.name,
  description: channel.description,
  isPrivate: channel.is_private,
  memberCount: channel.member_count,
  invitedBy: namedOf(invitation.invited_by),
  supervisors: channel.supervisors,
  invitedAt: invitation.invited_at,
});

/**
 * CHANNEL-32: the invitations to a channel that wait for an answer, newest first. Safeguarding leads see who is invited,
 * and their access is recorded (SAFE-17).
 */
export async function listPendingInvitations(
  em: EntityManager,
  { memberId, roles }: Pick<Member, "memberId" | "roles">,
  channelId: string,
): Promise<PendingInvitation[]> {
  const role = await roleIn(em, channelId, memberId);
  const isLead = role !== null && roles.includes("safeguarding_lead");
  if (!isLead) refuse(refusalFor(role, "add"));
  const rows = (await selectShown(em, channelId)).filter(({ answer }) => !isLead || answer === null);
  if (isLead) await recordAccess(em, memberId, "channel-invitations", channelId);
  const personOf = await peopleOf(
    em,
    rows.flatMap((row) => [row.invited_by, ...(row.user_id === null ? [] : [row.user_id])]),
  );
  return rows.map((row) => asPending(row, { memberId, isLead }, personOf));
}

function asPending(
  { id, user_id, email, invited_by, invited_at }: ShownInvitation,
  { memberId, isLead }: { memberId: string; isLead: boolean },
  personOf: Awaited<ReturnType<typeof peopleOf>>,
): PendingInvitation {
  const isNamed = user_id !== null && (isLead || email === null);
  const { memberId: _, ...invited } = isNamed
    ? personOf(user_id)
    : { memberId: null, displayName: null, avatarUrl: null, roles: [] };
  const { avatarUrl: __, ...invitedBy } = personOf(invited_by);
  return {
    invitationId: id,
    ...invited,
    email: invited_by === memberId ? email : null,
    invitedBy,
    invitedAt: invited_at,
  };
}
