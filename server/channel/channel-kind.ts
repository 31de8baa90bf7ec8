import type { ChannelRole } from "../../schema/channel/api.ts";
import type { ErrorCode } from "../../schema/errors.ts";
import type { Statement, Transaction } from "../platform/database.ts";
import type { TalkRules } from "../safety/safety.ts";
import type { Asked, ThreadKind } from "../thread/thread-ports.ts";
import { objectionTo } from "./channel-policy.ts";
import type { ChannelTeller } from "./channel-teller.ts";
import { readableFrom } from "./channel-view.ts";
import { accompany, leadsIn } from "./companion.ts";

/** What is particular about channels. */
export function channelKind(rules: TalkRules, { tell }: ChannelTeller): ThreadKind {
  return {
    mayEnter: async (em, channelId, memberId) => (await readableFrom(em, memberId, channelId)) !== null,
    objectionsTo: (tx, asked) => objectionsTo(tx, rules, asked),
    storesPlainBy: "store_in_channels",
    newsworthy: ["channel/now-accompanied"],
    tell,
  };
}

// What each is in the channel where they would write; nothing for a channel that is not there any more.
const judgement: Statement = {
  name: "judge-channels",
  text: `select asked.at::int as at, own.role, channel.is_private, exists (select ${leadsIn("channel.thread_id")}) as is_accompanied
    from unnest($1::uuid[], $2::uuid[]) with ordinality as asked (thread_id, user_id, at)
    join community_channels channel on channel.thread_id = asked.thread_id and channel.closed_at is null
    left join thread_readers own on own.thread_id = channel.thread_id and own.user_id = asked.user_id`,
};

interface JudgedRow {
  readonly at: number;
  readonly role: ChannelRole | null;
  readonly is_private: boolean;
  readonly is_accompanied: boolean;
}

/**
 * CHANNEL-4, CHANNEL-5: why each of these may not write now, in their order. Their threads are held by the caller. The
 * database's `store_in_channels` finds the same; channel-store.test.ts holds the two together.
 */
async function objectionsTo(
  tx: Transaction,
  rules: TalkRules,
  asked: readonly Asked[],
): Promise<readonly (ErrorCode | undefined)[]> {
  const columns = [asked.map(({ threadId }) => threadId), asked.map(({ memberId }) => memberId)];
  const rows = await tx.run<JudgedRow>(judgement, columns);
  const judged = new Map(rows.map((row) => [row.at - 1, row]));
  const codes: (ErrorCode | undefined)[] = [];
  for (const [at, { threadId: channelId, memberId }] of asked.entries()) {
    const row = judged.get(at);
    const objection = objectionTo(row?.role ?? null, "talk");
    // Only who may write there brings somebody into it.
    const isAlone = objection === undefined && row?.is_private === true && !row.is_accompanied;
    codes.push(isAlone ? await accompany(tx.em, rules, { channelId, isPrivate: true }, memberId) : objection);
  }
  return codes;
}
