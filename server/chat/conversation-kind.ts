import type { ErrorCode } from "../../schema/errors.ts";
import type { Transaction } from "../platform/database.ts";
import { adultIfBornBy, decisionFrom, type MessagingPolicy } from "../safety/safety.ts";
import type { Asked, ThreadKind } from "../thread/thread-ports.ts";
import { accompany } from "./chat.ts";
import type { BroadcastConversation } from "./conversation-broadcaster.ts";
import { type JudgedRow, selectJudged } from "./conversation-store.ts";
import { findConversation } from "./conversation-view.ts";

/** What is particular about conversations. */
export function conversationKind(policy: MessagingPolicy, broadcast: BroadcastConversation): ThreadKind {
  return {
    mayEnter: async (source, threadId, memberId) =>
      (await findConversation(source, policy, memberId, threadId))?.canWrite === true,
    objectionsTo: (tx, asked) => objectionsTo(tx, policy, asked),
    broadcastRefusals: ["chat/now-accompanied"],
    notesEveryMessage: true,
    broadcast,
  };
}

/**
 * SAFE-9: why each of these may not write in their conversation now, in their order. A missing lead is added, and whoever
 * writes hears of that before anything of theirs is read by somebody new.
 */
async function objectionsTo(
  tx: Transaction,
  policy: MessagingPolicy,
  asked: readonly Asked[],
): Promise<readonly (ErrorCode | undefined)[]> {
  const unique = (ids: readonly string[]) => [...new Set(ids)];
  const threadIds = unique(asked.map(({ threadId }) => threadId));
  const memberIds = unique(asked.map(({ memberId }) => memberId));
  const judged = new Map<string, { writers: readonly string[]; objection: ErrorCode | undefined }>();
  for (const row of await selectJudged(tx, [threadIds, memberIds, adultIfBornBy(policy)])) {
    // Only somebody who may read it can bring a lead into it.
    const objection = row.writers.length > 0 ? await objectionTo(tx, policy, row) : undefined;
    judged.set(row.thread_id, { writers: row.writers, objection });
  }
  return asked.map(({ threadId, memberId }) => {
    const found = judged.get(threadId);
    return found?.writers.includes(memberId) ? found.objection : "chat/not-found";
  });
}

async function objectionTo(tx: Transaction, policy: MessagingPolicy, row: JudgedRow): Promise<ErrorCode | undefined> {
  const decision = decisionFrom(policy, row);
  if (decision === "refused") return "chat/not-allowed";
  if (decision === "open" || row.is_accompanied) return undefined;
  return await accompany(tx, row.thread_id, [row.participant_1, row.participant_2]);
}
