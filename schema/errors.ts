import { z } from "zod";

/**
 * Every failure that crosses the wire, noun first, reason second. HTTP replies carry one in `code`, rooms in their
 * `refused` message; `client/app/error-sentences.ts` owns the words that people see.
 */
export const errorCodes = [
  // the request itself
  "request/malformed",
  "request/too-large",
  "request/foreign-origin",
  "request/not-found",
  "request/too-many",
  "request/invalid",
  // the server
  "server/unknown",
  "server/draining",
  "server/unavailable",
  // who is asking
  "account/not-signed-in",
  "account/not-allowed",
  "account/suspended",
  "account/wrong-credentials",
  "account/email-taken",
  "account/email-not-verified",
  "account/password-too-short",
  "account/password-too-common",
  "account/link-expired",
  // a member's profile
  "profile/name-required",
  // a game's room, absent and forbidden alike
  "game/room-not-found",
  "game/room-full",
  "game/room-closed",
  "game/already-started",
  "game/interrupted",
  "game/too-many-waiting",
  "game/not-host",
  "game/not-enough-players",
  "game/not-seated",
  "game/wrong-phase",
  "game/moved",
  // a round's answer, whatever the game
  "game/already-answered",
  "game/too-late",
  "game/wrong-round",
  "trivia/no-questions",
  // a word battle's word
  "word-battle/not-dealt",
  "word-battle/too-short",
  // a conversation, absent and forbidden alike
  "chat/not-found",
  "chat/not-allowed",
  "chat/birth-date-needed",
  "chat/now-accompanied",
  // a channel, absent and forbidden alike
  "channel/not-found",
  "channel/not-allowed",
  "channel/not-accompanied",
  "channel/now-accompanied",
  "channel/owner-stays",
  "channel/member-not-found",
  "channel/already-member",
  "channel/full",
  "channel/too-many-owned",
  // a message in a thread
  "thread/blank",
  "thread/too-long",
  "thread/not-plain-text",
  "thread/message-not-found",
  "thread/too-late-to-edit",
  "thread/unknown-emoji",
  "profile/birth-date-set",
  // safety
  "safety/not-found",
  "safety/taken",
  "safety/closed",
  // a room's message
  "message/invalid",
  "message/too-many",
] as const;

export type ErrorCode = (typeof errorCodes)[number];
export const errorCode = z.enum(errorCodes);

/** The body of every HTTP reply that is not a success. */
export const errorReply = z.strictObject({
  code: errorCode,
  message: z.string(),
  /** Field by field, where the input did not match its declaration. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Seconds to wait, where the reason is a limit. */
  retryAfter: z.number().int().positive().optional(),
});
export type ErrorReply = z.infer<typeof errorReply>;
