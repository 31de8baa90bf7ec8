import type { Message } from "../../../schema/thread/message.ts";
import type { ReactionChange } from "../../../schema/thread/reaction.ts";
import { type KnownMessage, mergeMessage, withCurrentQuote, withReactions } from "./message-merge.ts";

/** The messages of a thread that this browser has loaded, sorted by seq. */
export interface MessageLog {
  readonly messages: readonly KnownMessage[];
  /** The seq before the first page. After it, a missing seq is a gap. */
  readonly start: number;
  /** Whether the server has older messages. */
  readonly hasOlder: boolean;
}

export const emptyLog: MessageLog = { messages: [], start: 0, hasOlder: false };

/** Whether the open list has this message. */
export const isLoaded = ({ messages }: MessageLog, seq: number): boolean =>
  messages.some((message) => message.seq === seq);

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

/** Merges two lists by seq. What did not change stays the same object, so that it is not rendered again. */
export function merge(
  known: readonly KnownMessage[],
  incoming: readonly KnownMessage[],
  /** Messages that are not in the list, but may be quoted in it. */
  elsewhere: readonly Message[] = [],
): readonly KnownMessage[] {
  const bySeq = new Map(known.map((message) => [message.seq, message]));
  for (const message of incoming) {
    const before = bySeq.get(message.seq);
    bySeq.set(message.seq, before ? mergeMessage(before, message) : message);
  }
  const originals =
    elsewhere.length > 0 ? new Map([...elsewhere.map((each) => [each.seq, each] as const), ...bySeq]) : bySeq;
  const merged = [...bySeq.values()]
    .sort((one, other) => one.seq - other.seq)
    .map((message) => withCurrentQuote(message, originals));
  return isSameList(known, merged) ? known : merged;
}

/** Adds messages from the socket. One from before `start` only updates quotes: in the list it would leave a gap. */
export function mergeNew(log: MessageLog, incoming: readonly KnownMessage[]): readonly KnownMessage[] {
  const isInside = ({ seq }: Message) => seq > log.start;
  return merge(
    log.messages,
    incoming.filter(isInside),
    incoming.filter((message) => !isInside(message)),
  );
}

/** Updates the reactions of loaded messages. Other messages get their reactions with their page. */
export function mergeReactions(
  { messages }: MessageLog,
  changes: readonly ReactionChange[],
  memberId: string,
): readonly KnownMessage[] {
  return mergeChanges(messages, changes, (known, change) => withReactions(known, change, memberId));
}

/** Updates loaded messages by their seq. */
export function mergeChanges<Change extends { readonly seq: number }>(
  messages: readonly KnownMessage[],
  changes: readonly Change[],
  withChange: (known: KnownMessage, change: Change) => KnownMessage,
): readonly KnownMessage[] {
  const merged = messages.map((message) =>
    changes.reduce((known, change) => (change.seq === known.seq ? withChange(known, change) : known), message),
  );
  return isSameList(messages, merged) ? messages : merged;
}

/** The last seq before the first gap. */
export function contiguousEnd({ messages, start }: MessageLog): number {
  let end = start;
  for (const { seq } of messages) {
    if (seq > end + 1) break;
    end = seq;
  }
  return end;
}

/** The highest seq, even after a gap. 0 without messages. */
export const lastSeqOf = (messages: readonly Message[]): number => messages.at(-1)?.seq ?? 0;

export const hasGap = (log: MessageLog): boolean => contiguousEnd(log) < lastSeqOf(log.messages);
