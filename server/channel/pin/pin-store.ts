// Prepared, because every opened channel that has pinned messages reads them, and because it shares conditions in SQL.
import type { MessageFound } from "../../../schema/thread/api.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { shownRoles } from "../../profile/profile.ts";
import { isLegible, nameOf, pictureOf, timeOf } from "../../thread/message/message-view.ts";

export interface PinRow extends Omit<MessageFound, "seq"> {
  readonly seq: string;
}

/** $1 the channel, $2 the reader: the pinned messages that they can read, the latest pin first. */
export const selectPins = prepared<PinRow>(
  "list-pins",
  `select message.thread_id as "threadId", message.seq, message.sender_id as "senderId", message.content as text,
     ${nameOf("message.sender_id")} as "senderName", ${pictureOf("message.sender_id")} as "senderAvatarUrl",
     ${shownRoles("message.sender_id")} as "senderRoles", ${timeOf("message.created_at")} as "createdAt"
   from pinned_messages pin
   join messages message on message.id = pin.message_id
   join thread_readers reader on reader.thread_id = pin.thread_id and reader.user_id = $2
   where pin.thread_id = $1 and ${isLegible("message", "reader.user_id", "reader.from_seq")}
   order by pin.pinned_at desc, pin.revision desc`,
);
