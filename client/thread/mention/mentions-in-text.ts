import { MENTIONS_MAX } from "../../../schema/limits.ts";
import type { Mention } from "../../../schema/thread/message.ts";

/** A piece of text. With `memberId` it mentions that member. */
export interface MentionPiece {
  text: string;
  memberId?: string;
}

/** Matches if the text continues the word before it. */
const continuesWord = /^[\p{L}\p{M}\p{N}]/u;
/** Matches if an `@` after this text is part of a word, for example of an email address. */
const endsInWord = /[\p{L}\p{N}]$/u;

interface FoundMention {
  mention: Mention;
  from: number;
  to: number;
}

/** The mention at this `@`: the longest name that matches, so that "@Ada Obi" is not taken for Ada. */
function mentionAt(text: string, at: number, longestFirst: readonly Mention[]): FoundMention | null {
  if (endsInWord.test(text.slice(Math.max(0, at - 2), at))) return null;
  for (const mention of longestFirst) {
    const to = at + 1 + mention.displayName.length;
    const isMatch = text.startsWith(mention.displayName, at + 1) && !continuesWord.test(text.slice(to, to + 2));
    if (isMatch) return { mention, from: at, to };
  }
  return null;
}

function findMentions(text: string, mentions: readonly Mention[]): FoundMention[] {
  const longestFirst = mentions
    .filter(({ displayName }) => displayName !== "")
    .map((mention) => ({ ...mention, displayName: mention.displayName.normalize("NFC") }))
    .sort((one, other) => other.displayName.length - one.displayName.length);
  const found: FoundMention[] = [];
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    const mention = mentionAt(text, at, longestFirst);
    if (mention) found.push(mention);
  }
  return found;
}

/** Those of `people` whom the text mentions with an `@`: each once, and no more than a message may mention. */
export function mentionsIn(text: string, people: readonly Mention[]): Mention[] {
  const mentions = findMentions(text.normalize("NFC"), people).map(({ mention }) => mention);
  return [...new Map(mentions.map((mention) => [mention.memberId, mention])).values()].slice(0, MENTIONS_MAX);
}

/** Splits a text into pieces, some of them mentions. Joined together, the pieces are the text again. */
export function splitMentions(text: string, mentions: readonly Mention[]): MentionPiece[] {
  const pieces: MentionPiece[] = [];
  let done = 0;
  for (const { mention, from, to } of findMentions(text, mentions)) {
    if (from > done) pieces.push({ text: text.slice(done, from) });
    pieces.push({ text: text.slice(from, to), memberId: mention.memberId });
    done = to;
  }
  if (done < text.length) pieces.push({ text: text.slice(done) });
  return pieces;
}
