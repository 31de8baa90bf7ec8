import { QUOTE_LENGTH } from "../../../schema/limits.ts";
import type { Message, Quote } from "../../../schema/thread/message.ts";
import type { OwnVote, PollChange } from "../../../schema/thread/poll.ts";
import type { ReactionChange, ReactionEmoji } from "../../../schema/thread/reaction.ts";
import { keepSame } from "../../net/room/room-store.ts";
import { reactionEmojis } from "../reaction/reaction-names.ts";

/**
 * A message as this browser knows it. Its text, its reactions and the reader's own reactions arrive in different
 * events, which may overtake one another. So each of them has its own version, and the higher version wins.
 */
export interface KnownMessage extends Message {
  /** The version of its reactions, if it differs from the version of its text. */
  reactionsVersion?: number;
  /** The version of each of the reader's own reactions. */
  ownVersions?: Partial<Record<ReactionEmoji, number>>;
  /** The version of its poll's result, if it differs from the version of its text. */
  pollVersion?: number;
  /** The version of the reader's own vote. */
  voteVersion?: number;
}

const textVersion = ({ version = 0 }: KnownMessage): number => version;
const reactionsVersionOf = (message: KnownMessage): number => message.reactionsVersion ?? textVersion(message);
const pollVersionOf = (message: KnownMessage): number => message.pollVersion ?? textVersion(message);

/**
 * For a message from a page or a receipt: only those list the reader's own reactions. Messages that are broadcast to
 * everyone do not, so they must not remove any.
 */
export function withOwnVersions(message: Message): KnownMessage {
  const { version } = message;
  if (version === undefined) return message;
  const ownVersions = Object.fromEntries(reactionEmojis.map((emoji) => [emoji, version]));
  return { ...message, ownVersions, ...(message.poll && { voteVersion: version }) };
}

/** The higher version of the text. A deleted message stays deleted. */
function newerText(known: KnownMessage, incoming: KnownMessage): KnownMessage {
  if (known.isDeleted !== incoming.isDeleted) return known.isDeleted ? known : incoming;
  return textVersion(incoming) < textVersion(known) ? known : incoming;
}

type OwnReactions = Pick<KnownMessage, "ownReactions" | "ownVersions">;

function newerOwnReactions(known: OwnReactions, incoming: OwnReactions): OwnReactions {
  if (!known.ownVersions && !incoming.ownVersions) return {};
  const ownVersions: Partial<Record<ReactionEmoji, number>> = {};
  const isOn = (emoji: ReactionEmoji) => {
    const [before, after] = [known.ownVersions?.[emoji] ?? 0, incoming.ownVersions?.[emoji] ?? 0];
    if (before > 0 || after > 0) ownVersions[emoji] = Math.max(before, after);
    return (after < before ? known : incoming).ownReactions?.includes(emoji) ?? false;
  };
  return { ownReactions: reactionEmojis.filter(isOn), ownVersions };
}

/** Merges two versions of one message. Returns `known` itself if nothing changed. */
export function mergeMessage(known: KnownMessage, incoming: KnownMessage): KnownMessage {
  const {
    reactions: _reactions,
    reactionsVersion: _reactionsVersion,
    ownReactions: _ownReactions,
    ownVersions: _ownVersions,
    poll: _poll,
    pollVersion: _pollVersion,
    ownVote: _ownVote,
    voteVersion: _voteVersion,
    ...text
  } = newerText(known, incoming);
  const { reactions } = reactionsVersionOf(incoming) < reactionsVersionOf(known) ? known : incoming;
  const version = Math.max(reactionsVersionOf(known), reactionsVersionOf(incoming));
  return keepSame<KnownMessage>(known, {
    ...text,
    ...(reactions && { reactions }),
    ...(version !== textVersion(text) && { reactionsVersion: version }),
    ...newerOwnReactions(known, incoming),
    ...newerPoll(known, incoming),
  });
}

/** The higher version of the result, and of the own vote, which broadcasts do not have. */
function newerPoll(known: KnownMessage, incoming: KnownMessage): Partial<KnownMessage> {
  const newer = pollVersionOf(incoming) < pollVersionOf(known) ? known : incoming;
  if (!newer.poll) return {};
  const { ownVote, voteVersion } = (incoming.voteVersion ?? 0) < (known.voteVersion ?? 0) ? known : incoming;
  return {
    poll: newer.poll,
    pollVersion: pollVersionOf(newer),
    ...(ownVote && { ownVote }),
    ...(voteVersion !== undefined && { voteVersion }),
  };
}

/** Updates the result of a message's poll. */
export function withPollResult(known: KnownMessage, { version, counts, voters }: PollChange): KnownMessage {
  if (!known.poll || version < pollVersionOf(known)) return known;
  return keepSame<KnownMessage>(known, { ...known, poll: { ...known.poll, counts, voters }, pollVersion: version });
}

/** Updates this member's vote, which they gave on another screen. */
export function withOwnVote(known: KnownMessage, { version, choices }: OwnVote): KnownMessage {
  if (!known.poll || version < (known.voteVersion ?? 0)) return known;
  return keepSame<KnownMessage>(known, { ...known, ownVote: choices, voteVersion: version });
}

/** Updates the reactions of a message, and this member's own ones if they reacted on another screen. */
export function withReactions(
  known: KnownMessage,
  { version, reactions, by }: ReactionChange,
  memberId: string,
): KnownMessage {
  const ownChanges = by.filter((each) => each.memberId === memberId);
  const own: OwnReactions = {
    ownReactions: ownChanges.filter(({ isOn }) => isOn).map(({ emoji }) => emoji),
    ownVersions: Object.fromEntries(ownChanges.map(({ emoji }) => [emoji, version])),
  };
  const isNewer = version >= reactionsVersionOf(known);
  return keepSame<KnownMessage>(known, {
    ...known,
    ...(isNewer && { reactions, reactionsVersion: version }),
    ...(ownChanges.length > 0 && newerOwnReactions(known, own)),
  });
}

/** The short form of a message that its replies show. */
export function quoteOf({ seq, senderId, senderName, content, isDeleted, attachment, forwarded }: Message): Quote {
  const letters = [...content.replace(/\s+/g, " ")];
  const text =
    letters.length > QUOTE_LENGTH
      ? `${letters
          .slice(0, QUOTE_LENGTH - 1)
          .join("")
          .trimEnd()}…`
      : letters.join("");
  const attachmentKind = attachment && !isDeleted ? { attachmentKind: attachment.kind } : {};
  const isForward = forwarded && text === "" && !isDeleted ? { isForward: true as const } : {};
  return { seq, senderId, senderName, text: isDeleted ? "" : text, ...attachmentKind, isDeleted, ...isForward };
}

/** The message, with its quote updated if the quoted message is among `originals`. */
export function withCurrentQuote(message: KnownMessage, originals: ReadonlyMap<number, Message>): KnownMessage {
  const original = message.replyTo && originals.get(message.replyTo.seq);
  if (!message.replyTo || !original) return message;
  const replyTo = keepSame(message.replyTo, quoteOf(original));
  return replyTo === message.replyTo ? message : { ...message, replyTo };
}
