import { z } from "zod";
import { type CallLimit, endpoint } from "../endpoint.ts";
import { NEWCOMERS_PER_PAGE } from "../limits.ts";
import { namedMember, shownMember } from "../member/shown-member.ts";
import { birthDate } from "../profile/api.ts";
import { searchedName } from "../profile/searched-name.ts";

const HOUR = 60 * 60;

const memberId = z.uuid();
/** As 2010-03-14. */
const storedDate = z.string();
const confirming: CallLimit = { name: "age-confirmation", tries: 600, seconds: HOUR, per: "account" };

/** From 1. */
const page = z.coerce.number().int().min(1).max(10_000).default(1);

/** What a member’s own birth date says. */
const ageGroup = z.enum(["minor", "adult"]);
export type ClaimedAgeGroup = z.infer<typeof ageGroup>;

/** A member whose birth date waits for confirmation. */
const newcomer = z.strictObject({
  ...namedMember.shape,
  birthDate: storedDate,
  /** When the member entered it, in milliseconds since 1970. */
  enteredAt: z.number(),
  /** The mentors who have confirmed it, while that is not enough. */
  confirmers: z.array(namedMember),
});
export type Newcomer = z.infer<typeof newcomer>;

/** What a mentor sees of a member whose birth date waits for confirmation. */
const newcomerFound = shownMember.extend({
  /** When the member created the account, in milliseconds since 1970. */
  joinedAt: z.number(),
  ageGroup,
  /** The caller has confirmed it, and someone else has to do so as well. */
  isConfirmedByCaller: z.boolean(),
});
export type NewcomerFound = z.infer<typeof newcomerFound>;

const ageConfirmation = z.strictObject({
  confirmationId: z.uuid(),
  ...namedMember.shape,
  /** The date that was confirmed. */
  birthDate: storedDate,
  /** Null if the account is gone. */
  confirmer: namedMember.nullable(),
  isByMentor: z.boolean(),
  confirmedAt: z.number(),
  /** `counts`: the age is confirmed. `waiting`: someone else has to confirm it, too. `corrected`: the date is another now. */
  state: z.enum(["counts", "waiting", "undone", "corrected"]),
  /** Who undid it. Null unless somebody did, and if the account is gone. */
  undoneBy: namedMember.nullable(),
  canUndo: z.boolean(),
});
export type AgeConfirmation = z.infer<typeof ageConfirmation>;

export const listNewcomers = endpoint("GET /api/safety/newcomers", "guardian", {
  summary: "A page of 20 members whose birth date waits for confirmation, oldest first. The access is recorded.",
  query: z.strictObject({ page }),
  output: z.strictObject({ newcomers: z.array(newcomer), total: z.int() }),
});

export const findNewcomers = endpoint("GET /api/safety/newcomers/found", "mentor", {
  summary:
    "At most five members whose age waits for confirmation, by two or more letters of their name, without their birth dates. The access is recorded.",
  limit: { name: "newcomers", tries: 120, seconds: HOUR, per: "account" },
  query: z.strictObject({ name: searchedName }),
  output: z.strictObject({ newcomers: z.array(newcomerFound) }),
});

export const listAgeConfirmations = endpoint("GET /api/safety/confirmed-ages", "guardian", {
  summary: "A page of 10 confirmations with who confirmed whose birth date, newest first. The access is recorded.",
  query: z.strictObject({ page }),
  output: z.strictObject({ confirmations: z.array(ageConfirmation), total: z.int() }),
});

export const confirmAges = endpoint("POST /api/safety/confirmed-ages", "guardian", {
  summary: "Confirms the birth dates of members whom the caller knows. Dates that have changed since are left out.",
  limit: confirming,
  body: z.strictObject({
    members: z.array(z.strictObject({ memberId, birthDate })).min(1).max(NEWCOMERS_PER_PAGE),
  }),
  output: z.strictObject({ confirmed: z.array(memberId) }),
});

/**
 * `confirmed`: the age counts now, or did before. `waiting`: it counts once another mentor, a lead or an admin confirms it, too.
 * `changed`: the member’s birth date does not say this. `undone`: a lead or an admin has undone the caller’s confirmation.
 */
const confirmOutcome = z.enum(["confirmed", "waiting", "changed", "undone"]);
export type ConfirmOutcome = z.infer<typeof confirmOutcome>;

export const confirmAgeGroup = endpoint("POST /api/safety/members/:memberId/age-group", "mentor", {
  summary: "Confirms that a member whom the caller knows is a minor, as their birth date says, or an adult.",
  limit: { ...confirming, name: "age-group-confirmation", tries: 120 },
  params: z.strictObject({ memberId }),
  body: z.strictObject({ ageGroup }),
  output: z.strictObject({ outcome: confirmOutcome }),
});

export const undoAgeConfirmation = endpoint("DELETE /api/safety/confirmed-ages/:confirmationId", "guardian", {
  summary:
    "Undoes a mentor's confirmation. The member's age is unknown from then on, unless a lead or an admin confirmed it, too.",
  limit: confirming,
  params: z.strictObject({ confirmationId: z.uuid() }),
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
