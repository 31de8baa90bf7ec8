import { randomInt } from "node:crypto";
import { REFERENCE_LENGTH, ROOM_CODE_ALPHABET } from "../../../schema/limits.ts";

/** A new reference of a registration: about 8 × 10¹¹ are possible, and a unique index refuses one that is taken. */
export const newReference = (): string =>
  Array.from({ length: REFERENCE_LENGTH }, () => ROOM_CODE_ALPHABET[randomInt(ROOM_CODE_ALPHABET.length)]).join("");
