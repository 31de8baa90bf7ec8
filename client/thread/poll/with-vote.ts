import type { KnownMessage } from "../history/message-merge.ts";

/** CHANNEL-64: the message with this vote of the reader in place of their earlier one. */
export function withVote(message: KnownMessage, choices: readonly number[]): KnownMessage {
  const { poll, ownVote = [] } = message;
  if (!poll) return message;
  const counts = poll.counts.map((count, at) => count - Number(ownVote.includes(at)) + Number(choices.includes(at)));
  const voters = poll.voters - Number(ownVote.length > 0) + Number(choices.length > 0);
  return { ...message, poll: { ...poll, counts, voters }, ownVote: [...choices] };
}
