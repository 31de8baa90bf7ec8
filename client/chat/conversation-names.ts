import type { Conversation } from "../../schema/chat/api.ts";
import { foldDiacritics } from "../../schema/fold-diacritics.ts";
import { forwardedMessage } from "../../schema/thread/forward-text.ts";
import { messageDeleted, unknownUser } from "../thread/thread-text.ts";
import { listOf } from "../ui/format/format.ts";
import * as text from "./chat-text.ts";

type Member = Conversation["members"][number];
type Members = Pick<Conversation, "members" | "isSupervised">;

export const nameOf = ({ displayName }: Pick<Member, "displayName">): string => displayName || unknownUser;

export const othersIn = ({ members }: Members, myId: string): Member[] =>
  members.filter(({ memberId }) => memberId !== myId);

/** The safeguarding leads, or the admin, who only supervise the conversation. */
export const supervisorsIn = ({ members }: Pick<Members, "members">): Member[] =>
  members.filter(({ isSupervisor }) => isSupervisor);

/** The people the conversation is with, without anyone who only supervises it. */
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
  return listOf(partnersIn(conversation, myId).map(nameOf)) || unknownUser;
}

/** Shown to everyone at the top of the conversation. Null if nobody supervises it. */
export function supervisionText(conversation: Members, myId: string): string | null {
  const supervisors = supervisorsIn(conversation);
  if (supervisors.some(({ memberId }) => memberId === myId)) {
    return text.supervisedByReader;
  }
  if (supervisors.length === 0) return null;
  const names = supervisors.map(nameOf);
  const areLeads = supervisors.every(({ roles }) => roles.includes("safeguarding_lead"));
  return areLeads ? text.supervisedByLeads(names) : text.supervisedByAdmin(names);
}

/** The last message in one line, or why there is none. */
export function previewOf({ preview }: Pick<Conversation, "preview">, myId: string): string {
  if (preview === null) return text.noMessages;
  if (preview.isDeleted) return messageDeleted;
  const shown = preview.isForward ? forwardedMessage : preview.text;
  return preview.senderId === myId ? text.ownPreview(shown) : shown;
}

/** Whether the typed text occurs in the name of another member. Ignores case and diacritics. */
export function matchesName(conversation: Members, myId: string, typed: string): boolean {
  return othersIn(conversation, myId).some((other) =>
    foldDiacritics(nameOf(other)).includes(foldDiacritics(typed.trim())),
  );
}
