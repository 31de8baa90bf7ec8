import type { Message } from "../../schema/thread/message.ts";

/** A stretch of a thread as this browser knows it, in the server's order. */
export interface MessageLog {
  readonly messages: readonly Message[];
  /** The place before the stretch; from there on nothing may be missing. */
  readonly start: number;
  /** Whether the server has older ones. */
  readonly hasOlder: boolean;
}

export const emptyLog: MessageLog = { messages: [], start: 0, hasOlder: false };

const isSame = (one: Message, other: Message): boolean =>
  one.content === other.content &&
  one.isEdited === other.isEdited &&
  one.isDeleted === other.isDeleted &&
  one.senderName === other.senderName;

/** What comes later is the newer version, except that nothing brings back what was deleted. */
function newer(known: Message | undefined, incoming: Message): Message {
  if (known === undefined) return incoming;
  if ((known.isDeleted && !incoming.isDeleted) || isSame(known, incoming)) return known;
  return incoming;
}

/** Both together, each place once. What did not change keeps its reference, so that nothing is drawn anew for it. */
export function merge(known: readonly Message[], incoming: readonly Message[]): readonly Message[] {
  const bySeq = new Map(known.map((message) => [message.seq, message]));
  let isChanged = false;
  for (const message of incoming) {
    const before = bySeq.get(message.seq);
    const after = newer(before, message);
    if (after !== before) isChanged = true;
    bySeq.set(message.seq, after);
  }
  return isChanged ? [...bySeq.values()].sort((one, other) => one.seq - other.seq) : known;
}

/** Without what lies before the stretch: an edit far above would stand alone there, with a hole after it. */
export function mergeNews(log: MessageLog, news: readonly Message[]): readonly Message[] {
  return merge(
    log.messages,
    news.filter(({ seq }) => seq > log.start),
  );
}

/** The last place before the first hole. What comes after it is asked for. */
export function edgeOf({ messages, start }: MessageLog): number {
  let edge = start;
  for (const { seq } of messages) {
    if (seq > edge + 1) break;
    edge = seq;
  }
  return edge;
}

/** The newest place, whatever is missing before it. */
export const lastSeqOf = (messages: readonly Message[]): number => messages.at(-1)?.seq ?? 0;

export const hasHole = (log: MessageLog): boolean => edgeOf(log) < lastSeqOf(log.messages);
