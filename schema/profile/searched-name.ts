import { FULL_NAME_MAX_LENGTH, PEOPLE_SEARCH_MIN_LENGTH } from "../limits.ts";
import { line } from "../text.ts";
import { nameTooShort } from "./profile-field-text.ts";

/** SAFE-28: one letter would list most of the community. */
export const searchedName = line({ min: 1, max: FULL_NAME_MAX_LENGTH }).refine(
  (name) => name.length >= PEOPLE_SEARCH_MIN_LENGTH,
  { error: nameTooShort },
);
