import { MENTIONS_MAX } from "../../../schema/limits.ts";
import type { Mention } from "../../../schema/thread/message.ts";

/** A stretch of text; with `memberId` where somebody is named in it. */
export interface NamedPiece {
  text: string;
  memberId?: string;
}

/** A name ends where no letter or number follows. */
const goesOn = /^[\p{L}\p{M}\p{N}]/u;
/** An `@` after a letter is an address. */
const isInWord = /[\p{L}\p{N}]$/u;

interface Found {
  mention: Mention;
  from: number;
  to: number;
}

/** Who is named at this `@`: the longest name that fits, so that Ada Obi is not Ada. */
function namedAt(text: string, at: number, longestFirst: readonly Mention[]): Found | null {
  if (isInWord.test(text.slice(Math.max(0, at - 2), at))) return null;
  for (const mention of longestFirst) {
    const to = at + 1 + mention.displayName.length;
    const isNamed = text.startsWith(mention.displayName, at + 1) && !goesOn.test(text.slice(to, to + 2));
    if (isNamed) return { mention, from: at, to };
  }
  return null;
}

function namesIn(text: string, mentions: readonly Mention[]): Found[] {
  const longestFirst = mentions
    .filter(({ displayName }) => displayName !== "")
    .map((mention) => ({ ...mention, displayName: mention.displayName.normalize("NFC") }))
    .sort((one, other) => other.displayName.length - one.displayName.length);
  const found: Found[] = [];
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    const named = namedAt(text, at, longestFirst);
    if (named) found.push(named);
  }
  return found;
}

/** Who of these is named in the text after an `@`: each once, and no more than one message may name. */
export function mentionsIn(text: string, people: readonly Mention[]): Mention[] {
  const named = namesIn(text.normalize("NFC"), people).map(({ mention }) => mention);
  return [...new Map(named.map((mention) => [mention.memberId, mention])).values()].slice(0, MENTIONS_MAX);
}

/** The text in pieces, nothing added and nothing lost. */
export function withNames(text: string, mentions: readonly Mention[]): NamedPiece[] {
  const pieces: NamedPiece[] = [];
  let done = 0;
  for (const { mention, from, to } of namesIn(text, mentions)) {
    if (from > done) pieces.push({ text: text.slice(done, from) });
    pieces.push({ text: text.slice(from, to), memberId: mention.memberId });
    done = to;
  }
  if (done < text.length) pieces.push({ text: text.slice(done) });
  return pieces;
}
