import { z } from "zod";
import type { Message } from "../../../schema/thread/message.ts";

const sent = z.object({ id: z.string(), content: z.string().max(4000) });

/** A chat as one would write it with plain JSON messages: the same words and places as ours, without accounts, rules or storage. */
export class PeerChat {
  #seq = 0;

  /** What everyone is told of a message, and its sender as a receipt. */
  take(senderId: string, payload: unknown): { id: string; message: Message } {
    const { id, content } = sent.parse(payload);
    this.#seq += 1;
    const message: Message = {
      seq: this.#seq,
      requestId: id,
      senderId,
      senderName: "Bot",
      content,
      createdAt: Date.now(),
      isEdited: false,
      isDeleted: false,
    };
    return { id, message };
  }
}
