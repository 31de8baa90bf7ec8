import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { MESSAGE_SEARCH_MAX_LENGTH } from "../limits.ts";
import { memberRole } from "../member/role-schema.ts";
import { shownMember } from "../member/shown-member.ts";
import { line } from "../text.ts";
import { votedChoices } from "./poll.ts";
import { reactionEmoji } from "./reaction.ts";

const threadId = z.uuid();
const seq = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** The search words. */
export const messageSearchQuery = z.strictObject({
  words: line({ min: 1, max: MESSAGE_SEARCH_MAX_LENGTH }),
});

/** A search result. Its context is loaded with the pages of its thread. */
export const messageFound = z.strictObject({
  threadId,
  seq: z.int(),
  senderId: z.uuid(),
  senderName: z.string(),
  senderAvatarUrl: z.string().nullable(),
  senderRoles: z.array(memberRole),
  /** The text around the match. */
  text: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
});
export type MessageFound = z.infer<typeof messageFound>;
export const messagesFound = z.strictObject({ found: z.array(messageFound) });

export const listReactions = endpoint("GET /api/threads/:threadId/messages/:seq/reactions", "member", {
  summary: "The reactions to a message that the caller can see, with their authors; at most 200.",
  limit: { name: "reactions", tries: 600, seconds: 60 * 60, per: "account" },
  params: z.strictObject({ threadId, seq }),
  output: z.strictObject({
    reactions: z.array(shownMember.extend({ emoji: reactionEmoji })),
  }),
});

export const listVotes = endpoint("GET /api/threads/:threadId/messages/:seq/votes", "member", {
  summary:
    "The votes in a message’s poll that the caller can see, with their voters; at most 200. Refused if it is secret.",
  limit: { name: "votes", tries: 600, seconds: 60 * 60, per: "account" },
  params: z.strictObject({ threadId, seq }),
  output: z.strictObject({
    votes: z.array(shownMember.extend({ choices: votedChoices })),
  }),
});
