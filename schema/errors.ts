import { z } from "zod";

/**
 * Every error code that clients can receive, noun first, reason second, with its HTTP status. Rooms send the same codes
 * in their `refused` message.
 */
export const errorStatus = {
  // the request itself
  "request/malformed": 400,
  "request/too-large": 413,
  "request/foreign-origin": 403,
  "request/not-found": 404,
  "request/too-many": 429,
  "request/invalid": 422,
  "request/outdated": 409,
  // the server
  "server/unknown": 500,
  "server/draining": 503,
  "server/unavailable": 503,
  "server/other-process": 421,
  "server/storage-unavailable": 503,
  // the caller's account
  "account/not-signed-in": 401,
  "account/not-allowed": 403,
  "account/suspended": 403,
  "account/wrong-credentials": 401,
  "account/email-taken": 409,
  "account/email-not-verified": 403,
  "account/password-too-short": 422,
  "account/password-too-common": 422,
  "account/link-expired": 410,
  "account/wrong-code": 401,
  "account/sign-in-expired": 410,
  "account/second-factor-needed": 403,
  "account/second-factor-on": 409,
  "account/second-factor-off": 409,
  "account/password-needed": 403,
  "account/last-admin": 409,
  // a member's profile
  "profile/name-required": 422,
  "profile/name-reserved": 422,
  "profile/birth-date-set": 409,
  // what an admin changes about a member
  "member/not-found": 404,
  "member/changed": 409,
  "member/suspended": 409,
  "member/last-admin": 409,
  "member/own-role": 409,
  "member/own-account": 403,
  // an invitation to a role
  "role-invitation/not-found": 404,
  "role-invitation/ended": 410,
  "role-invitation/used": 410,
  "role-invitation/revoked": 410,
  "role-invitation/other-address": 403,
  "role-invitation/single-only": 422,
  "role-invitation/birth-date-needed": 409,
  // the requests that people send with forms
  "inbox/not-found": 404,
  "inbox/taken": 409,
  "inbox/not-taken": 409,
  "inbox/decided": 409,
  "inbox/no-address": 409,
  // what admins send to many members
  "announcement/not-found": 404,
  "announcement/finished": 409,
  // notifications on a locked phone
  "push/unknown-service": 422,
  // a photograph for a profile
  "photo/adults-only": 403,
  "photo/unreadable": 422,
  "photo/too-many-pixels": 422,
  "photo/too-small": 422,
  "photo/not-found": 404,
  // the deletion of one's own account
  "erasure/last-admin": 409,
  "erasure/last-lead": 409,
  // a game's room; one that is forbidden counts as not found
  "game/room-not-found": 404,
  "game/room-full": 409,
  "game/room-closed": 410,
  "game/already-started": 409,
  "game/interrupted": 410,
  "game/too-many-waiting": 409,
  // the room of an event
  "game/not-registered": 403,
  "game/event-room-open": 409,
  // a game after its end; one that the caller has not played counts as not found
  "game/not-found": 404,
  "game/still-running": 409,
  "game/no-result": 410,
  "game/not-host": 403,
  "game/not-enough-players": 409,
  "game/not-seated": 403,
  "game/wrong-phase": 409,
  "game/paused": 409,
  "game/practice-alone": 403,
  "game/played-alone": 409,
  "game/watching": 403,
  "game/too-many-watchers": 409,
  "game/screen-not-found": 404,
  "game/too-many-screens": 409,
  "game/moved": 409,
  "game/reactions-off": 409,
  // an answer in a round of any game
  "game/already-answered": 409,
  "game/too-late": 409,
  "game/wrong-round": 409,
  "trivia/no-questions": 409,
  // a trivia question
  "trivia-question/not-found": 404,
  "trivia-question/known": 409,
  "trivia-question/changed": 409,
  "trivia-question/voided": 409,
  "trivia-question/not-played": 403,
  "trivia-question/flagged": 409,
  // a word battle's word
  "word-battle/not-dealt": 422,
  "word-battle/too-short": 422,
  // a game that is played alone; one of somebody else counts as not found
  "solo/not-found": 404,
  "solo/over": 410,
  "solo/not-shown": 409,
  // the daily five
  "daily/still-running": 409,
  // a challenge; one that the member may not have counts as not found
  "challenge/not-found": 404,
  "challenge/too-many": 409,
  "challenge/not-played": 409,
  "challenge/sent": 409,
  "challenge/own": 422,
  // a conversation; one that is forbidden counts as not found
  "chat/not-found": 404,
  "chat/not-allowed": 403,
  "chat/birth-date-needed": 409,
  "chat/now-supervised": 409,
  // a channel; one that is forbidden counts as not found
  "channel/not-found": 404,
  "channel/not-allowed": 403,
  "channel/unsupervised": 409,
  "channel/now-supervised": 409,
  "channel/owner-stays": 409,
  "channel/member-not-found": 404,
  "channel/already-member": 409,
  "channel/full": 409,
  "channel/too-many-owned": 409,
  "channel/too-many-pinned": 409,
  "channel/invitation-not-found": 404,
  "channel/closed": 410,
  "channel/removed": 403,
  "channel/quiet-hours": 409,
  "channel/slow-mode": 429,
  "channel/pins-full": 409,
  // a message in a thread
  "thread/blank": 422,
  "thread/too-long": 422,
  "thread/not-plain-text": 422,
  "thread/message-not-found": 404,
  "thread/too-late-to-edit": 409,
  "thread/unknown-emoji": 422,
  "thread/contact-phone": 422,
  "thread/contact-email": 422,
  "thread/contact-handle": 422,
  "thread/contact-link": 422,
  "thread/secrecy": 422,
  // a poll in a channel
  "poll/choices": 422,
  "poll/ended": 409,
  "poll/not-a-choice": 422,
  "poll/not-editable": 409,
  "poll/secret": 403,
  // a photo or a voice note in a message
  "attachment/not-found": 404,
  "attachment/not-here": 403,
  "attachment/covered": 403,
  "attachment/unreadable": 422,
  "attachment/too-many-pixels": 422,
  "attachment/animated": 422,
  "attachment/not-audio": 422,
  "attachment/too-long": 422,
  // forwarding a message of a channel
  "forward/not-found": 404,
  "forward/not-a-channel-message": 409,
  "forward/not-all-may-read": 403,
  "forward/poll": 409,
  // the community's posts
  "post/not-found": 404,
  "post/comment-not-found": 404,
  "post/unsupervised": 409,
  // an event; one that is not published counts as not found
  "event/not-found": 404,
  "event/full": 409,
  "event/not-full": 409,
  "event/already-registered": 409,
  "event/not-registered": 409,
  "event/ended": 409,
  "event/cancelled": 409,
  "event/paid": 409,
  "event/checked-in": 409,
  // a ticket; one of another member counts as not found
  "ticket/not-found": 404,
  "ticket/not-paid": 409,
  "ticket/cancelled": 410,
  "ticket/pdf-in-progress": 503,
  "ticket/pdf-failed": 503,
  // the changes of those who manage an event
  "event/changed": 409,
  "event/max-too-low": 409,
  "event/price-fixed": 409,
  "event/has-registrations": 409,
  "event/no-payments": 409,
  "event/repeated-before": 409,
  // an event's picture
  "event/image-unreadable": 422,
  "event/image-too-many-pixels": 422,
  "event/image-too-small": 422,
  "event/image-not-found": 404,
  // a payment; one of somebody else counts as not found
  "payment/not-found": 404,
  "payment/not-needed": 409,
  "payment/not-available": 503,
  "payment/provider-away": 503,
  "payment/webhook-refused": 401,
  // what admins do about payments
  "payment/ticket-not-found": 404,
  "payment/not-paid": 409,
  "payment/already-refunded": 409,
  "payment/checked-in": 409,
  "payment/no-provider": 409,
  "payment/reconciling": 409,
  "payment/reconciliation-not-found": 404,
  // the Confession Box; a slip that is wrong, deleted or expired counts as not found
  "confession/not-found": 404,
  "confession/changed": 409,
  "confession/withdrawn": 409,
  "confession/full": 409,
  "confession/no-reader": 503,
  // a question to the leaders; one of somebody else counts as not found
  "question/not-found": 404,
  "question/too-many-waiting": 409,
  "question/already-answered": 409,
  // a request for a mentor; one of somebody else counts as not found
  "pod/not-found": 404,
  "pod/already-asked": 409,
  "pod/already-answered": 409,
  "pod/unsupervised": 409,
  "pod/too-many": 409,
  // a draft of a language model
  "ai/not-set-up": 409,
  "ai/refused": 422,
  "ai/busy": 503,
  "ai/unavailable": 503,
  "ai/unusable-reply": 502,
  "ai/misconfigured": 503,
  // a course; one of another member counts as not found
  "course/not-found": 404,
  "course/in-progress": 409,
  "course/too-many": 409,
  // a devotion; one that is not published yet counts as not found
  "devotion/not-found": 404,
  "devotion/day-not-accepted": 422,
  // the phone keeps the read until its day comes
  "devotion/not-yet": 409,
  "devotion/answered": 409,
  "devotion/answer-not-found": 404,
  "devotion/day-taken": 409,
  "devotion/changed": 409,
  "devotion/unknown-reference": 409,
  "devotion/in-progress": 409,
  // a verse
  "scripture/unknown-reference": 404,
  // safety
  "safety/not-found": 404,
  "safety/taken": 409,
  "safety/closed": 409,
  "safety/not-taken": 409,
  "safety/muted": 403,
  "safety/admin-only": 403,
  "safety/last-lead": 409,
  "safety/member-gone": 409,
  "safety/no-change": 409,
  "safety/own-age": 403,
  "safety/minor-role": 409,
  "safety/contact-in-name": 422,
  "safety/nobody-reads-along": 409,
  "safety/office-in-name": 422,
  "safety/flag-changed": 409,
  "safety/own-words": 403,
  // a setting of the community
  "setting/changed": 409,
  "setting/fixed": 409,
  "setting/unknown-time-zone": 422,
  "setting/contact-needed": 409,
  "setting/helplines-unchecked": 409,
  "setting/logo-unreadable": 422,
  "setting/logo-too-many-pixels": 422,
  "setting/logo-too-small": 422,
  "setting/logo-not-found": 404,
  // the first admin of a community
  "setup/wrong-code": 401,
  "setup/code-expired": 410,
  "setup/code-used": 410,
  "setup/has-admin": 409,
  "setup/unverified": 403,
  // a room's message
  "message/invalid": 422,
  "message/too-many": 429,
} as const satisfies Record<`${string}/${string}`, number>;

export type ErrorCode = keyof typeof errorStatus;
export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];
export const errorCode = z.enum(errorCodes);

/** The body of every HTTP reply that is not a success. */
export const errorReply = z.strictObject({
  code: errorCode,
  message: z.string(),
  /** Errors by field, if the input did not match its declaration. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Seconds to wait, if the reason is a rate limit. */
  retryAfter: z.number().int().positive().optional(),
  /** Names the request in the server's log; also in the header `X-Request-Id`. */
  requestId: z.string().optional(),
});
export type ErrorReply = z.infer<typeof errorReply>;
