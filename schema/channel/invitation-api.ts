import { z } from "zod";
import { type CallLimit, endpoint } from "../endpoint.ts";
import { namedMember, shownRoles } from "../member/shown-member.ts";
import { channel, channelSupervisor } from "./api.ts";

const channelId = z.uuid();
const invitationId = z.uuid();
/** An invitation to a channel, as the invited member sees it. */
export const channelInvitation = z.strictObject({
  invitationId,
  channelId,
  name: z.string(),
  description: z.string(),
  isPrivate: z.boolean(),
  memberCount: z.int(),
  invitedBy: namedMember,
  /** Who supervises the channel. */
  supervisors: z.array(channelSupervisor),
  /** Milliseconds since 1970. */
  invitedAt: z.number(),
});
export type ChannelInvitation = z.infer<typeof channelInvitation>;

/** An invitation that waits for an answer, as those who may add members and the channel's safeguarding leads see it. */
export const pendingInvitation = z.strictObject({
  invitationId,
  /** Null if it was sent to an email address. Safeguarding leads see the name of the account, if there is one. */
  displayName: z.string().nullable(),
  /** Null if they have no picture, or if they are not named. */
  avatarUrl: z.string().nullable(),
  /** Empty if they are not named. */
  roles: shownRoles,
  /** The address, for the member who entered it only. */
  email: z.string().nullable(),
  invitedBy: namedMember,
  /** Milliseconds since 1970. */
  invitedAt: z.number(),
});
export type PendingInvitation = z.infer<typeof pendingInvitation>;

const answers: CallLimit = { name: "channel-invitation", tries: 300, seconds: 60 * 60, per: "account" };

export const listInvitations = endpoint("GET /api/channel-invitations", "member", {
  summary: "The caller's open invitations to channels, newest first.",
  output: z.strictObject({ invitations: z.array(channelInvitation) }),
});

export const acceptInvitation = endpoint("POST /api/channel-invitations/:invitationId/acceptance", "member", {
  summary: "Joins the channel of an invitation. Accepting again changes nothing.",
  limit: answers,
  params: z.strictObject({ invitationId }),
  output: channel,
});

export const declineInvitation = endpoint("POST /api/channel-invitations/:invitationId/refusal", "member", {
  summary: "Declines an invitation to a channel. Declining again changes nothing.",
  limit: answers,
  params: z.strictObject({ invitationId }),
});

export const listPendingInvitations = endpoint("GET /api/channels/:channelId/invitations", "member", {
  summary:
    "A channel's invitations without an answer, newest first. For its owner, admins and safeguarding leads, whose access is recorded.",
  params: z.strictObject({ channelId }),
  output: z.strictObject({ invitations: z.array(pendingInvitation) }),
});

export const withdrawInvitation = endpoint("DELETE /api/channels/:channelId/invitations/:invitationId", "member", {
  summary: "Withdraws an invitation. For the channel's owner and admins.",
  limit: answers,
  params: z.strictObject({ channelId, invitationId }),
});
