import type { Message } from "../../../schema/thread/message.ts";
import type { PollChange } from "../../../schema/thread/poll.ts";
import type { ReactionChange } from "../../../schema/thread/reaction.ts";
import type { ReadAccess, SharedMessage } from "./ports.ts";

/** A message to broadcast. `originalReaders` filters its original for each recipient and is never sent. */
export type BroadcastMessage = Message & Pick<SharedMessage, "originalReaders">;

/** The message as everyone may see it, without the parts meant for one member. */
export function forAll({ message, originalReaders }: SharedMessage): BroadcastMessage {
  const { ownReactions: _, ownVote: __, ...all } = message;
  return originalReaders ? { ...all, originalReaders } : all;
}

/** The message for the member who has sent or changed it. */
export const receiptFor = (
  { message, originalReaders }: SharedMessage,
  access: ReadAccess,
  memberId: string,
): Message => withoutReaders(quotedFor(originalFor({ ...message, originalReaders }, access, memberId), access));

export function withoutReaders(message: BroadcastMessage): Message {
  if (!("originalReaders" in message)) return message;
  const { originalReaders: _, ...sent } = message;
  return sent;
}

/** SAFE-12 and blocks in a channel: the message as this reader may see it. Undefined if it came before their access. */
export function messageFor(
  message: BroadcastMessage,
  access: ReadAccess,
  memberId: string,
): BroadcastMessage | undefined {
  if (message.seq <= access.fromSeq) return undefined;
  return access.hidden.has(message.senderId)
    ? hiddenMessage(message)
    : quotedFor(originalFor(message, access, memberId), access);
}

/** THREAD-83: the message, without the original of a forward if this reader cannot read that. */
export function originalFor(message: BroadcastMessage, { hidden }: ReadAccess, memberId: string): BroadcastMessage {
  const { forwarded, originalReaders } = message;
  // Without readers, it was read for this member.
  if (!forwarded || "isUnreadable" in forwarded || !originalReaders) return message;
  if (originalReaders.has(memberId) && !hidden.has(forwarded.senderId)) return message;
  return { ...message, forwarded: { isUnreadable: true } };
}

/** The message, with the quoted message hidden if this reader may not see it. */
export function quotedFor<Shown extends Message>(message: Shown, { fromSeq, hidden }: ReadAccess): Shown {
  const { replyTo } = message;
  if (!replyTo || (replyTo.seq > fromSeq && !hidden.has(replyTo.senderId))) return message;
  const { attachmentKind: _, isForward: __, ...quote } = replyTo;
  return { ...message, replyTo: { ...quote, senderName: "", text: "", isDeleted: false } };
}

/** A hidden message keeps its seq and sender, so that clients hide the sender consistently. */
function hiddenMessage({ seq, senderId, createdAt, isEdited, isDeleted, version }: Message): Message {
  const rest = { requestId: "", senderName: "", content: "", isHidden: true } as const;
  return { seq, senderId, createdAt, isEdited, isDeleted, ...rest, ...(version ? { version } : {}) };
}

/** A change of a message's reactions. `senderId` is the message's author: it filters recipients and is never sent. */
export type OwnedReactions = ReactionChange & { readonly senderId: string };

/** A poll's new result, likewise. */
export type OwnedPoll = PollChange & { readonly senderId: string };

export function withoutOwner<Change extends { readonly senderId: string }>({ senderId: _, ...change }: Change) {
  return change;
}

/** CHANNEL-66: the same result for all who may see the message, also across a block with a voter. */
export const pollFor = (change: OwnedPoll, { fromSeq, hidden }: ReadAccess): OwnedPoll | undefined =>
  change.seq <= fromSeq || hidden.has(change.senderId) ? undefined : change;

/** The change without reactors whom this reader may not see, or undefined if they may not see the message. */
export function reactionsFor(change: OwnedReactions, { fromSeq, hidden }: ReadAccess): OwnedReactions | undefined {
  if (change.seq <= fromSeq || hidden.has(change.senderId)) return undefined;
  const by = change.by.filter(({ memberId }) => !hidden.has(memberId));
  return by.length === change.by.length ? change : { ...change, by };
}

/** Merges changes: the newest counts, and each member's last choice for each emoji. */
export function joinReactions(items: readonly [OwnedReactions, ...OwnedReactions[]]): OwnedReactions {
  const last = items.at(-1) as OwnedReactions;
  const by = new Map(items.flatMap((each) => each.by.map((one) => [`${one.memberId} ${one.emoji}`, one] as const)));
  return { ...last, by: [...by.values()] };
}
