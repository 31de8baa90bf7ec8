import type { Message } from "../../../schema/thread/message.ts";

const uuidOf = (seq: number) => `00000000-0000-4000-8000-${String(seq).padStart(12, "0")}`;

/** A message with this seq. */
export function messageAt(seq: number, changes: Partial<Message> = {}): Message {
  return {
    seq,
    requestId: "",
    senderId: uuidOf(900),
    senderName: "Ngozi",
    content: `message ${seq}`,
    createdAt: Date.UTC(2026, 10, 20, 9, 0, seq),
    isEdited: false,
    isDeleted: false,
    ...changes,
  };
}

export const messagesAt = (from: number, to: number): Message[] =>
  Array.from({ length: to - from + 1 }, (_, index) => messageAt(from + index));
