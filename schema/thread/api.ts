import { z } from "zod";
import { cursor, cursorNumber, next } from "../cursor.ts";
import { endpoint } from "../endpoint.ts";
import { FULL_NAME_MAX_LENGTH, MESSAGE_SEARCH_MAX_LENGTH } from "../limits.ts";
import { memberRole } from "../member/role-schema.ts";
import { shownMember, shownName } from "../member/shown-member.ts";
import { line } from "../text.ts";
import { attachmentKinds } from "./attachment.ts";
import { original } from "./forward.ts";
import { votedChoices } from "./poll.ts";
import { reactionEmoji } from "./reaction.ts";

const threadId = z.uuid();
const seq = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** The search words. */
export const messageSearchQuery = z.strictObject({
  words: line({ min: 1, max: MESSAGE_SEARCH_MAX_LENGTH }),
});

/** A search result or a pinned message. Its context is loaded with the pages of its thread. */
export const messageFound = z.strictObject({
  threadId,
  seq: z.int(),
  senderId: z.uuid(),
  senderName: z.string(),
  senderAvatarUrl: z.string().nullable(),
  senderRoles: z.array(memberRole),
  /** The text around the match. */
  text: z.string(),
  attachmentKind: z.enum(attachmentKinds).optional(),
  /** It forwards a message and has no text of its own. */
  isForward: z.literal(true).optional(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
});
export type MessageFound = z.infer<typeof messageFound>;
export const messagesFound = z.strictObject({ found: z.array(messageFound) });

/** Where a message stands. */
const messagePlace = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("conversation"),
    /** The one whom the caller talks with, or the two in a conversation that the caller supervises. */
    people: z.array(shownName),
  }),
  z.strictObject({ kind: z.literal("channel"), name: z.string() }),
]);
export type MessagePlace = z.infer<typeof messagePlace>;
export const placedMessage = messageFound.extend({ place: messagePlace });
export type PlacedMessage = z.infer<typeof placedMessage>;

/** A day in the community's time zone, as 2026-11-24. */
const day = z.iso.date();

export const searchMessages = endpoint("GET /api/messages/search", "member", {
  summary:
    "A page of ten messages with these words in all conversations and channels that the caller can read, newest first. With a cursor, those after it.",
  limit: { name: "message-search", tries: 300, seconds: 60 * 60, per: "account" },
  query: z.strictObject({
    ...messageSearchQuery.shape,
    /** A part of the sender's name. */
    sender: line({ max: FULL_NAME_MAX_LENGTH }).optional(),
    from: day.optional(),
    /** The last day, included. */
    until: day.optional(),
    /** `next` of the page before. */
    after: cursor(cursorNumber, cursorNumber, threadId).optional(),
  }),
  output: z.strictObject({ found: z.array(placedMessage), next }),
});

/** A thread of the caller, where a message can be forwarded to. */
const forwardTarget = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("conversation"),
    threadId,
    /** The one whom the caller talks with, or the two in a conversation that the caller supervises. */
    people: z.array(shownMember),
  }),
  z.strictObject({ kind: z.literal("channel"), threadId, name: z.string() }),
]);
export type ForwardTarget = z.infer<typeof forwardTarget>;

export const listForwardTargets = endpoint("GET /api/threads/:threadId/messages/:seq/forward-targets", "member", {
  summary:
    "The caller’s conversations and channels where this message of a channel can be forwarded to now, by newest message; at most 20. With the message as its forwards would show it. Filtered by name if given.",
  limit: { name: "forward-targets", tries: 600, seconds: 60 * 60, per: "account" },
  params: z.strictObject({ threadId, seq }),
  query: z.strictObject({ name: line({ max: FULL_NAME_MAX_LENGTH }).optional() }),
  output: z.strictObject({ original, targets: z.array(forwardTarget) }),
});

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
