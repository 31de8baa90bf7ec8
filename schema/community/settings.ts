import { z } from "zod";

/** What a community sets for itself and every page may know; written into the page that the server sends. */
export const communitySettings = z.strictObject({
  name: z.string(),
  tagline: z.string(),
  /** A CSS hex colour that replaces the amber, or null. */
  accentColour: z.string().nullable(),
  /** A URL of a logo image, or null for the drawn lamp. */
  logoUrl: z.string().nullable(),
  /** Where "Contact Us" leads, or null. */
  contactUrl: z.string().nullable(),
  /** What stands ready to be sent there, where the link can carry it. */
  contactMessage: z.string(),
  passwordMinLength: z.number().int(),
  /** False where mail is kept on the server instead of being sent. */
  sendsMail: z.boolean(),
  timeZone: z.string(),
});
export type CommunitySettings = z.infer<typeof communitySettings>;
