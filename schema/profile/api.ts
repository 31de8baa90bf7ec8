import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { FULL_NAME_MAX_LENGTH } from "../limits.ts";
import { personName } from "../text.ts";

export const readName = endpoint({
  method: "GET",
  path: "/api/profile/name",
  caller: "member",
  summary: "The caller's own name as others see it in games, or null while it is not given.",
  output: z.strictObject({ full_name: z.string().nullable() }),
});

export const saveName = endpoint({
  method: "PUT",
  path: "/api/profile/name",
  caller: "member",
  summary: "Sets the caller's own name.",
  isForm: true,
  body: z.strictObject({ full_name: personName(FULL_NAME_MAX_LENGTH) }),
  output: z.strictObject({ full_name: z.string() }),
});

/** For the field's hint. */
export const BIRTH_DATE_FAULT = "Please enter a day in the past.";

const FIRST_ZONE_AHEAD_MS = 14 * 60 * 60 * 1000;
/** Today's date where the day begins first, at UTC+14. */
const latestToday = () => new Date(Date.now() + FIRST_ZONE_AHEAD_MS).toISOString().slice(0, 10);

/** A day that is over somewhere on earth; the server checks that it is over in the community's time zone. */
const birthDate = z.iso
  .date(BIRTH_DATE_FAULT)
  .refine((date) => date >= "1900-01-01" && date < latestToday(), { error: BIRTH_DATE_FAULT });

export const saveBirthDate = endpoint({
  method: "PUT",
  path: "/api/profile/birth-date",
  caller: "member",
  summary: "Sets the caller's own birth date, once.",
  isForm: true,
  body: z.strictObject({ birth_date: birthDate }),
  output: z.strictObject({ done: z.literal(true) }),
});

export const profileApi = { readName, saveName, saveBirthDate };
