import { z } from "zod";
import { channel } from "../channel/api.ts";
import { channelInvitation } from "../channel/invitation-api.ts";
import { conversation } from "../chat/api.ts";
import { errorCode } from "../errors.ts";
import { requestId } from "../game/protocol.ts";
import { notification } from "../notification/api.ts";
import type { PayloadOf, RoomProtocol } from "../room-protocol.ts";

/** Why a member is no longer in a channel. `role`: they supervised it as safeguarding lead and lost that role. */
export const channelLoss = z.enum(["left", "removed", "closed", "role"]);
export type ChannelLoss = z.infer<typeof channelLoss>;

/** A member's own room. It sends counts and notifications to every screen of theirs. */
export const memberProtocol = {
  requests: {},
  announcements: {
    conversation: {
      summary:
        "The current state of one of the member's conversations, after a message, a read on another screen, or its opening.",
      payload: z.strictObject({ conversation }),
    },
    channel: {
      summary: "The current state of one of the member's channels, after a message, a read, or the member's joining.",
      payload: z.strictObject({ channel }),
    },
    threadsMissed: {
      summary: "The server may have missed changes of conversations and channels, so read the lists again.",
      payload: z.strictObject({}),
    },
    channelGone: {
      summary: "The member is no longer in this channel, and why.",
      payload: z.strictObject({ channelId: z.uuid(), why: channelLoss }),
    },
    invitations: {
      summary: "The member's open invitations to channels, after one was sent, answered or withdrawn.",
      payload: z.strictObject({ invitations: z.array(channelInvitation) }),
    },
    notifications: {
      summary: "The number of unread notifications, and the new or changed one, if any.",
      payload: z.strictObject({ unread: z.int(), newest: notification.nullable() }),
    },
    statusChanged: {
      summary: "The member's roles, a mute or a notice have changed, and with them the session.",
      payload: z.strictObject({}),
    },
    reportChanged: {
      summary: "Someone else who handles this report has changed it.",
      payload: z.strictObject({ reportId: z.uuid() }),
    },
    refused: {
      summary: "A request was refused and changed nothing.",
      payload: z.strictObject({ request: z.string(), code: errorCode, id: requestId.optional() }),
    },
  },
} as const satisfies RoomProtocol;

type Announcements = typeof memberProtocol.announcements;

/** The events that the server sends to a member unasked. */
export type MemberEvent = {
  [Name in keyof Announcements]: { type: Name; payload: PayloadOf<Announcements[Name]> };
}[
  | "conversation"
  | "channel"
  | "threadsMissed"
  | "channelGone"
  | "invitations"
  | "notifications"
  | "statusChanged"
  | "reportChanged"];
