import { z } from "zod";
import { type CallLimit, endpoint } from "../endpoint.ts";
import { NEWCOMERS_PER_PAGE } from "../limits.ts";
import { birthDate } from "../profile/api.ts";

const memberId = z.uuid();
const named = z.strictObject({ memberId, displayName: z.string() });
/** As 2010-03-14. */
const storedDate = z.string();
const confirming: CallLimit = { name: "age-confirmation", tries: 600, seconds: 60 * 60, per: "account" };

/** From 1. */
const page = z.coerce.number().int().min(1).max(10_000).default(1);

/** A member whose birth date waits for confirmation. */
const newcomer = z.strictObject({
  ...named.shape,
  birthDate: storedDate,
  /** When the member entered it, in milliseconds since 1970. */
  enteredAt: z.number(),
});
export type Newcomer = z.infer<typeof newcomer>;

const confirmedAge = z.strictObject({
  ...named.shape,
  /** Null if an operator has deleted it. */
  birthDate: storedDate.nullable(),
  /** Null if the account is gone. */
  confirmer: named.nullable(),
  confirmedAt: z.number(),
});
export type ConfirmedAge = z.infer<typeof confirmedAge>;

export const listNewcomers = endpoint("GET /api/safety/newcomers", "mentor", {
  summary: "A page of 20 members whose birth date waits for confirmation, oldest first. The access is recorded.",
  query: z.strictObject({ page }),
  output: z.strictObject({ newcomers: z.array(newcomer), total: z.int() }),
});

export const listConfirmedAges = endpoint("GET /api/safety/confirmed-ages", "mentor", {
  summary: "A page of 20 confirmed birth dates with who confirmed them, newest first. The access is recorded.",
  query: z.strictObject({ page }),
  output: z.strictObject({ confirmed: z.array(confirmedAge), total: z.int() }),
});

export const confirmAges = endpoint("POST /api/safety/confirmed-ages", "mentor", {
  summary: "Confirms the birth dates of members whom the caller knows. Dates that have changed since are left out.",
  limit: confirming,
  body: z.strictObject({
    members: z.array(z.strictObject({ memberId, birthDate })).min(1).max(NEWCOMERS_PER_PAGE),
  }),
  output: z.strictObject({ confirmed: z.array(memberId) }),
});

export const correctBirthDate = endpoint("PUT /api/safety/members/:memberId/birth-date", "admin", {
  isSensitive: true,
  summary: "Corrects a member's birth date, which then counts as confirmed.",
  limit: confirming,
  isForm: true,
  params: z.strictObject({ memberId }),
  body: z.strictObject({
    birth_date: birthDate,
    /** The date that the caller saw. The correction is refused if it has changed since. */
    seen: z.iso.date().nullable().optional(),
  }),
});
