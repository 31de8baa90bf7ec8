import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { seatReservation } from "../game/api.ts";
import { FULL_NAME_MAX_LENGTH } from "../limits.ts";
import { memberRole } from "../member/role.ts";
import { line } from "../text.ts";
import { messageSearchQuery, messagesFound } from "../thread/api.ts";
import { messagePage, pageQuery } from "../thread/message.ts";

const HOUR = 60 * 60;

const conversationId = z.uuid();

/** Somebody in a conversation. A safeguarding lead in it is named to both. */
export const conversationMember = z.strictObject({
  memberId: z.uuid(),
  displayName: z.string(),
  roles: z.array(memberRole),
  isSafeguardingLead: z.boolean(),
});

export const conversation = z.strictObject({
  conversationId,
  members: z.array(conversationMember),
  /** A safeguarding lead who holds the role now is in it beside the two. */
  isAccompanied: z.boolean(),
  /** False where one of the two has blocked the other, or the rules no longer allow it: it can be read, not written in. */
  canWrite: z.boolean(),
  /** The newest message in short; null where there is none. */
  preview: z.strictObject({ senderId: z.uuid(), text: z.string(), isDeleted: z.boolean() }).nullable(),
  /** Milliseconds since 1970. */
  lastMessageAt: z.number().nullable(),
  lastSeq: z.int(),
  readSeq: z.int(),
  unread: z.int(),
});
export type Conversation = z.infer<typeof conversation>;

/** Somebody who was found by name, with the roles that they hold in the community. */
export const person = z.strictObject({ memberId: z.uuid(), displayName: z.string(), roles: z.array(memberRole) });
export type Person = z.infer<typeof person>;

export const listConversations = endpoint({
  method: "GET",
  path: "/api/chat/conversations",
  caller: "member",
  summary: "The caller's conversations, the one with the newest message first.",
  output: z.strictObject({ conversations: z.array(conversation) }),
});

export const findPeople = endpoint({
  method: "GET",
  path: "/api/chat/people",
  caller: "member",
  summary: "At most ten members by name whom the caller may write to, not the caller.",
  limit: { name: "people", tries: 300, seconds: HOUR, per: "account" },
  query: z.strictObject({ name: line({ min: 1, max: FULL_NAME_MAX_LENGTH }) }),
  output: z.strictObject({ people: z.array(person) }),
});

export const openConversation = endpoint({
  method: "POST",
  path: "/api/chat/conversations",
  caller: "member",
  summary: "Opens the conversation with this member; the two have one, whoever opened it.",
  limit: { name: "conversation", tries: 60, seconds: HOUR, per: "account" },
  body: z.strictObject({ memberId: z.uuid() }),
  output: conversation,
});

export const readConversation = endpoint({
  method: "GET",
  path: "/api/chat/conversations/:conversationId",
  caller: "member",
  summary: "One of the caller's conversations.",
  params: z.strictObject({ conversationId }),
  output: conversation,
});

export const readMessages = endpoint({
  method: "GET",
  path: "/api/chat/conversations/:conversationId/messages",
  caller: "member",
  summary: "Up to 100 messages, oldest first: the newest, those before a place, or those after it.",
  params: z.strictObject({ conversationId }),
  query: pageQuery,
  output: messagePage,
});

export const searchConversations = endpoint({
  method: "GET",
  path: "/api/chat/search",
  caller: "member",
  summary: "The ten newest messages of the caller's conversations that hold these words.",
  limit: { name: "chat-search", tries: 300, seconds: HOUR, per: "account" },
  query: messageSearchQuery,
  output: messagesFound,
});

export const takeChatSeat = endpoint({
  method: "POST",
  path: "/api/chat/conversations/:conversationId/seat",
  caller: "member",
  summary: "The way into the conversation's live room.",
  limit: { name: "chat-seat", tries: 600, seconds: HOUR, per: "account", isPerServer: true },
  params: z.strictObject({ conversationId }),
  output: z.strictObject({ memberId: z.string(), reservation: seatReservation }),
});

export const chatApi = {
  listConversations,
  findPeople,
  openConversation,
  readConversation,
  readMessages,
  searchConversations,
  takeChatSeat,
};
