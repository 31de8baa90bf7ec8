import { z } from "zod";
import { enterEmail, tooLong, wholeNumber } from "../field-text.ts";
import { type Helpline, helplineOf } from "../safety/helpline.ts";
import { translations } from "../scripture/translation.ts";
import { line, prose, title } from "../text.ts";
import { peopleOf } from "./person.ts";
import * as text from "./setting-field-text.ts";

export const COMMUNITY_NAME_MAX_LENGTH = 40;
export const TAGLINE_MAX_LENGTH = 120;
export const CONTACT_MESSAGE_MAX_LENGTH = 300;
export const CONTACT_URL_MAX_LENGTH = 300;
export const HELPLINES_MAX = 6;
export const HELPLINES_MAX_LENGTH = 800;
export const ORGANISATION_MAX_LENGTH = 120;
export const PEOPLE_MAX_LENGTH = 1_200;
export const SIGN_UPS_PER_HOUR_MAX = 100_000;
export const ROOMS_PER_HOUR_MAX = 10_000;

/** The lines of a text as helplines. Undefined if one of them is no name and number with a colon between them. */
export function helplinesOf(typed: string): Helpline[] | undefined {
  const lines = typed.split("\n").filter((each) => each.trim() !== "");
  const found = lines.map(helplineOf);
  const known = found.flatMap((each) => each ?? []);
  return known.length === found.length && known.length <= HELPLINES_MAX ? known : undefined;
}

/** The reverse of {@link helplinesOf}. */
export const helplineText = (lines: readonly Helpline[]): string =>
  lines.map(({ name, number, purpose }) => `${name}: ${number}${purpose ? `, ${purpose}` : ""}`).join("\n");

const numberUpTo = (max: number) => {
  const message = wholeNumber(1, max);
  return z.int(message).min(1, message).max(max, message);
};
const optional = (schema: z.ZodType<string>) => z.literal("").or(schema);

/**
 * What admins change while the server runs. Each is a text or a number; an empty text stands for none. Secrets, addresses and the
 * rules that protect minors are not here: only the operator of the server changes those.
 */
export const settingShape = {
  name: title(COMMUNITY_NAME_MAX_LENGTH),
  tagline: line({ min: 1, max: TAGLINE_MAX_LENGTH }),
  accentColour: z.string().regex(/^(#[0-9a-fA-F]{6})?$/, text.colour),
  contactUrl: optional(
    z.url({ protocol: /^https$/, error: text.secureLink }).max(CONTACT_URL_MAX_LENGTH, tooLong(CONTACT_URL_MAX_LENGTH)),
  ),
  contactMessage: prose({ min: 1, max: CONTACT_MESSAGE_MAX_LENGTH }),
  organisation: optional(line({ min: 1, max: ORGANISATION_MAX_LENGTH })),
  contactEmail: optional(z.email(enterEmail)),
  people: prose({ max: PEOPLE_MAX_LENGTH }).refine((typed) => peopleOf(typed) !== undefined, text.people),
  /** The server checks that it knows it. */
  timeZone: z.string().regex(/^[A-Z][\w+-]*(\/[\w+-]+)*$/i, text.timeZone),
  helplines: prose({ max: HELPLINES_MAX_LENGTH }).refine((typed) => helplinesOf(typed) !== undefined, text.helplines),
  safeguardingContact: optional(z.email(enterEmail)),
  eventManagers: z.enum(["admins", "mentors"]),
  translation: z.enum(translations),
  signUpsPerHour: numberUpTo(SIGN_UPS_PER_HOUR_MAX),
  roomsPerHour: numberUpTo(ROOMS_PER_HOUR_MAX),
} as const;

export type SettingKey = keyof typeof settingShape;
export const settingKeys = Object.keys(settingShape) as [SettingKey, ...SettingKey[]];
