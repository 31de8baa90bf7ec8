import { ROOM_CODE_ALPHABET, ROOM_CODE_LENGTH } from "../../../schema/limits.ts";

export type CheckedCode = { code: string; problem?: never } | { code?: never; problem: string };

/** What was typed, as it stands in the field: upper case, no spaces, no longer than a code. */
export function tidyRoomCode(typed: string): string {
  return typed.replace(/[\s-]/g, "").toUpperCase().slice(0, ROOM_CODE_LENGTH);
}

/** The code that was typed, or what to look at again. */
export function checkRoomCode(typed: string): CheckedCode {
  const code = tidyRoomCode(typed);
  const strange = [...code].filter((sign) => !ROOM_CODE_ALPHABET.includes(sign));
  if (strange.length > 0) {
    const lookAlike = strange.some((sign) => "01OIL".includes(sign));
    const problem = lookAlike
      ? "Codes never have 0, O, 1, I or L in them. Please look at the code again."
      : "A code has only letters and digits.";
    return { problem };
  }
  if (code.length < ROOM_CODE_LENGTH) return { problem: `A code has ${ROOM_CODE_LENGTH} letters and digits.` };
  return { code };
}
