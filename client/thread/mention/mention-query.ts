import { foldDiacritics } from "../../../schema/fold-diacritics.ts";
import type { Mention } from "../../../schema/thread/message.ts";

/** The most names that are suggested at once. */
const SUGGESTIONS_MAX = 8;
/** How far before the caret to look for an `@`. Longer than any name. */
const LOOK_BACK = 62;

export interface MentionQuery {
  /** The index of the `@`. */
  from: number;
  /** The text between the `@` and the caret. */
  name: string;
}

/** The mention that is being typed at the caret. Null if there is none. */
export function mentionQuery(text: string, caret: number): MentionQuery | null {
  const [, name] =
    /(?:^|[\s([{"'“‘])@([\p{L}\p{M}\p{N}][^@\n]*)$/u.exec(text.slice(Math.max(0, caret - LOOK_BACK), caret)) ?? [];
  return name === undefined ? null : { from: caret - name.length - 1, name };
}

/** Finds people by the beginning of any part of their name. Ignores case and diacritics. Returns eight at most. */
export function matching<Person extends Mention>(people: readonly Person[], name: string): Person[] {
  const wanted = foldDiacritics(name);
  return people
    .filter(({ displayName }) => ` ${foldDiacritics(displayName)}`.includes(` ${wanted}`))
    .slice(0, SUGGESTIONS_MAX);
}

/** The text with the whole name in place of the typed part, and the caret position after it. */
export function withMention(text: string, { from, name }: MentionQuery, { displayName }: Mention) {
  const inserted = `@${displayName} `;
  const after = text.slice(from + 1 + name.length).replace(/^ /, "");
  return { text: text.slice(0, from) + inserted + after, caret: from + inserted.length };
}
