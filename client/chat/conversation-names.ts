import type { Conversation } from "../../schema/chat/api.ts";
import { foldDiacritics } from "../../schema/fold-diacritics.ts";
import { unknownUser } from "../thread/thread-text.ts";

type Member = Conversation["members"][number];
type Members = Pick<Conversation, "members" | "isAccompanied">;

export const nameOf = ({ displayName }: Pick<Member, "displayName">): string => displayName || unknownUser;

export const othersIn = ({ members }: Members, myId: string): Member[] =>
  members.filter(({ memberId }) => memberId !== myId);

/** The safeguarding leads who only supervise the conversation. */
export function supervisorsIn({ members, isAccompanied }: Members): Member[] {
  return isAccompanied ? members.filter(({ isSafeguardingLead }) => isSafeguardingLead) : [];
}

/** The people the conversation is with, without a lead who only supervises it. */
export function partnersIn(conversation: Members, myId: string): Member[] {
  const others = othersIn(conversation, myId);
  const supervisors = supervisorsIn(conversation);
  const partners = others.filter((other) => !supervisors.includes(other));
  return partners.length > 0 ? partners : others;
}

/** Everyone the member already has a conversation with, except in those the member only supervises. */
export function partnersOf(list: readonly Members[], myId: string): ReadonlySet<string> {
  const own = list.filter((each) => !supervisorsIn(each).some(({ memberId }) => memberId === myId));
  return new Set(own.flatMap((each) => partnersIn(each, myId).map(({ memberId }) => memberId)));
}

/** The names of the partners. */
export function titleOf(conversation: Members, myId: string): string {
  const names = partnersIn(conversation, myId).map(nameOf);
  return names.join(" and ") || unknownUser;
}

/** Shown to everyone at the top of the conversation. Null if nobody supervises it. */
export function supervisionText(conversation: Members, myId: string): string | null {
  const supervisors = supervisorsIn(conversation);
  if (supervisors.some(({ memberId }) => memberId === myId)) {
    return "You're a safeguarding lead in this conversation. Both people know that you can read it.";
  }
  const [supervisor, ...more] = supervisors.map(nameOf);
  if (supervisor === undefined) return null;
  const names =
    more.length === 0
      ? `${supervisor}, safeguarding lead,`
      : `${[supervisor, ...more].join(" and ")}, safeguarding leads,`;
  return `${names} can read this conversation.`;
}

/** The last message in one line, or why there is none. */
export function previewOf({ preview }: Pick<Conversation, "preview">, myId: string): string {
  if (preview === null) return "No messages yet";
  if (preview.isDeleted) return "Message deleted";
  return preview.senderId === myId ? `You: ${preview.text}` : preview.text;
}

/** Whether the text occurs in the name of another member. Ignores case and diacritics. */
export function matchesName(conversation: Members, myId: string, text: string): boolean {
  return othersIn(conversation, myId).some((other) =>
    foldDiacritics(nameOf(other)).includes(foldDiacritics(text.trim())),
  );
}
