import { MESSAGE_MAX_LENGTH } from "../../../schema/limits.ts";

/** The remaining length shows when it gets this small. */
const TOLD_FROM = 300;

/** Counts characters as people and the server do: a smiley is one. */
export const lengthOf = (text: string): number => [...text].length;

/** What is sent of a draft: as the server keeps it, so that both count the same, and composed letters fit into a frame. */
export const textOf = (draft: string): string => draft.trim().normalize("NFC");

export interface DraftState {
  maySend: boolean;
  /** The note under the field, or null. */
  counter: string | null;
  isTooLong: boolean;
}

export function draftState(text: string): DraftState {
  // Counts exactly only near the limit, because this runs for every typed letter.
  const left =
    text.length < MESSAGE_MAX_LENGTH - TOLD_FROM ? TOLD_FROM + 1 : MESSAGE_MAX_LENGTH - lengthOf(textOf(text));
  const isTooLong = left < 0;
  return {
    maySend: text.trim() !== "" && !isTooLong,
    counter: left > TOLD_FROM ? null : isTooLong ? `${-left} too many` : `${left} left`,
    isTooLong,
  };
}
