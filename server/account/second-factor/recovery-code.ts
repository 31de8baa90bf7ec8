import { randomInt } from "node:crypto";

const CODES = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;
/** People copy the codes by hand, so look-alikes (0 and o, 1, i and l) are left out. 12 characters are 58 bits. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

/** New recovery codes, as `k7mw-3xqa-p9rt`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, group).join("-"));

/** A typed code of the app without its spaces. Null if it is not six digits: then it may be a recovery code. */
export function asAppCode(typed: string): string | null {
  const digits = typed.replaceAll(" ", "");
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** A typed recovery code as it is stored, however its case, spaces and dashes were typed. */
export function asRecoveryCode(typed: string): string {
  const characters = typed.toLowerCase().replace(/[^a-z0-9]/g, "");
  return (characters.match(/.{1,4}/g) ?? []).join("-");
}
