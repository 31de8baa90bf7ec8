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
  body: z.strictObject({ full_name: personName(FULL_NAME_MAX_LENGTH) }),
  output: z.strictObject({ full_name: z.string() }),
});

/** A day that somebody who can read this may have been born on. */
const birthDate = z.iso.date().refine((date) => date >= "1900-01-01" && date < new Date().toISOString().slice(0, 10), {
  error: "must be a day in the past",
});

export const saveBirthDate = endpoint({
  method: "PUT",
  path: "/api/profile/birth-date",
  caller: "member",
  summary: "Sets the caller's own birth date, once.",
  body: z.strictObject({ birth_date: birthDate }),
  output: z.strictObject({ done: z.literal(true) }),
});

export const profileApi = { readName, saveName, saveBirthDate };
