import { z } from "zod";
import { type CallLimit, endpoint } from "../endpoint.ts";
import { CONFESSION_MAX_LENGTH, CONFESSION_SLIP_LENGTH, CONFESSIONS_LISTED, ROOM_CODE_ALPHABET } from "../limits.ts";
import { shownRoles } from "../member/shown-member.ts";
import { contactKinds } from "../safety/flagged-api.ts";
import { prose } from "../text.ts";
import * as fieldText from "./engagement-field-text.ts";

const confessionId = z.uuid();
/** Of the community, as 2026-11-20. The time of day is stored nowhere. */
const date = z.string();

/**
 * ENGAGE-11: counted in the server's memory only. A stored count would keep a hash of the writer's address and the time. A
 * school may share one address.
 */
const writing: CallLimit = { name: "confession", tries: 40, seconds: 60 * 60, per: "address", isPerServer: true };
const reading: CallLimit = { name: "confession-slip", tries: 200, seconds: 60 * 60, per: "address", isPerServer: true };

const text = prose({ min: 1, max: CONFESSION_MAX_LENGTH });

const SLIP_FAULT = fieldText.slip(CONFESSION_SLIP_LENGTH);
const slipPattern = new RegExp(`^[${ROOM_CODE_ALPHABET}]{${CONFESSION_SLIP_LENGTH}}$`);
/** As it is typed: in small letters, or in groups. */
const slip = z
  .string()
  .max(60, SLIP_FAULT)
  .overwrite((typed) => typed.toUpperCase().replace(/[ \p{Pd}]/gu, ""))
  .regex(slipPattern, SLIP_FAULT);

export const confessionStates = ["waiting", "answered", "closed"] as const;
/** Its writer, and whoever has the slip, does not see it anymore. */
const keptStates = [...confessionStates, "withdrawn"] as const;

const words = z.strictObject({ author: z.enum(["writer", "leader"]), text: z.string(), writtenOn: date });

/** An entry, as its writer sees it. */
export const confessionView = z.strictObject({
  state: z.enum(confessionStates),
  /** Oldest first. */
  messages: z.array(words),
  /** It is deleted at the end of this day. */
  expiresOn: date,
});
export type ConfessionView = z.infer<typeof confessionView>;

export const sendConfession = endpoint("POST /api/confessions", "anyone", {
  summary: "Puts a confession into the box and replies with its slip. Nothing about the caller is read or stored.",
  isImpersonal: true,
  limit: writing,
  isForm: true,
  body: z.strictObject({
    /** Of `newRequestId`. The same id and text again mean the same entry and slip, after a lost reply. */
    requestId: z.string().regex(/^[\w-]{12}$/),
    text,
  }),
  output: z.strictObject({ slip: z.string(), expiresOn: date }),
});

export const readConfession = endpoint("POST /api/confessions/read", "anyone", {
  summary: "The entry with this slip. A POST, because addresses are kept in histories and logs.",
  isImpersonal: true,
  limit: reading,
  isForm: true,
  body: z.strictObject({ slip }),
  output: confessionView,
});

export const writeAgain = endpoint("POST /api/confessions/messages", "anyone", {
  summary: "Adds words to the entry with this slip, and opens it again if it was closed.",
  isImpersonal: true,
  limit: writing,
  isForm: true,
  body: z.strictObject({ slip, text }),
  output: confessionView,
});

export const withdrawConfession = endpoint("POST /api/confessions/withdrawal", "anyone", {
  summary: "Hides the entry with this slip from everyone who has it. Those who read the box keep it until it expires.",
  isImpersonal: true,
  limit: reading,
  body: z.strictObject({ slip }),
});

const listedConfession = z.strictObject({
  confessionId,
  state: z.enum(keptStates),
  /** The beginning of the writer's first words. */
  excerpt: z.string(),
  /** The writer's words contain contact data. */
  hasContact: z.boolean(),
  lastMessageOn: date,
});
export type ListedConfession = z.infer<typeof listedConfession>;

export const confessionFile = z.strictObject({
  confessionId,
  ...confessionView.shape,
  state: z.enum(keptStates),
  messages: z.array(
    z.strictObject({
      ...words.shape,
      /** Who answered. Null for the writer's words, and if the account is gone. */
      leaderName: z.string().nullable(),
      leaderRoles: shownRoles,
      contactKind: z.enum(contactKinds).nullable(),
    }),
  ),
});
export type ConfessionFile = z.infer<typeof confessionFile>;

/** How many messages the caller has seen. If there are more, nothing changes. */
const seen = z.int().min(1);
const handling: CallLimit = { name: "confession-care", tries: 600, seconds: 60 * 60, per: "account" };

export const listConfessions = endpoint("GET /api/safety/confessions", "guardian", {
  summary: `Up to ${CONFESSIONS_LISTED} entries: those that wait for an answer, longest first, or all others. The access is recorded.`,
  query: z.strictObject({ show: z.enum(["waiting", "others"]).default("waiting") }),
  output: z.strictObject({ confessions: z.array(listedConfession), total: z.int() }),
});

export const openConfession = endpoint("GET /api/safety/confessions/:confessionId", "guardian", {
  summary: "One entry of the Confession Box. The access is recorded.",
  params: z.strictObject({ confessionId }),
  output: confessionFile,
});

export const answerConfession = endpoint("POST /api/safety/confessions/:confessionId/messages", "guardian", {
  summary: "Answers an entry. Its writer reads the answer with the slip.",
  limit: handling,
  isForm: true,
  params: z.strictObject({ confessionId }),
  body: z.strictObject({ text, seen }),
  output: confessionFile,
});

export const closeConfession = endpoint("POST /api/safety/confessions/:confessionId/close", "guardian", {
  summary: "Closes an entry. Its writer can still read it, and opens it again by writing.",
  limit: handling,
  params: z.strictObject({ confessionId }),
  body: z.strictObject({ seen }),
  output: confessionFile,
});
