import { z } from "zod";
import { reactionCount, reactionEmoji } from "./reaction.ts";

/** What a reply answers, in short, as it stands now. */
export const quote = z.strictObject({
  seq: z.int(),
  senderId: z.uuid(),
  senderName: z.string(),
  text: z.string(),
  isDeleted: z.boolean(),
});
export type Quote = z.infer<typeof quote>;

export const mention = z.strictObject({ memberId: z.uuid(), displayName: z.string() });
export type Mention = z.infer<typeof mention>;

/** A message as those who may read it see it. A deleted one keeps its place and loses its words. */
export const message = z.strictObject({
  /** The place in its thread, from 1, without holes: the server's order, and the message's name in its thread. */
  seq: z.int(),
  /** The sender's own name for it, so that a phone recognises what it sent; pages leave everybody else's empty. */
  requestId: z.string(),
  senderId: z.uuid(),
  senderName: z.string(),
  content: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  isEdited: z.boolean(),
  isDeleted: z.boolean(),
  /** Counts what happened to it since it was written: edits, its deletion, reactions. Left out while nothing did. */
  version: z.int().min(1).optional(),
  /** Written by somebody whom the reader has blocked, or who has blocked the reader: without its words and its name. */
  isHidden: z.literal(true).optional(),
  replyTo: quote.optional(),
  /** Who is meant by an `@` and the name after it. */
  mentions: z.array(mention).optional(),
  reactions: z.array(reactionCount).optional(),
  /** The reader's own reactions; only in what is told to one reader, a page or a receipt. */
  ownReactions: z.array(reactionEmoji).optional(),
});
export type Message = z.infer<typeof message>;

/** A stretch of a thread, oldest first. */
export const messagePage = z.strictObject({
  messages: z.array(message),
  /** Whether there is more in the direction that was asked for. */
  hasMore: z.boolean(),
});

const seq = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
/** Without a cursor the newest; `before` scrolls up; `after` fills a gap. */
export const pageQuery = z
  .strictObject({ before: seq.optional(), after: seq.optional() })
  .refine(({ before, after }) => before === undefined || after === undefined, { error: "before or after, not both" });
