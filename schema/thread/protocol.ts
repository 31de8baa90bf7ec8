import { z } from "zod";
import { errorCode } from "../errors.ts";
import { requestId } from "../game/protocol.ts";
import { FRAME_MAX_BYTES, MENTIONS_MAX } from "../limits.ts";
import type { RoomProtocol } from "../room-protocol.ts";
import { line, typedMessage } from "../text.ts";
import { message } from "./message.ts";
import { reactionNews } from "./reaction.ts";

/** As long as a frame can be: what came through and is too long for a message is refused by name. */
const content = typedMessage(FRAME_MAX_BYTES);
/** A message's place in this thread. */
const seq = z.int().min(1);
/** Members of this thread whose names stand in the words after an `@`. */
const mentions = z.array(z.uuid()).max(MENTIONS_MAX).optional();

/** What may be asked in a thread, be it a conversation or a channel. */
export const threadRequests = {
  send: {
    summary:
      "Sends a message, perhaps in answer to another one of this thread. Send again under the same id until the receipt; it is stored once.",
    payload: z.strictObject({
      id: requestId,
      content,
      replyTo: seq.optional(),
      mentions,
    }),
  },
  edit: {
    summary: "Changes the words of one's own message, within 15 minutes, and may mean more members by them.",
    payload: z.strictObject({ id: requestId, seq, content, mentions }),
  },
  delete: {
    summary: "Takes one's own message back; a stub stays.",
    payload: z.strictObject({ id: requestId, seq }),
  },
  react: {
    summary: "Puts one of the six reactions on a message, or takes it off. Asked again it stays as it is.",
    payload: z.strictObject({ id: requestId, seq, emoji: line({ min: 1, max: 16 }), isOn: z.boolean() }),
  },
  read: {
    summary: "Everything up to this place has been read.",
    payload: z.strictObject({ seq: z.int().min(0) }),
  },
  typing: {
    summary: "The member is writing. Told to the others, stored nowhere.",
    payload: z.strictObject({}),
  },
} as const satisfies RoomProtocol["requests"];

export const threadAnnouncements = {
  messages: {
    summary: "Messages that are new, edited or deleted, in the order of their places.",
    payload: z.strictObject({ messages: z.array(message) }),
  },
  reactions: {
    summary: "How the reactions of these messages stand now, and who changed them.",
    payload: z.strictObject({ changes: z.array(reactionNews) }),
  },
  accessChanged: {
    summary: "What the member may see of this thread has changed: what is held of it is to be read anew.",
    payload: z.strictObject({}),
  },
  receipt: {
    summary: "To the sender alone: what was asked with this id is stored.",
    payload: z.strictObject({ id: requestId, message }),
  },
  typing: {
    summary: "This member is writing.",
    payload: z.strictObject({ memberId: z.uuid() }),
  },
  refused: {
    summary: "A request was refused and changed nothing. `request` is its name, `id` its id where it had one.",
    payload: z.strictObject({ request: z.string(), code: errorCode, id: requestId.optional() }),
  },
} as const satisfies RoomProtocol["announcements"];
