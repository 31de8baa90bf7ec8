import type { Message } from "../../../schema/thread/message.ts";
import type { ReactionNews } from "../../../schema/thread/reaction.ts";
import type { ReadAccess } from "./ports.ts";

/** A message without what is told to its asker alone. */
export function forAll({ ownReactions: _, ...message }: Message): Message {
  return message;
}

/** SAFE-12, and blocks in a channel: the message as this reader may see it; undefined where they may not. */
export function messageFor(message: Message, access: ReadAccess): Message | undefined {
  if (message.seq <= access.fromSeq) return undefined;
  return access.hidden.has(message.senderId) ? emptied(message) : quotedFor(message, access);
}

/** The message with what this reader may see of what it answers. */
export function quotedFor(message: Message, { fromSeq, hidden }: ReadAccess): Message {
  const { replyTo } = message;
  if (!replyTo || (replyTo.seq > fromSeq && !hidden.has(replyTo.senderId))) return message;
  return { ...message, replyTo: { ...replyTo, senderName: "", text: "", isDeleted: false } };
}

/** Its place stays, and who wrote it, so that they are hidden everywhere alike. */
function emptied({ seq, senderId, createdAt, isEdited, isDeleted, version }: Message): Message {
  const rest = { requestId: "", senderName: "", content: "", isHidden: true } as const;
  return { seq, senderId, createdAt, isEdited, isDeleted, ...rest, ...(version ? { version } : {}) };
}

/** News of a message's reactions, and whose message it is: that decides who is told, and is not told itself. */
export type OwnedReactions = ReactionNews & { readonly senderId: string };

export function withoutOwner({ senderId: _, ...news }: OwnedReactions): ReactionNews {
  return news;
}

/** Of a message that this reader may not see nothing is told. */
export function reactionsFor(news: OwnedReactions, { fromSeq, hidden }: ReadAccess): OwnedReactions | undefined {
  return news.seq > fromSeq && !hidden.has(news.senderId) ? news : undefined;
}

/** The newest counts, and each member's last word on each emoji. */
export function joinReactions(items: readonly [OwnedReactions, ...OwnedReactions[]]): OwnedReactions {
  const last = items.at(-1) as OwnedReactions;
  const by = new Map(items.flatMap((each) => each.by.map((one) => [`${one.memberId} ${one.emoji}`, one] as const)));
  return { ...last, by: [...by.values()] };
}
