import type { ErrorCode } from "../../../schema/errors.ts";
import { MESSAGE_MAX_LENGTH } from "../../../schema/limits.ts";

/** Control characters but tab and line feed, lone surrogates, and marks that overturn the direction of what follows. */
const hidden = /(?![\n\t])\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/u;

/** Spaces that show nothing, such as a joiner alone, are as blank as none. */
const visible = /[^\s\p{Cf}\u2800\u3164\uffa0]/u;

/** THREAD-1: the words as they are kept, or why they are refused. */
export function messageText(typed: string): { readonly content: string } | { readonly refused: ErrorCode } {
  const content = typed.replaceAll("\r\n", "\n").trim().normalize("NFC");
  if (hidden.test(content)) return { refused: "thread/not-plain-text" };
  if (!visible.test(content)) return { refused: "thread/blank" };
  // Code points are counted only where there may be too many.
  const isTooLong = content.length > MESSAGE_MAX_LENGTH && [...content].length > MESSAGE_MAX_LENGTH;
  return isTooLong ? { refused: "thread/too-long" } : { content };
}
