import { MESSAGE_MAX_LENGTH } from "../../../schema/limits.ts";

/** The number of characters left is shown from this number down. */
const COUNTER_FROM = 300;

/** The number of characters, counted as the server counts them: an emoji such as 🙂 is one. */
export const lengthOf = (text: string): number => [...text].length;

/**
 * The text of a draft as it is sent: trimmed and in NFC, as the server stores it. Both then count the same length, and
 * the longest message fits into a frame.
 */
export const textToSend = (draft: string): string => draft.trim().normalize("NFC");

export interface DraftState {
  maySend: boolean;
  /** How many characters are left, negative if it is too long. Null if it is far from the limit. */
  left: number | null;
}

/** A photo or voice note may be sent without a text. */
export function draftState(text: string, hasAttachment = false): DraftState {
  // Runs for every typed letter, so it counts exactly only near the limit.
  const left =
    text.length < MESSAGE_MAX_LENGTH - COUNTER_FROM
      ? COUNTER_FROM + 1
      : MESSAGE_MAX_LENGTH - lengthOf(textToSend(text));
  return {
    maySend: (hasAttachment || text.trim() !== "") && left >= 0,
    left: left > COUNTER_FROM ? null : left,
  };
}
