import { readMessages, takeChatSeat } from "../../../schema/chat/api.ts";
import { call } from "../../net/http/http.ts";
import { toastRefused } from "../../thread/pending/toast-refused.ts";
import { createThread, type Thread } from "../../thread/thread.ts";
import { markReadHere } from "../conversations.ts";

/** The thread of a conversation for this member. It sends nothing until it is opened. */
export function conversationThread(conversationId: string, memberId: string): Thread {
  const params = { conversationId };
  return createThread({
    kind: "conversation",
    threadId: conversationId,
    memberId,
    takeSeat: () => call(takeChatSeat, { params }),
    readPage: (query) => call(readMessages, { params, query }),
    seen: (seq) => markReadHere(conversationId, seq),
    onRefused: toastRefused,
  });
}
