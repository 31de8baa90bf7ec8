/** A stretch of text as typed; with `href` where it is an address that may be opened. */
export interface Piece {
  text: string;
  href?: string;
}

const address = /\bhttps?:\/\/[^\s<>"]+/gi;
/** What ends a sentence rather than an address. */
const trailing = /[.,;:!?'*_~…’”»]/;
const brackets: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** The address without the punctuation around it; a bracket stays where it was opened inside. */
function trimmed(text: string): string {
  /** How often each stands in what is left: counted once, since somebody may write 4,000 of them. */
  const counts = new Map<string, number>();
  const countOf = (letter: string) => counts.get(letter) ?? 0;
  for (const letter of text) counts.set(letter, countOf(letter) + 1);
  let end = text.length;
  for (; end > 0; end -= 1) {
    const last = text.charAt(end - 1);
    const opening = brackets[last];
    const isLoose = opening !== undefined && countOf(last) > countOf(opening);
    if (!trailing.test(last) && !isLoose) break;
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

/** Only `http` and `https`, and no user name before the host: `https://bank.example@elsewhere` looks like another site. */
function hrefOf(text: string): string | null {
  const url = parseUrl(text);
  if (!url) return null;
  const { protocol, username, password, hostname, href } = url;
  const isWeb = protocol === "https:" || protocol === "http:";
  return isWeb && username === "" && password === "" && hostname !== "" ? href : null;
}

/** The text in pieces, nothing added and nothing lost; markup stays the letters that it is. */
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
