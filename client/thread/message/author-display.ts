import { createContext, useMemo } from "react";
import type { Mention } from "../../../schema/thread/message.ts";
import type { Thread } from "../thread.ts";

/** How the messages of a thread show who wrote them. */
interface AuthorDisplay {
  hasAvatars: boolean;
  /** The only other member of a conversation of two. Their messages need no name on the screen. */
  partnerId?: string | undefined;
}

/** A context, because it is the same for all rows of a thread and of its excerpts. */
export const AuthorDisplayContext = createContext<AuthorDisplay>({ hasAvatars: true });

/** The other member of a conversation of two. Undefined if there are more members, for example a safeguarding lead. */
export function partnerOf(people: readonly Mention[] | undefined, myId: string): string | undefined {
  const others = people?.filter(({ memberId }) => memberId !== myId);
  return others?.length === 1 ? others[0]?.memberId : undefined;
}

/**
 * Channels show names and small avatars, conversations of three or more only names, and conversations of two neither.
 * `people` are all members of a conversation. The value stays the same while they do, so that no row renders again.
 */
export function useAuthorDisplay({ kind, memberId }: Thread, people: readonly Mention[] | undefined): AuthorDisplay {
  const partnerId = kind === "conversation" ? partnerOf(people, memberId) : undefined;
  return useMemo(() => ({ hasAvatars: kind === "channel", partnerId }), [kind, partnerId]);
}
