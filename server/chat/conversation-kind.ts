import type { ErrorCode } from "../../schema/errors.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import type { StatementSource } from "../platform/database/prepared.ts";
import { adultIfBornBy, decisionFrom, isConfirmedAdult, lockPair, type MessagingPolicy } from "../safety/safety.ts";
import { lockThread, type ThreadKind, type ThreadRequest, type WritePermission } from "../thread/thread-ports.ts";
import { supervise } from "./chat.ts";
import type { ConversationBroadcaster } from "./conversation-broadcaster.ts";
import { selectDependent, selectSupervised, selectWriteFacts, type WriteFacts } from "./conversation-store.ts";
import { findConversation } from "./conversation-view.ts";

/** How conversations differ from other threads. */
export function conversationKind(policy: MessagingPolicy, broadcast: ConversationBroadcaster["announce"]): ThreadKind {
  return {
    // SAFE-5: a block closes the conversation for both. They can still read its pages.
    mayEnter: async (source, threadId, memberId) =>
      (await findConversation(source, policy, memberId, threadId))?.canWrite === true,
    permissionsOf: (tx, requests) => permissionsOf(tx, policy, requests),
    refusalToAttach: (source, request) => refusalToAttach(source, policy, request),
    broadcastRefusals: ["chat/now-supervised"],
    notifiesEveryMessage: true,
    broadcast,
  };
}

/**
 * SAFE-9, SAFE-43: for each request, in order, whether the member may write now. Adds a missing safeguarding lead and refuses the
 * message, so that its sender knows about the lead before the lead can read anything of theirs.
 */
async function permissionsOf(
  tx: Transaction,
  policy: MessagingPolicy,
  requests: readonly ThreadRequest[],
): Promise<readonly WritePermission[]> {
  const unique = (ids: readonly string[]) => [...new Set(ids)];
  const threadIds = unique(requests.map(({ threadId }) => threadId));
  const memberIds = unique(requests.map(({ memberId }) => memberId));
  const results = new Map<string, WriteFacts & { refusal: ErrorCode | undefined }>();
  for (const row of await selectWriteFacts(tx, [threadIds, memberIds, adultIfBornBy(policy)])) {
    // Only a sender who may write in the conversation can cause a lead to be added.
    const hasWriter = row.senders_with_access.length > row.muted_senders.length;
    results.set(row.thread_id, { ...row, refusal: hasWriter ? await refusalFor(tx, policy, row) : undefined });
  }
  return requests.map(({ threadId, memberId }) => {
    const result = results.get(threadId);
    if (!result?.senders_with_access.includes(memberId)) return { refusal: "chat/not-found" };
    return { refusal: result.muted_senders.includes(memberId) ? "safety/muted" : result.refusal };
  });
}

/** THREAD-43: in conversations, confirmed adults send photos and voice notes, where somebody reads along. */
async function refusalToAttach(
  source: StatementSource,
  policy: MessagingPolicy,
  { threadId, memberId }: ThreadRequest,
): Promise<ErrorCode | undefined> {
  if (policy.isOpenToAll) return undefined;
  const [found] = await selectSupervised(source, [threadId]);
  return found?.is_supervised && (await isConfirmedAdult(source, policy, memberId)) ? undefined : "attachment/not-here";
}

/** SAFE-74: adds a safeguarding lead at once if the rules require one and there is one, as the next message would. */
export async function superviseNow(tx: Transaction, policy: MessagingPolicy, threadId: string): Promise<void> {
  const select = async () => (await selectWriteFacts(tx, [[threadId], [], adultIfBornBy(policy)]))[0];
  const { participant_1: one, participant_2: other } = (await select()) ?? {};
  if (!one || !other) return;
  // Whoever opens the conversation or writes in it waits, and finds the lead.
  await lockPair(tx, one, other);
  await lockThread(tx, [threadId]);
  const facts = await select();
  if (facts) await refusalFor(tx, policy, facts);
}

/** SAFE-105: the conversations where members may write, or not, because of leads and admins who are not in them. */
export const findDependentConversations = async (database: Pick<Database, "run">, policy: MessagingPolicy) =>
  policy.isOpenToAll ? [] : await selectDependent(database, [adultIfBornBy(policy)]);

async function refusalFor(tx: Transaction, policy: MessagingPolicy, row: WriteFacts): Promise<ErrorCode | undefined> {
  const decision = decisionFrom(policy, row);
  if (decision === "refused") return "chat/not-allowed";
  if (decision === "open" || row.is_supervised) return undefined;
  return await supervise(tx, row.thread_id, [row.participant_1, row.participant_2]);
}
