import { readMessages, takeChatSeat } from "../../schema/chat/api.ts";
import { call } from "../net/http.ts";
import { localStore } from "../net/local-storage.ts";
import { createOutboxStorage } from "../thread/outbox-storage.ts";
import { createThread, type Thread } from "../thread/thread.ts";
import { markReadHere } from "./conversations.ts";

/** A conversation as this member opens it. Nothing is asked for yet. */
export function conversationThread(conversationId: string, memberId: string): Thread {
  const params = { conversationId };
  return createThread({
    kind: "conversation",
    threadId: conversationId,
    memberId,
    storage: createOutboxStorage(localStore(), memberId, conversationId),
    takeSeat: () => call(takeChatSeat, { params }),
    readPage: (query) => call(readMessages, { params, query }),
    seen: (seq) => markReadHere(conversationId, seq),
  });
}
