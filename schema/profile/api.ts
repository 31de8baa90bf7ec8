import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { FULL_NAME_MAX_LENGTH } from "../limits.ts";
import { personName } from "../text.ts";

export const readName = endpoint({
  method: "GET",
  path: "/api/profile/name",
  caller: "member",
  summary: "The caller's own name as others see it, or null if not set yet.",
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

/** The error text of the field. */
export const BIRTH_DATE_FAULT = "Please enter a day in the past.";

const FIRST_ZONE_AHEAD_MS = 14 * 60 * 60 * 1000;
/** Today's date in the first time zone, UTC+14. */
const latestToday = () => new Date(Date.now() + FIRST_ZONE_AHEAD_MS).toISOString().slice(0, 10);

/** A date that is past in some time zone. The server checks that it is past in the community's time zone. */
export const birthDate = z.iso
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
