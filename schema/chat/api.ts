import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { seatReservation } from "../game/api.ts";
import { shownMember } from "../member/shown-member.ts";
import { searchedName } from "../profile/searched-name.ts";
import { messageSearchQuery, messagesFound } from "../thread/api.ts";
import { attachmentKinds } from "../thread/attachment.ts";
import { messagePage, pageQuery } from "../thread/message.ts";

const HOUR = 60 * 60;

const conversationId = z.uuid();

/** A member of a conversation, or who supervises it: both members see their name. */
export const conversationMember = shownMember.extend({
  /** What they were called until less than 30 days ago. Null if they have had their name for longer. */
  formerName: z.string().nullable(),
  /** They are in it only to supervise it. */
  isSupervisor: z.boolean(),
});

export const conversation = z.strictObject({
  conversationId,
  members: z.array(conversationMember),
  /** Whether somebody supervises it. */
  isSupervised: z.boolean(),
  /** False if there is a block between the two, or the rules no longer allow writing. Reading is still allowed. */
  canWrite: z.boolean(),
  /** The newest message, shortened. Null if there is none. */
  preview: z
    .strictObject({
      senderId: z.uuid(),
      text: z.string(),
      attachmentKind: z.enum(attachmentKinds).optional(),
      isDeleted: z.boolean(),
      /** It forwards a message and has no text of its own. */
      isForward: z.literal(true).optional(),
    })
    .nullable(),
  /** Milliseconds since 1970. */
  lastMessageAt: z.number().nullable(),
  lastSeq: z.int(),
  readSeq: z.int(),
  unread: z.int(),
});
export type Conversation = z.infer<typeof conversation>;

/** A member found by name. */
export type Person = z.infer<typeof shownMember>;

export const listConversations = endpoint("GET /api/chat/conversations", "member", {
  summary: "The caller's conversations, by newest message.",
  output: z.strictObject({ conversations: z.array(conversation) }),
});

export const findPeople = endpoint("GET /api/chat/people", "member", {
  summary: "At most ten other members, by two or more letters of their name, whom the caller may message and find.",
  limit: { name: "people", tries: 300, seconds: HOUR, per: "account" },
  query: z.strictObject({ name: searchedName }),
  output: z.strictObject({
    people: z.array(shownMember),
    /** False if nobody has confirmed the caller's age yet: the caller then finds only adults. */
    isAgeConfirmed: z.boolean(),
  }),
});

export const openConversation = endpoint("POST /api/chat/conversations", "member", {
  summary: "Opens the conversation with this member. The two share one, whoever opened it.",
  limit: { name: "conversation", tries: 60, seconds: HOUR, per: "account" },
  body: z.strictObject({ memberId: z.uuid() }),
  output: conversation,
});

export const readConversation = endpoint("GET /api/chat/conversations/:conversationId", "member", {
  summary: "One of the caller's conversations.",
  params: z.strictObject({ conversationId }),
  output: conversation,
});

export const readMessages = endpoint("GET /api/chat/conversations/:conversationId/messages", "member", {
  summary: "Up to 100 messages, oldest first: the newest, those before a seq, or those after it.",
  params: z.strictObject({ conversationId }),
  query: pageQuery,
  output: messagePage,
});

export const searchConversations = endpoint("GET /api/chat/search", "member", {
  summary: "The ten newest messages with these words in the caller's conversations.",
  limit: { name: "chat-search", tries: 300, seconds: HOUR, per: "account" },
  query: messageSearchQuery,
  output: messagesFound,
});

export const takeChatSeat = endpoint("POST /api/chat/conversations/:conversationId/seat", "member", {
  summary: "Reserves a socket in the conversation's live room.",
  limit: { name: "chat-seat", tries: 600, seconds: HOUR, per: "account", isPerServer: true },
  params: z.strictObject({ conversationId }),
  output: z.strictObject({ memberId: z.string(), reservation: seatReservation }),
});
