import { z } from "zod";
import type { Message } from "../../../schema/thread/message.ts";

const sent = z.object({ id: z.string(), content: z.string().max(4000) });

/** A chat over plain JSON messages: the same fields as ours, without accounts, rules or storage. */
export class PeerChat {
  #seq = 0;

  /** Adds a message; returns what everyone receives. The sender also receives it as the receipt. */
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
