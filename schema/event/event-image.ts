// Apart from image-api.ts, so that pages load it without zod.
import type { EventImageVariant } from "./image-api.ts";

/** The address of an event's stored picture. */
export const eventImagePath = (imageName: string, variant: EventImageVariant): string =>
  `/api/event-images/${imageName}/${variant}`;
