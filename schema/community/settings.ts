import { z } from "zod";
import { helplines } from "../safety/helpline.ts";
import { translations } from "../scripture/translation.ts";
import { people } from "../setting/person.ts";

/** The community's settings that every page may see. The server writes them into the page. */
export const communitySettings = z.strictObject({
  name: z.string(),
  tagline: z.string(),
  /** A hex color that replaces amber as the accent, or null. */
  accentColour: z.string().nullable(),
  /** A URL of a logo image, or null for the drawn lamp. */
  logoUrl: z.string().nullable(),
  /** The link of "Contact Us", or null. */
  contactUrl: z.string().nullable(),
  /** The text that is filled in at that link, if it supports it. */
  contactMessage: z.string(),
  passwordMinLength: z.number().int(),
  /** False if emails are saved on the server instead of being sent. */
  sendsMail: z.boolean(),
  timeZone: z.string(),
  /** False if no language model is set up, so that nothing can be drafted. */
  draftsWithAi: z.boolean(),
  /** False in groups of adults (`DM_POLICY=open`), where nobody reads along. */
  isSafeguarded: z.boolean(),
  /** Who creates events: only admins, or everyone with a role. */
  eventManagers: z.enum(["admins", "mentors"]),
  /** In which visitors, and members who have chosen none, read the Bible. */
  translation: z.enum(translations),
  /** Whom to call in need. In the page itself, so that they are there without any request. */
  helplines,
  /** The church, school or group that runs the community and answers for its data, or null. */
  organisation: z.string().nullable(),
  /** Where anyone can write to about privacy, or null. */
  contactEmail: z.string().nullable(),
  /** Whom parents may turn to. */
  people,
});
export type CommunitySettings = z.infer<typeof communitySettings>;
