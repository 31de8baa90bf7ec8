import type { SeenMark } from "../../../schema/thread/seen.ts";
import type { KnownMessage } from "../history/message-merge.ts";

/** Up to which seq other members have read this member's messages, by their id. */
export type SeenMarks = Readonly<Record<string, number>>;

/** THREAD-80: adds marks. None goes backwards, although they may arrive out of order. */
export function withMarks(known: SeenMarks, marks: readonly SeenMark[]): SeenMarks {
  const isNew = ({ memberId, seq }: SeenMark) => seq > (known[memberId] ?? 0);
  const added = marks.filter(isNew);
  if (added.length === 0) return known;
  const next = { ...known };
  for (const { memberId, seq } of added) next[memberId] = Math.max(seq, next[memberId] ?? 0);
  return next;
}

/** All marks as the server lists them. Who is not listed no longer shows any. */
export function listedMarks(known: SeenMarks, listed: readonly SeenMark[]): SeenMarks {
  const kept = listed.flatMap(({ memberId }) => {
    const seq = known[memberId];
    return seq === undefined ? [] : { memberId, seq };
  });
  return withMarks(withMarks({}, kept), listed);
}

/** The newest message of this member that others have seen, and how many have. Null if there is none. */
export interface SeenMessage {
  seq: number;
  by: number;
}

/** THREAD-73: for the messages in the list. */
export function newestSeen(messages: readonly KnownMessage[], marks: SeenMarks, myId: string): SeenMessage | null {
  const seqs = Object.values(marks);
  const newest = Math.max(0, ...seqs);
  const message = messages.findLast(({ seq, senderId, isDeleted }) => senderId === myId && seq <= newest && !isDeleted);
  return message ? { seq: message.seq, by: seqs.filter((seq) => seq >= message.seq).length } : null;
}
