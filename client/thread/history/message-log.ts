import type { Message } from "../../../schema/thread/message.ts";
import type { ReactionNews } from "../../../schema/thread/reaction.ts";
import { type KnownMessage, mergeMessage, reacted, requoted } from "./message-merge.ts";

/** A stretch of a thread as this browser knows it, in the server's order. */
export interface MessageLog {
  readonly messages: readonly KnownMessage[];
  /** The place before the stretch; from there on nothing may be missing. */
  readonly start: number;
  /** Whether the server has older ones. */
  readonly hasOlder: boolean;
}

export const emptyLog: MessageLog = { messages: [], start: 0, hasOlder: false };

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

/** Both together, each place once. What did not change keeps its reference, so that nothing is drawn anew for it. */
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
    .map((message) => requoted(message, originals));
  return isSameList(known, merged) ? known : merged;
}

/** Without what lies before the stretch: an edit far above would stand alone there, with a hole after it. */
export function mergeNew(log: MessageLog, news: readonly KnownMessage[]): readonly KnownMessage[] {
  const isInside = ({ seq }: Message) => seq > log.start;
  return merge(
    log.messages,
    news.filter(isInside),
    news.filter((message) => !isInside(message)),
  );
}

/** With how reactions stand now. Those of messages that are not known come with their pages. */
export function mergeReactions(
  { messages }: MessageLog,
  changes: readonly ReactionNews[],
  memberId: string,
): readonly KnownMessage[] {
  const merged = messages.map((message) =>
    changes.reduce((known, change) => (change.seq === known.seq ? reacted(known, change, memberId) : known), message),
  );
  return isSameList(messages, merged) ? messages : merged;
}

/** The last place before the first hole. What comes after it is asked for. */
export function contiguousEnd({ messages, start }: MessageLog): number {
  let edge = start;
  for (const { seq } of messages) {
    if (seq > edge + 1) break;
    edge = seq;
  }
  return edge;
}

/** The newest place, whatever is missing before it. */
export const lastSeqOf = (messages: readonly Message[]): number => messages.at(-1)?.seq ?? 0;

export const hasGap = (log: MessageLog): boolean => contiguousEnd(log) < lastSeqOf(log.messages);
