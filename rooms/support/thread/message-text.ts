import type { ErrorCode } from "../../../schema/errors.ts";
import { MESSAGE_MAX_LENGTH } from "../../../schema/limits.ts";

/** Control characters but tab and line feed, lone surrogates, and marks that overturn the direction of what follows. */
const hidden = /(?![\n\t])\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/u;

/** THREAD-1: the words as they are kept, or why they are refused. */
export function messageText(typed: string): { readonly content: string } | { readonly refused: ErrorCode } {
  const content = typed.replaceAll("\r\n", "\n").trim().normalize("NFC");
  if (hidden.test(content)) return { refused: "thread/not-plain-text" };
  // Spaces that show nothing, such as a joiner alone, are as blank as none.
  if (content.replace(/[\s\p{Cf}\u2800\u3164\uffa0]/gu, "") === "") return { refused: "thread/blank" };
  return [...content].length > MESSAGE_MAX_LENGTH ? { refused: "thread/too-long" } : { content };
}
