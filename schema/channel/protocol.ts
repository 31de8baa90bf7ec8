import { z } from "zod";
import { requestId } from "../game/protocol.ts";
import { POLL_CHOICES_MAX } from "../limits.ts";
import type { RoomProtocol } from "../room-protocol.ts";
import { newPoll, ownVote, pollChange, votedChoices } from "../thread/poll.ts";
import { threadAnnouncements, threadRequests } from "../thread/protocol.ts";

export const channelRequests = {
  ...threadRequests,
  send: {
    summary: `${threadRequests.send.summary} A poll has its question as text.`,
    payload: threadRequests.send.payload.extend({ poll: newPoll.optional() }),
  },
  vote: {
    summary:
      "Votes in the poll of a message, in place of the member’s earlier vote. Without choices, it takes that back. Repeating it changes nothing.",
    payload: z.strictObject({ id: requestId, seq: z.int().min(1), choices: votedChoices.max(POLL_CHOICES_MAX) }),
  },
} as const satisfies RoomProtocol["requests"];

export const channelAnnouncements = {
  ...threadAnnouncements,
  polls: {
    summary: "The current results of these messages’ polls. Never says who voted.",
    payload: z.strictObject({ changes: z.array(pollChange) }),
  },
  voted: {
    summary: "Sent only to the other screens of the member: what they have voted for.",
    payload: ownVote,
  },
} as const satisfies RoomProtocol["announcements"];

export const channelProtocol = {
  requests: channelRequests,
  announcements: channelAnnouncements,
} as const satisfies RoomProtocol;
