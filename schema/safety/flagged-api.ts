import { z } from "zod";
import { cursor, cursorNumber, next } from "../cursor.ts";
import { endpoint } from "../endpoint.ts";
import { namedMember, shownName, shownRoles } from "../member/shown-member.ts";
import { type AttachmentKind, attachmentKinds } from "../thread/attachment.ts";

const messageId = z.uuid();

/** What contact data looks like: it decides how the sender is asked and what the lead reads. */
export const contactKinds = ["phone", "email", "handle", "link"] as const;
export type ContactKind = (typeof contactKinds)[number];
/** Why a message is flagged. */
export const flagKinds = [...contactKinds, "secrecy", ...attachmentKinds] as const;
export type FlagKind = (typeof flagKinds)[number];
/** What a text is flagged for. The other kinds are of photos and voice notes that a lead has to look at first. */
export type TextFlagKind = Exclude<FlagKind, AttachmentKind>;

/**
 * A message with contact data, or one that asks for secrecy, between adults and minors, or one with a covered photo or voice
 * note, without its text.
 */
const flaggedMessage = z.strictObject({
  messageId,
  kind: z.enum(flagKinds),
  /** Null if the account is gone. */
  sender: namedMember.nullable(),
  thread: z.strictObject({
    threadId: z.uuid(),
    kind: z.enum(["conversation", "channel"]),
    /** A channel's name. Null for a conversation. */
    name: z.string().nullable(),
    /** The two in a conversation. Empty for a channel. */
    people: z.array(shownName),
    /** Whether the caller is in it. */
    isReader: z.boolean(),
  }),
  /** Milliseconds since 1970: when the message, or its edit, was stored. */
  flaggedAt: z.number(),
  /** Null until someone has reviewed it. */
  reviewedAt: z.number().nullable(),
  /** Null until then, and if their account is gone. */
  reviewer: namedMember.nullable(),
});
export type FlaggedMessage = z.infer<typeof flaggedMessage>;

/** A message of the thread, as it is now. */
const messageAround = z.strictObject({
  messageId,
  senderName: z.string(),
  senderRoles: shownRoles,
  text: z.string(),
  attachmentKind: z.enum(attachmentKinds).optional(),
  isDeleted: z.boolean(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
});
export type MessageAround = z.infer<typeof messageAround>;

export const flaggedMessageFile = z.strictObject({
  ...flaggedMessage.shape,
  /** The message with a few before and after it, oldest first. */
  messages: z.array(messageAround),
  /** The message's earlier texts, oldest first. They are kept for 30 days, also after it was deleted. */
  earlierTexts: z.array(z.strictObject({ text: z.string(), replacedAt: z.number() })),
});
export type FlaggedMessageFile = z.infer<typeof flaggedMessageFile>;

export const listFlaggedMessages = endpoint("GET /api/safety/flagged-messages", "guardian", {
  summary:
    "Up to 50 messages with contact data, or that ask for secrecy, between adults and minors, or with a covered photo or voice note, newest first: those to review, or reviewed ones. With a cursor, those after it. The access is recorded.",
  query: z.strictObject({
    state: z.enum(["waiting", "reviewed"]).default("waiting"),
    after: cursor(cursorNumber, messageId).optional(),
  }),
  output: z.strictObject({ flagged: z.array(flaggedMessage), next }),
});

export const readFlaggedMessage = endpoint("GET /api/safety/flagged-messages/:messageId", "guardian", {
  summary: "One flagged message with the messages around it. The access is recorded.",
  params: z.strictObject({ messageId }),
  output: flaggedMessageFile,
});

export const reviewFlaggedMessage = endpoint("POST /api/safety/flagged-messages/:messageId/review", "guardian", {
  summary: "Marks a flagged message as reviewed by the caller, unless someone was faster. The access is recorded.",
  limit: { name: "flag-review", tries: 600, seconds: 60 * 60, per: "account" },
  params: z.strictObject({ messageId }),
  body: z.strictObject({
    /** Of the version that the caller has seen: a later edit needs another look. */
    flaggedAt: z.int(),
  }),
  output: flaggedMessageFile,
});
