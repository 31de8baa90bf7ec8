/** A piece of text as typed. With `href` it is a link. */
export interface Piece {
  text: string;
  href?: string;
}

const address = /\bhttps?:\/\/[^\s<>"]+/gi;
/** Characters that end a sentence rather than an address. */
const trailing = /[.,;:!?'*_~…’”»]/;
const brackets: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** The address without punctuation after it. A closing bracket stays if it was opened inside the address. */
function trimmed(text: string): string {
  /** How often each character is left. Counted only once, because a message may contain thousands of brackets. */
  const counts = new Map<string, number>();
  const countOf = (letter: string) => counts.get(letter) ?? 0;
  for (const letter of text) counts.set(letter, countOf(letter) + 1);
  let end = text.length;
  for (; end > 0; end -= 1) {
    const last = text.charAt(end - 1);
    const opening = brackets[last];
    const isUnmatched = opening !== undefined && countOf(last) > countOf(opening);
    if (!trailing.test(last) && !isUnmatched) break;
    counts.set(last, countOf(last) - 1);
  }
  return text.slice(0, end);
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/**
 * The URL, or null if it must not become a link. Links are `http` or `https`, without a user name before the host,
 * because `https://bank.example@elsewhere` looks like another site.
 */
function hrefOf(text: string): string | null {
  const url = parseUrl(text);
  if (!url) return null;
  const { protocol, username, password, hostname, href } = url;
  const isWeb = protocol === "https:" || protocol === "http:";
  return isWeb && username === "" && password === "" && hostname !== "" ? href : null;
}

/** Splits a text into pieces, some of them links. Joined together, the pieces are the text again; markup stays text. */
export function linkify(text: string): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const match of text.matchAll(address)) {
    const typed = trimmed(match[0]);
    const href = hrefOf(typed);
    if (href === null) continue;
    if (match.index > done) pieces.push({ text: text.slice(done, match.index) });
    pieces.push({ text: typed, href });
    done = match.index + typed.length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done) });
  return pieces;
}
