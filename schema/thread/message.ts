import { z } from "zod";
import { shownRoles } from "../member/shown-member.ts";
import { attachment, attachmentKinds } from "./attachment.ts";
import { forwarded } from "./forward.ts";
import { poll, votedChoices } from "./poll.ts";
import { reactionCount, reactionEmoji } from "./reaction.ts";

/** The message that a reply quotes, shortened, in its current version. */
export const quote = z.strictObject({
  seq: z.int(),
  senderId: z.uuid(),
  senderName: z.string(),
  text: z.string(),
  /** Of its photo or voice note, which stands for the text if that is empty. */
  attachmentKind: z.enum(attachmentKinds).optional(),
  isDeleted: z.boolean(),
  /** It forwards a message and has no text of its own. */
  isForward: z.literal(true).optional(),
});
export type Quote = z.infer<typeof quote>;

export const mention = z.strictObject({ memberId: z.uuid(), displayName: z.string() });
export type Mention = z.infer<typeof mention>;

/** A message, as its readers see it. A deleted one keeps its seq and loses its text. */
export const message = z.strictObject({
  /**
   * The position in its thread, from 1, without gaps. It defines the order and identifies the message in its thread.
   */
  seq: z.int(),
  /**
   * The id that the sending client chose, so that it recognises its own message. Empty for other senders' messages in
   * pages.
   */
  requestId: z.string(),
  senderId: z.uuid(),
  senderName: z.string(),
  /** The address of the sender's picture. Only in channels, and omitted if they have none. */
  senderAvatarUrl: z.string().optional(),
  /** The sender's roles in the community, shown as badges. Omitted if they have none. */
  senderRoles: shownRoles.optional(),
  content: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  isEdited: z.boolean(),
  isDeleted: z.boolean(),
  /** Counts the changes since it was written: edits, deletion, reactions. Omitted if there were none. */
  version: z.int().min(1).optional(),
  /** True if there is a block between sender and reader. The text and the name are omitted. */
  isHidden: z.literal(true).optional(),
  replyTo: quote.optional(),
  /** The mentioned members, with the name after each `@`. */
  mentions: z.array(mention).optional(),
  reactions: z.array(reactionCount).optional(),
  /** The reader's own reactions. Only in data for a single reader: a page or a receipt. */
  ownReactions: z.array(reactionEmoji).optional(),
  /** Its photo or voice note. Its text may then be empty. */
  attachment: attachment.optional(),
  /** The message of a channel that this one forwards. Its own text may be empty. */
  forwarded: forwarded.optional(),
  /** The poll whose question the text is. Only in channels. */
  poll: poll.optional(),
  /** What the reader voted for in it. Only in data for a single reader. */
  ownVote: votedChoices.optional(),
});
export type Message = z.infer<typeof message>;

/** A page of a thread, oldest first. */
export const messagePage = z.strictObject({
  messages: z.array(message),
  /** Whether there are more messages in the requested direction. */
  hasMore: z.boolean(),
});

const seq = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
/** Without a cursor: the newest messages. `before` is for scrolling up, `after` for filling a gap. */
export const pageQuery = z
  .strictObject({ before: seq.optional(), after: seq.optional() })
  .refine(({ before, after }) => before === undefined || after === undefined, { error: "before or after, not both" });
