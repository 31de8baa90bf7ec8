import { z } from "zod";

/** The community's settings that every page may see. The server writes them into the page. */
export const communitySettings = z.strictObject({
  name: z.string(),
  tagline: z.string(),
  /** A CSS hex colour that replaces the amber, or null. */
  accentColour: z.string().nullable(),
  /** A URL of a logo image, or null for the drawn lamp. */
  logoUrl: z.string().nullable(),
  /** The link of "Contact Us", or null. */
  contactUrl: z.string().nullable(),
  /** The text that is filled in there, if the link supports it. */
  contactMessage: z.string(),
  passwordMinLength: z.number().int(),
  /** False if mails are saved on the server instead of being sent. */
  sendsMail: z.boolean(),
  timeZone: z.string(),
});
export type CommunitySettings = z.infer<typeof communitySettings>;
