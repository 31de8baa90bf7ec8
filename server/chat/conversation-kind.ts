import type { ErrorCode } from "../../schema/errors.ts";
import type { Transaction } from "../platform/database/database.ts";
import { adultIfBornBy, decisionFrom, type MessagingPolicy } from "../safety/safety.ts";
import type { ThreadKind, ThreadRequest } from "../thread/thread-ports.ts";
import { supervise } from "./chat.ts";
import type { BroadcastConversation } from "./conversation-broadcaster.ts";
import { selectWriteFacts, type WriteFacts } from "./conversation-store.ts";
import { findConversation } from "./conversation-view.ts";

/** The conversation-specific part of threads. */
export function conversationKind(policy: MessagingPolicy, broadcast: BroadcastConversation): ThreadKind {
  return {
    mayEnter: async (source, threadId, memberId) =>
      (await findConversation(source, policy, memberId, threadId))?.canWrite === true,
    refusalsOf: (tx, requests) => refusalsOf(tx, policy, requests),
    broadcastRefusals: ["chat/now-accompanied"],
    notifiesEveryMessage: true,
    broadcast,
  };
}

/**
 * SAFE-9: for each of these requests, in order, why the member may not write now. A missing lead is added, and the
 * sender is informed before the lead can read anything of theirs.
 */
async function refusalsOf(
  tx: Transaction,
  policy: MessagingPolicy,
  requests: readonly ThreadRequest[],
): Promise<readonly (ErrorCode | undefined)[]> {
  const unique = (ids: readonly string[]) => [...new Set(ids)];
  const threadIds = unique(requests.map(({ threadId }) => threadId));
  const memberIds = unique(requests.map(({ memberId }) => memberId));
  const judged = new Map<string, { writers: readonly string[]; refusal: ErrorCode | undefined }>();
  for (const row of await selectWriteFacts(tx, [threadIds, memberIds, adultIfBornBy(policy)])) {
    // A lead is added only for a member who may read the conversation.
    const refusal = row.writers.length > 0 ? await refusalFor(tx, policy, row) : undefined;
    judged.set(row.thread_id, { writers: row.writers, refusal });
  }
  return requests.map(({ threadId, memberId }) => {
    const found = judged.get(threadId);
    return found?.writers.includes(memberId) ? found.refusal : "chat/not-found";
  });
}

async function refusalFor(tx: Transaction, policy: MessagingPolicy, row: WriteFacts): Promise<ErrorCode | undefined> {
  const decision = decisionFrom(policy, row);
  if (decision === "refused") return "chat/not-allowed";
  if (decision === "open" || row.is_accompanied) return undefined;
  return await supervise(tx, row.thread_id, [row.participant_1, row.participant_2]);
}
