import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { FULL_NAME_MAX_LENGTH, PHONE_MAX_LENGTH } from "../limits.ts";
import { line, personName, prose } from "../text.ts";
import { photoName } from "./photo-api.ts";
import { BIO_MAX_LENGTH, drawings, interests, LOCATION_MAX_LENGTH, spiritualLevels } from "./profile.ts";
import * as fieldText from "./profile-field-text.ts";

export const readName = endpoint("GET /api/profile/name", "member", {
  summary: "The caller's own name as others see it, or null if not set yet.",
  output: z.strictObject({ full_name: z.string().nullable() }),
});

export const saveName = endpoint("PUT /api/profile/name", "member", {
  summary: "Sets the caller's own name.",
  isForm: true,
  body: z.strictObject({ full_name: personName(FULL_NAME_MAX_LENGTH) }),
  output: z.strictObject({ full_name: z.string() }),
});

/** The error text of the field. */
export const BIRTH_DATE_FAULT = fieldText.birthDate;

const FIRST_ZONE_AHEAD_MS = 14 * 60 * 60 * 1000;
/** Today's date in the first time zone, UTC+14. */
const latestToday = () => new Date(Date.now() + FIRST_ZONE_AHEAD_MS).toISOString().slice(0, 10);

/** A date that is past in some time zone. The server checks that it is past in the community's time zone. */
export const birthDate = z.iso
  .date(BIRTH_DATE_FAULT)
  .refine((date) => date >= "1900-01-01" && date < latestToday(), { error: BIRTH_DATE_FAULT });

export const saveBirthDate = endpoint("PUT /api/profile/birth-date", "member", {
  summary: "Sets the caller's own birth date, once.",
  isForm: true,
  body: z.strictObject({ birth_date: birthDate }),
});

/** The name of a drawing, or of a photograph that the member has uploaded. Null if they have no picture. */
const avatar = z.enum(drawings).or(photoName).nullable();

/** A member's own profile. Nobody else gets it. */
export const profile = z.strictObject({
  full_name: z.string().nullable(),
  /** The account's. */
  email: z.string(),
  /** As E.164, "+2348031234567". */
  phone: z.string().nullable(),
  bio: z.string().nullable(),
  avatar,
  /** The address of the picture. */
  avatar_url: z.string().nullable(),
  date_of_birth: z.string().nullable(),
  location: z.string().nullable(),
  spiritual_level: z.enum(spiritualLevels).nullable(),
  interests: z.array(z.enum(interests)),
  /** Members see the day and the month of their birth. */
  shows_birthday: z.boolean(),
  /** They may upload a photograph and show their birthday. */
  is_confirmed_adult: z.boolean(),
});
export type Profile = z.infer<typeof profile>;

export const readProfile = endpoint("GET /api/profile", "member", {
  summary: "The caller's own profile.",
  output: profile,
});

export const saveDrawing = endpoint("PUT /api/profile/drawing", "member", {
  summary: "Sets a drawing as the caller's own picture. Needs a name first, because it stands beside it.",
  body: z.strictObject({ drawing: z.enum(drawings) }),
  output: z.strictObject({ avatar_url: z.string() }),
});

export const saveProfile = endpoint("PUT /api/profile", "member", {
  summary: "Saves the caller's own profile. A birth date can be set once.",
  isForm: true,
  limit: { name: "profile", tries: 120, seconds: 60 * 60, per: "account" },
  body: z.strictObject({
    full_name: personName(FULL_NAME_MAX_LENGTH),
    phone: line({ max: PHONE_MAX_LENGTH }),
    bio: prose({ max: BIO_MAX_LENGTH }),
    avatar,
    date_of_birth: birthDate.nullable(),
    location: line({ max: LOCATION_MAX_LENGTH }),
    spiritual_level: z.enum(spiritualLevels).nullable(),
    interests: z.array(z.enum(interests)).max(interests.length),
    shows_birthday: z.boolean(),
  }),
  output: profile,
});
