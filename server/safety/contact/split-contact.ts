import { asksForCall } from "./call-word.ts";
import { type ContactData, findContactData } from "./contact.ts";
import { hasContactHint } from "./contact-hint.ts";
import { plainText } from "./plain-text.ts";

/** A text between other texts of its author. */
export interface TextInThread {
  readonly text: string;
  /** What the author wrote shortly before it, oldest first. */
  readonly before: readonly string[];
  /** What the author wrote after it, if it is edited. */
  readonly after?: readonly string[];
}

/** `my snap is` and `adaobi` are parts, too, so a few words may always be one. */
const PART_WORDS_MAX = 3;
/** A split number or name is at the end of one text and at the beginning of the next. */
const PART_LENGTH = 300;

/** Whether the text may be a part of contact data that is split over several messages. */
export const mayBePart = (text: string): boolean =>
  hasPartHint(text) || text.trim().split(/\s+/, PART_WORDS_MAX + 1).length <= PART_WORDS_MAX;

function hasPartHint(text: string): boolean {
  const plain = plainText(text);
  return hasContactHint(plain) || asksForCall(plain);
}

/**
 * SAFE-33, SAFE-34: contact data in the text, or in it together with the texts around it. Null if there is none, or if the
 * texts around it contain it without this one.
 */
export function findContactAround({ text, before, after = [] }: TextInThread): ContactData | null {
  const own = findContactData(text);
  if (own || !mayBePart(text)) return own;
  // Without a hint it may only complete the texts next to it, such as `my snap` and `is`.
  const reach = hasPartHint(text) ? Number.POSITIVE_INFINITY : 2;
  const earlier = before
    .filter(mayBePart)
    .slice(-reach)
    .map((part) => part.slice(-PART_LENGTH));
  const later = after
    .filter(mayBePart)
    .slice(0, reach)
    .map((part) => part.slice(0, PART_LENGTH));
  if (earlier.length + later.length === 0 || !findInRow([...earlier, text, ...later])) return null;
  return findNew(earlier.filter(isLoose), text, []) ?? findNew(earlier.filter(isLoose), text, later.filter(isLoose));
}

/** A text with contact data of its own has been asked about already. */
const isLoose = (text: string): boolean => !findContactData(text);

/** The contact data that the text completes: what the texts around it contain without it is not new. */
function findNew(earlier: readonly string[], text: string, later: readonly string[]): ContactData | null {
  for (let count = 0; count <= earlier.length; count += 1) {
    const nearest = earlier.slice(earlier.length - count);
    if (findInRow([...nearest, ...later])) return null;
    const found = findInRow([...nearest, text, ...later]);
    if (found) return found;
  }
  return null;
}

/** Also with the words between the parts left out, as in `0803`, `wait`, `123 4567`. */
function findInRow(texts: readonly string[]): ContactData | null {
  const hinted = texts.filter(hasPartHint);
  return (
    findContactData(texts.join(" ")) ??
    findContactData(texts.join("")) ??
    (hinted.length < texts.length ? findContactData(hinted.join(" ")) : null)
  );
}
