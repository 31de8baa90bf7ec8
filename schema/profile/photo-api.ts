import { z } from "zod";
import { endpoint, upload } from "../endpoint.ts";
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from "../image.ts";

/** The smallest photograph that is still sharp on a profile, in pixels on each side. */
export const PHOTO_MIN_SIDE = 160;

/** Square, in two widths: for rows and for a profile. */
export const photoVariants = ["96.webp", "320.webp"] as const;
export type PhotoVariant = (typeof photoVariants)[number];

/** The name of a stored photograph: when it was uploaded, in milliseconds since 1970, and random digits. */
export const photoName = z.string().regex(/^\d{13}-[0-9a-f]{24}$/);

export const uploadPhoto = endpoint("POST /api/profile/photos", "member", {
  summary:
    "Saves a photograph for the caller's own profile, square and without its metadata. One that the profile does not show is removed after a day.",
  body: upload({
    fields: z.strictObject({}),
    files: { photo: { types: IMAGE_TYPES, maxBytes: IMAGE_MAX_BYTES } },
  }),
  output: z.strictObject({ photo: z.string() }),
  limit: { name: "profile-photos", tries: 30, seconds: 3600, per: "account" },
  timeoutSeconds: 60,
});

export const readPhoto = endpoint("GET /api/photos/:photo/:variant", "member", {
  kind: "file",
  fileTypes: ["image/webp"],
  cache: "private",
  summary: "A member's photograph as a square of 96 or 320 pixels.",
  params: z.strictObject({ photo: photoName, variant: z.enum(photoVariants) }),
});
