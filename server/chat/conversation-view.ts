import type { Conversation } from "../../schema/chat/api.ts";
import type { StatementSource } from "../platform/database/prepared.ts";
import { adultIfBornBy, decisionFrom, type MessagingPolicy } from "../safety/safety.ts";
import {
  type ConversationRow,
  selectConversations,
  selectConversationViews,
  selectReadable,
} from "./conversation-store.ts";

const presenter =
  (policy: MessagingPolicy) =>
  (row: ConversationRow): Conversation => ({
    conversationId: row.thread_id,
    members: row.members,
    isSupervised: row.is_supervised,
    canWrite: decisionFrom(policy, row) !== "refused",
    preview: row.preview,
    lastMessageAt: row.last_message_at,
    lastSeq: Number(row.last_seq),
    readSeq: Number(row.read_seq),
    unread: row.unread,
  });

/** The member's conversations, the one with the newest message first. */
export async function listConversations(
  source: StatementSource,
  policy: MessagingPolicy,
  memberId: string,
): Promise<Conversation[]> {
  const rows = await selectConversations(source, [adultIfBornBy(policy), memberId]);
  return rows.map(presenter(policy));
}

/** One of the member's conversations. Null if it does not exist or is not theirs. */
export async function findConversation(
  source: StatementSource,
  policy: MessagingPolicy,
  memberId: string,
  threadId: string,
): Promise<Conversation | null> {
  return (await viewsOf(source, policy, threadId, [memberId])).get(memberId) ?? null;
}

/** One conversation, as each of these members sees it if they may read it. */
export async function viewsOf(
  source: StatementSource,
  policy: MessagingPolicy,
  threadId: string,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Conversation>> {
  if (memberIds.length === 0) return new Map();
  const rows = await selectConversationViews(source, [adultIfBornBy(policy), memberIds, threadId]);
  const present = presenter(policy);
  return new Map(rows.map((row) => [row.viewer_id, present(row)]));
}

/** The seq after which this member may read the thread. Null if they may not read it. */
export async function readableFrom(
  source: StatementSource,
  memberId: string,
  threadId: string,
): Promise<number | null> {
  const [row] = await selectReadable(source, [memberId, threadId]);
  return row ? Number(row.from_seq) : null;
}
