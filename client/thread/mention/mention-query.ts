import { foldDiacritics } from "../../../schema/fold-diacritics.ts";
import type { Mention } from "../../../schema/thread/message.ts";

/** Names offered at once. */
const OFFERED_MAX = 8;
/** Longer than any name: what follows an `@` far away is not looked for. */
const REACH = 62;

export interface MentionQuery {
  /** Where the `@` stands. */
  from: number;
  /** What stands between it and the caret. */
  name: string;
}

/** Who is being named at the caret; null where nobody is. */
export function mentionQuery(text: string, caret: number): MentionQuery | null {
  const [, name] =
    /(?:^|[\s([{"'“‘])@([\p{L}\p{M}\p{N}][^@\n]*)$/u.exec(text.slice(Math.max(0, caret - REACH), caret)) ?? [];
  return name === undefined ? null : { from: caret - name.length - 1, name };
}

/** Those who bear that name, by the beginning of any part of it. */
export function matching<Person extends Mention>(people: readonly Person[], name: string): Person[] {
  const wanted = foldDiacritics(name);
  return people
    .filter(({ displayName }) => ` ${foldDiacritics(displayName)}`.includes(` ${wanted}`))
    .slice(0, OFFERED_MAX);
}

/** The text with that name in it, and where the caret stands afterwards. */
export function withMention(text: string, { from, name }: MentionQuery, { displayName }: Mention) {
  const inserted = `@${displayName} `;
  const after = text.slice(from + 1 + name.length).replace(/^ /, "");
  return { text: text.slice(0, from) + inserted + after, caret: from + inserted.length };
}
