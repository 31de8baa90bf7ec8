import { z } from "zod";
import { channel } from "../channel/api.ts";
import { conversation } from "../chat/api.ts";
import { errorCode } from "../errors.ts";
import { requestId } from "../game/protocol.ts";
import { notification } from "../notification/api.ts";
import type { PayloadOf, RoomProtocol } from "../room-protocol.ts";

/** Why a channel is not the member's any more; `role` where they read along in it as safeguarding lead. */
export const channelLoss = z.enum(["left", "removed", "closed", "role"]);
export type ChannelLoss = z.infer<typeof channelLoss>;

/** A member's own line: what concerns them wherever they are in the product. */
export const memberProtocol = {
  requests: {},
  announcements: {
    conversation: {
      summary:
        "A conversation of the member's as it stands now: a message came, it was read on another phone, it was opened.",
      payload: z.strictObject({ conversation }),
    },
    channel: {
      summary: "A channel of the member's as it stands now: a message came, it was read, they joined or were added.",
      payload: z.strictObject({ channel }),
    },
    channelGone: {
      summary: "A channel that is not the member's any more, and why.",
      payload: z.strictObject({ channelId: z.uuid(), why: channelLoss }),
    },
    notifications: {
      summary: "How many notifications are unread now, and the one that came or changed, if one did.",
      payload: z.strictObject({ unread: z.int(), newest: notification.nullable() }),
    },
    refused: {
      summary: "A request was refused and changed nothing.",
      payload: z.strictObject({ request: z.string(), code: errorCode, id: requestId.optional() }),
    },
  },
} as const satisfies RoomProtocol;

type Announcements = typeof memberProtocol.announcements;

/** What a member is told by itself, without having asked on this line. */
export type MemberEvent = {
  [Name in keyof Announcements]: { type: Name; payload: PayloadOf<Announcements[Name]> };
}["conversation" | "channel" | "channelGone" | "notifications"];
