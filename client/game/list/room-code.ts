import { ROOM_CODE_ALPHABET, ROOM_CODE_LENGTH } from "../../../schema/limits.ts";
import * as text from "./list-text.ts";

export type CheckedCode = { code: string; problem?: never } | { code?: never; problem: string };

/** Normalizes the text in the field: upper case, no spaces, not longer than a code. */
export function tidyRoomCode(typed: string): string {
  return typed.replace(/[\s-]/g, "").toUpperCase().slice(0, ROOM_CODE_LENGTH);
}

/** The code, or what is wrong with it. */
export function checkRoomCode(typed: string): CheckedCode {
  const code = tidyRoomCode(typed);
  const strange = [...code].filter((character) => !ROOM_CODE_ALPHABET.includes(character));
  if (strange.length > 0) {
    const lookAlike = strange.some((character) => "01OIL".includes(character));
    return { problem: lookAlike ? text.codeHasLookAlike : text.codeHasStrangeCharacter };
  }
  if (code.length < ROOM_CODE_LENGTH) return { problem: text.codeTooShort(ROOM_CODE_LENGTH) };
  return { code };
}
