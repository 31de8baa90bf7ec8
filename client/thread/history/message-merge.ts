import { QUOTE_LENGTH } from "../../../schema/limits.ts";
import type { Message, Quote } from "../../../schema/thread/message.ts";
import type { ReactionEmoji, ReactionNews } from "../../../schema/thread/reaction.ts";
import { keepSame } from "../../net/room/room-store.ts";
import { reactionEmojis } from "../reaction/reaction-names.ts";

/**
 * A message as this browser knows it. Its words, its reactions and one's own reactions are told by different ways and
 * may overtake one another, so each keeps the version with which it is known, and the higher one wins.
 */
export interface KnownMessage extends Message {
  /** The version of its reactions, where that is not the version of its words. */
  reactionsAt?: number;
  /** The version of each of the reader's own reactions. */
  ownAt?: Partial<Record<ReactionEmoji, number>>;
}

const wordsAt = ({ version = 0 }: KnownMessage): number => version;
const reactionsAt = (message: KnownMessage): number => message.reactionsAt ?? wordsAt(message);

/** From a page or a receipt, which tell this reader's own reactions; what is told to all says nothing of them. */
export function withOwnVersions(message: Message): KnownMessage {
  const { version } = message;
  if (version === undefined) return message;
  return { ...message, ownAt: Object.fromEntries(reactionEmojis.map((emoji) => [emoji, version])) };
}

/** The higher version of the words, except that nothing brings back what was deleted. */
function newerWords(known: KnownMessage, incoming: KnownMessage): KnownMessage {
  if (known.isDeleted !== incoming.isDeleted) return known.isDeleted ? known : incoming;
  return wordsAt(incoming) < wordsAt(known) ? known : incoming;
}

type Own = Pick<KnownMessage, "ownReactions" | "ownAt">;

function newerOwn(known: Own, incoming: Own): Own {
  if (!known.ownAt && !incoming.ownAt) return {};
  const ownAt: Partial<Record<ReactionEmoji, number>> = {};
  const isOn = (emoji: ReactionEmoji) => {
    const [before, after] = [known.ownAt?.[emoji] ?? 0, incoming.ownAt?.[emoji] ?? 0];
    if (before > 0 || after > 0) ownAt[emoji] = Math.max(before, after);
    return (after < before ? known : incoming).ownReactions?.includes(emoji) ?? false;
  };
  return { ownReactions: reactionEmojis.filter(isOn), ownAt };
}

/** Both together. What did not change is the same object. */
export function mergeMessage(known: KnownMessage, incoming: KnownMessage): KnownMessage {
  const {
    reactions: _reactions,
    reactionsAt: _at,
    ownReactions: _own,
    ownAt: _ownAt,
    ...words
  } = newerWords(known, incoming);
  const { reactions } = reactionsAt(incoming) < reactionsAt(known) ? known : incoming;
  const at = Math.max(reactionsAt(known), reactionsAt(incoming));
  return keepSame<KnownMessage>(known, {
    ...words,
    ...(reactions && { reactions }),
    ...(at !== wordsAt(words) && { reactionsAt: at }),
    ...newerOwn(known, incoming),
  });
}

/** With what is told of its reactions: how they stand, and what this member did on another screen. */
export function reacted(known: KnownMessage, { version, reactions, by }: ReactionNews, memberId: string): KnownMessage {
  const mine = by.filter((each) => each.memberId === memberId);
  const own: Own = {
    ownReactions: mine.filter(({ isOn }) => isOn).map(({ emoji }) => emoji),
    ownAt: Object.fromEntries(mine.map(({ emoji }) => [emoji, version])),
  };
  const isNewer = version >= reactionsAt(known);
  return keepSame<KnownMessage>(known, {
    ...known,
    ...(isNewer && { reactions, reactionsAt: version }),
    ...(mine.length > 0 && newerOwn(known, own)),
  });
}

/** A message in short, as a reply shows it. */
export function quoteOf({ seq, senderId, senderName, content, isDeleted }: Message): Quote {
  const letters = [...content.replace(/\s+/g, " ")];
  const text =
    letters.length > QUOTE_LENGTH
      ? `${letters
          .slice(0, QUOTE_LENGTH - 1)
          .join("")
          .trimEnd()}…`
      : letters.join("");
  return { seq, senderId, senderName, text: isDeleted ? "" : text, isDeleted };
}

/** A reply, with what it answers as that stands now where it is known. */
export function requoted(message: KnownMessage, originals: ReadonlyMap<number, Message>): KnownMessage {
  const original = message.replyTo && originals.get(message.replyTo.seq);
  if (!message.replyTo || !original) return message;
  const replyTo = keepSame(message.replyTo, quoteOf(original));
  return replyTo === message.replyTo ? message : { ...message, replyTo };
}
