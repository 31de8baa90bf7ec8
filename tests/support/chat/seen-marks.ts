import type { SeenAudience, SeenMark } from "../../../schema/thread/seen.ts";
import { listSeenMarks, saveSeenSetting } from "../../../schema/thread/seen-api.ts";
import type { Person } from "../account/people.ts";
import type { ChatMember } from "./channel.ts";
import type { Listener } from "./chat-member.ts";

/** Up to which of their messages a member sees that others have read, by the others' ids. */
export type Seen = Readonly<Record<string, number>>;

const newestOf = (marks: readonly SeenMark[]): Seen => {
  const newest: Record<string, number> = {};
  for (const { memberId, seq } of marks) newest[memberId] = Math.max(seq, newest[memberId] ?? 0);
  return newest;
};

/** As the endpoint lists it. */
export const seenBy = async (person: Person, threadId: string): Promise<Seen> =>
  newestOf((await person.must(listSeenMarks, { params: { threadId } })).marks);

/** As the room has sent it to this socket. */
export const sentTo = (socket: Listener): Seen =>
  newestOf(socket.messagesOf("seen").flatMap(({ marks }) => marks as SeenMark[]));

/** Both together, as a screen shows it that loaded `before`. */
export const shownAfter = (before: Seen, socket: Listener): Seen =>
  newestOf([before, sentTo(socket)].flatMap(entriesOf));

const entriesOf = (seen: Seen): SeenMark[] => Object.entries(seen).map(([memberId, seq]) => ({ memberId, seq }));

/** "This member has read up to there", as the endpoint and the room report it. */
export const mark = ({ memberId }: ChatMember, seq: number): Seen => ({ [memberId]: seq });

export const showTo = (person: Person, audience: SeenAudience) => person.must(saveSeenSetting, { body: { audience } });

/** Reads up to there. Resolves when the room has handled it: it answers one request of a socket after the other. */
export async function readUpTo(socket: Listener, seq: number): Promise<void> {
  socket.send("read", { seq });
  await socket.ask("react", { seq: 1, emoji: "none of the six", isOn: true });
}
