import type { VoteOutcome } from "../../../rooms/support/thread/ports.ts";
import type { Message } from "../../../schema/thread/message.ts";
import type { NewPoll, PollChange } from "../../../schema/thread/poll.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { StatementSource } from "../../platform/database/prepared.ts";
import { lockReadable, selectView } from "../message/message-store.ts";
import { type MessageRow, presentMessage } from "../message/message-view.ts";
import { deleteVote, insertPolls, selectOpen, selectPoll, selectVotes, upsertVote, type Voter } from "./poll-store.ts";

interface Vote {
  readonly threadId: string;
  readonly memberId: string;
  readonly seq: number;
  readonly choices: readonly number[];
}

/** Stores the polls of messages that were stored in this transaction, by the ids of the messages. */
export async function storePolls(tx: Transaction, polls: readonly (readonly [id: string, poll: NewPoll])[]) {
  const records = polls.map(([id, { choices, allowsMany = false, isSecret = false, endsAfter }]) => ({
    message_id: id,
    choices,
    allows_many: allowsMany,
    is_secret: isSecret,
    ends_after: endsAfter,
  }));
  if (records.length > 0) await insertPolls(tx, [JSON.stringify(records)]);
}

/**
 * CHANNEL-64, CHANNEL-65: stores a vote in place of the member's earlier one. Call it in the transaction that checked that
 * they may write there. The lock on the message's row serialises concurrent votes.
 */
export async function saveVote(tx: Transaction, vote: Vote): Promise<VoteOutcome> {
  const { threadId, memberId, seq } = vote;
  const choices = [...new Set(vote.choices)].sort((one, other) => one - other);
  const [message] = await lockReadable(tx, [threadId, memberId, seq]);
  const [poll] = message ? await selectPoll(tx, [message.id]) : [];
  if (!message || !poll) return { refused: "thread/message-not-found" };
  if (!isPossible(choices, poll)) return { refused: "poll/not-a-choice" };
  const changed =
    choices.length > 0
      ? await upsertVote(tx, [message.id, memberId, JSON.stringify(choices)])
      : await deleteVote(tx, [message.id, memberId]);
  // What changes nothing may be the repetition of a vote that came in time, but its answer did not arrive.
  const [row] = await selectView(tx, [threadId, memberId, message.id]);
  const present = presentMessage(row as MessageRow);
  if (changed.length > 0) return { message: present, pollChange: changeOf(present) };
  const isRepeated = JSON.stringify(present.ownVote ?? []) === JSON.stringify(choices);
  const isOpen = (await selectOpen(tx, [message.id])).length > 0;
  return isRepeated || isOpen ? { message: present, pollChange: undefined } : { refused: "poll/ended" };
}

const isPossible = (choices: readonly number[], poll: { choices: number; allows_many: boolean }): boolean =>
  choices.every((choice) => choice < poll.choices) && (poll.allows_many || choices.length <= 1);

function changeOf({ seq, version = 0, poll }: Message): PollChange | undefined {
  return poll && { seq, version, counts: poll.counts, voters: poll.voters };
}

/** Who voted for what, in order of voting. Null if the member cannot read the message, or it has no poll. */
export async function listVotes(
  source: StatementSource,
  { threadId, memberId, seq }: { threadId: string; memberId: string; seq: number },
): Promise<Voter[] | "secret" | null> {
  const rows = await selectVotes(source, [threadId, memberId, seq]);
  if (rows.length === 0) return null;
  if (rows[0]?.isSecret) return "secret";
  return rows.flatMap(({ isSecret: _, ...voter }) => (voter.choices ? [voter] : []));
}
