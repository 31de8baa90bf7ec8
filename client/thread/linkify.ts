/** A stretch of text as typed; with `href` where it is an address that may be opened. */
export interface Piece {
  text: string;
  href?: string;
}

const address = /\bhttps?:\/\/[^\s<>"]+/gi;
/** What ends a sentence rather than an address. */
const trailing = /[.,;:!?'*_~…’”»]$/;
const brackets: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

const count = (text: string, letter: string): number => text.split(letter).length - 1;

/** The address without the punctuation around it; a bracket stays where it was opened inside. */
function trimmed(text: string): string {
  let end = text;
  for (;;) {
    const last = end.at(-1) ?? "";
    const opening = brackets[last];
    const isLoose = opening !== undefined && count(end, last) > count(end, opening);
    if (!trailing.test(end) && !isLoose) return end;
    end = end.slice(0, -1);
  }
}

/** Only the web's own addresses, and none with a name before the host: `https://bank.example@elsewhere` reads as what it is not. */
function hrefOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, password, hostname, href } = new URL(text);
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
