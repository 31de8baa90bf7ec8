import type { EventImageVariant } from "./image-api.ts";

/** The address of a stored image, without the origin. Apart from the schemas, so that no page loads them for it. */
export const eventImagePath = (imageName: string, variant: EventImageVariant): string =>
  `/api/event-images/${imageName}/${variant}`;
