import { z } from "zod";
import { endpoint, upload } from "../endpoint.ts";
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from "../image.ts";

/** The smallest image that is still sharp on a card, in pixels. */
export const EVENT_IMAGE_MIN_WIDTH = 640;
export const EVENT_IMAGE_MIN_HEIGHT = 360;

/** The widths that pages choose from, and the one that link previews show. */
export const eventImageVariants = ["320.webp", "640.webp", "1280.webp", "share.jpg"] as const;
export type EventImageVariant = (typeof eventImageVariants)[number];

/** The name of a stored image: when it was uploaded, in milliseconds since 1970, and random digits. */
export const eventImageName = z.string().regex(/^\d{13}-[0-9a-f]{24}$/);

export const uploadEventImage = endpoint("POST /api/event-images", "mentor", {
  summary:
    "Saves a picture for an event, cropped to 16:9, in several widths and without its metadata. One that no event shows is removed after a day.",
  body: upload({
    fields: z.strictObject({}),
    files: { image: { types: IMAGE_TYPES, maxBytes: IMAGE_MAX_BYTES } },
  }),
  output: z.strictObject({ imageName: z.string() }),
  limit: { name: "event-images", tries: 60, seconds: 3600, per: "account" },
  timeoutSeconds: 60,
});

export const readEventImage = endpoint("GET /api/event-images/:imageName/:variant", "anyone", {
  isImpersonal: true,
  kind: "file",
  fileTypes: ["image/webp", "image/jpeg"],
  cache: "immutable",
  summary: "An event's picture: WebP of 320, 640 or 1280 pixels in width, or a JPEG of 1200 x 630 for link previews.",
  params: z.strictObject({ imageName: eventImageName, variant: z.enum(eventImageVariants) }),
});
