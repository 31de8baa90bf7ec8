import { z } from "zod";
import { email } from "../account/email.ts";
import { type CallLimit, endpoint } from "../endpoint.ts";
import { clockTime, sameTimes } from "../field-text.ts";
import { seatReservation } from "../game/api.ts";
import { CHANNEL_DESCRIPTION_MAX_LENGTH, CHANNEL_NAME_MAX_LENGTH, FULL_NAME_MAX_LENGTH } from "../limits.ts";
import { shownMember } from "../member/shown-member.ts";
import { line, prose, title } from "../text.ts";
import { messageSearchQuery, messagesFound } from "../thread/api.ts";
import { attachmentKinds } from "../thread/attachment.ts";
import { messagePage, pageQuery } from "../thread/message.ts";
import { slowModes } from "./pace.ts";

const channelId = z.uuid();
const memberId = z.uuid();
/** `safeguarding_lead` supervises a channel without having joined it. */
export const channelRoles = ["owner", "admin", "member", "safeguarding_lead"] as const;
export const channelRole = z.enum(channelRoles);
export type ChannelRole = z.infer<typeof channelRole>;

/** Someone who supervises a channel: a safeguarding lead, or an admin who keeps a lead company. */
export const channelSupervisor = z.strictObject({
  memberId,
  displayName: z.string(),
  role: z.enum(["safeguarding_lead", "admin"]),
});

/** A time of day in the community's time zone: "22:00". */
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: clockTime });

/** When the members of a channel may write, and how often. `from` may be later than `until`: then midnight is between them. */
const channelPace = z.strictObject({
  quietHours: z
    .strictObject({ from: clock, until: clock })
    .refine(({ from, until }) => from !== until, { error: sameTimes, path: ["until"] })
    .nullable(),
  /** The shortest time between two messages of one member. 0 without slow mode. */
  slowSeconds: z.literal(slowModes),
});
export type ChannelPace = z.infer<typeof channelPace>;

/** A channel, as this member sees it. Only its members see a private one. */
export const channel = z.strictObject({
  channelId,
  name: z.string(),
  description: z.string(),
  isPrivate: z.boolean(),
  memberCount: z.int(),
  /** The caller's role. Null if they have not joined. */
  role: channelRole.nullable(),
  /** Who supervises it. Empty if the caller has not joined. */
  supervisors: z.array(channelSupervisor),
  /** False if the rules allow only reading now. */
  canWrite: z.boolean(),
  /** Its quiet hours and slow mode. Null if it has neither, or if the caller has not joined. */
  pace: channelPace.nullable(),
  /** Its quiet hours do not hold for the caller. */
  canWriteInQuietHours: z.boolean(),
  /** The caller may set quiet hours and slow mode. Slow mode does not hold for them. */
  canSetPace: z.boolean(),
  /** The caller may pin messages. */
  canPin: z.boolean(),
  /** Other numbers whenever the pinned messages have changed. Empty if there are none, or if the caller has not joined. */
  pinRevisions: z.array(z.int()),
  /** The caller has pinned it to the top of their list. */
  isPinned: z.boolean(),
  /** The caller's devices stay silent about it, except when they are mentioned. */
  isMuted: z.boolean(),
  /** An unread message mentions the caller. */
  isMentioned: z.boolean(),
  /** The newest message that the caller can read, on one line and shortened. Null if there is none. */
  lastMessage: z
    .strictObject({
      /** The sender's first name. Null if the caller wrote it. */
      senderName: z.string().nullable(),
      text: z.string(),
      attachmentKind: z.enum(attachmentKinds).optional(),
      /** It forwards a message and has no text of its own. */
      isForward: z.literal(true).optional(),
    })
    .nullable(),
  /** Milliseconds since 1970, as the times below. */
  createdAt: z.number(),
  /** Null if the caller has not joined. */
  joinedAt: z.number().nullable(),
  /** When the last message was written. */
  lastMessageAt: z.number().nullable(),
  lastSeq: z.int(),
  /** Both are 0 if the caller has not joined. */
  readSeq: z.int(),
  unread: z.int(),
});
export type Channel = z.infer<typeof channel>;

export const channelMember = shownMember.extend({
  /** What they were called until less than 30 days ago. Null if they have had their name for longer. */
  formerName: z.string().nullable(),
  role: channelRole,
  /** Whether they have the channel open now. */
  isHere: z.boolean(),
});
export type ChannelMember = z.infer<typeof channelMember>;

const HOUR = 60 * 60;
const changes: CallLimit = { name: "channel-change", tries: 300, seconds: HOUR, per: "account" };

const name = title(CHANNEL_NAME_MAX_LENGTH);
const description = prose({ max: CHANNEL_DESCRIPTION_MAX_LENGTH });

export const listChannels = endpoint("GET /api/channels", "member", {
  summary: "At most 100 channels: the caller's own, pinned ones first, by newest message, then open ones to join.",
  // A search by name sends a request after every few letters.
  limit: { name: "channel-list", tries: 600, seconds: HOUR, per: "account" },
  query: z.strictObject({ name: line({ max: CHANNEL_NAME_MAX_LENGTH }).optional() }),
  output: z.strictObject({ channels: z.array(channel) }),
});

export const createChannel = endpoint("POST /api/channels", "member", {
  summary: "Creates a channel that the caller owns.",
  limit: { name: "channel", tries: 20, seconds: HOUR, per: "account" },
  isForm: true,
  body: z.strictObject({ name, description: description.default(""), is_private: z.boolean().default(false) }),
  output: channel,
});

export const readChannel = endpoint("GET /api/channels/:channelId", "member", {
  summary: "One of the caller's channels, or an open one.",
  params: z.strictObject({ channelId }),
  output: channel,
});

export const editChannel = endpoint("PATCH /api/channels/:channelId", "member", {
  summary: "Changes a channel's name and description. For its owner and admins.",
  limit: changes,
  params: z.strictObject({ channelId }),
  isForm: true,
  body: z.strictObject({ name, description }),
  output: channel,
});

export const setChannelPace = endpoint("PUT /api/channels/:channelId/pace", "member", {
  summary: "Sets a channel's quiet hours and slow mode. For its owner and safeguarding leads.",
  limit: changes,
  params: z.strictObject({ channelId }),
  isForm: true,
  body: channelPace,
  output: channel,
});

export const pinChannel = endpoint("PUT /api/channels/:channelId/pin", "member", {
  summary: "Pins one of the caller's channels to the top of their list, at most three, or unpins it.",
  limit: changes,
  params: z.strictObject({ channelId }),
  body: z.strictObject({ isPinned: z.boolean() }),
  output: channel,
});

export const closeChannel = endpoint("DELETE /api/channels/:channelId", "member", {
  summary: "Closes a channel for everyone. For its owner. Its messages are kept only for reports.",
  limit: changes,
  params: z.strictObject({ channelId }),
});

export const joinChannel = endpoint("POST /api/channels/:channelId/membership", "member", {
  summary: "Joins an open channel. Joining again changes nothing.",
  limit: { name: "channel-join", tries: 120, seconds: HOUR, per: "account" },
  params: z.strictObject({ channelId }),
  output: channel,
});

export const leaveChannel = endpoint("DELETE /api/channels/:channelId/membership", "member", {
  summary: "Leaves a channel. The owner must transfer ownership or close the channel instead.",
  params: z.strictObject({ channelId }),
});

export const listChannelMembers = endpoint("GET /api/channels/:channelId/members", "member", {
  summary: "At most 200 members of one of the caller's channels, by role, then by name.",
  params: z.strictObject({ channelId }),
  query: z.strictObject({ name: line({ max: FULL_NAME_MAX_LENGTH }).optional() }),
  output: z.strictObject({ members: z.array(channelMember) }),
});

export const addChannelMember = endpoint("POST /api/channels/:channelId/members", "member", {
  summary: "Adds a member who was found by name. For the channel's owner and admins.",
  limit: { name: "channel-add", tries: 300, seconds: HOUR, per: "account" },
  params: z.strictObject({ channelId }),
  body: z.strictObject({ memberId }),
});

export const addChannelMemberByEmail = endpoint("POST /api/channels/:channelId/members/by-email", "member", {
  summary:
    "Adds the member with this address, if there is one; the reply is the same if not. For the channel's owner and admins.",
  // A low limit, because trying many addresses could reveal who is a member.
  limit: { name: "channel-add-email", tries: 30, seconds: HOUR, per: "account" },
  params: z.strictObject({ channelId }),
  isForm: true,
  body: z.strictObject({ email }),
});

export const changeChannelRole = endpoint("PATCH /api/channels/:channelId/members/:memberId", "member", {
  summary: "Makes a member an admin, or an admin a member. For the owner; admins may only promote.",
  limit: changes,
  params: z.strictObject({ channelId, memberId }),
  body: z.strictObject({ role: z.enum(["admin", "member"]) }),
});

export const removeChannelMember = endpoint("DELETE /api/channels/:channelId/members/:memberId", "member", {
  summary: "Removes someone from a channel. The owner may remove anyone, an admin only members.",
  limit: changes,
  params: z.strictObject({ channelId, memberId }),
});

export const transferChannelOwnership = endpoint("PUT /api/channels/:channelId/owner", "member", {
  summary: "Makes another member the owner. The previous owner becomes an admin.",
  limit: changes,
  params: z.strictObject({ channelId }),
  body: z.strictObject({ memberId }),
});

export const readChannelMessages = endpoint("GET /api/channels/:channelId/messages", "member", {
  summary: "Up to 100 messages, oldest first: the newest, those before a seq, or those after it.",
  params: z.strictObject({ channelId }),
  query: pageQuery,
  output: messagePage,
});

export const searchChannel = endpoint("GET /api/channels/:channelId/search", "member", {
  summary: "The ten newest messages with these words in one of the caller's channels.",
  limit: { name: "channel-search", tries: 300, seconds: HOUR, per: "account" },
  params: z.strictObject({ channelId }),
  query: messageSearchQuery,
  output: messagesFound,
});

export const takeChannelSeat = endpoint("POST /api/channels/:channelId/seat", "member", {
  summary: "Reserves a socket in the channel's live room.",
  limit: { name: "channel-seat", tries: 600, seconds: HOUR, per: "account", isPerServer: true },
  params: z.strictObject({ channelId }),
  output: z.strictObject({ memberId: z.string(), reservation: seatReservation }),
});
