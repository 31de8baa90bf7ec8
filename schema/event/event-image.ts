/** The variants of an event's picture: WebP in three widths, and a JPEG of 1200 x 630 for link previews. */
type Variant = "320.webp" | "640.webp" | "1280.webp" | "share.jpg";

/** The address of an event's stored picture. */
export const eventImagePath = (imageName: string, variant: Variant): string =>
  `/api/event-images/${imageName}/${variant}`;
