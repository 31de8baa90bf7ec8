import { MESSAGE_MAX_LENGTH } from "../../schema/limits.ts";

/** How much room is left is told when it matters. */
const TOLD_FROM = 300;

/** Letters as people count them, and as the server does: a smiley is one. */
export const lengthOf = (text: string): number => [...text].length;

/** What is sent of a draft: as the server keeps it, so that both count the same, and composed letters fit into a frame. */
export const textOf = (draft: string): string => draft.trim().normalize("NFC");

export interface DraftState {
  maySend: boolean;
  /** What is told under the field; null while there is nothing to tell. */
  counter: string | null;
  isTooLong: boolean;
}

export function draftState(text: string): DraftState {
  // Counted exactly only near the end: every letter typed comes by here.
  const left =
    text.length < MESSAGE_MAX_LENGTH - TOLD_FROM ? TOLD_FROM + 1 : MESSAGE_MAX_LENGTH - lengthOf(textOf(text));
  const isTooLong = left < 0;
  return {
    maySend: text.trim() !== "" && !isTooLong,
    counter: left > TOLD_FROM ? null : isTooLong ? `${-left} too many` : `${left} left`,
    isTooLong,
  };
}
