import { z } from "zod";
import { errorCode } from "../errors.ts";
import { requestId } from "../game/protocol.ts";
import { FRAME_MAX_BYTES, MENTIONS_MAX } from "../limits.ts";
import type { RoomProtocol } from "../room-protocol.ts";
import { line, typedMessage } from "../text.ts";
import { forwardedMessage } from "./forward.ts";
import { message } from "./message.ts";
import { reactionChange } from "./reaction.ts";
import { seenMark } from "./seen.ts";

/** As long as a frame can be, so that a message that is too long is refused with a specific code. */
const content = typedMessage(FRAME_MAX_BYTES);
/** A message's seq in this thread. */
const seq = z.int().min(1);
/** The sender was asked about contact data or a request for secrecy in the text and sends it anyway. */
const confirmsContact = z.literal(true).optional();
/** The id of an uploaded photo or voice note of the sender, which no other message carries. The text may then be empty. */
const attachment = z.uuid().optional();
/** Members of this thread whose names follow an `@` in the text. */
const mentions = z.array(z.uuid()).max(MENTIONS_MAX).optional();

/** The requests in a thread, that is, a conversation or a channel. */
export const threadRequests = {
  send: {
    summary:
      "Sends a message, or a reply to another message of this thread. Resend it with the same id until the receipt arrives; it is stored once. Contact data and requests for secrecy must be confirmed where minors read. A forward refers to a message of a channel that everyone here can read, and may have no text of its own.",
    payload: z.strictObject({
      id: requestId,
      content,
      replyTo: seq.optional(),
      mentions,
      attachment,
      confirmsContact,
      forward: forwardedMessage.optional(),
    }),
  },
  edit: {
    summary: "Changes the text of the sender's own message within 15 minutes. It may add mentions.",
    payload: z.strictObject({ id: requestId, seq, content, mentions, confirmsContact }),
  },
  delete: {
    summary: "Deletes the sender's own message. A placeholder stays.",
    payload: z.strictObject({ id: requestId, seq }),
  },
  react: {
    summary: "Adds one of the six reactions to a message, or removes it. Repeating it changes nothing.",
    payload: z.strictObject({ id: requestId, seq, emoji: line({ min: 1, max: 16 }), isOn: z.boolean() }),
  },
  read: {
    summary: "Marks everything up to this seq as read.",
    payload: z.strictObject({ seq: z.int().min(0) }),
  },
  typing: {
    summary: "The member is writing. Broadcast to the others, never stored.",
    payload: z.strictObject({}),
  },
} as const satisfies RoomProtocol["requests"];

export const threadAnnouncements = {
  messages: {
    summary: "New, edited or deleted messages, ordered by seq.",
    payload: z.strictObject({ messages: z.array(message) }),
  },
  reactions: {
    summary: "The current reactions of these messages, and who changed them.",
    payload: z.strictObject({ changes: z.array(reactionChange) }),
  },
  accessChanged: {
    summary: "The member's access to this thread has changed. The client must refetch its messages.",
    payload: z.strictObject({}),
  },
  receipt: {
    summary: "Sent only to the sender: the request with this id is stored.",
    payload: z.strictObject({ id: requestId, message }),
  },
  typing: {
    summary: "This member is writing.",
    payload: z.strictObject({ memberId: z.uuid() }),
  },
  seen: {
    summary: "Sent only to a sender: members have read messages of theirs, up to these.",
    payload: z.strictObject({ marks: z.array(seenMark) }),
  },
  refused: {
    summary:
      "A request was refused and changed nothing. `request` is its name, `id` its id if it had one. For some codes, `text` says more to the member, and `retryAfter` how many seconds to wait.",
    payload: z.strictObject({
      request: z.string(),
      code: errorCode,
      id: requestId.optional(),
      text: z.string().optional(),
      retryAfter: z.int().positive().optional(),
    }),
  },
} as const satisfies RoomProtocol["announcements"];
